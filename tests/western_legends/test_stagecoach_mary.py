"""Stagecoach Mary Fields, Star Route."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import TURN_START
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, last, say, west


def mary(lp: int = 5, **scene: Any) -> Table:
    return table(characters={0: "stagecoach_mary"}, lp={0: lp}, **scene)


@pytest.mark.parametrize(("lp", "before", "after"), [(5, 0, 10), (5, 120, 120), (4, 0, 0)])
def test_her_turn_starts_with_ten_dollars(lp: int, before: int, after: int) -> None:
    """WL CHAR-5, CHAR-2, TURN-3: before income, within the wallet."""
    opened = mary(lp, phase=TURN_START, money={0: before})
    assert (west(opened).money[0], asked(opened)) == (after, (0, "income"))


def test_a_disc_on_a_story_brings_ten_dollars() -> None:
    """WL CHAR-5, STORY-2"""
    opened = mary(hands={0: ["4_clubs"]}, stories=("the_preacher", "fence_cutters"))
    say(opened, "play:4_clubs", "place:0")
    assert west(opened).money[0] == 10
    assert last(opened, "money")["cause"] == "star_route"


def test_a_disc_that_is_not_placed_brings_nothing() -> None:
    """WL Q-85"""
    opened = mary(hands={0: ["4_clubs"]}, stories=("the_preacher", "fence_cutters"))
    assert west(say(opened, "play:4_clubs", "pass")).money[0] == 0
