"""Rulings on setup, turns, moves, fights, Sheriff and tracks, one by one (Q)."""

from typing import Any

import pytest

from saddlebag.western_legends.content.dice import DICE, DIE, FACES
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import BANDITS
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.state import TURN_BEGINS
from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK, RANCH
from tests.western_legends.fights import (
    BANK,
    FIELD,
    GREEN,
    QUIET,
    all_but,
    bandit_bout,
    before_bandit,
    bout,
    facing,
    heist_bout,
    let_pass,
    mat,
    scene,
    sheriff_at,
    sheriff_comes,
    story_about,
    where,
)
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west

OFFICE, NEAR = "darkrock_sheriff", "mesitos_point_6"
BASS: dict[str, Any] = {"characters": {0: "bass_reeves"}}
FOUR = ["fight_8", "fight_2", "fight_4", "fight_5"]


# ---- contents and supplies


def test_the_box_is_complete() -> None:
    """WL Q-02, Q-09, COMP-2, COMP-3"""
    assert len([card for card in POKER_CARDS if card.set == "base"]) == 52
    assert len([it for it in STORY_CARDS if it.set == "base"]) == 40
    assert {it.copies for it in ITEMS if it.set == "base"} == {6}
    assert [len(names(scene(), zone)) for zone in RANCH] == [8, 8]
    faces = [FACES[side].id for side in DIE]
    assert sorted(faces) == ["gold_dust", "gravel", "nugget", "nugget", "nugget", "tailings"]


def test_figures_discs_and_dice_are_as_many_as_in_the_box() -> None:
    """WL COMP-1, COMP-4, SET-5"""
    opened = scene(6)
    assert len(opened.view(None)["players"]) == 6 and DICE == 2
    assert sum(it["discs"] for it in opened.view(None)["players"]) == 12
    assert BANDITS == 6 and sheriff_at(opened) == OFFICE


def test_money_and_nuggets_never_run_out() -> None:
    """WL Q-07, Q-10, Q-127"""
    opened = scene(6, money=120, nuggets=4, places={0: BANK})
    say(opened, "deposit:4")
    assert mat(opened, 0, "money", "lp") == (120, 4)
    full = scene(6, money=dict.fromkeys(range(1, 6), 120), hands={0: ["5_hearts"]})
    assert mat(say(full, "play:5_hearts"), 0, "money") == (30,)


def test_a_price_is_paid_in_full_and_a_loss_takes_what_there_is() -> None:
    """WL Q-96"""
    poor = scene(places={0: "darkrock_saloon_north"})
    assert "poker" not in options(poor)
    lost = bandit_bout("k_hearts", "fight_2")
    assert mat(lost, 0, "lp") == (0,)


# ---- turns


@pytest.mark.parametrize(
    ("place", "never"),
    [
        ("red_falls_doctor", "heal"),
        (BANK, "deposit"),
        ("red_falls_cabaret", "revel"),
        ("darkrock_store_north", "store"),
        ("darkrock_saloon_north", "poker"),
    ],
)
def test_actions_without_effect_are_not_offered(place: str, never: str) -> None:
    """WL Q-40"""
    opened = scene(places={0: place})
    assert never not in {it.partition(":")[0] for it in options(opened)}
    assert "work" in options(opened)


@pytest.mark.parametrize("card", ["5_hearts", "4_hearts", "9_hearts", "k_hearts"])
def test_work_and_card_actions_are_always_offered(card: str) -> None:
    """WL Q-40"""
    opened = scene(places={0: BANK}, money={0: 120}, hands={0: [card]})
    assert {"work", f"play:{card}"} <= set(options(opened))
    say(opened, f"play:{card}")
    assert west(opened).current_action == "play"


def test_an_ability_once_reached_is_kept() -> None:
    """WL Q-38, CHAR-2"""
    opened = bout("duel", "5_hearts", "k_hearts", lp={0: 5}, duel_risk=True, **BASS)
    assert mat(opened, 0, "lp", "cards") == (4, 1)
    say(opened, "end", "money", "end", "money", "end")
    assert asked(opened) == (0, "income") and mat(opened, 0, "cards") == (2,)  # his card


def test_an_ability_begins_with_the_fifth_point() -> None:
    """WL CHAR-2"""
    jesse: dict[str, Any] = {"characters": {0: "jesse_james"}}
    young = bout("duel", "q_hearts", "k_hearts", lp={0: 4}, **jesse)
    assert last(young, "compared")["values"] == [12, 13]
    grown = bout("duel", "q_hearts", "k_hearts", lp={0: 5}, **jesse)
    assert last(grown, "compared")["values"] == [12, 12]
    assert last(bout("duel", "k_hearts", "5_hearts", lp={0: 3}), "legend")["player"] == 0


def test_legendary_points_have_no_maximum() -> None:
    """WL Q-66"""
    assert mat(bout("duel", "k_hearts", "5_hearts", lp={0: 40}, **BASS), 0, "lp") == (42,)


def test_two_points_of_one_action_count_together() -> None:
    """WL Q-72, STORY-13"""
    stories = (story_about("lp_2_action"), QUIET[0])
    opened = bout("duel", "k_hearts", "5_hearts", stories=stories)
    assert asked(opened) == (0, "disc")


def test_points_of_two_actions_do_not() -> None:
    """WL Q-72"""
    stories = (story_about("lp_2_action"), QUIET[0])
    opened = scene(places={0: "red_falls_cabaret"}, money={0: 60}, stories=stories)
    say(opened, "revel:30")
    assert asked(opened) == (0, "act")
    assert asked(say(opened, "revel:30")) == (0, "act")


def test_fights_at_the_start_of_a_turn_are_no_action() -> None:
    """WL Q-111, Q-72"""
    stories = (story_about("win_npc_fight"), story_about("lp_2_action"))
    opened = scene(
        phase=TURN_BEGINS,
        characters={0: "yb_rowdy"},
        lp={0: 5},
        places={0: "cliff_junction_1"},
        bandits=["dixon_creek"],
        hands={0: ["5_hearts", "k_hearts"]},
        fight_deck=["fight_8", "fight_2"],
        stories=stories,
        wild_wild_west=True,
    )
    say(opened, "discard:5_hearts", "to:dixon_creek", (0, "k_hearts"), (2, "fight_8"), "lp:1")
    assert mat(opened, 0, "lp") == (7,)  # two points, but of no action
    assert asked(opened) == (0, "disc") and options(opened) == ["place:0", "pass"]
    assert asked(say(opened, "place:0")) == (0, "income")


def test_what_follows_a_move_is_ordered_by_its_owner() -> None:
    """WL Q-106, MOVE-9"""
    station = "spikes_view_rail_station"
    opened = scene(
        characters={0: "billy_the_kid"},
        lp={0: 5},
        places={0: "spikes_view_9", 1: station},
        cattle={0: [GREEN]},
        items={0: ["whiskey"]},
        money={1: 20},
    )
    say(opened, f"ride:{station}")
    assert asked(opened) == (0, "after_move")
    assert options(opened) == ["deliver", "ability", "use:whiskey"]  # the toll is compulsory
    assert opened.ask is not None and opened.ask.idle == "ability"
    say(opened, "ability")
    assert mat(opened, 0, "money") == (10,)
    assert options(opened) == ["deliver", "use:whiskey", "pass"]
    say(opened, "use:whiskey")
    assert mat(opened, 1, "wounds") == (1,) and options(opened) == ["deliver", "pass"]


def test_an_absent_player_never_blocks_the_table() -> None:
    """WL Q-128"""
    defend = say(facing(["k_hearts", "6_hearts"], ["5_hearts", "6_clubs"]), "duel:1", "k_hearts")
    assert defend.ask is not None and defend.ask.idle == "decline"
    react = say(defend, "fight", "5_hearts", "pass")
    assert react.ask is not None and (react.ask.seat, react.ask.idle) == (1, "pass")
    stand = say(sheriff_comes({1: 1}, {1: ["k_hearts", "5_hearts"]}), "5_hearts")
    assert stand.ask is not None and stand.ask.idle == "decline"
    void = bandit_bout("k_hearts", "fight_10")
    assert void.ask is not None and void.ask.idle == "restart"


def test_hand_limits_of_others_are_never_checked() -> None:
    """WL Q-68, HAND-2"""
    seven = ["3_hearts", "3_clubs", "5_hearts", "5_clubs", "6_hearts", "6_clubs", "10_clubs"]
    opened = scene(hands={1: seven, 2: all_but(*seven)[:20]})
    say(opened, "end")
    assert asked(opened) == (1, "income") and mat(opened, 2, "cards") == (20,)


# ---- Reactions


def test_a_reaction_to_the_last_action_leaves_the_story_of_its_turn_open() -> None:
    """WL CARD-5, Q-30"""
    opened = scene(
        stories=("the_law", QUIET[0]),
        discs=[(1, 0), ()],
        hands={0: ["3_hearts", "7_hearts"]},
        actions=1,
    )
    say(opened, "ride:spikes_view_8", "play:3_hearts", "to:darkrock_bank")
    assert mat(opened, 0, "marshal") == (1,) and asked(opened) == (0, "reputation")


def test_a_bandit_met_by_a_sprint_may_still_be_answered_inside_the_fight() -> None:
    """WL CARD-5, Q-107"""
    opened = scene(
        places={0: BANK},
        hands={0: ["3_hearts", "k_hearts", "7_hearts"]},
        bandits=["dixon_creek"],
        fight_deck=["fight_8", "fight_2"],
    )
    say(opened, "ride:darkrock_street_east", "play:3_hearts", "to:dixon_creek")
    say(opened, (0, "k_hearts"), (2, "fight_8"), "pass", "marshal:1")
    assert asked(opened) == (0, "reputation") and "play:7_hearts" in options(opened)


def test_a_card_whose_text_leads_to_a_fight_stays_out_of_it() -> None:
    """WL CARD-2, MOVE-8: the Sprint lies on the table until the bandit is fought."""
    opened = scene(
        places={0: BANK},
        hands={0: ["3_hearts", "k_hearts"]},
        bandits=["dixon_creek"],
        fight_deck=["fight_8", "fight_2"],
    )
    say(opened, "ride:darkrock_street_east", "play:3_hearts", "to:dixon_creek")
    assert opened.view(1)["resolving"] == ["3_hearts"]
    say(opened, (0, "k_hearts"), (2, "fight_8"), "lp:1")
    assert last(opened, "revealed")["cards"][0] == "k_hearts"
    assert names(opened, DISCARD) == ["3_hearts", "k_hearts"]


# ---- fights


def test_in_the_sheriffs_fight_the_wanted_player_is_the_active_side() -> None:
    """WL Q-97"""
    hands = {0: ["6_hearts"], 1: ["q_hearts", "5_hearts"]}
    opened = sheriff_comes({1: 1}, hands, fight_deck=FOUR)
    say(opened, "5_hearts", "fight", "q_hearts", "fight_2")
    assert asked(opened) == (1, "quickdraw")
    assert asked(say(opened, "cancel")) == (0, "act")


def test_a_weapon_stays_active_on_others_turns() -> None:
    """WL Q-84"""
    opened = bout("duel", "q_hearts", "5_hearts", items={1: ["mule", "shotgun+"]})
    assert last(opened, "lowered")["player"] == 0


def test_wanted_points_of_a_fight_card_are_taken_by_picking_them() -> None:
    """WL Q-58, Q-103"""
    opened = say(bandit_bout("5_hearts", "fight_a"), "wanted:1")
    assert mat(opened, 0, "wanted") == (1,) and asked(opened)[1] != "refuse_wanted"


def test_points_of_ones_own_actions_are_never_refused() -> None:
    """WL Q-58"""
    for opened in (
        bout("rob", "k_hearts", "5_hearts", marshal={0: 4}),
        heist_bout("5_hearts", "fight_8", marshal={0: 4}),
    ):
        assert mat(opened, 0, "marshal", "wanted") == (0, 1)


def test_nobody_fights_with_what_lies_on_the_table() -> None:
    """WL FIGHT-26, FIGHT-5"""
    opened = facing(["k_hearts", "q_hearts"], ["5_hearts", "3_hearts"], places={2: FIELD})
    say(opened, "duel:1", "k_hearts", "fight", "5_hearts")
    let_pass(opened, "react")
    assert hand(opened, 0) == ["q_hearts"] and "duel:2" in options(opened)


def test_a_fight_deck_never_runs_out() -> None:
    """WL Q-70"""
    opened = before_bandit(["k_hearts"], ["fight_8", "fight_2"])
    say(opened, "ride:dixon_creek")
    assert len(names(opened, FIGHT_DECK)) == 11
    assert len(names(say(opened, (0, "k_hearts"), (2, "fight_8"), "lp:1"), FIGHT_DECK)) == 13


def test_the_npcs_player_is_the_right_neighbour_of_whoever_fights() -> None:
    """WL Q-71"""
    for seats in (3, 4, 5, 6):
        opened = before_bandit(["k_hearts"], ["fight_8"], seats)
        say(opened, "ride:dixon_creek")
        assert last(opened, "fight")["controller"] == seats - 1


# ---- Sheriff


def test_a_reward_may_wake_the_sheriff_in_the_same_story() -> None:
    """WL Q-33, Q-110"""
    stories = ("someone_elses_silver", QUIET[0])
    opened = scene(stories=stories, discs=[(1, 0), ()])
    say(opened, "end", "money:30", "wanted:1+cards:1")
    assert asked(opened) == (0, "sheriff")


def test_an_outlaw_moves_the_sheriff_like_anybody() -> None:
    """WL Q-33"""
    opened = scene(stories=("blood_money", QUIET[0]), discs=[(1, 0), ()], wanted={0: 3})
    say(opened, "end", "money:30", "money:30", "to:mesitos_point_7")
    assert sheriff_at(opened) == "mesitos_point_7" and mat(opened, 0, "wanted") == (3,)


def test_a_wanted_player_put_elsewhere_is_not_arrested_by_that() -> None:
    """WL Q-17"""
    opened = scene(hands={0: ["2_spades"]}, wanted={0: 1}, sheriff=BANK)
    say(opened, "play:2_spades")
    assert f"to:{BANK}" not in options(opened)
    say(opened, "to:darkrock_street_middle")
    assert told(opened, "sheriff_met") == [] and where(opened, 0) == "darkrock_street_middle"


def test_a_wanted_player_does_not_come_down_from_a_mesa_onto_the_sheriff() -> None:
    """WL Q-114, MOVE-6"""
    knife: dict[str, Any] = {"characters": {0: "bloody_knife"}, "lp": {0: 5}}
    here, there = {0: "mesitos_point_5"}, "red_falls_cabaret"
    wanted = scene(places=here, wanted={0: 1}, sheriff=there, **knife)
    assert f"ride:{there}" not in options(wanted)
    assert f"ride:{there}" in options(scene(places=here, sheriff=there, **knife))


def test_crossing_heals_before_a_fight_on_the_far_side() -> None:
    """WL Q-114"""
    knife: dict[str, Any] = {"characters": {0: "bloody_knife"}, "lp": {0: 5}, "wounds": {0: 1}}
    opened = scene(places={0: "mesitos_point_5"}, bandits=["dixon_creek"], **knife)
    say(opened, "ride:dixon_creek")
    order = [it["event"] for it in opened.events(None) if it["event"] in ("wounds", "fight")]
    assert order[:2] == ["wounds", "fight"]


def test_the_sheriff_in_the_bank_only_bars_the_way_in() -> None:
    """WL Q-59, MOVE-6"""
    opened = scene(places={0: "spikes_view_8"}, wanted={0: 2}, sheriff=BANK)
    assert f"ride:{BANK}" not in options(opened)
    inside = scene(places={0: BANK}, wanted={0: 2}, sheriff=BANK, hands={0: ["k_hearts"]})
    assert {"heist", "work"} <= set(options(inside))


def test_manhunt_without_wanted_players_is_playable() -> None:
    """WL Q-94, Q-40"""
    nobody = say(scene(hands={0: ["4_hearts"]}), "play:4_hearts")
    assert asked(nobody) == (0, "act") and mat(nobody, 0, "lp") == (0,)
    marshal = say(scene(hands={0: ["4_hearts"]}, marshal={0: 1}), "play:4_hearts")
    assert mat(marshal, 0, "lp") == (1,) and sheriff_at(marshal) == OFFICE


def test_with_two_victims_hand_counts_are_all_the_mover_sees() -> None:
    """WL Q-83"""
    hands = {1: ["k_hearts", "5_hearts"], 2: ["q_hearts", "5_clubs"]}
    opened = sheriff_comes({1: 1, 2: 1}, hands, places={2: NEAR}, fight_deck=FOUR)
    say(opened, (1, "5_hearts"), (2, "5_clubs"))
    assert asked(opened) == (0, "sheriff_target")
    assert [it["hand"] for it in opened.view(0)["players"][1:]] == [{"count": 1, "known": []}] * 2
