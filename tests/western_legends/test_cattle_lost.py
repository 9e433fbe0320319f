"""Cattle that is stolen, given up, or rests after a delivery (CATTLE-9, Q-115)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.kernel.event import bit
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.goods.herds import steal_token
from saddlebag.western_legends.state import EQUIP
from saddlebag.western_legends.zones import BOX, HERD, RANCH, RESTING
from tests.western_legends.scene import table
from tests.western_legends.seen import (
    asked,
    last,
    names,
    say,
    west,
)

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")
GREEN, BLUE = "mesitos_point_ranch", "sunny_hills_ranch"
STATION = "spikes_view_rail_station"
NEXT_TO = {GREEN: "mesitos_point_7", BLUE: "sunny_hills_7", STATION: "spikes_view_9"}


def driver(to: str, *tokens: str, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 has just ridden there with these tokens."""
    places = {0: NEXT_TO[to], 1: "darkrock_bank", 2: "red_falls_cabaret"}
    opened = table(places=places, cattle={0: list(tokens)}, stories=stories, **scene)
    return say(opened, f"ride:{to}")


def carried(opened: Table, seat: int = 0) -> list[str]:
    return names(opened, HERD[seat])


# ---- lost on the way


def test_a_robber_takes_a_token_by_its_color() -> None:
    """WL Q-115, FIGHT-17, Q-89"""
    tokens = ["cattle_green_1", "cattle_blue_1"]
    opened = table(cattle={1: tokens}, items={1: ["workhorse"]}, stories=QUIET)
    steal_token(west(opened), 0, 1, 1)
    assert carried(opened) == ["cattle_blue_1"] and carried(opened, 1) == ["cattle_green_1"]
    assert west(opened).cards.seen[BOX.id["cattle_blue_1"]] == bit(0) | bit(1)


@pytest.mark.parametrize("luck", [0, 1])
def test_of_one_color_a_robber_takes_a_token_at_random(luck: int) -> None:
    """WL Q-115"""
    tokens = ["cattle_green_1", "cattle_green_2"]
    opened = table(cattle={1: tokens}, luck={"steal": [[luck]]}, stories=QUIET)
    steal_token(west(opened), 0, 1, 0)
    assert carried(opened) == [tokens[luck]] and carried(opened, 1) == [tokens[1 - luck]]


def dismounting(*tokens: str, **scene: Any) -> Table:
    """Seat 0 leaves a Workhorse with two tokens."""
    gear, active = {0: ["workhorse", "mule"]}, {0: "workhorse"}
    herd = {0: list(tokens)}
    opened = table(items=gear, mount=active, phase=EQUIP, cattle=herd, stories=QUIET, **scene)
    return say(opened, "equip:mule")


def test_cattle_over_the_limit_goes_back_by_the_owners_choice() -> None:
    """WL CATTLE-9, Q-116, Q-54"""
    opened = dismounting("cattle_green_1", "cattle_blue_1")
    assert asked(opened) == (0, "give_up_color")
    say(opened, "green")
    assert carried(opened) == ["cattle_blue_1"] and NAME[west(opened).mount[0]] == "mule"
    assert "cattle_green_1" in names(opened, RANCH[0])


def test_of_one_color_nobody_learns_which_token_went_back() -> None:
    """WL CATTLE-9, CATTLE-3"""
    opened = dismounting("cattle_green_1", "cattle_green_2")
    assert asked(opened) == (0, "give_up_cattle")
    say(opened, "cattle_green_2")
    assert carried(opened) == ["cattle_green_1"]
    assert last(opened, "cattle_back", 0)["token"] == "cattle_green_2"
    assert "token" not in last(opened, "cattle_back", 1)


# ---- cattle_rest


def test_delivered_cattle_rests_until_the_end_of_the_next_turn() -> None:
    """WL CATTLE-6 with cattle_rest"""
    opened = say(driver(STATION, "cattle_green_1", cattle_rest=True), "deliver")
    assert names(opened, RESTING) == ["cattle_green_1"]
    for turn in range(4):  # this one, both others', the next
        assert west(opened).turn == turn % 3 and len(names(opened, RANCH[0])) == 7
        if asked(opened)[1] == "income":
            say(opened, "money")
        say(opened, "end")
    assert len(names(opened, RANCH[0])) == 8 and names(opened, RESTING) == []
    assert last(opened, "cattle_rested")["token"] == "cattle_green_1"


def test_lost_cattle_does_not_rest() -> None:
    """WL Q-54 with cattle_rest"""
    opened = say(dismounting("cattle_green_1", "cattle_blue_1", cattle_rest=True), "green")
    assert len(names(opened, RANCH[0])) == 8 and names(opened, RESTING) == []
