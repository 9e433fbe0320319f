"""What the expansions hide stays hidden: hidden parts are dealt anew (FIST-6, GBH-2, Q-118)."""

from collections.abc import Callable
from typing import Any

import pytest

from saddlebag import Table
from saddlebag.kernel.contract_outlook import Dice, observers
from saddlebag.kernel.contract_secrets import check_hiding, check_secret_answers
from tests.western_legends.bandit_scene import before, met
from tests.western_legends.fights import end_turn, facing, scene
from tests.western_legends.seen import asked, last, say

DEPTH = 6
SLEUTH: dict[str, Any] = {"characters": {0: "allan_pinkerton"}, "lp": {0: 5}}
JUDGE: dict[str, Any] = {"characters": {0: "judge_roy_bean"}, "lp": {0: 5}}
JUDGE |= {"good_bad_handsome": True}
HELD = ["5_clubs", "5_hearts", "k_hearts"]


def questioned(*answers: str) -> Table:
    """Seat 0 has asked to see the hand of seat 1."""
    opened = facing(["2_clubs"], HELD, fistful_of_extras=True, **SLEUTH)
    return say(opened, "question:1", *answers)


def shown_by_guard(*answers: str | tuple[int, str]) -> Table:
    """The guard picks for the Judge to see."""
    deck = ["fight_8", "fight_2", "fight_4"]
    told: dict[str, Any] = {"places": {0: "darkrock_bank"}, "hands": {0: ["k_clubs", "5_clubs"]}}
    return say(scene(fight_deck=deck, **told, **JUDGE), "heist", *answers)


def legendary_to_come() -> Table:
    """A story that pays with a legendary item is about to end."""
    stories = ("insult_at_the_trough", "the_schoolhouse_fund")
    discs = ((0, 1, 2), ())
    return end_turn(scene(stories=stories, discs=discs, good_bad_handsome=True))


POSITIONS: dict[str, Callable[[], Table]] = {
    "name_rank": questioned,
    "rank_named": lambda: questioned("rank:5"),
    "npc_card_to_show": shown_by_guard,
    "npc_card_shown": lambda: shown_by_guard((2, "fight_8")),
    "bandit_deck": lambda: before("robber", 1, ["10_hearts"], ["fight_3", "fight_2"]),
    "bandit_shows_first": lambda: met("fugitive", 2, ["10_hearts", "3_clubs"], ["fight_3"]),
    "random_card": lambda: met("gambler", 2, ["10_hearts", "3_clubs"], ["fight_3"]),
    "legendary_stack": legendary_to_come,
}


@pytest.mark.parametrize("position", POSITIONS)
def test_two_worlds_that_differ_in_what_is_hidden_look_alike(position: str) -> None:
    """WL FIST-6, FIST-7, GBH-2, Q-98, Q-118"""
    opened = POSITIONS[position]()
    for seat in observers(opened):
        for number in range(3):
            check_hiding(opened, seat, Dice(f"{position} {seat} {number}"), DEPTH)


@pytest.mark.parametrize("position", ["npc_card_to_show", "bandit_shows_first"])
def test_nobody_can_tell_what_else_could_have_been_shown(position: str) -> None:
    """WL Q-134"""
    opened = POSITIONS[position]()
    assert [ask.key for ask in opened.asks] == ["npc_card"]
    check_secret_answers(opened, Dice(position), DEPTH)


def test_the_next_legendary_item_is_chance_in_every_world() -> None:
    """WL GBH-2, Q-144"""
    opened = legendary_to_come()
    assert opened.view(None)["legendary"] > 1
    assert asked(opened)[1] == "legendary_item"
    drawn = last(opened, "legendary_drawn")
    assert drawn == last(opened, "legendary_drawn", 1) and drawn["item"]
