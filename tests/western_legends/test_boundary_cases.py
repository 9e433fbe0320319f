"""Boundary cases that follow from the rules (EXD)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import TURN_BEGINS
from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK, HERD, RANCH
from tests.western_legends.fights import (
    GREEN,
    OFFICE,
    bandit_bout,
    bout,
    facing,
    heist_bout,
    let_pass,
    mat,
    scene,
    sheriff_at,
    sheriff_comes,
    track_rewards,
    two_wrangled,
    where,
)
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west

NEAR = "mesitos_point_6"


def test_a_marshal_robs_the_bank() -> None:
    """WL EXD-1"""
    opened = heist_bout("k_hearts", "fight_8", marshal={0: 7}, money={0: 60})
    assert mat(opened, 0, "marshal", "wanted", "money", "cards") == (0, 3, 120, 1)
    assert mat(say(let_pass(opened), "end"), 0, "lp") == (1,)


def test_a_heist_at_the_end_of_the_wanted_track() -> None:
    """WL EXD-2"""
    opened = heist_bout("k_hearts", "fight_8", wanted={0: 8})
    assert mat(opened, 0, "wanted", "lp", "cards") == (9, 2, 0)


def test_two_points_at_the_end_of_the_marshal_track() -> None:
    """WL EXD-3"""
    opened = two_wrangled(8)
    assert mat(opened, 0, "marshal") == (9,)
    assert [it["after"] - it["before"] for it in track_rewards(opened)] == [6, 1]


@pytest.mark.parametrize(("loot", "money", "nuggets"), [("money:30", 20, 3), ("nuggets:2", 50, 1)])
def test_a_target_declines_a_rob(loot: str, money: int, nuggets: int) -> None:
    """WL EXD-4"""
    opened = facing(["5_hearts"], ["a_hearts"], money={1: 50}, nuggets={1: 3})
    say(opened, "rob:1", "5_hearts", "decline")
    assert options(opened) == ["money:30", "nuggets:2", "nothing"]
    say(opened, loot)
    assert mat(opened, 1, "money", "nuggets", "wounds", "cards") == (money, nuggets, 1, 2)
    assert mat(opened, 0, "wanted") == (1,) and names(opened, DISCARD) == ["5_hearts"]


def test_an_arrest_with_odd_goods() -> None:
    """WL EXD-5"""
    goods = {"money": {1: 70}, "nuggets": {1: 1}, "cattle": {1: [GREEN]}}
    opened = bout("arrest", "k_hearts", "5_hearts", marshal={0: 1}, wanted={1: 2}, **goods)
    assert mat(opened, 1, "money", "nuggets", "wanted") == (30, 0, 0)
    assert names(opened, HERD[1]) == [] and GREEN in names(opened, RANCH[0])
    assert where(opened, 1) == sheriff_at(opened) == OFFICE


def test_the_target_wins_and_gains_nothing() -> None:
    """WL EXD-6"""
    opened = bout("duel", "k_hearts", "a_hearts")
    assert mat(opened, 0, "wounds", "cards", "lp") == (1, 1, 0)
    assert mat(opened, 1, "wounds", "cards", "lp", "money") == (0, 0, 0, 0)


def test_a_fourth_wound_is_ignored_and_the_card_is_drawn() -> None:
    """WL EXD-8, WOUND-2"""
    opened = bout("duel", "5_hearts", "k_hearts", wounds={0: 3})
    assert mat(opened, 0, "wounds", "cards") == (3, 1)


def test_guard_and_player_are_equal() -> None:
    """WL EXD-10"""
    tie = heist_bout("9_hearts", "fight_9")
    assert last(tie, "compared")["winner"] is None
    older = heist_bout("9_hearts", "fight_9", heist_tie="player")
    assert last(older, "compared")["winner"] == 0 and mat(older, 0, "money") == (80,)


def test_two_wanted_players_in_a_space() -> None:
    """WL EXD-15"""
    hands = {1: ["k_hearts", "5_hearts"], 2: ["5_clubs", "3_hearts"]}
    deck = ["fight_8", "fight_2", "fight_4", "fight_5"]
    opened = sheriff_comes({1: 2, 2: 2}, hands, places={2: NEAR}, fight_deck=deck)
    say(opened, (1, "5_hearts"), (2, "5_clubs"), "seat:1", "fight", "k_hearts", "fight_8")
    assert sheriff_at(opened) == OFFICE and mat(opened, 2, "wanted", "cards") == (2, 1)
    assert where(opened, 2) == NEAR and len(told(opened, "fight")) == 1


def test_a_bandit_then_a_sprint_then_a_delivery() -> None:
    """WL EXD-19, Q-51, MOVE-9"""
    opened = scene(
        places={0: "cliff_junction_12"},
        bandits=["spikes_view_9"],
        hands={0: ["k_hearts", "3_hearts"]},
        cattle={0: [GREEN]},
        fight_deck=["fight_8", "fight_2"],
    )
    say(opened, "ride:spikes_view_9", (0, "k_hearts"), (2, "fight_8"), "pass", "lp:1")
    assert asked(opened) == (0, "move_end")
    say(opened, "play:3_hearts", "to:spikes_view_rail_station")
    assert asked(opened) == (0, "after_move") and options(opened) == ["deliver", "pass"]
    say(opened, "deliver")
    assert len(told(opened, "delivered")) == 1 and mat(opened, 0, "marshal") == (1,)


def rowdy(**told_so: Any) -> Table:
    """Y.B. Rowdy pays a card for his ride at the start of the turn."""
    opened = scene(
        phase=TURN_BEGINS,
        characters={0: "yb_rowdy"},
        lp={0: 5},
        places={0: "cliff_junction_12"},
        hands={0: ["5_hearts", "k_hearts"]},
        items={0: ["revolver", "shotgun+"]},
        **told_so,
    )
    return say(opened, "discard:5_hearts")


def test_rowdy_rides_to_the_station_and_delivers_nothing() -> None:
    """WL EXD-20, Q-35"""
    opened = say(rowdy(cattle={0: [GREEN]}), "to:spikes_view_rail_station")
    assert asked(opened) == (0, "income") and names(opened, HERD[0]) == [GREEN]


def test_rowdy_meets_a_bandit_with_last_turns_weapon() -> None:
    """WL EXD-20, Q-35, TURN-5"""
    opened = rowdy(bandits=["spikes_view_9"], fight_deck=["fight_8", "fight_2"])
    say(opened, "to:spikes_view_9", (0, "k_hearts"), (2, "fight_8"), "lp:1")
    assert last(opened, "lowered")["source"] == "shotgun+"
    assert where(opened, 0) == "spikes_view_9" and asked(opened) == (0, "income")


def test_billy_saddles_up_and_demands_nothing() -> None:
    """WL EXD-20, MOVE-10"""
    opened = scene(
        characters={0: "billy_the_kid"},
        lp={0: 5},
        hands={0: ["2_spades"]},
        places={1: "darkrock_bank"},
        money={1: 50},
    )
    say(opened, "play:2_spades", "to:darkrock_bank")
    assert asked(opened) == (0, "act") and mat(opened, 1, "money") == (50,)


def test_wallop_against_bulletproof() -> None:
    """WL EXD-21, FIGHT-24, Q-61"""
    opened = bout("duel", "8_spades", "j_hearts", wounds={1: 2})
    assert mat(opened, 1, "wounds") == (1,)  # Wallop's wound was cancelled, one healed
    lost = bout("duel", "8_spades", "j_hearts", wounds={1: 2}, items={0: ["thunder", "tomahawk"]})
    assert last(lost, "compared")["winner"] == 0 and mat(lost, 1, "wounds") == (1,)


def test_bulletproof_against_the_uncancellable_wound() -> None:
    """WL EXD-22, Q-61"""
    opened = bandit_bout("j_hearts", "fight_6", wounds={0: 3})
    assert [it["after"] for it in told(opened, "wounds")] == [2, 3]


def test_shootout_against_wallop() -> None:
    """WL EXD-23, FIGHT-24"""
    opened = facing(["8_hearts", "k_hearts"], ["8_spades", "5_hearts"])
    say(opened, "duel:1", "8_hearts", "fight", "8_spades", "restart")
    assert mat(opened, 0, "wounds") == (0,)
    swapped = facing(["8_spades", "k_hearts"], ["8_hearts", "5_hearts"])
    say(swapped, "duel:1", "8_spades", "fight", "8_hearts", "restart")
    assert mat(swapped, 1, "wounds") == (1,) and asked(swapped) == (0, "fight_card")


def test_the_sheriff_takes_the_last_card() -> None:
    """WL EXD-24, Q-05"""
    opened = sheriff_comes({1: 3}, {1: ["a_hearts"]}, deck=["2_hearts"])
    let_pass(say(opened, (1, "a_hearts")))
    assert mat(opened, 1, "wounds", "wanted") == (1, 0) and hand(opened, 1) == ["2_hearts"]
    assert where(opened, 1) == OFFICE and told(opened, "revealed") == []


def test_an_outlaw_sends_the_sheriff_to_himself() -> None:
    """WL EXD-25, Q-62"""
    opened = sheriff_comes({0: 2}, {}, places={0: NEAR})
    assert mat(opened, 0, "wanted", "lp") == (0, 0) and where(opened, 0) == OFFICE
    assert asked(opened) == (0, "act") and west(opened).actions == 2


def test_another_outlaw_in_the_office() -> None:
    """WL EXD-26, SHERIFF-12"""
    deck = ["fight_2", "fight_3", "fight_4", "fight_5"]
    hands = {1: ["k_hearts", "5_hearts"], 2: ["5_clubs"]}
    opened = sheriff_comes({1: 2, 2: 2}, hands, places={2: OFFICE}, fight_deck=deck)
    say(opened, "5_hearts", "fight", "k_hearts", "fight_2")
    assert sheriff_at(opened) == OFFICE and hand(opened, 2) == ["5_clubs"]
    say(opened, "end", "money", "end", "money")
    rides = [it for it in options(opened) if it.startswith("ride:")]
    assert rides and f"ride:{OFFICE}" not in rides


def test_the_ten_voids_a_fight() -> None:
    """WL EXD-28, Q-100"""
    opened = bandit_bout(
        "k_hearts", "fight_10", more_cards=["6_hearts", "5_hearts"], deck=["2_hearts"]
    )
    say(opened, "play:6_hearts", "pass", "restart")
    assert sorted(names(opened, DISCARD)) == ["6_hearts", "k_hearts"]
    assert sorted(hand(opened, 0)) == ["2_hearts", "5_hearts"]
    assert sorted(names(opened, FIGHT_DECK)[-2:]) == ["fight_10", "fight_2"]
    assert "fight_10" not in last(opened, "fight_cards", 2)["cards"]


def test_instincts_as_a_fight_card_and_as_an_action() -> None:
    """WL EXD-29, Q-31"""
    lost = bout("duel", "9_hearts", "k_hearts", deck=["2_hearts", "2_clubs"])
    assert sorted(hand(lost, 0)) == ["2_clubs", "2_hearts"]
    played = say(scene(hands={0: ["9_hearts", "5_hearts"]}), "play:9_hearts", "5_hearts")
    assert mat(played, 0, "cards") == (3,)


def test_two_humans_play_each_others_npcs() -> None:
    """WL EXD-30, Q-71"""
    bandit = scene(
        2, hands={0: ["k_hearts"]}, places={0: "cliff_junction_1"}, bandits=["dixon_creek"]
    )
    say(bandit, "ride:dixon_creek")
    assert [ask.seat for ask in bandit.asks] == [0, 1]
    hunt = scene(
        2,
        hands={0: ["4_hearts"], 1: ["k_hearts", "5_hearts"]},
        wanted={1: 1},
        places={1: NEAR},
    )
    say(hunt, "play:4_hearts", f"to:{NEAR}", "5_hearts", "fight", "k_hearts")
    assert asked(hunt) == (0, "npc_card")


# ---- Bloody Knife and the mesas


def knife(at: str, **told_so: Any) -> Table:
    """Bloody Knife with his ability."""
    people = {0: "bloody_knife"}
    return scene(characters=people, lp={0: 5}, wounds={0: 2}, places={0: at}, **told_so)


@pytest.mark.parametrize("space", ["sunny_hills_4", "red_falls_cabaret", "dixon_creek"])
def test_he_crosses_to_any_space_at_the_mesa_and_heals(space: str) -> None:
    """WL EXD-33, Q-114"""
    opened = say(knife("mesitos_point_5"), f"ride:{space}")
    assert mat(opened, 0, "wounds") == (1,) and where(opened, 0) == space
    assert last(opened, "rode")["path"] == ["mesitos_point_5", "north", space]


@pytest.mark.parametrize("space", ["sunny_hills_3", "darkrock_store_east"])
def test_he_may_cross_also_where_walking_is_shorter(space: str) -> None:
    """WL EXD-33, Q-114"""
    walked = say(knife("mesitos_point_5"), f"ride:{space}")
    assert mat(walked, 0, "wounds") == (2,)
    crossed = say(knife("mesitos_point_5"), f"ride:{space}:over")
    assert mat(crossed, 0, "wounds") == (1,) and where(crossed, 0) == space


def test_with_one_movement_left_the_mesa_is_not_offered() -> None:
    """WL EXD-33, Q-114"""
    opened = knife("mesitos_point_4")  # a step from the mesa's edge
    assert "ride:red_falls_cabaret" not in options(opened)
    assert "ride:red_falls_cabaret" in options(knife("mesitos_point_4", items={0: ["mule"]}))
