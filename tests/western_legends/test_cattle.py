"""Cattle: acquired, wrangled and rustled (CATTLE)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.kernel.event import bit
from saddlebag.western_legends.zones import BOX, HERD, RANCH
from tests.western_legends.scene import table
from tests.western_legends.seen import (
    asked,
    hand,
    last,
    names,
    options,
    say,
    told,
    west,
    why_not,
)

QUIET = ("the_cruel_wastes", "tribes_of_the_mesa")
GREEN, BLUE = "mesitos_point_ranch", "sunny_hills_ranch"
STATION = "spikes_view_rail_station"
NEXT_TO = {GREEN: "mesitos_point_7", BLUE: "sunny_hills_7", STATION: "spikes_view_9"}


def rancher(ranch: str = GREEN, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 at a ranch."""
    return table(places={0: ranch}, stories=stories, **scene)


def driver(to: str, *tokens: str, stories: tuple[str, ...] = QUIET, **scene: Any) -> Table:
    """Seat 0 has just ridden there with these tokens."""
    places = {0: NEXT_TO[to], 1: "darkrock_bank", 2: "red_falls_cabaret"}
    opened = table(places=places, cattle={0: list(tokens)}, stories=stories, **scene)
    return say(opened, f"ride:{to}")


def carried(opened: Table, seat: int = 0) -> list[str]:
    return names(opened, HERD[seat])


# ---- acquiring


@pytest.mark.parametrize(("ranch", "color"), [(GREEN, "green"), (BLUE, "blue")])
def test_a_ranch_gives_a_token_of_its_color(ranch: str, color: str) -> None:
    """WL CATTLE-1, LOC-1"""
    opened = say(rancher(ranch), "acquire")
    (token,) = carried(opened)
    assert token.startswith(f"cattle_{color}") and west(opened).actions == 2
    assert len(names(opened, RANCH[color == "blue"])) == 7


def test_which_token_it_is_chance_decides() -> None:
    """WL CATTLE-1, SET-3"""
    opened = rancher()
    ranch = names(opened, RANCH[0])
    assert sorted(ranch) == [f"cattle_green_{n}" for n in range(1, 9)] != ranch
    assert carried(say(opened, "acquire")) == ranch[:1]


def test_only_the_carrier_sees_what_a_token_brings() -> None:
    """WL CATTLE-3, Q-89: its color is public."""
    opened = say(rancher(), "acquire")
    (token,) = carried(opened)
    assert west(opened).cards.seen[BOX.id[token]] == bit(0)
    assert last(opened, "cattle_taken", 0)["token"] == token
    assert last(opened, "cattle_taken", 1)["color"] == "green"
    assert "token" not in last(opened, "cattle_taken", 1)


def test_a_carrier_has_no_room_for_another() -> None:
    """WL CATTLE-1, CATTLE-2"""
    opened = rancher(cattle={0: ["cattle_blue_1"]})
    assert "acquire" not in options(opened)
    full = ("no_room", {"has": 1, "most": 1}, "WL CATTLE-2")
    assert why_not(opened, "acquire") == full


def test_an_empty_ranch_gives_nothing() -> None:
    """WL CATTLE-1, Q-40"""
    all_green = [f"cattle_green_{n}" for n in range(1, 9)]
    opened = rancher(cattle={1: all_green})
    assert why_not(opened, "acquire") == ("no_cattle", {}, "WL CATTLE-1")


def test_there_is_no_cattle_elsewhere() -> None:
    """WL LOC-1"""
    values = {"space": STATION, "needs": "ranch"}
    opened = table(places={0: STATION}, stories=QUIET)
    assert why_not(opened, "acquire") == ("not_here", values, "WL LOC-1")


def test_the_first_game_has_no_cattle() -> None:
    """WL FIRST-2"""
    opened = table(places={0: GREEN}, first_game=True)
    assert why_not(opened, "acquire") == ("not_in_game", {}, "WL FIRST-2")


def test_acquiring_is_cattle_business() -> None:
    """WL CATTLE-1, STORY-2"""
    opened = rancher(stories=("fence_cutters", "the_cruel_wastes"))
    assert asked(say(opened, "acquire")) == (0, "disc")


def test_a_workhorse_takes_two_if_both_fit() -> None:
    """WL Q-115, CATTLE-8"""
    opened = say(rancher(items={0: ["workhorse"]}), "acquire")
    assert len(carried(opened)) == 2
    opened = say(rancher(items={0: ["workhorse"]}, cattle={0: ["cattle_blue_1"]}), "acquire")
    assert len(carried(opened)) == 2


def test_a_workhorse_takes_one_where_there_is_no_second() -> None:
    """WL Q-115"""
    seven = [f"cattle_green_{n}" for n in range(1, 8)]
    opened = say(rancher(items={0: ["workhorse"]}, cattle={1: seven}), "acquire")
    assert carried(opened) == ["cattle_green_8"]


# ---- delivering


@pytest.mark.parametrize("token", ["cattle_green_1", "cattle_blue_1"])
def test_cattle_is_wrangled_to_the_rail_station(token: str) -> None:
    """WL CATTLE-4, TRACK-3: a Marshal point and the reward, for no further action."""
    opened = say(driver(STATION, token), "deliver")
    s = west(opened)
    assert (s.marshal[0], s.wanted[0], s.actions) == (1, 0, 2)
    assert s.money[0] == 20 + 40  # of the track, of the token
    line = {"event": "delivered", "seat": 0, "kind": "wrangle", "space": STATION}
    assert last(opened, "delivered") == line | {"tokens": [token]}


@pytest.mark.parametrize(("ranch", "token"), [(BLUE, "cattle_green_1"), (GREEN, "cattle_blue_1")])
def test_cattle_is_rustled_to_the_other_ranch(ranch: str, token: str) -> None:
    """WL CATTLE-5, TRACK-4: a Wanted point and the reward."""
    opened = say(driver(ranch, token), "deliver")
    s = west(opened)
    assert (s.marshal[0], s.wanted[0], s.money[0], s.actions) == (0, 1, 40, 2)
    assert last(opened, "delivered")["kind"] == "rustle"


@pytest.mark.parametrize(("ranch", "token"), [(GREEN, "cattle_green_1"), (BLUE, "cattle_blue_1")])
def test_nobody_delivers_cattle_where_it_comes_from(ranch: str, token: str) -> None:
    """WL CATTLE-5"""
    assert asked(driver(ranch, token)) == (0, "act")


def test_a_delivery_may_wait() -> None:
    """WL Q-56, CATTLE-4"""
    opened = say(driver(STATION, "cattle_green_1"), "pass")
    assert carried(opened) == ["cattle_green_1"] and west(opened).marshal[0] == 0
    assert asked(opened) == (0, "act")  # and not once more without another move


def test_a_delivered_token_is_back_on_its_ranch() -> None:
    """WL CATTLE-6"""
    opened = say(driver(BLUE, "cattle_green_3"), "deliver")
    assert carried(opened) == [] and len(names(opened, RANCH[0])) == 8
    assert "cattle_green_3" in names(opened, RANCH[0])
    assert west(opened).cards.seen[BOX.id["cattle_green_3"]] == 0


def test_a_token_that_joins_others_is_known_to_be_among_them() -> None:
    """WL CATTLE-6, Q-89"""
    tokens = {0: ["cattle_green_3"], 1: ["cattle_green_1"]}
    opened = table(places={0: "spikes_view_9"}, stories=QUIET, cattle=tokens)
    say(opened, f"ride:{STATION}", "deliver")
    hints = west(opened).cards.hints(2)
    assert hints == [[["cattle_green_3"], {"green_ranch": 7}]]


def test_an_outlaw_wrangles_for_the_reward_alone() -> None:
    """WL EXD-7, CATTLE-7, Q-55"""
    opened = say(driver(STATION, "cattle_green_7", wanted={0: 2}), "deliver")
    s = west(opened)
    assert (s.marshal[0], s.wanted[0], s.money[0], s.lp[0]) == (0, 2, 30, 1)


def test_a_marshal_who_rustles_starts_over_as_an_outlaw() -> None:
    """WL CATTLE-5, TRACK-5"""
    opened = say(driver(BLUE, "cattle_green_1", marshal={0: 4}), "deliver")
    assert (west(opened).marshal[0], west(opened).wanted[0]) == (0, 1)


def test_a_delivery_is_cattle_business() -> None:
    """WL CATTLE-4, STORY-2"""
    stories = ("fence_cutters", "the_cruel_wastes")
    opened = say(driver(STATION, "cattle_green_1", stories=stories), "deliver")
    assert asked(opened) == (0, "disc")


def test_reputation_is_asked_once_after_all_is_paid() -> None:
    """WL Q-57, CARD-6"""
    opened = driver(STATION, "cattle_green_1", hands={0: ["7_hearts"]})
    say(opened, "pass", "deliver")  # no Sprint
    assert asked(opened) == (0, "reputation") and west(opened).money[0] == 60
    say(opened, "play:7_hearts")
    assert west(opened).marshal[0] == 2 and asked(opened) == (0, "act")


@pytest.mark.parametrize(
    ("goal", "to"),
    [
        ("isom_dart_honest_for_a_season", STATION),
        ("isom_dart_changed_brands", BLUE),
        ("isom_dart_the_best_hand_in_the_park", BLUE),
    ],
)
def test_goals_count_every_token_delivered(goal: str, to: str) -> None:
    """WL GOAL-3, CATTLE-8"""
    tokens = ("cattle_green_1", "cattle_green_2", "cattle_green_3")
    gear = {0: ["workhorse", "lasso"]}
    who: dict[str, Any] = {"characters": {0: "isom_dart"}, "goals": {0: [goal]}}
    opened = say(driver(to, *tokens, items=gear, **who), "deliver", *tokens, "pass")
    assert f"goal:{goal}" in options(opened)


# ---- what the sixteen tokens bring: money, cards, LP, nuggets; the first Marshal point is $20


@pytest.mark.parametrize(
    ("token", "wrangled", "rustled"),
    [
        ("cattle_green_1", (40, 0, 0, 0), (40, 0, 0, 0)),
        ("cattle_green_2", (50, 0, 0, 0), (50, 0, 0, 0)),
        ("cattle_green_3", (30, 1, 0, 0), (30, 1, 0, 0)),
        ("cattle_green_4", (10, 3, 0, 0), (10, 3, 0, 0)),
        ("cattle_green_5", (10, 0, 1, 0), (10, 0, 1, 0)),
        ("cattle_green_6", (30, 0, 1, 0), (0, 0, 1, 0)),
        ("cattle_green_7", (30, 0, 1, 0), (30, 0, 0, 0)),
        ("cattle_blue_1", (40, 0, 0, 0), (40, 0, 0, 0)),
        ("cattle_blue_2", (50, 0, 0, 0), (50, 0, 0, 0)),
        ("cattle_blue_3", (20, 2, 0, 0), (20, 2, 0, 0)),
        ("cattle_blue_4", (0, 2, 1, 0), (0, 2, 0, 0)),
        ("cattle_blue_5", (10, 0, 1, 0), (10, 0, 1, 0)),
        ("cattle_blue_6", (0, 1, 1, 0), (0, 1, 1, 0)),
        ("cattle_blue_7", (30, 0, 0, 1), (30, 0, 0, 0)),
        ("cattle_blue_8", (0, 0, 2, 0), (0, 0, 1, 0)),
    ],
)
@pytest.mark.parametrize("kind", ["wrangle", "rustle"])
def test_a_token_brings_its_reward(
    token: str, wrangled: tuple[int, ...], rustled: tuple[int, ...], kind: str
) -> None:
    """WL CATTLE-4, CATTLE-5"""
    ranch = BLUE if "green" in token else GREEN
    opened = say(driver(STATION if kind == "wrangle" else ranch, token), "deliver")
    s = west(opened)
    track = 20 if kind == "wrangle" else 0
    found = (s.money[0] - track, len(hand(opened, 0)), s.lp[0], s.nuggets[0])
    assert found == (wrangled if kind == "wrangle" else rustled)


def test_one_token_leaves_a_choice() -> None:
    """WL CATTLE-4: money, or all wounds healed and a card."""
    opened = say(driver(BLUE, "cattle_green_8", wounds={0: 3}), "deliver")
    assert asked(opened) == (0, "choose")
    money, health = options(opened)
    say(opened, health)
    assert west(opened).wounds[0] == 0 and len(hand(opened, 0)) == 1
    opened = say(driver(BLUE, "cattle_green_8", wounds={0: 3}), "deliver", money)
    assert west(opened).money[0] == 50 and west(opened).wounds[0] == 3


# ---- several tokens


def test_at_a_ranch_only_the_other_color_is_rustled() -> None:
    """WL EXD-27, CATTLE-8"""
    tokens = ("cattle_green_1", "cattle_blue_1")
    opened = say(driver(BLUE, *tokens, items={0: ["workhorse"]}), "deliver")
    assert carried(opened) == ["cattle_blue_1"]
    assert west(opened).wanted[0] == 1 and west(opened).money[0] == 40


def test_at_the_rail_station_each_token_pays() -> None:
    """WL EXD-27, CATTLE-8, Q-57: two points as one gain, then both rewards."""
    tokens = ("cattle_green_1", "cattle_blue_1")
    opened = say(driver(STATION, *tokens, items={0: ["workhorse"]}), "deliver")
    assert asked(opened) == (0, "deliver")
    say(opened, "cattle_blue_1", "cattle_green_1")
    assert west(opened).marshal[0] == 2 and carried(opened) == []
    assert [it["points"] for it in told(opened, "marshal")] == [2]
    causes = [it["cause"] for it in told(opened, "money")]
    assert causes == ["marshal_track", "marshal_track", "cattle_blue_1", "cattle_green_1"]
    assert west(opened).money[0] == 20 + 20 + 40 + 40


def test_one_of_two_tokens_may_be_kept() -> None:
    """WL Q-56, CATTLE-8"""
    tokens = ("cattle_green_1", "cattle_blue_1")
    opened = say(driver(STATION, *tokens, items={0: ["workhorse"]}), "deliver")
    assert options(opened) == ["cattle_green_1", "cattle_blue_1"]
    say(opened, "cattle_blue_1", "done")
    assert carried(opened) == ["cattle_green_1"] and west(opened).marshal[0] == 1


def test_one_point_per_drive() -> None:
    """WL CATTLE-8 with one_point_per_drive: all rewards are paid."""
    tokens = ("cattle_green_5", "cattle_blue_5")
    opened = driver(STATION, *tokens, items={0: ["workhorse"]}, one_point_per_drive=True)
    say(opened, "deliver", *tokens)
    assert west(opened).marshal[0] == 1 and west(opened).lp[0] == 2


def test_a_peacekeeper_adds_a_point_once_for_a_delivery() -> None:
    """WL Q-120, Q-115: read after the delivery's own points."""
    tokens = ("cattle_green_5", "cattle_blue_5")
    gear = {0: ["workhorse", "peacekeeper"]}
    opened = say(driver(STATION, *tokens, items=gear), "deliver", *tokens)
    assert west(opened).marshal[0] == 3
    opened = say(driver(BLUE, "cattle_green_1", items={0: ["peacekeeper"]}), "deliver")
    assert west(opened).wanted[0] == 2


def test_an_outlaws_peacekeeper_does_not_reward_wrangling() -> None:
    """WL Q-120, CATTLE-7"""
    gear = {0: ["peacekeeper"]}
    opened = say(driver(STATION, "cattle_green_1", items=gear, wanted={0: 1}), "deliver")
    assert (west(opened).marshal[0], west(opened).wanted[0]) == (0, 1)


def test_a_lasso_pays_once_for_a_delivery() -> None:
    """WL Q-115, CATTLE-8"""
    tokens = ("cattle_green_5", "cattle_green_6")
    opened = say(driver(BLUE, *tokens, items={0: ["lasso"]}), "deliver", *tokens)
    assert west(opened).money[0] == 10 + 10  # a token, the Lasso
