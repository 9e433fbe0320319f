"""Buffalo Bill, Open Range."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import TURN_START
from tests.western_legends.fights import mat, story_about
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, options, say

OUTSIDE, TOWN = "mesitos_point_ranch", "darkrock_bank"


def dawn(place: str = OUTSIDE, **scene: Any) -> Table:
    """Buffalo Bill, seat 0, begins his turn."""
    told: dict[str, Any] = {"characters": {0: "buffalo_bill"}, "lp": {0: 5}, "places": {0: place}}
    return table(phase=TURN_START, fistful_of_extras=True, **(told | scene))


def test_a_turn_that_starts_outside_the_towns_brings_a_nugget_before_income() -> None:
    """WL CHAR-3, TURN-3"""
    opened = dawn()
    assert (mat(opened, 0, "nuggets"), asked(opened)) == ((1,), (0, "income"))
    assert last(opened, "nuggets")["cause"] == "open_range"


@pytest.mark.parametrize("scene", [{"place": TOWN}, {"lp": {0: 4}}])
def test_in_a_town_or_before_five_points_there_is_none(scene: dict[str, Any]) -> None:
    """WL CHAR-2, TURN-3"""
    assert mat(dawn(**scene), 0, "nuggets") == (0,)


def test_what_he_cannot_carry_he_does_not_gain() -> None:
    """WL GOLD-3"""
    opened = dawn(nuggets={0: 4})
    assert (mat(opened, 0, "nuggets"), last(opened, "wasted")["n"]) == ((4,), 1)
    assert mat(dawn(nuggets={0: 4}, items={0: ["mule"]}), 0, "nuggets") == (5,)


def test_it_is_no_action_and_meets_no_story() -> None:
    """WL STORY-13: a nugget gained by an action does."""
    opened = say(dawn(stories=(story_about("gain_nugget"),)), "money")
    assert (asked(opened), "prospected" in keys(opened)) == ((0, "act"), False)


def test_the_order_with_an_item_of_the_same_moment_is_his() -> None:
    """WL Q-67"""
    opened = dawn("dixon_creek", items={0: ["mesa_deed"]}, good_bad_handsome=True)
    assert (asked(opened), options(opened)) == ((0, "turn_start"), ["ability", "use:mesa_deed"])
    assert mat(say(opened, "use:mesa_deed"), 0, "money", "nuggets") == (10, 1)
