"""Isom Dart, Hard Drive."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.bots import Chair, greedy
from saddlebag.western_legends.state import TURN_START
from saddlebag.western_legends.zones import HERD, RANCH
from tests.western_legends.fights import BLUE, GREEN, QUIET, mat
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, told, west

NEAR, GOAL = "spikes_view_9", "isom_dart_two_on_one_rope"


def dawn(place: str = NEAR, **scene: Any) -> Table:
    """Isom Dart, seat 0, begins his turn with a token."""
    told: dict[str, Any] = {
        "characters": {0: "isom_dart"},
        "lp": {0: 5},
        "places": {0: place},
        "cattle": {0: [GREEN]},
        "stories": QUIET,
    }
    return table(phase=TURN_START, fistful_of_extras=True, **(told | scene))


def carried(opened: Table) -> int:
    return len(west(opened).cards.piles[HERD[0]])


def test_with_cattle_he_may_gain_an_action() -> None:
    """WL Q-109, TURN-3"""
    opened = dawn()
    assert (asked(opened), options(opened)) == ((0, "hard_drive"), ["take", "pass"])
    say(opened, "take")
    assert (last(opened, "actions")["left"], last(opened, "actions")["cause"]) == (4, "hard_drive")
    say(opened, "money")
    assert (west(opened).actions, opened.view(1)["so_far"]["driven"]) == (4, True)


def test_what_he_still_carries_at_the_end_of_the_turn_goes_back() -> None:
    """WL Q-109, EOT-7, Q-54"""
    opened = say(dawn(), "take", "money")
    left = len(west(opened).cards.piles[RANCH[0]])
    say(opened, "end")
    assert (carried(opened), len(west(opened).cards.piles[RANCH[0]])) == (0, left + 1)
    assert last(opened, "cattle_back")["cause"] == "hard_drive"
    assert not west(opened).driven  # the next turn has begun


def test_what_was_delivered_is_safe() -> None:
    """WL Q-109"""
    opened = say(dawn(), "take", "money", "ride:spikes_view_rail_station", "deliver", "end")
    assert mat(opened, 0, "marshal") == (1,)
    assert [line["cause"] for line in told(opened, "cattle_back")] == ["wrangle"]


def test_what_he_took_in_this_turn_is_lost_too() -> None:
    """WL Q-109"""
    opened = dawn("sunny_hills_ranch", items={0: ["workhorse"]})
    say(opened, "take", "money", "acquire")
    assert carried(opened) == 2
    say(opened, "end")
    assert carried(opened) == 0


def test_it_is_optional() -> None:
    """WL Q-109"""
    opened = say(dawn(), "pass", "money", "end")
    assert (carried(opened), told(opened, "actions")) == (1, [])


def test_once_a_turn_however_many_tokens() -> None:
    """WL Q-109"""
    opened = say(dawn(cattle={0: [GREEN, BLUE]}, items={0: ["workhorse"]}), "take")
    assert (asked(opened), west(opened).actions) == ((0, "income"), 4)


@pytest.mark.parametrize("scene", [{"cattle": {}}, {"lp": {0: 4}}])
def test_without_cattle_or_ability_nothing_is_asked(scene: dict[str, Any]) -> None:
    """WL CHAR-2, Q-109"""
    assert asked(dawn(**scene)) == (0, "income")


def test_the_companion_draws_at_the_same_moment() -> None:
    """WL EOT-7: neither changes the other, so nobody is asked for the order."""
    opened = dawn(items={0: ["companion"]}, good_bad_handsome=True, deck=["5_clubs"])
    say(opened, "take", "money", "end")
    assert (carried(opened), hand(opened, 0), asked(opened)) == (0, ["5_clubs"], (1, "income"))


def test_a_goal_about_cattle_can_be_completed_before_it_is_lost() -> None:
    """WL Q-76, Q-109"""
    herd: dict[str, Any] = {"cattle": {0: [GREEN, BLUE]}, "items": {0: ["workhorse"]}}
    goals: dict[str, Any] = {"goals": {0: [GOAL]}}
    opened = say(dawn(actions=0, **herd, **goals), "take", "money", "ride:spikes_view_10")
    assert (asked(opened), f"goal:{GOAL}" in options(opened)) == ((0, "act"), True)
    assert west(opened).actions == 0


def test_a_bot_drives_hard_if_it_can_deliver() -> None:
    """WL Q-109"""
    assert greedy.choose(Chair(dawn(), 0, 0)) == "take"
