"""Y.B. Rowdy, Night Scout."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.board import RAIL_STATION, SPACE
from saddlebag.western_legends.state import TURN_START
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, told, west

HERE = "spikes_view_7"  # three steps from nearly everything
QUIET = ("eleven_head_short", "fence_cutters")


def dawn(place: str = HERE, **scene: Any) -> Table:
    """Y.B. Rowdy, seat 0, begins his turn."""
    told: dict[str, Any] = {"hands": {0: ["5_clubs", "q_hearts"]}, "lp": {0: 5}, "stories": QUIET}
    more = {"phase": TURN_START, "places": {0: place}, "characters": {0: "yb_rowdy"}}
    return table(**(told | more | scene))


def test_he_may_discard_a_card_and_ride_up_to_three_spaces() -> None:
    """WL CHAR-5, Q-35"""
    opened = dawn()
    assert (asked(opened), options(opened)) == (
        (0, "night_scout"),
        ["pass", "discard:5_clubs", "discard:q_hearts"],
    )
    say(opened, "discard:5_clubs", "to:spikes_view_13")
    assert (hand(opened, 0), west(opened).place[0]) == (["q_hearts"], SPACE["spikes_view_13"])
    assert (len(last(opened, "rode")["path"]), asked(opened)) == (4, (0, "income"))


def test_it_is_optional_and_costs_no_action() -> None:
    """WL Q-35, CHAR-3"""
    opened = say(dawn(), "pass")
    assert (asked(opened), hand(opened, 0)) == ((0, "income"), ["5_clubs", "q_hearts"])
    assert west(say(dawn(), "discard:5_clubs", "stay")).actions == 3


def test_a_mount_carries_him_no_farther() -> None:
    """WL Q-35"""
    opened = say(dawn(items={0: ["mustang"]}), "discard:5_clubs")
    assert "to:cliff_junction_7" not in options(opened)  # four steps


def test_a_turn_that_begins_in_town_has_no_scouting() -> None:
    """WL Q-35, MOVE-4"""
    assert asked(dawn("darkrock_bank")) == (0, "income")


def test_without_a_card_there_is_nothing_to_pay() -> None:
    """WL Q-35"""
    assert asked(dawn(hands={})) == (0, "income")


def test_before_five_points_he_does_not_scout() -> None:
    """WL CHAR-2"""
    assert asked(dawn(lp={0: 4})) == (0, "income")


def test_cattle_is_not_delivered_and_sprint_not_played() -> None:
    """WL Q-35, Q-113, EXD-20, MOVE-10"""
    opened = dawn(cattle={0: ["cattle_green_1"]}, hands={0: ["3_hearts", "q_hearts"]})
    say(opened, "discard:q_hearts", "to:spikes_view_rail_station")
    assert (west(opened).place[0], asked(opened)) == (RAIL_STATION, (0, "income"))


def test_a_bandit_ends_the_ride_and_is_fought_with_the_weapon_of_the_last_turn() -> None:
    """WL Q-35, EXD-20, TURN-5, Q-84"""
    gear: dict[str, Any] = {"items": {0: ["revolver+", "shotgun"]}, "weapon": {0: "revolver+"}}
    opened = dawn(bandits=["spikes_view_hideout"], fight_deck=["fight_k", "fight_2"], **gear)
    say(opened, "discard:5_clubs", "to:spikes_view_hideout", (0, "q_hearts"), (2, "fight_2"))
    assert told(opened, "lowered")[-1]["source"] == "revolver+"
    say(opened, "cancel", "lp:1")
    assert asked(opened) == (0, "income")


def test_the_space_where_the_turn_began_counts() -> None:
    """WL Q-35: scouting into a town is legal."""
    opened = say(dawn(), "discard:5_clubs", "to:darkrock_bank")
    assert west(opened).outside and asked(opened) == (0, "income")


def test_where_any_movement_delivers_his_ride_does() -> None:
    """WL Q-52"""
    opened = dawn(cattle={0: ["cattle_green_1"]}, delivery="any")
    say(opened, "discard:5_clubs", "to:spikes_view_rail_station")
    assert (asked(opened)[1], "deliver" in options(opened)) == ("after_move", True)
