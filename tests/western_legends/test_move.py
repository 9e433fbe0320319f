"""The Move action, extra steps and free moves (MOVE)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import AROUND, NAMES, SPACE, TOWN_OF, members
from saddlebag.western_legends.state import TURN_BEGINS
from tests.western_legends.fights import GREEN, QUIET, mat, scene, story_about, where
from tests.western_legends.seen import asked, last, options, refused, say, told, west, why_not


def rides(opened: Table) -> set[str]:
    """The spaces that can be ridden to, by whatever way."""
    return {it.split(":")[1] for it in options(opened) if it.startswith("ride:")}


def within(start: str, steps: int) -> set[str]:
    """Every space that so many steps can end on, with at least one step."""
    reached, now = set[int](), {SPACE[start]}
    for _ in range(steps):
        now = {there for here in now for there in members(AROUND[here])}
        reached |= now
    return {NAMES[space] for space in reached}


# ---- how far


@pytest.mark.parametrize("start", ["spikes_view_9", "darkrock_bank", "red_falls_cabaret"])
def test_on_foot_it_is_two_spaces(start: str) -> None:
    """WL MOVE-1, MOVE-2"""
    opened = scene(places={0: start}, sheriff="mesitos_point_7")
    assert rides(opened) == within(start, 2)


@pytest.mark.parametrize(
    ("mount", "steps"), [("mule", 3), ("mule+", 4), ("mustang", 4), ("mustang+", 5)]
)
def test_a_mount_carries_farther(mount: str, steps: int) -> None:
    """WL MOVE-1"""
    opened = scene(places={0: "spikes_view_9"}, items={0: [mount]})
    assert rides(opened) == within("spikes_view_9", steps)


def test_only_the_active_mount_carries() -> None:
    """WL MOVE-1, ITEM-2"""
    opened = scene(items={0: ["mule", "mustang"]}, mount={0: "mule"}, places={0: "spikes_view_9"})
    assert rides(opened) == within("spikes_view_9", 3)


def test_a_move_may_be_shorter_than_the_movement() -> None:
    """WL MOVE-1"""
    opened = scene(places={0: "spikes_view_9"}, items={0: ["mustang"]})
    say(opened, "ride:spikes_view_8")
    assert where(opened, 0) == "spikes_view_8" and west(opened).actions == 2


def test_a_move_is_told_with_its_whole_path() -> None:
    """WL MOVE-2"""
    opened = say(scene(places={0: "spikes_view_9"}), "ride:darkrock_bank")
    path = ["spikes_view_9", "spikes_view_8", "darkrock_bank"]
    assert last(opened, "rode") == {"event": "rode", "player": 0, "path": path, "cause": "move"}


def test_spaces_that_touch_at_a_corner_are_neighbours() -> None:
    """WL MOVE-2"""
    opened = scene(places={0: "darkrock_store_west"}, sheriff="mesitos_point_9")
    say(opened, "ride:darkrock_street_east")
    assert len(last(opened, "rode")["path"]) == 2


def test_too_far_is_told_with_the_steps_it_takes() -> None:
    """WL MOVE-1"""
    opened = scene(places={0: "spikes_view_9"})
    values = {"space": "darkrock_street_east", "needs": 3, "has": 2}
    assert why_not(opened, "ride:darkrock_street_east") == ("too_far", values, "WL MOVE-1")


def test_a_move_of_no_space_is_not_offered_but_out_and_back_is() -> None:
    """WL Q-40, Q-52"""
    opened = say(scene(places={0: "spikes_view_9"}), "ride:spikes_view_9")
    path = last(opened, "rode")["path"]
    assert len(path) == 3 and path[0] == path[2] == "spikes_view_9"


# ---- mesas and towns


@pytest.mark.parametrize("mesa", ["north", "south"])
def test_mesas_are_no_spaces(mesa: str) -> None:
    """WL MOVE-3"""
    opened = scene(places={0: "darkrock_street_east"})
    assert mesa not in rides(opened)
    assert why_not(opened, f"ride:{mesa}") == ("mesa", {"space": mesa}, "WL MOVE-3")


def test_nobody_crosses_a_mesa() -> None:
    """WL MOVE-3, Q-114"""
    opened = scene(characters={0: "bloody_knife"}, places={0: "darkrock_street_east"})
    assert "spikes_view_9" not in rides(opened)  # his ability is still locked


def test_town_is_what_lies_inside_the_thick_border() -> None:
    """WL MOVE-4"""
    inside = {name for name, town in zip(NAMES, TOWN_OF, strict=False) if town >= 0}
    assert len(inside) == 18
    assert all(name.startswith(("darkrock", "red_falls")) for name in inside)


# ---- bandits, Sheriff, players


def test_a_bandit_ends_the_move_and_fights() -> None:
    """WL MOVE-5, BANDIT-3"""
    opened = scene(
        places={0: "darkrock_street_east"}, bandits=["dixon_creek"], items={0: ["mustang"]}
    )
    assert "cliff_junction_2" not in rides(opened)  # only behind the bandit
    say(opened, "ride:dixon_creek")
    assert last(opened, "fight")["kind"] == "bandit" and where(opened, 0) == "dixon_creek"


def test_the_way_leads_around_a_bandit() -> None:
    """WL MOVE-5"""
    opened = scene(places={0: "spikes_view_1"}, bandits=["spikes_view_hideout"])
    say(opened, "ride:spikes_view_5")
    assert last(opened, "rode")["path"] == ["spikes_view_1", "spikes_view_2", "spikes_view_5"]


def test_what_lies_behind_bandits_has_no_way() -> None:
    """WL MOVE-5"""
    opened = scene(places={0: "spikes_view_mine"}, bandits=["spikes_view_hideout"])
    assert "spikes_view_hideout" in rides(opened) and "spikes_view_2" in rides(opened)


def test_a_wanted_player_never_enters_the_sheriffs_space() -> None:
    """WL MOVE-6, Q-17"""
    opened = scene(places={0: "mesitos_point_6"}, wanted={0: 1}, sheriff="darkrock_sheriff")
    assert "darkrock_sheriff" not in rides(opened)
    why = ("sheriff_there", {"space": "darkrock_sheriff"}, "WL MOVE-6")
    assert why_not(opened, "ride:darkrock_sheriff") == why


def test_a_wanted_player_does_not_ride_through_the_sheriff_either() -> None:
    """WL MOVE-6"""
    opened = scene(places={0: "mesitos_point_7"}, wanted={0: 1}, items={0: ["mule"]})
    say(opened, "ride:darkrock_store_west")
    assert "darkrock_sheriff" not in last(opened, "rode")["path"]


@pytest.mark.parametrize("marshal", [0, 3])
def test_everybody_else_may_enter_and_pass_the_sheriffs_space(marshal: int) -> None:
    """WL MOVE-6"""
    opened = scene(places={0: "mesitos_point_6"}, marshal={0: marshal}, wanted={1: 1})
    assert "darkrock_sheriff" in rides(opened)
    assert where(say(opened, "ride:darkrock_sheriff"), 0) == "darkrock_sheriff"


def test_a_wanted_player_with_the_sheriff_leaves_freely_but_does_not_return() -> None:
    """WL Q-95, SHERIFF-6"""
    opened = scene(places={0: "darkrock_sheriff"}, wanted={0: 2})
    assert "darkrock_sheriff" not in rides(opened)
    say(opened, "ride:mesitos_point_6")
    assert "darkrock_sheriff" not in rides(opened)


def test_other_players_neither_block_nor_fight() -> None:
    """WL MOVE-7, Q-50"""
    opened = scene(places={0: "spikes_view_9", 1: "spikes_view_8"})
    say(opened, "ride:darkrock_bank")
    assert "spikes_view_8" in last(opened, "rode")["path"] and told(opened, "fight") == []


def test_a_bandit_is_fought_also_where_somebody_stands() -> None:
    """WL Q-50, MOVE-7"""
    opened = scene(
        places={0: "cliff_junction_1", 1: "dixon_creek"}, bandits=["dixon_creek"], wanted={0: 1}
    )
    assert told(say(opened, "ride:dixon_creek"), "fight")


# ---- Sprint


def sprinter(*cards: str, **more: Any) -> Table:
    """Seat 0 with Sprint in hand, a step from the Rail Station."""
    return scene(places={0: "spikes_view_9"}, hands={0: ["3_hearts", *cards]}, **more)


def test_sprint_lengthens_a_move_by_two_spaces() -> None:
    """WL MOVE-8"""
    opened = say(sprinter(), "ride:spikes_view_8")
    assert asked(opened) == (0, "move_end") and options(opened) == ["pass", "play:3_hearts"]
    say(opened, "play:3_hearts")
    spaces = {it.removeprefix("to:") for it in options(opened)}
    assert spaces == within("spikes_view_8", 2)
    say(opened, "to:darkrock_street_east")
    assert [it["cause"] for it in told(opened, "rode")] == ["move", "sprint"]
    assert last(opened, "discarded")["cards"] == ["3_hearts"] and west(opened).actions == 2


def test_one_sprint_for_each_move() -> None:
    """WL MOVE-8, Q-51, CARD-5"""
    opened = say(sprinter("3_clubs"), "ride:spikes_view_8", "play:3_hearts", "to:darkrock_bank")
    assert asked(opened) == (0, "act")
    say(opened, "ride:spikes_view_8")
    assert options(opened) == ["pass", "play:3_clubs"]


def test_entry_rules_hold_for_sprinted_steps() -> None:
    """WL MOVE-8, MOVE-6, MOVE-5"""
    opened = sprinter(wanted={0: 1}, sheriff="darkrock_bank")
    say(opened, "ride:spikes_view_8", "play:3_hearts")
    assert "to:darkrock_bank" not in options(opened)
    assert why_not(opened, "to:darkrock_bank")[0] == "sheriff_there"
    assert why_not(opened, "to:mesitos_point_5")[0] == "too_far"


def test_sprinted_steps_may_meet_a_bandit() -> None:
    """WL MOVE-8, Q-51"""
    opened = scene(
        places={0: "darkrock_bank"}, hands={0: ["3_hearts", "a_spades"]}, bandits=["dixon_creek"]
    )
    say(opened, "ride:darkrock_street_east", "play:3_hearts", "to:dixon_creek")
    assert last(opened, "fight")["kind"] == "bandit"


def test_sprint_may_follow_a_bandit_fight() -> None:
    """WL Q-51, Q-117, CARD-5"""
    opened = scene(
        places={0: "cliff_junction_1"},
        hands={0: ["3_hearts", "a_spades"]},
        bandits=["dixon_creek"],
        fight_deck=["fight_2", "fight_8"],
    )
    say(opened, "ride:dixon_creek", (0, "a_spades"), (2, "fight_8"), "pass", "lp:1")
    assert asked(opened) == (0, "move_end") and "play:3_hearts" in options(opened)


def test_whether_somebody_could_sprint_stays_a_secret() -> None:
    """WL MOVE-8, Q-89: everybody with cards is asked."""
    opened = say(scene(hands={0: ["5_hearts"]}), "ride:spikes_view_8")
    assert asked(opened) == (0, "move_end") and options(opened) == ["pass"]
    empty = say(scene(), "ride:spikes_view_8")
    assert asked(empty) == (0, "act")


# ---- when a move is over


def test_a_delivery_waits_for_the_end_of_the_whole_move() -> None:
    """WL MOVE-9, Q-52"""
    opened = say(sprinter(cattle={0: [GREEN]}), "ride:spikes_view_8")
    assert asked(opened) == (0, "move_end")
    say(opened, "play:3_hearts", "to:spikes_view_rail_station")
    assert asked(opened) == (0, "after_move") and options(opened) == ["deliver", "pass"]


def test_passing_the_station_delivers_nothing() -> None:
    """WL MOVE-9, CATTLE-4"""
    opened = scene(places={0: "spikes_view_9"}, cattle={0: [GREEN]})
    say(opened, "ride:spikes_view_11")
    assert asked(opened) == (0, "act")


def test_saddle_up_is_no_move_action() -> None:
    """WL MOVE-10, Q-53"""
    opened = scene(
        hands={0: ["2_spades", "3_hearts"]},
        characters={0: "billy_the_kid"},
        lp={0: 5},
        places={1: "darkrock_bank"},
        money={1: 20},
    )
    say(opened, "play:2_spades", "to:darkrock_bank")
    assert asked(opened) == (0, "act") and mat(opened, 1, "money") == (20,)
    assert last(opened, "placed")["space"] == "darkrock_bank"


def test_a_free_move_meets_bandits_but_is_no_move_action() -> None:
    """WL MOVE-10, Q-35, Q-113"""
    opened = scene(
        phase=TURN_BEGINS,
        characters={0: "yb_rowdy"},
        lp={0: 5},
        hands={0: ["5_hearts", "3_hearts"]},
        places={0: "cliff_junction_7"},
        bandits=["dixon_creek"],
        sheriff="cliff_junction_3",
        wanted={0: 1},
    )
    say(opened, "discard:5_hearts")
    assert "to:cliff_junction_3" not in options(opened) and "to:dixon_creek" in options(opened)
    say(opened, "to:dixon_creek")
    assert last(opened, "fight")["kind"] == "bandit"


def test_a_free_move_allows_no_sprint() -> None:
    """WL MOVE-10"""
    opened = scene(
        phase=TURN_BEGINS,
        characters={0: "yb_rowdy"},
        lp={0: 5},
        hands={0: ["5_hearts", "3_hearts"]},
        places={0: "cliff_junction_7"},
    )
    say(opened, "discard:5_hearts", "to:cliff_junction_8")
    assert asked(opened) == (0, "income")


def test_a_move_counts_as_met_only_where_it_ends() -> None:
    """WL MOVE-9"""
    story = (story_about("meet_player"), QUIET[0])
    past = scene(places={0: "spikes_view_9", 1: "spikes_view_8"}, stories=story)
    assert asked(say(past, "ride:darkrock_bank")) == (0, "act")
    there = scene(places={0: "spikes_view_9", 1: "spikes_view_8"}, stories=story)
    assert asked(say(there, "ride:spikes_view_8")) == (0, "disc")


def test_the_end_of_a_move_follows_the_order_steps_fight_extra_steps_checks() -> None:
    """WL Q-117"""
    opened = scene(
        characters={0: "kit_carson"},
        lp={0: 5},
        places={0: "cliff_junction_1", 1: "cliff_junction_2"},
        hands={0: ["3_hearts", "a_spades"]},
        items={0: ["whiskey"]},
        bandits=["dixon_creek"],
        fight_deck=["fight_2", "fight_8"],
    )
    say(opened, "ride:dixon_creek", (0, "a_spades"), (2, "fight_8"), "pass", "lp:1")
    assert options(opened) == ["pass", "step", "play:3_hearts"]
    say(opened, "step", "to:cliff_junction_1", "play:3_hearts", "to:cliff_junction_2")
    assert asked(opened) == (0, "after_move") and options(opened) == ["use:whiskey", "pass"]


def test_nobody_rides_to_a_place_that_is_not_on_the_map() -> None:
    """WL MOVE-2"""
    assert refused(scene(), "ride:deadwood").reason == "not_an_option"
