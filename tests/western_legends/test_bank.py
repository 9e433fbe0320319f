"""Selling nuggets at the Bank (BANK)."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, told, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")


def client(nuggets: int, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 at the Bank."""
    return table(places={0: "darkrock_bank"}, nuggets={0: nuggets}, stories=stories, **scene)


def deposits(opened: Table) -> list[str]:
    return [answer for answer in options(opened) if answer.startswith("deposit")]


@pytest.mark.parametrize("sold", [1, 2, 3, 4])
def test_each_nugget_sold_is_twenty_dollars_and_a_point(sold: int) -> None:
    """WL BANK-1, LOC-1"""
    opened = say(client(4), f"deposit:{sold}")
    s = west(opened)
    assert (s.nuggets[0], s.money[0], s.lp[0]) == (4 - sold, 20 * sold, sold)
    assert s.actions == 2
    assert last(opened, "deposited")["nuggets"] == sold


def test_any_number_may_be_sold() -> None:
    """WL BANK-1"""
    assert deposits(client(3)) == ["deposit:3", "deposit:2", "deposit:1"]
    poor = ("not_enough_nuggets", {"has": 3, "needs": 4}, "WL BANK-1")
    assert why_not(client(3), "deposit:4") == poor


def test_points_are_gained_though_the_wallet_is_full() -> None:
    """WL BANK-2"""
    opened = say(client(4, money=100), "deposit:4")
    assert (west(opened).money[0], west(opened).lp[0]) == (120, 4)


def test_without_a_nugget_nothing_is_offered() -> None:
    """WL Q-40"""
    opened = client(0, hands={0: ["9_spades"]})
    assert deposits(opened) == []
    assert why_not(opened, "deposit") == ("no_nuggets", {}, "WL Q-40")


def test_the_bank_is_nowhere_else() -> None:
    """WL LOC-1"""
    opened = table(places={0: "spikes_view_mine"}, nuggets=2, stories=QUIET)
    values = {"space": "spikes_view_mine", "needs": "bank"}
    assert why_not(opened, "deposit") == ("not_here", values, "WL LOC-1")


def test_fools_gold_may_stand_in_for_a_nugget() -> None:
    """WL Q-41, BANK-1: the card is discarded, the nugget stays."""
    opened = client(1, hands={0: ["10_clubs", "9_spades"]})
    assert deposits(opened) == ["deposit:1", "deposit:1+10_clubs", "deposit:0+10_clubs"]
    say(opened, "deposit:0+10_clubs")
    assert (west(opened).nuggets[0], west(opened).money[0], west(opened).lp[0]) == (1, 20, 1)
    assert hand(opened, 0) == ["9_spades"]
    assert told(opened, "discarded")[0]["cards"] == ["10_clubs"]


def test_both_cards_of_fools_gold_may_be_sold_at_once() -> None:
    """WL Q-41"""
    opened = client(0, hands={0: ["10_spades", "10_clubs"]})
    assert len(deposits(opened)) == 3
    say(opened, "deposit:0+10_clubs+10_spades")
    assert (west(opened).money[0], west(opened).lp[0], hand(opened, 0)) == (40, 2, [])


def test_two_nuggets_of_one_deposit_meet_a_trigger_fools_gold_included() -> None:
    """WL STORY-2, BANK-1, Q-41"""
    stories = ("the_widow", "the_cruel_wastes")
    assert asked(say(client(2, stories), "deposit:2")) == (0, "disc")
    assert asked(say(client(2, stories), "deposit:1")) == (0, "act")
    fake = client(1, stories, hands={0: ["10_clubs"]})
    assert asked(say(fake, "deposit:1+10_clubs")) == (0, "disc")


def test_selling_a_nugget_is_no_gain_of_one() -> None:
    """WL Q-41, STORY-2"""
    opened = client(1, ("ghost_mine", "the_cruel_wastes"), hands={0: ["10_clubs"]})
    assert asked(say(opened, "deposit:0+10_clubs")) == (0, "act")


def test_a_sale_of_two_is_two_points_of_one_action() -> None:
    """WL STORY-13, BANK-1"""
    opened = client(2, ("blood_money", "the_cruel_wastes"))
    assert asked(say(opened, "deposit:2")) == (0, "disc")


def test_goals_count_what_is_sold_fools_gold_included() -> None:
    """WL GOAL-3, BANK-1"""
    goal = "yb_rowdy_gold_for_the_march"  # four nuggets
    who: dict[str, Any] = {
        "characters": {0: "yb_rowdy"},
        "goals": {0: [goal]},
        "hands": {0: ["10_clubs"]},
    }
    assert f"goal:{goal}" in options(say(client(3, **who), "deposit:3+10_clubs"))
    assert f"goal:{goal}" not in options(say(client(3, **who), "deposit:3"))
