"""The Doctor's Office (HEAL)."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")


def patient(wounds: int, money: int, stories: tuple[str, ...] = QUIET, **more: Any) -> Table:
    """Seat 0 in front of the doctor."""
    place = {0: "red_falls_doctor"}
    return table(places=place, wounds={0: wounds}, money={0: money}, stories=stories, **more)


@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_ten_dollars_heal_all_wounds_and_bring_a_card_for_each(wounds: int) -> None:
    """WL HEAL-1, WOUND-4"""
    opened = say(patient(wounds, 30), "heal")
    assert (west(opened).wounds[0], west(opened).money[0]) == (0, 20)
    assert len(hand(opened, 0)) == wounds and west(opened).actions == 2


def test_a_visit_is_told_with_its_price() -> None:
    """WL HEAL-1"""
    opened = say(patient(2, 30), "heal")
    assert last(opened, "treated") == {"event": "treated", "seat": 0, "wounds": 2, "price": 10}
    assert last(opened, "drew", 0)["cause"] == "heal"


def test_the_doctor_wants_to_be_paid() -> None:
    """WL HEAL-1, Q-40, Q-96"""
    opened = patient(1, 0)
    assert "heal" not in options(opened)
    assert why_not(opened, "heal") == ("not_enough_money", {"has": 0, "needs": 10}, "WL HEAL-1")


def test_the_doctor_has_nothing_to_do_for_the_unhurt() -> None:
    """WL Q-40"""
    assert why_not(patient(0, 50), "heal") == ("no_wounds", {}, "WL Q-40")


def test_the_doctor_is_nowhere_else() -> None:
    """WL LOC-1"""
    opened = table(places={0: "darkrock_bank"}, wounds=1, money=50, stories=QUIET)
    values = {"space": "darkrock_bank", "needs": "doctor"}
    assert why_not(opened, "heal") == ("not_here", values, "WL LOC-1")


def test_healing_meets_the_trigger_of_a_lost_wound() -> None:
    """WL HEAL-1, STORY-2"""
    opened = say(patient(1, 10, ("snake_oil_salesman", "the_cruel_wastes")), "heal")
    assert asked(opened) == (0, "disc")


def test_a_cheap_doctor_takes_no_action_but_ten_dollars_a_wound() -> None:
    """WL HEAL-1 with cheap_doctor"""
    opened = patient(3, 20, cheap_doctor=True)
    assert [it for it in options(opened) if it.startswith("heal")] == ["heal:1", "heal:2"]
    assert why_not(opened, "heal:3")[:2] == ("not_enough_money", {"has": 20, "needs": 30})
    say(opened, "heal:2")
    assert (west(opened).wounds[0], west(opened).money[0], west(opened).actions) == (1, 0, 3)
    assert len(hand(opened, 0)) == 2


def test_a_cheap_doctor_still_works_when_no_action_is_left() -> None:
    """WL HEAL-1 with cheap_doctor"""
    opened = say(patient(1, 50, cheap_doctor=True), "work", "work", "work")
    assert asked(opened) == (0, "act") and options(opened) == ["heal:1", "end"]
    say(opened, "heal:1")
    assert west(opened).wounds[0] == 0 and west(opened).turn == 1
