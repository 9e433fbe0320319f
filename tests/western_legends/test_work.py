"""Work, and what a location is (WORK, LOC)."""

import pytest

from saddlebag.western_legends.content.board import LOCATION_OF, NAMES
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, options, say, west, why_not

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")
PAID = ("store", "saloon", "mine", "bank", "doctor", "cabaret", "ranch", "rail_station")


def test_work_pays_ten_dollars_for_an_action() -> None:
    """WL WORK-1, LOC-1"""
    opened = say(table(places={0: "spikes_view_mine"}, money=20, stories=QUIET), "work")
    assert west(opened).money[0] == 30 and west(opened).actions == 2
    assert last(opened, "worked") == {"event": "worked", "seat": 0, "space": "spikes_view_mine"}
    assert last(opened, "money")["cause"] == "work"


@pytest.mark.parametrize("space", range(len(LOCATION_OF)))
def test_there_is_work_at_locations_only(space: int) -> None:
    """WL LOC-3, Q-11: neither at the Sheriff's Office nor at a hideout nor in a plain space."""
    opened = table(places={0: NAMES[space]}, stories=QUIET)
    assert ("work" in options(opened)) == (LOCATION_OF[space] in PAID)


def test_a_plain_space_is_no_location() -> None:
    """WL LOC-3"""
    opened = table(places={0: "spikes_view_9"}, stories=QUIET)
    values = {"space": "spikes_view_9"}
    assert why_not(opened, "work") == ("not_a_location", values, "WL LOC-3")


def test_one_may_work_with_a_full_wallet() -> None:
    """WL Q-40, BANK-2: the action is spent, the money is lost."""
    opened = say(table(places={0: "darkrock_bank"}, money=120, stories=QUIET), "work")
    assert west(opened).money[0] == 120 and west(opened).actions == 2


def test_work_may_be_done_again_and_again() -> None:
    """WL TURN-7, WORK-1"""
    opened = say(table(places={0: "darkrock_bank"}, stories=QUIET), "work", "work", "work")
    assert west(opened).money[0] == 30 and asked(opened) == (1, "income")
