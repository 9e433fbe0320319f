"""Revelling at the Cabaret (REVEL)."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, options, say, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")


def guest(money: int, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 at the Cabaret."""
    return table(places={0: "red_falls_cabaret"}, money={0: money}, stories=stories, **scene)


def revels(opened: Table) -> list[str]:
    return [answer for answer in options(opened) if answer.startswith("revel")]


@pytest.mark.parametrize(("price", "lp"), [(30, 1), (60, 2), (90, 3), (120, 4)])
def test_thirty_dollars_are_one_point(price: int, lp: int) -> None:
    """WL REVEL-1, EX-18"""
    opened = say(guest(120), f"revel:{price}")
    assert (west(opened).money[0], west(opened).lp[0]) == (120 - price, lp)
    assert west(opened).actions == 2
    told = {"event": "revelled", "seat": 0, "price": price, "lp": lp}
    assert last(opened, "revelled") == told


@pytest.mark.parametrize(("money", "rounds"), [(0, 0), (20, 0), (30, 1), (80, 2), (110, 3)])
def test_only_what_can_be_paid_is_offered(money: int, rounds: int) -> None:
    """WL REVEL-1, Q-40"""
    assert revels(guest(money)) == ["revel:30", "revel:60", "revel:90"][:rounds]


def test_too_little_money_is_told_with_its_numbers() -> None:
    """WL REVEL-1, Q-96"""
    opened = guest(50)
    poor = ("not_enough_money", {"has": 50, "needs": 60}, "WL REVEL-1")
    assert why_not(opened, "revel:60") == poor
    assert why_not(guest(20), "revel")[:2] == ("not_enough_money", {"has": 20, "needs": 30})


def test_the_cabaret_is_nowhere_else() -> None:
    """WL LOC-1"""
    opened = table(places={0: "darkrock_bank"}, money=120, stories=QUIET)
    values = {"space": "darkrock_bank", "needs": "cabaret"}
    assert why_not(opened, "revel") == ("not_here", values, "WL LOC-1")


def test_a_revel_may_be_followed_by_another() -> None:
    """WL TURN-7, REVEL-1"""
    opened = say(guest(120), "revel:60", "revel:60")
    assert west(opened).lp[0] == 4 and west(opened).actions == 1


def test_two_points_of_one_revel_meet_a_trigger_and_one_does_not() -> None:
    """WL STORY-13, REVEL-1"""
    stories = ("blood_money", "the_cruel_wastes")
    assert asked(say(guest(60, stories), "revel:60")) == (0, "disc")
    assert asked(say(guest(60, stories), "revel:30")) == (0, "act")


def test_eighty_dollars_spent_in_town_meet_a_trigger() -> None:
    """WL STORY-2, REVEL-1"""
    stories = ("spit_shined_and_proper", "the_cruel_wastes")
    assert asked(say(guest(90, stories), "revel:90")) == (0, "disc")
    assert asked(say(guest(90, stories), "revel:60")) == (0, "act")


def test_a_tired_crowd_cheers_for_two_rounds_at_most() -> None:
    """WL REVEL-1 with tired_crowd"""
    opened = guest(120, tired_crowd=True, more={"revelled": 1})
    assert revels(opened) == ["revel:30", "revel:60"]
    assert why_not(opened, "revel:90") == ("tired_crowd", {"most": 60}, "WL REVEL-1")
    assert len(revels(guest(120, more={"revelled": 1}))) == 4


def test_a_crowd_is_tired_on_the_next_turn_and_fresh_on_the_one_after() -> None:
    """WL REVEL-1 with tired_crowd"""
    opened = say(guest(120, tired_crowd=True), "revel:30")
    assert len(revels(opened)) == 3  # the same turn is not the turn before
    say(opened, "end", "money", "end", "money", "end", "money")
    assert len(revels(opened)) == 2
    say(opened, "end", "money", "end", "money", "end", "money")
    assert len(revels(opened)) == 4


def test_goals_count_the_points_of_one_revel() -> None:
    """WL GOAL-3, REVEL-1"""
    goal = "wild_bill_hickok_called_back_for_more"  # two points
    who: dict[str, Any] = {"characters": {0: "wild_bill_hickok"}, "goals": {0: [goal]}}
    assert f"goal:{goal}" in options(say(guest(60, **who), "revel:60"))
    assert f"goal:{goal}" not in options(say(guest(60, **who), "revel:30", "revel:30"))
