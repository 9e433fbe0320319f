"""What may be agreed on: editions, their switches, house rules, and what does not fit together."""

from typing import Any

import pytest

from saddlebag import Table, game
from saddlebag.kernel.game import BadOption
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.numbers import EXPANSIONS, SWITCHES
from saddlebag.western_legends.options import EDITIONS, Options
from tests.western_legends.fights import (
    GREEN,
    QUIET,
    bout,
    facing,
    heist_bout,
    let_pass,
    mat,
    scene,
    sheriff_at,
    sheriff_comes,
    where,
)
from tests.western_legends.seen import asked, last, options, say, told, west

NEAR = "mesitos_point_6"


def agreed(seats: int = 3, **given: Any) -> Options:
    """The options as the rules read them."""
    return Options(GAME.chosen(seats, given))


def refusal(seats: int = 3, **given: Any) -> BadOption:
    with pytest.raises(BadOption) as no:
        GAME.table(seats, 1, given)
    return no.value


# ---- versions


def test_a_table_of_version_1_can_still_be_opened() -> None:
    """WL MIB-4: it knows nothing of options that came later."""
    old = GAME.table(2, 1, version=1)
    assert old.journal()["version"] == 1 and GAME.version > 1
    assert "man_in_black_level" not in old.journal()["options"]
    assert GAME.table(2, 1).journal()["options"]["man_in_black_level"] == "gunslinger"


def test_version_1_takes_no_option_that_came_later() -> None:
    """WL MIB-4"""
    with pytest.raises(BadOption) as no:
        GAME.table(2, 1, {"man_in_black_level": "legend"}, version=1)
    assert no.value.key == "option"


# ---- the game on offer


def test_the_game_is_known_by_its_name() -> None:
    """WL SET-19"""
    opened = game("western-legends").table(seats=4, seed=7, options={"length": 15, "goals": True})
    assert opened.view(None)["length"] == 15 and opened.view(None)["seats"] == 4


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    """WL SET-5"""
    assert GAME.seats == (2, 3, 4, 5, 6)
    with pytest.raises(BadOption) as no:
        GAME.table(seats, 1)
    assert no.value.key == "seats"


@pytest.mark.parametrize("length", [0, 14, 30, "short", True])
def test_other_lengths_are_refused(length: Any) -> None:
    """WL SET-19"""
    no = refusal(length=length)
    assert (no.key, no.allowed) == ("length", ["15", "20", "25"])


def test_unknown_options_are_refused() -> None:
    """WL SET-19"""
    assert refusal(sherif_exact=True).key == "option"


# ---- editions


def test_the_current_edition_is_the_default() -> None:
    """WL D-12, D-16, D-32, D-43, D-47"""
    now = agreed()
    assert now.guard_wins_ties and now.effects_first and now.reaction_limit and now.kickers
    assert now.printed["stickemup"] == 2 and now.sheriff_nuggets
    assert not (now.sheriff_exact or now.final_duel or now.raising or now.any_delivery)


def test_classic_sets_what_the_older_printings_say() -> None:
    """WL D-12, D-16, D-32, D-43, D-47"""
    old = agreed(edition="classic")
    assert not (old.guard_wins_ties or old.effects_first or old.reaction_limit)
    assert old.printed["stickemup"] == 1 and not old.sheriff_nuggets
    assert old.kickers and not (old.sheriff_exact or old.final_duel)
    assert not (old.raising or old.any_delivery)  # one-edition rules keep their default


@pytest.mark.parametrize(
    ("switch", "value", "field", "read"),
    [
        ("heist_tie", "guard", "guard_wins_ties", True),
        ("stickemup", 2, "printed", {"stickemup": 2}),
        ("start_effects", "before", "effects_first", True),
        ("sheriff_nuggets", True, "sheriff_nuggets", True),
        ("reaction_limit", True, "reaction_limit", True),
        ("shotgun", "self+1", "raising", ("shotgun",)),
        ("sheriff_exact", True, "sheriff_exact", True),
        ("kickers", False, "kickers", False),
        ("final_duel", True, "final_duel", True),
        ("delivery", "any", "any_delivery", True),
    ],
)
def test_a_switch_overrides_the_edition(switch: str, value: Any, field: str, read: Any) -> None:
    """WL D-12, D-15, D-16, D-27, D-32, D-39, D-43, D-47, D-51, D-57"""
    assert switch in EDITIONS
    assert getattr(agreed(edition="classic", **{switch: value}), field) == read


def test_every_switch_of_the_editions_has_a_key() -> None:
    """WL D-12, D-15, D-16, D-27, D-32, D-39, D-43, D-47, D-51, D-57"""
    named = ("heist_tie", "stickemup", "shotgun", "start_effects", "sheriff_nuggets")
    others = ("sheriff_exact", "reaction_limit", "kickers", "final_duel", "delivery")
    assert tuple(EDITIONS) == named + others


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        *[("heist_tie", "nobody"), ("stickemup", 3), ("shotgun", "+1"), ("kickers", "yes")],
        *[("delivery", True), ("edition", "deluxe")],
    ],
)
def test_values_that_a_switch_does_not_know_are_refused(switch: str, value: Any) -> None:
    """WL D-16"""
    assert refusal(**{switch: value}).key == switch


def test_delivery_any_counts_saddle_up_and_free_moves() -> None:
    """WL D-51, Q-52"""
    people: dict[str, Any] = {"characters": {0: "billy_the_kid"}, "lp": {0: 5}, "money": {1: 20}}
    here: dict[str, Any] = {"places": {1: "darkrock_bank"}, "hands": {0: ["2_spades"]}}
    opened = scene(delivery="any", **people, **here)
    say(opened, "play:2_spades", "to:darkrock_bank")
    assert mat(opened, 0, "money") == (10,) and mat(opened, 1, "money") == (10,)


# ---- house rules


def test_every_house_rule_is_off_by_default_and_has_a_key() -> None:
    """WL D-14: but for what an edition switch says as well."""
    assert "stick_em_up_one" not in SWITCHES and len(SWITCHES) == 13
    chosen = GAME.chosen(3, {})
    assert all(chosen[key] is False for key in SWITCHES)


@pytest.mark.parametrize(("wanted", "rows"), [(3, 1), (4, 2), (7, 3)])
def test_arrest_bounty_pays_for_the_rows_reached(wanted: int, rows: int) -> None:
    """WL FIGHT-18 with arrest_bounty"""
    law: dict[str, Any] = {"marshal": {0: 4}, "wanted": {1: wanted}}
    paid = bout("arrest", "k_hearts", "5_hearts", arrest_bounty=True, **law)
    assert mat(paid, 0, "lp") == (rows,)
    assert mat(bout("arrest", "k_hearts", "5_hearts", **law), 0, "lp") == (0,)


def test_the_sheriff_earns_no_bounty() -> None:
    """WL SHERIFF-9 with arrest_bounty"""
    opened = sheriff_comes({1: 7}, {}, arrest_bounty=True)
    assert [mat(opened, player, "lp") for player in (0, 1, 2)] == [(0,), (0,), (0,)]


@pytest.mark.parametrize(("best", "lp"), [(7, 1), (8, 3)])
def test_wanted_income_is_capped_until_somebody_has_eight_points(best: int, lp: int) -> None:
    """WL TRACK-8 with wanted_cap_row_one_early"""
    opened = scene(wanted={0: 7}, lp={2: best}, wanted_cap_row_one_early=True)
    assert mat(say(opened, "end"), 0, "lp") == (lp,)


@pytest.mark.parametrize(("before", "rides"), [(0, 0), (1, 1), (3, 1), (4, 1), (6, 1)])
def test_a_hot_sheriff_is_sent_out_for_each_row_reached(before: int, rides: int) -> None:
    """WL Q-126 with hot_sheriff"""
    opened = heist_bout("k_hearts", "fight_8", wanted={0: before}, hot_sheriff=True)
    let_pass(opened, "reputation")
    assert (asked(opened) == (1, "sheriff")) == bool(rides)  # the left neighbour moves him


def test_a_hot_sheriff_goes_up_to_two_spaces_after_the_action() -> None:
    """WL Q-126, Q-107 with hot_sheriff"""
    opened = scene(hands={0: ["a_hearts"]}, wanted={0: 3}, places={0: NEAR}, hot_sheriff=True)
    let_pass(say(opened, "play:a_hearts"), "reputation")
    assert asked(opened) == (1, "sheriff") and "stay" in options(opened)
    say(opened, f"to:{NEAR}")
    assert last(opened, "sheriff_rode")["cause"] == "hot_sheriff"
    assert last(opened, "sheriff_met")["players"] == [0]


def test_an_arrest_by_the_hot_sheriff_leaves_the_turn_to_go_on() -> None:
    """WL Q-62, Q-126 with hot_sheriff"""
    opened = scene(hands={0: ["a_hearts"]}, wanted={0: 6}, places={0: NEAR}, hot_sheriff=True)
    let_pass(say(opened, "play:a_hearts"), "reputation")
    say(opened, f"to:{NEAR}")
    assert where(opened, 0) == sheriff_at(opened) == "darkrock_sheriff"
    assert asked(opened) == (0, "act") and west(opened).actions == 2


def test_a_row_reached_by_a_story_sends_him_out_as_well() -> None:
    """WL Q-126, Q-107 with hot_sheriff"""
    stories = ("someone_elses_silver", QUIET[0])
    opened = scene(stories=stories, discs=[(1, 0), ()], wanted={1: 3}, hot_sheriff=True)
    say(opened, "end")
    movers = []
    while asked(opened)[1] != "income":
        if asked(opened)[1] == "sheriff":
            movers.append(asked(opened)[0])
            say(opened, "stay")
        else:
            say(opened, next((it for it in options(opened) if "wanted" in it), options(opened)[0]))
    assert movers == [0, 2]  # the story's own move, then the left neighbour of seat 1


def test_an_outlaw_at_rest_earns_nothing() -> None:
    """WL EOT-3 with hideout_rest_no_lp"""
    assert mat(say(scene(wanted={0: 4}, hideout_rest_no_lp=True), "end"), 0, "lp") == (0,)
    moved = scene(wanted={0: 4}, hideout_rest_no_lp=True)
    assert mat(say(moved, "ride:spikes_view_8", "end"), 0, "lp") == (2,)


def test_a_proud_target_gains_a_legendary_point_for_winning() -> None:
    """WL FIGHT-14 with proud_target"""
    opened = bout("rob", "5_hearts", "k_hearts", proud_target=True)
    assert mat(opened, 1, "lp") == (1,) and last(opened, "lp")["cause"] == "proud_target"
    assert mat(bout("rob", "k_hearts", "5_hearts", proud_target=True), 0, "lp") == (0,)


@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_a_lost_duel_costs_who_started_it_a_legendary_point(before: int, after: int) -> None:
    """WL FIGHT-14 with duel_risk"""
    lost = bout("duel", "5_hearts", "k_hearts", lp={0: before}, duel_risk=True)
    assert mat(lost, 0, "lp") == (after,)
    robbed = bout("rob", "5_hearts", "k_hearts", lp={0: before}, duel_risk=True)
    assert mat(robbed, 0, "lp") == (before,)


def test_the_target_of_a_duel_risks_nothing() -> None:
    """WL FIGHT-14 with duel_risk"""
    opened = bout("duel", "k_hearts", "5_hearts", lp={1: 3}, duel_risk=True)
    assert mat(opened, 1, "lp") == (3,)


def test_raise_values_raises_instead_of_lowering() -> None:
    """WL D-14 with raise_values"""
    gear: dict[str, Any] = {"items": {0: ["shotgun+"]}}
    printed = facing(["10_hearts"], ["q_hearts"], **gear)
    say(printed, "duel:1", "10_hearts", "fight", "q_hearts")
    assert last(printed, "compared")["values"] == [10, 11]
    raised = facing(["10_hearts"], ["q_hearts"], raise_values=True, **gear)
    say(raised, "duel:1", "10_hearts", "fight", "q_hearts")
    assert last(raised, "compared")["values"] == [11, 12]


# ---- what does not fit together


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_man_in_black_rides_with_two_players_only(seats: int) -> None:
    """WL MIB-1"""
    no = refusal(seats, man_in_black=True)
    assert (no.key, no.given, no.allowed) == ("man_in_black", True, ["seats=2"])
    assert "man_in_black" in str(no)


def test_two_players_cannot_do_without_him() -> None:
    """WL MIB-1"""
    no = refusal(2, man_in_black=False)
    assert (no.key, no.allowed) == ("man_in_black", [f"seats={n}" for n in (3, 4, 5, 6)])
    assert agreed(2).man_in_black and not agreed(3).man_in_black


@pytest.mark.parametrize("name", EXPANSIONS)
@pytest.mark.parametrize("version", [1, 2])
def test_older_versions_name_expansions_but_have_none(name: str, version: int) -> None:
    """WL D-72"""
    assert GAME.chosen(3, {name: False}, version)[name] is False
    with pytest.raises(BadOption) as no:
        GAME.table(3, 1, {name: True}, version=version)
    assert (no.value.key, no.value.allowed) == (name, ["version=3"])


def test_jokers_come_with_fistful_of_extras_unless_they_are_switched_off() -> None:
    """WL FIST-2, WL D-72"""
    assert agreed(fistful_of_extras=True).jokers
    assert not agreed(fistful_of_extras=True, jokers=False).jokers and not agreed().jokers


@pytest.mark.parametrize("name", ["jokers", "bandit_cards"])
def test_parts_of_fistful_of_extras_need_it(name: str) -> None:
    """WL FIST-2, WL FIST-6"""
    no = refusal(**{name: True})
    assert (no.key, no.allowed) == (name, ["with fistful_of_extras"])
    assert GAME.chosen(3, {name: True, "fistful_of_extras": True})[name] is True


@pytest.mark.parametrize("name", EXPANSIONS)
def test_the_first_game_is_played_without_expansions(name: str) -> None:
    """WL FIRST-1"""
    assert refusal(**{"first_game": True, name: True}).given == name


def test_as_many_characters_as_seats() -> None:
    """WL SET-6"""
    no = refusal(characters=["annie_oakley", "bass_reeves"])
    assert (no.key, no.given, no.allowed) == ("characters", 2, [3])


def test_nobody_plays_two_of_the_same() -> None:
    """WL SET-6"""
    assert refusal(characters=["annie_oakley"] * 3).key == "characters"


@pytest.mark.parametrize("name", ["belle_starr", "judge_roy_bean", "nobody"])
def test_characters_of_boxes_that_stay_shut_are_refused(name: str) -> None:
    """WL SET-6, D-72"""
    assert refusal(characters=["annie_oakley", "bass_reeves", name]).given == name


def test_a_character_says_which_box_must_be_open() -> None:
    """WL SET-6, FIST-1"""
    no = refusal(characters=["annie_oakley", "bass_reeves", "pearl_hart"])
    assert (no.given, no.allowed) == ("pearl_hart", ["with fistful_of_extras"])


@pytest.mark.parametrize("name", ["kit_carson", "jesse_james", "wyatt_earp"])
def test_a_character_of_the_full_game_is_not_in_the_first_one(name: str) -> None:
    """WL FIRST-3, Q-34"""
    no = refusal(first_game=True, characters=["annie_oakley", "bass_reeves", name])
    assert (no.key, no.given, no.allowed) == ("characters", name, ["without first_game"])


def test_house_rules_for_cattle_need_cattle() -> None:
    """WL FIRST-2"""
    for switch in ("one_point_per_drive", "cattle_rest"):
        no = refusal(first_game=True, **{switch: True})
        assert no.key in ("first_game", switch)


def test_the_options_are_open_to_all() -> None:
    """WL SET-19"""
    opened: Table = GAME.table(3, 1, {"edition": "classic", "goals": True})
    shown = opened.view(None)["options"]
    assert shown["edition"] == "classic" and shown["goals"] is True
    assert told(opened, "story_open") and shown["man_in_black"] is False


def test_one_point_per_drive_is_for_drives_of_several() -> None:
    """WL CATTLE-8 with one_point_per_drive"""
    station: dict[str, Any] = {"places": {0: "spikes_view_9"}, "cattle": {0: [GREEN]}}
    opened = scene(one_point_per_drive=True, **station)
    say(opened, "ride:spikes_view_rail_station", "deliver")
    assert mat(opened, 0, "marshal") == (1,)
