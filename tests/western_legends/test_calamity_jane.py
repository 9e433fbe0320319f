"""Calamity Jane, Tall Tales."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import LIMIT
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, keys, last, say, west

SIX = ["2_hearts", "3_hearts", "4_hearts", "5_hearts", "q_hearts", "k_hearts"]


def jane(lp: int = 5, **scene: Any) -> Table:
    return table(characters={0: "calamity_jane"}, lp={0: lp}, **scene)


@pytest.mark.parametrize(("wounds", "kept"), [(0, 6), (1, 5), (3, 3)])
def test_her_hand_holds_one_card_more(wounds: int, kept: int) -> None:
    """WL CHAR-5, HAND-1, EX-10"""
    opened = jane(hands={0: SIX}, wounds={0: wounds}, phase=LIMIT)
    say(opened, *SIX[kept:])
    assert (len(hand(opened, 0)), west(opened).turn) == (kept, 1)


def test_before_five_points_she_holds_as_many_as_anybody() -> None:
    """WL CHAR-2, EOT-2"""
    assert asked(jane(lp=4, hands={0: SIX}, phase=LIMIT)) == (0, "discard")


def placing(lp: int, discs: tuple[tuple[int, ...], ...] = ((), ())) -> Table:
    """She has just played a card for its Action, and that sets a story going."""
    stories = ("the_preacher", "fence_cutters")
    opened = jane(lp, hands={0: ["5_clubs"]}, deck=["9_spades"], stories=stories, discs=discs)
    return say(opened, "play:5_clubs", "place:0")


def test_a_disc_on_a_story_brings_a_card() -> None:
    """WL CHAR-5, STORY-2"""
    opened = placing(lp=5)
    assert hand(opened, 0) == ["9_spades"]
    assert last(opened, "drew")["cause"] == "tall_tales"


def test_before_five_points_a_disc_brings_nothing() -> None:
    """WL CHAR-2"""
    assert hand(placing(lp=4), 0) == []


def test_the_card_comes_before_the_story_is_resolved() -> None:
    """WL EOT-1: the last disc brings it, too."""
    opened = say(placing(lp=5, discs=((1,), ())), "end")
    assert keys(opened).index("drew") < keys(opened).index("story")
