"""Jokers put down in a fight: named at the reveal (FIST-4, Q-78, Q-135, Q-136)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.zones import DISCARD, PLAYED
from tests.western_legends.fights import (
    BANK,
    HIDEOUT,
    before_bandit,
    facing,
    let_pass,
    mat,
    scene,
    sheriff_comes,
)
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west, why_not

RED, BLACK = "joker_red", "joker_black"
FIST: dict[str, Any] = {"fistful_of_extras": True}


def revealed(mine: list[str], theirs: str, **told: Any) -> Table:
    """Seat 0 has put down the red Joker against this card; both are turned up."""
    opened = facing([RED, *mine], [theirs], **FIST, **told)
    return say(opened, "duel:1", RED, "fight", theirs)


def test_a_joker_is_named_after_the_reveal_as_a_card_in_hand() -> None:
    """WL Q-78, FIST-4"""
    opened = revealed(["5_clubs", "k_clubs"], "q_hearts")
    assert asked(opened) == (0, "copy")
    assert options(opened) == [f"{RED}:as:5_clubs", f"{RED}:as:k_clubs"]
    assert why_not(opened, "pass") == ("compulsory", {}, "WL Q-78")
    say(opened, f"{RED}:as:k_clubs")
    assert west(opened).fight is not None
    let_pass(opened)
    assert last(opened, "compared")["values"] == [13, 12]
    assert hand(opened, 0) == ["5_clubs", "k_clubs"] and RED in names(opened, DISCARD)


def test_until_the_copy_is_named_a_joker_has_no_rank() -> None:
    """WL FIST-3"""
    opened = revealed(["k_clubs"], "q_hearts")
    fight = opened.view(None)["fight"]
    assert (fight["ranks"], fight["values"], fight["copied"]) == ([0, 12], [], ["", ""])
    fight = say(opened, f"{RED}:as:k_clubs").view(None)["fight"]
    assert (fight["ranks"], fight["values"], fight["copied"]) == (
        [13, 12],
        [13, 12],
        ["k_clubs", ""],
    )
    assert fight["shown"] == [RED, "q_hearts"]


def test_the_copied_card_is_known_to_all_afterwards() -> None:
    """WL FIST-4"""
    opened = say(revealed(["5_clubs", "k_clubs"], "q_hearts"), f"{RED}:as:k_clubs")
    assert opened.view(2)["players"][0]["hand"]["known"] == ["k_clubs"]
    copied = {"event": "copied", "seat": 0, "card": RED, "original": "k_clubs"}
    assert told(opened, "copied", 2) == [copied]


def test_before_the_reveal_nobody_else_sees_that_it_is_a_joker() -> None:
    """WL Q-78: it is laid face down like any card."""
    opened = facing([RED, "k_clubs"], ["q_hearts"], **FIST)
    say(opened, "duel:1", RED)
    assert opened.view(1)["players"][0]["played"] == [None]
    assert "card" not in last(opened, "put_down", 1)


def test_a_joker_has_the_bonus_of_what_it_copies() -> None:
    """WL Q-78: rank, suit and text."""
    opened = say(revealed(["j_hearts"], "q_hearts", wounds={0: 1}), f"{RED}:as:j_hearts")
    assert mat(opened, 0, "wounds") == (0,)
    assert last(opened, "bonus") == {
        "event": "bonus",
        "player": 0,
        "card": "j_hearts",
        "effect": "cancel_wounds",
    }


def test_a_copied_wallop_pays_its_winner_against_an_npc() -> None:
    """WL Q-78, FIGHT-9"""
    opened = before_bandit([RED, "8_clubs"], ["fight_3", "fight_2"], **FIST)
    say(opened, f"ride:{HIDEOUT}", (0, RED), (2, "fight_3"), f"{RED}:as:8_clubs")
    let_pass(opened, "react")
    say(opened, "lp:1")
    assert [line["cause"] for line in told(opened, "money")] == ["8_clubs"]


def test_a_copied_shootout_voids_the_fight() -> None:
    """WL Q-78, Q-29: the Joker is discarded, the Shootout is still in hand."""
    opened = say(revealed(["8_hearts"], "q_hearts"), f"{RED}:as:8_hearts", "restart")
    assert last(opened, "restarted")["cause"] == "8_hearts"
    assert names(opened, DISCARD)[:2] == ["q_hearts", RED] and hand(opened, 0) == ["8_hearts"]
    fight = west(opened).fight
    assert fight is not None and fight.copied == ["", ""]


def test_both_sides_name_their_jokers_the_active_side_first() -> None:
    """WL Q-78, FIGHT-9"""
    opened = facing([RED, "5_clubs"], [BLACK, "4_clubs"], **FIST)
    say(opened, "duel:1", RED, "fight", BLACK)
    assert asked(opened) == (0, "copy")
    say(opened, f"{RED}:as:5_clubs")
    assert asked(opened) == (1, "copy") and options(opened) == [f"{BLACK}:as:4_clubs"]
    let_pass(say(opened, f"{BLACK}:as:4_clubs"))
    assert last(opened, "compared")["values"] == [5, 4]


# ---- a hand of Jokers alone


def test_with_jokers_alone_nobody_declares_a_fight() -> None:
    """WL Q-78, Q-03"""
    opened = facing([RED, BLACK], ["q_hearts"], **FIST)
    why = ("no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03")
    assert why_not(opened, "duel:1") == why
    bank = scene(places={0: BANK}, hands={0: [RED]}, **FIST)
    assert "heist" not in options(bank) and why_not(bank, "heist") == why


def test_with_jokers_alone_a_target_can_only_decline() -> None:
    """WL Q-136: asked like everybody, so that nobody else can tell why."""
    opened = say(facing(["q_hearts"], [RED, BLACK], **FIST), "duel:1", "q_hearts")
    assert asked(opened) == (1, "defend") and options(opened) == ["decline"]
    why = ("no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-136")
    assert why_not(opened, "fight") == why and why_not(opened, "pass")[0] == "say_decline"
    say(opened, "decline")
    assert last(opened, "fight_won")["how"] == "declined"
    assert opened.view(0)["players"][1]["hand"]["known"] == []


def test_with_a_card_beside_the_joker_a_target_may_fight() -> None:
    """WL Q-136"""
    opened = say(facing(["q_hearts"], [RED, "2_clubs"], **FIST), "duel:1", "q_hearts")
    assert options(opened) == ["fight", "decline"]


def test_with_jokers_alone_the_sheriff_can_only_be_let_arrest() -> None:
    """WL Q-136, Q-05"""
    opened = sheriff_comes({1: 1}, {1: [RED, "2_clubs"]}, **FIST)
    say(opened, (1, "2_clubs"))
    assert asked(opened) == (1, "stand") and options(opened) == ["decline"]


def test_with_jokers_alone_a_bandit_wins_and_they_are_shown() -> None:
    """WL Q-78, Q-05: they stay in hand."""
    opened = before_bandit([RED, BLACK], ["fight_3", "fight_2"], **FIST)
    say(opened, f"ride:{HIDEOUT}")
    assert last(opened, "jokers_alone")["cards"] == [RED, BLACK]
    assert last(opened, "fight_won")["how"] == "no_card" and mat(opened, 0, "wounds") == (1,)
    assert {RED, BLACK} <= set(hand(opened, 0))
    assert set(opened.view(2)["players"][0]["hand"]["known"]) == {RED, BLACK}


# ---- the copied card is gone


def annie_takes(mine: list[str], theirs: list[str], side: int) -> Table:
    """The older printing: Annie Oakley demands a card of the other side after cards are down."""
    people = {side: "annie_oakley", 1 - side: "bass_reeves"}
    lp = {side: 5}
    return facing(mine, theirs, characters=people, lp=lp, start_effects="after", **FIST)


def test_an_attacker_whose_original_is_gone_has_no_card() -> None:
    """WL Q-135, Q-03: no reveal, and the target keeps its card."""
    opened = annie_takes([RED, "k_clubs"], ["q_hearts"], 1)
    say(opened, "duel:1", RED, "fight", "q_hearts", "discard:k_clubs")
    assert not told(opened, "revealed") and last(opened, "jokers_alone")["cards"] == [RED]
    assert (last(opened, "no_card")["player"], last(opened, "fight_won")["winner"]) == (0, 1)
    assert hand(opened, 1) == ["q_hearts"] and not names(opened, PLAYED[1])
    assert opened.view(0)["players"][1]["hand"]["known"] == []


def test_a_target_whose_original_is_gone_has_declined() -> None:
    """WL Q-135, Q-04"""
    opened = annie_takes(["q_hearts"], [RED, BLACK, "k_clubs"], 0)
    say(opened, "duel:1", "q_hearts", "fight", RED, "discard:k_clubs")
    assert last(opened, "jokers_alone")["cards"] == [RED, BLACK]
    assert (last(opened, "no_card")["player"], last(opened, "fight_won")["winner"]) == (1, 0)


@pytest.mark.parametrize("kept", ["5_clubs", "k_clubs"])
def test_with_another_card_left_the_joker_copies_that(kept: str) -> None:
    """WL Q-135"""
    opened = annie_takes([RED, "5_clubs", "k_clubs"], ["q_hearts"], 1)
    gone = "k_clubs" if kept == "5_clubs" else "5_clubs"
    say(opened, "duel:1", RED, "fight", "q_hearts", f"discard:{gone}")
    assert options(opened) == [f"{RED}:as:{kept}"]
