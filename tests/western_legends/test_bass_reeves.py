"""Bass Reeves, Patient Lawman."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import TURN_START
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, west


def morning(lp: int, **scene: Any) -> Table:
    """Bass Reeves begins his turn."""
    return table(turn=1, phase=TURN_START, lp={1: lp}, deck=["9_spades"], **scene)


def test_he_draws_a_card_before_his_income() -> None:
    """WL CHAR-5, TURN-3, EX-1"""
    opened = morning(lp=5)
    assert hand(opened, 1) == ["9_spades"]
    assert (last(opened, "drew")["cause"], asked(opened)) == ("patient_lawman", (1, "income"))


@pytest.mark.parametrize("lp", [0, 4])
def test_he_draws_nothing_before_five_points(lp: int) -> None:
    """WL CHAR-2"""
    opened = morning(lp=lp)
    assert (hand(opened, 1), asked(opened)) == ([], (1, "income"))


def test_once_reached_the_ability_stays() -> None:
    """WL Q-38"""
    opened = morning(lp=3, more={"legends": 1 << 1})
    assert hand(opened, 1) == ["9_spades"]


def test_nobody_else_draws_then() -> None:
    """WL CHAR-2: each character has one ability, its own."""
    opened = table(turn=0, phase=TURN_START, lp=5, deck=["9_spades"])
    assert (hand(opened, 0), west(opened).turn) == ([], 0)


def test_of_several_effects_the_owner_chooses_the_order() -> None:
    """WL Q-67, Q-106"""
    opened = morning(lp=5, items={1: ["mesa_deed"]}, places={1: "sunny_hills_3"})
    assert (asked(opened), options(opened)) == ((1, "turn_start"), ["ability", "use:mesa_deed"])
    say(opened, "use:mesa_deed")
    assert (west(opened).money[1], hand(opened, 1)) == (10, ["9_spades"])
