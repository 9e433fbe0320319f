"""Nobody can tell a Joker from another card before it is shown (FIST-4, Q-78, Q-136)."""

from collections.abc import Callable
from typing import Any

import pytest

from saddlebag import Table
from saddlebag.kernel.contract_outlook import Dice, observers
from saddlebag.kernel.contract_secrets import (
    check_hiding,
    check_secret_answers,
    check_undo_tells_nothing,
)
from tests.western_legends.fights import facing, sheriff_comes
from tests.western_legends.poker_scene import among_players
from tests.western_legends.seen import asked, say

RED, BLACK = "joker_red", "joker_black"
FIST: dict[str, Any] = {"fistful_of_extras": True}
DEPTH = 6


def duel(mine: list[str], theirs: list[str], *answers: str, **told: Any) -> Table:
    return say(facing(mine, theirs, **FIST, **told), "duel:1", *answers)


def steady_aim() -> Table:
    """The older printing: a Joker is down, and its original may be taken."""
    people = {0: "bass_reeves", 1: "annie_oakley"}
    scene: dict[str, Any] = {"characters": people, "lp": {1: 5}, "start_effects": "after"}
    return duel([RED, "k_clubs"], ["q_hearts"], RED, "fight", "q_hearts", **scene)


def poker() -> Table:
    """Three at the Saloon; one of them holds Jokers alone."""
    hands = {0: [RED, "k_clubs"], 1: ["q_clubs", "8_clubs"], 2: []}
    drawn = ["3_spades", "4_spades", BLACK]
    return among_players(hands, drawn, "jh 9s 6d", **FIST)


POSITIONS: dict[str, Callable[[], Table]] = {
    "fight_card": lambda: duel([RED, "k_clubs", "5_clubs"], [BLACK, "q_hearts"]),
    "defend": lambda: duel([RED, "k_clubs", "5_clubs"], [BLACK, "q_hearts"], RED),
    "decline": lambda: duel(["k_clubs", "5_clubs"], [BLACK, RED], "k_clubs"),
    "stand": lambda: say(sheriff_comes({1: 1}, {1: [RED, "2_clubs"]}, **FIST), (1, "2_clubs")),
    "react": lambda: duel(["k_clubs", RED], [BLACK, "q_hearts"], "k_clubs", "fight", "q_hearts"),
    "copy": lambda: duel([RED, "k_clubs", "6_clubs"], [BLACK, "5_clubs"], RED, "fight", BLACK),
    "steady_aim": steady_aim,
    "poker_pick": poker,
}


@pytest.mark.parametrize("position", POSITIONS)
def test_two_worlds_that_differ_in_jokers_look_alike(position: str) -> None:
    """WL Q-78, Q-136"""
    opened = POSITIONS[position]()
    for seat in observers(opened):
        for number in range(3):
            check_hiding(opened, seat, Dice(f"{position} {seat} {number}"), DEPTH)


@pytest.mark.parametrize("position", ["fight_card", "poker_pick"])
def test_nobody_can_tell_a_joker_that_is_put_down(position: str) -> None:
    """WL Q-78"""
    opened = POSITIONS[position]()
    assert check_secret_answers(opened, Dice(position), DEPTH)
    for ask in opened.asks:
        check_undo_tells_nothing(opened, ask)


def test_a_hand_of_jokers_alone_is_asked_like_any_other() -> None:
    """WL Q-136: what others see of the question is the same."""
    jokers, others = (
        POSITIONS["decline"](),
        duel(["k_clubs", "5_clubs"], ["2_clubs", "3_clubs"], "k_clubs"),
    )
    assert asked(jokers) == asked(others) == (1, "defend")
    assert jokers.view(2)["asks"] == others.view(2)["asks"]
