"""Marshal and Wanted points in play (TRACK), and Reputation (CARD-6)."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.fights import (
    GREEN,
    QUIET,
    bandit_bout,
    bout,
    heist_bout,
    let_pass,
    mat,
    scene,
    sheriff_comes,
    story_about,
)
from tests.western_legends.seen import asked, hand, last, options, say, told, west, why_not


def legend(kind: str, **told_so: Any) -> Table:
    """Seat 0 plays Living Legend for a point of this kind."""
    opened = scene(hands={0: ["a_hearts"]}, **told_so)
    say(opened, "play:a_hearts")
    if asked(opened)[1] == "choose":
        say(opened, f"{kind}:1")
    return let_pass(opened, "reputation")


def test_nobody_has_points_of_both_kinds() -> None:
    """WL TRACK-1"""
    assert mat(legend("wanted", marshal={0: 4}), 0, "marshal", "wanted") == (0, 1)
    assert mat(legend("marshal"), 0, "marshal", "wanted") == (1, 0)


def test_a_wanted_player_cannot_gain_marshal_points() -> None:
    """WL TRACK-2, Q-60"""
    opened = legend("wanted", wanted={0: 2})
    assert mat(opened, 0, "marshal", "wanted") == (0, 3)
    assert last(opened, "chose")["option"] == "wanted:1"  # there was no choice


def test_marshal_points_come_from_four_sources() -> None:
    """WL TRACK-3"""
    bandit = say(bandit_bout("k_hearts", "fight_8"), "marshal:1")
    arrest = let_pass(bout("arrest", "k_hearts", "5_hearts", marshal={0: 1}, wanted={1: 1}))
    station = scene(places={0: "spikes_view_9"}, cattle={0: [GREEN]})
    drive = say(station, "ride:spikes_view_rail_station", "deliver")
    points = [mat(it, 0, "marshal")[0] for it in (bandit, arrest, drive, legend("marshal"))]
    assert points == [1, 2, 1, 1]


def test_wanted_points_come_from_five_sources() -> None:
    """WL TRACK-4"""
    won, lost = heist_bout("k_hearts", "fight_8"), heist_bout("5_hearts", "fight_8")
    rob = bout("rob", "k_hearts", "5_hearts")
    ranch = scene(places={0: "sunny_hills_7"}, cattle={0: [GREEN]})
    rustled = say(ranch, "ride:sunny_hills_ranch", "deliver")
    points = [mat(it, 0, "wanted")[0] for it in (won, lost, rob, rustled, legend("wanted"))]
    assert points == [3, 1, 1, 1, 1]


def test_a_marshal_who_becomes_wanted_starts_from_the_beginning() -> None:
    """WL TRACK-5, D-84"""
    opened = heist_bout("k_hearts", "fight_8", marshal={0: 9}, lp={0: 12})
    assert mat(opened, 0, "marshal", "wanted", "lp") == (0, 3, 12)  # rewards are kept
    dropped = [(it["before"], it["after"]) for it in told(opened, "marshal")]
    assert dropped == [(9, 0)]


@pytest.mark.parametrize(
    ("before", "money", "lp"),
    [
        *[(0, 20, 0), (1, 20, 0), (2, 0, 2), (3, 30, 0), (4, 30, 0), (5, 0, 4)],
        *[(6, 40, 0), (7, 40, 0), (8, 0, 6)],
    ],
)
def test_each_space_of_the_marshal_track_pays(before: int, money: int, lp: int) -> None:
    """WL TRACK-6"""
    assert mat(legend("marshal", marshal={0: before}), 0, "money", "lp") == (money, lp)


@pytest.mark.parametrize(
    ("before", "cards"),
    [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0), (7, 1), (8, 0)],
)
def test_some_spaces_of_the_wanted_track_bring_a_card(before: int, cards: int) -> None:
    """WL TRACK-6"""
    assert mat(legend("wanted", wanted={0: before}), 0, "cards", "lp") == (cards, 0)


def test_every_space_passed_pays() -> None:
    """WL TRACK-6"""
    opened = heist_bout("k_hearts", "fight_8", wanted={0: 3})
    assert mat(opened, 0, "wanted", "cards") == (6, 2)  # spaces 4 and 6
    drawn = [it["cause"] for it in told(opened, "drew")]
    assert drawn == ["wanted_track", "wanted_track"]


@pytest.mark.parametrize("kind", ["marshal", "wanted"])
def test_beyond_the_last_space_a_point_is_a_legendary_point(kind: str) -> None:
    """WL TRACK-7"""
    opened = legend(kind, **{kind: {0: 9}})
    assert mat(opened, 0, kind, "lp") == (9, 1)
    assert last(opened, "lp")["cause"] == f"{kind}_track_end"


def test_one_gain_may_be_movement_and_legendary_points() -> None:
    """WL TRACK-7"""
    opened = heist_bout("k_hearts", "fight_8", wanted={0: 7})
    assert mat(opened, 0, "wanted", "lp") == (9, 1)
    line = last(opened, "wanted")
    assert (line["before"], line["after"], line["points"]) == (7, 9, 3)


@pytest.mark.parametrize(("points", "lp"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_wanted_players_score_their_row_at_the_end_of_each_own_turn(points: int, lp: int) -> None:
    """WL TRACK-8, EOT-3"""
    opened = say(scene(wanted={0: points, 1: 9}), "end")
    assert mat(opened, 0, "lp") == (lp,) and mat(opened, 1, "lp") == (0,)
    assert last(opened, "lp")["cause"] == "wanted_row"


def test_marshals_score_no_row_during_the_game() -> None:
    """WL TRACK-8"""
    assert mat(say(scene(marshal={0: 9}), "end"), 0, "lp") == (0,)


def test_the_way_from_wanted_to_marshal_leads_through_an_arrest() -> None:
    """WL TRACK-9, CHAR-4"""
    outlaw = scene(hands={0: ["a_hearts"]}, wanted={0: 1})
    say(outlaw, "play:a_hearts")
    assert mat(outlaw, 0, "marshal", "wanted") == (0, 2)
    free = scene(hands={0: ["a_hearts"]})
    assert "marshal:1" in options(say(free, "play:a_hearts"))


def test_a_marshal_may_turn_outlaw_at_will() -> None:
    """WL CHAR-4, TRACK-5"""
    opened = scene(hands={0: ["a_hearts"]}, marshal={0: 3})
    say(opened, "play:a_hearts", "wanted:1")
    assert mat(opened, 0, "marshal", "wanted") == (0, 1)


def test_the_first_wanted_player_wakes_the_sheriff() -> None:
    """WL TRACK-10, SHERIFF-2"""
    opened = legend("wanted")
    assert opened.view(None)["sheriff"]["active"]


def test_track_money_stops_at_the_wallet() -> None:
    """WL TRACK-6, TURN-9"""
    assert mat(legend("marshal", money={0: 110}), 0, "money") == (120,)


# ---- Reputation


def famous(*cards: str, **told_so: Any) -> Table:
    """Living Legend has brought a Wanted point; Reputation may answer it."""
    opened = scene(hands={0: ["a_hearts", *cards]}, **told_so)
    return say(opened, "play:a_hearts", "wanted:1")


def test_reputation_adds_a_point_of_the_same_kind() -> None:
    """WL Q-30, CARD-4"""
    opened = famous("7_hearts")
    assert asked(opened) == (0, "reputation") and options(opened) == ["pass", "play:7_hearts"]
    say(opened, "play:7_hearts")
    assert mat(opened, 0, "wanted", "cards") == (2, 1)  # with the card of Wanted 2
    assert west(opened).actions == 2
    assert last(opened, "reaction")["effect"] == "reputation"


def test_one_reputation_a_turn() -> None:
    """WL CARD-6, Q-30"""
    opened = say(famous("7_hearts", "7_clubs", "a_clubs"), "play:7_hearts")
    assert asked(opened) == (0, "act")  # its own point is not answered
    say(opened, "play:a_clubs")
    assert asked(opened) == (0, "act") and mat(opened, 0, "wanted") == (3,)


def test_next_turn_reputation_may_be_played_again() -> None:
    """WL CARD-6"""
    opened = say(famous("7_hearts", "7_clubs", "a_clubs"), "play:7_hearts", "end")
    for seat in (1, 2):
        assert asked(opened)[0] == seat
        say(opened, "money", "end")
    say(opened, "money", "play:a_clubs")
    assert "play:7_clubs" in options(opened)


def test_reputation_past_the_last_space_is_a_legendary_point() -> None:
    """WL Q-30, TRACK-7"""
    opened = scene(hands={0: ["a_hearts", "7_hearts"]}, wanted={0: 8})
    say(opened, "play:a_hearts", "play:7_hearts")
    assert mat(opened, 0, "wanted", "lp") == (9, 1)


def test_points_on_anothers_turn_are_not_answered() -> None:
    """WL Q-30, Q-110"""
    fight_deck = ["fight_a", "fight_2", "fight_3", "fight_4"]
    hands = {1: ["a_spades", "7_hearts", "5_hearts"]}
    opened = sheriff_comes({1: 2}, hands, items={1: ["revolver+"]}, fight_deck=fight_deck)
    say(opened, "5_hearts", "fight", "a_spades", "fight_a", "pass", "wanted:1")
    assert asked(opened) == (0, "act") and mat(opened, 1, "wanted") == (3,)


def test_reputation_waits_until_the_cause_is_fully_paid() -> None:
    """WL Q-30, Q-57"""
    opened = bout("rob", "k_hearts", "5_hearts", hands={0: ["k_hearts", "7_hearts"]}, money={1: 40})
    let_pass(opened, "react")
    assert asked(opened) == (0, "loot")
    assert asked(say(opened, "money:20")) == (0, "reputation")


def test_points_of_a_story_are_answered_by_the_player_on_turn_alone() -> None:
    """WL Q-30, Q-110"""
    hands = {0: ["7_hearts"], 1: ["7_clubs"]}
    opened = scene(stories=("the_law", QUIET[0]), discs=[(1, 0), ()], hands=hands)
    say(opened, "end")
    assert asked(opened) == (0, "reputation")
    say(opened, "play:7_hearts")
    assert (mat(opened, 0, "marshal"), mat(opened, 1, "marshal")) == ((2,), (1,))
    assert asked(opened) == (1, "income")  # the other contributor was not asked


def test_whether_somebody_holds_reputation_stays_a_secret() -> None:
    """WL Q-30, Q-89"""
    opened = famous("5_hearts")
    assert asked(opened) == (0, "reputation") and options(opened) == ["pass"]
    assert asked(famous()) == (0, "act")  # an empty hand is no secret


def test_a_reaction_outside_of_fights_is_the_only_one_to_its_action() -> None:
    """WL CARD-5: Sprint, then no Reputation for the delivery of the same Move action."""
    hands = {0: ["3_hearts", "7_hearts"]}
    opened = scene(places={0: "spikes_view_9"}, cattle={0: [GREEN]}, hands=hands)
    say(opened, "ride:spikes_view_8", "play:3_hearts", "to:spikes_view_rail_station", "deliver")
    assert mat(opened, 0, "marshal") == (1,) and asked(opened)[1] != "reputation"


def test_without_the_limit_both_may_be_played() -> None:
    """WL CARD-5, D-47"""
    hands = {0: ["3_hearts", "7_hearts"]}
    opened = scene(
        places={0: "spikes_view_9"}, cattle={0: [GREEN]}, hands=hands, reaction_limit=False
    )
    say(opened, "ride:spikes_view_8", "play:3_hearts", "to:spikes_view_rail_station")
    let_pass(opened, "move_end")
    say(opened, "deliver")
    while asked(opened)[1] not in ("reputation", "act"):
        say(opened, options(opened)[0])
    assert asked(opened) == (0, "reputation")


def test_a_gain_of_points_meets_its_trigger() -> None:
    """WL STORY-13"""
    stories = (story_about("track_points"), QUIET[0])
    opened = scene(hands={0: ["a_hearts"]}, stories=stories)
    say(opened, "play:a_hearts", "marshal:1")
    assert asked(opened) == (0, "disc")


def test_living_legend_offers_what_can_be_gained() -> None:
    """WL Q-60, TRACK-2"""
    opened = scene(hands={0: ["a_hearts"]}, marshal={0: 1})
    say(opened, "play:a_hearts")
    assert options(opened) == ["marshal:1", "wanted:1"]
    assert why_not(opened, "pass")[0] == "compulsory"
    assert hand(opened, 0) == []
