"""Every goal of the base game: refused while something is missing, then completed (GOAL-3)."""

from typing import Any, NamedTuple

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.goals import GOAL, GOALS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.records.fight import NPC, Fight
from saddlebag.western_legends.state import NOBODY
from saddlebag.western_legends.zones import DONE
from tests.western_legends.scene import CHARACTERS as CAST
from tests.western_legends.scene import table
from tests.western_legends.seen import last, names, options, say, west, why_not

BASE = [it.id for it in GOALS if it.set == "base"]
SEVEN = [f"{rank}_hearts" for rank in (2, 3, 4, 5, 9, 10, "k")]
OUT, TOWN = "cliff_junction_7", "darkrock_bank"


class Done(NamedTuple):
    """Something seat 0 has done, where, and in which fight."""

    event: str
    n: int = 1
    place: str = OUT
    kind: str = ""  # of the fight, if there was one
    rank: int = 10
    declined: bool = False
    lp: tuple[int, int] = (0, 0)


def duel(event: str, place: str = OUT, **more: Any) -> Done:
    return Done(event, place=place, kind="duel", **more)


def bandit(event: str = "bandit_win", place: str = "dixon_creek", **more: Any) -> Done:
    return Done(event, place=place, kind="bandit", **more)


class Case(NamedTuple):
    """What is done and so when the goal is met; before, the last event or the state is lacking."""

    done: tuple[Done, ...]
    scene: dict[str, Any]
    before: dict[str, Any]


def done(*done: Done, **scene: Any) -> Case:
    return Case(done, scene, scene)


def state(before: dict[str, Any], after: dict[str, Any], *done: Done) -> Case:
    return Case((*done, Done("")), after, before)


CASES: dict[str, Case] = {
    "annie_oakley_cork_at_thirty_paces": done(duel("fight_win", rank=8), duel("fight_win", rank=7)),
    "annie_oakley_top_of_the_bill": done(*[duel("player_fight_win")] * 3),
    "annie_oakley_clean_through_the_ace": state(
        {"items": {0: ["rifle"]}}, {"items": {0: ["rifle+"]}}
    ),
    "annie_oakley_game_for_the_table": done(bandit(), bandit()),
    "bass_reeves_a_full_docket": state({"marshal": {0: 4}}, {"marshal": {0: 5}}),
    "bass_reeves_the_warrant_says_so": done(Done("arrest_win", kind="arrest")),
    "bass_reeves_not_a_scratch": state(
        {"marshal": {0: 2}, "hands": {0: SEVEN[:4]}, "wounds": {0: 1}},
        {"marshal": {0: 2}, "hands": {0: SEVEN[:4]}},
    ),
    "bass_reeves_every_corner_of_the_territory": done(
        bandit(), bandit(), bandit(place="spikes_view_hideout")
    ),
    "billy_the_kid_name_on_every_wall": state({"wanted": {0: 6}}, {"wanted": {0: 7}}),
    "billy_the_kid_hand_it_over": done(*[Done("rob_win", kind="rob")] * 2),
    "billy_the_kid_out_the_courthouse_window": done(Done("sheriff_escape", kind="sheriff")),
    "billy_the_kid_faster_than_he_looks": done(*[Done("reaction")] * 3),
    "bloody_knife_the_short_way_over": done(*[Done("mesa_cross")] * 3),
    "bloody_knife_eyes_of_the_column": done(
        *[Done("end_move", place=place) for place in ("mesitos_point_3", TOWN, "sunny_hills_3")],
        *[Done("end_move", place=place) for place in (TOWN, "red_falls_doctor", "dixon_creek")],
        Done("end_move", place="spikes_view_1"),
    ),
    "bloody_knife_between_the_cliffs": state(
        {"nuggets": {0: 3}, "places": {0: "spikes_view_1"}},
        {"nuggets": {0: 3}, "places": {0: "spikes_view_8"}},
    ),
    "bloody_knife_steady_in_the_saddle": state({"lp": {0: 6}, "wounds": {0: 1}}, {"lp": {0: 6}}),
    "calamity_jane_tell_it_again": done(*[Done("story_done")] * 3),
    "calamity_jane_nurse_of_the_camp": done(Done("heal", 2), Done("heal", 1)),
    "calamity_jane_one_last_word": done(*[Done("story_close")] * 2),
    "calamity_jane_full_pockets_full_hand": state({"hands": {0: SEVEN[:6]}}, {"hands": {0: SEVEN}}),
    "doc_holliday_huckleberry_hand": done(*[Done("poker_win", place=TOWN)] * 2),
    "doc_holliday_standing_on_nerve": done(duel("fight_win"), wounds={0: 2}),
    "doc_holliday_physician_heal_thyself": done(Done("heal"), Done("heal")),
    "doc_holliday_nothing_left_to_lose": done(*[duel("duel_win")] * 2),
    "jesse_james_the_big_withdrawal": done(Done("heist_win", place=TOWN, kind="guard")),
    "jesse_james_road_agent": done(
        duel("player_fight_win"), duel("player_fight_win", TOWN), duel("player_fight_win")
    ),
    "jesse_james_price_on_my_head": state({"wanted": {0: 3, 1: 3}}, {"wanted": {0: 3, 1: 2}}),
    "jesse_james_traveling_money": state({"money": {0: 80}}, {"money": {0: 90}}),
    "kit_carson_two_good_seams": done(
        *[Done("prospect", place="spikes_view_mine")] * 2,
        Done("prospect", place="sunny_hills_mine"),
    ),
    "kit_carson_blazed_every_mile_of_it": done(Done("step", 54), Done("step")),
    "kit_carson_camp_guard": done(*[bandit()] * 3),
    "kit_carson_long_days_ride": done(Done("step", 9), Done("step")),
    "stagecoach_mary_through_any_weather": done(Done("step", 24), Done("step")),
    "stagecoach_mary_mail_must_go": done(
        Done("end_move", place="darkrock_store_east"),
        Done("end_move", place="red_falls_store_east"),
        *[Done("end_move", place=f"red_falls_{name}") for name in ("saloon_east", "doctor")],
        *[Done("end_move", place=f"spikes_view_{name}") for name in ("hideout", "mine")],
        Done("end_move", place="darkrock_sheriff"),
        Done("end_move", place="spikes_view_rail_station"),
    ),
    "stagecoach_mary_paid_her_own_way": done(Done("spend", 60), Done("spend", 40)),
    "stagecoach_mary_known_in_every_house": done(*[Done("story_done")] * 2),
    "wild_bill_hickok_back_to_the_wall": done(*[Done("poker_win", place=TOWN)] * 2),
    "wild_bill_hickok_both_houses": done(
        *[Done("poker_play", place="darkrock_saloon_east")] * 2,
        Done("poker_play", place="red_falls_saloon_east"),
    ),
    "wild_bill_hickok_called_back_for_more": done(
        Done("revel_lp", 1, "red_falls_cabaret"), Done("revel_lp", 1, "red_falls_cabaret")
    ),
    "wild_bill_hickok_the_fair_fight": done(duel("duel_win", declined=True), duel("duel_win")),
    "wyatt_earp_clean_out_the_camps": done(*[bandit()] * 4),
    "wyatt_earp_vendetta_ride": done(bandit(), bandit()),
    "wyatt_earp_silver_star": state({"marshal": {0: 3}}, {"marshal": {0: 4}}),
    "wyatt_earp_town_tamer": done(bandit("npc_win"), Done("npc_win", place=TOWN, kind="guard")),
    "yb_rowdy_first_over_the_rocks": done(Done("step", 9), Done("step")),
    "yb_rowdy_sergeant_of_scouts": done(
        *[bandit()] * 2,
        bandit(place="sunny_hills_hideout_north"),
        bandit(place="sunny_hills_hideout_east"),
    ),
    "yb_rowdy_cherry_creek_courage": done(
        duel("fight_win", lp=(3, 3)), bandit("fight_win"), duel("fight_win", lp=(3, 4))
    ),
    "yb_rowdy_gold_for_the_march": done(Done("nugget_deposit", 3), Done("nugget_deposit")),
}


def the_fight(it: Done) -> Fight | None:
    """The fight of an event, decided."""
    if not it.kind:
        return None
    foe = 1 if it.kind in ("arrest", "duel", "rob") else NPC
    fight = Fight(it.kind, 0, foe, NOBODY, SPACE[it.place])
    fight.standing = ((0, 0, it.lp[0], 0), (0, 0, it.lp[1], 0))
    fight.declined, fight.ranks = it.declined, [it.rank, 2]
    return fight


def laid(goal: str, done: tuple[Done, ...], scene: dict[str, Any]) -> Table:
    """Seat 0 is about to act, holds the goal and has done all this."""
    owner = CHARACTERS[GOALS[GOAL[goal]].character].id
    others = [name for name in CAST if name != owner]
    told: dict[str, Any] = {"characters": [owner, *others[:2]], "goals": {0: [goal]}} | scene
    s = west(table(**told)).copy()
    s.current_action = "move"
    for it in done:
        s.place[0] = SPACE[it.place]
        did(s, 0, it.event, it.n, the_fight(it))
    return table(**told, more={"progress": s.progress, "reached": s.reached})


@pytest.mark.parametrize("goal", BASE)
def test_a_goal_is_refused_while_something_is_missing(goal: str) -> None:
    """WL GOAL-3"""
    case = CASES[goal]
    lacking = laid(goal, case.done[:-1], case.before)
    assert f"goal:{goal}" not in options(lacking)
    reason, values, rule = why_not(lacking, f"goal:{goal}")
    assert (reason, list(values), rule) == ("goal_not_met", ["what", "has", "needs"], "WL GOAL-3")


@pytest.mark.parametrize("goal", BASE)
def test_a_goal_that_is_met_is_completed_for_no_action(goal: str) -> None:
    """WL GOAL-2, GOAL-3"""
    case = CASES[goal]
    ready = say(laid(goal, case.done, case.scene), f"goal:{goal}")
    assert (names(ready, DONE[0]), west(ready).actions) == ([goal], 3)
    assert last(ready, "goal_completed") == {
        "event": "goal_completed",
        "seat": 0,
        "goal": goal,
        "number": 1,
    }


def test_the_other_way_to_some_goals() -> None:
    """WL GOAL-3: one of two events is enough."""
    ways = {
        "bass_reeves_the_warrant_says_so": tuple([bandit()] * 4),
        "billy_the_kid_out_the_courthouse_window": (Done("heist_win", place=TOWN, kind="guard"),),
        "bloody_knife_the_short_way_over": (Done("step", 45),),
    }
    for goal, done in ways.items():
        assert f"goal:{goal}" in options(laid(goal, done, {}))
        assert f"goal:{goal}" not in options(laid(goal, done[:-1], {}))
