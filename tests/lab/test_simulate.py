"""The simulator: the same seed, the same report; and what bad input gets."""

import json
from typing import Any

import pytest

from saddlebag import BadOption, games
from saddlebag.bots import bots
from saddlebag.lab.simulate import BATCH, simulate

FOUR = ["greedy", "random", "random", "random"]


def lasting(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the machine."""
    return {key: value for key, value in report.items() if key != "times"}


def test_the_report_is_the_same_whatever_the_jobs() -> None:
    alone = simulate("public-enemy", BATCH + 3, 4, FOUR, 1, jobs=1)
    helped = simulate("public-enemy", BATCH + 3, 4, FOUR, 1, jobs=2)
    assert json.dumps(lasting(alone)) == json.dumps(lasting(helped))
    assert (alone["times"]["jobs"], helped["times"]["jobs"]) == (1, 2)


def test_another_seed_plays_other_games() -> None:
    one, other = (simulate("public-enemy", 4, 2, ["random"] * 2, seed) for seed in (1, 2))
    assert one["length"] != other["length"]


def test_progress_is_told_after_each_batch() -> None:
    seen: list[tuple[int, int]] = []
    simulate("public-enemy", BATCH + 1, 2, ["random"] * 2, 1, progress=lambda *at: seen.append(at))
    assert seen == [(BATCH, BATCH + 1), (BATCH + 1, BATCH + 1)]


def test_every_game_is_counted_once() -> None:
    report = simulate("public-enemy", 12, 3, ["greedy", "random", "random"], 5)
    assert sum(row["wins"] for row in report["by_bot"]) == 12
    assert sum(row["wins"] for row in report["by_seat"]) == 12
    assert [(row["bot"], row["seats"]) for row in report["by_bot"]] == [
        ("greedy", 1),
        ("random", 2),
    ]
    assert [row["count"] for row in report["game_ends"]] == [12]
    rounds = round(report["length"]["rounds"]["mean"] * 12)
    assert sum(row["count"] for row in report["round_ends"]) == rounds


def test_a_win_that_several_share_counts_for_each_of_them() -> None:
    options = {"round_cap": 1}
    report = simulate("public-enemy", 200, 2, ["random"] * 2, 1, options=options)
    shared = report["shared_wins"]
    assert shared > 0 and sum(row["wins"] for row in report["by_seat"]) == 200 + shared
    assert report["by_bot"][0]["wins"] == 200


def test_the_report_is_plain_data_and_names_its_times() -> None:
    report = simulate("public-enemy", 2, 2, ["random"] * 2, 1)
    assert json.loads(json.dumps(report)) == report
    assert set(report["times"]) == {
        "jobs", "seconds_cpu", "seconds_wall", "games_per_second_wall",
    }  # fmt: skip


GOOD: dict[str, Any] = {"name": "public-enemy", "games": 1, "seats": 2, "bots": ["random"] * 2}
BAD: list[tuple[dict[str, Any], str, object, object]] = [
    ({"name": "chess"}, "game", "chess", games()),
    ({"games": 0}, "games", 0, ">= 1"),
    ({"jobs": 0}, "jobs", 0, ">= 1"),
    ({"seats": 7, "bots": ["random"] * 7}, "seats", 7, [2, 3, 4, 5, 6]),
    ({"seats": 3}, "bots", "random,random", "3 names"),
    ({"bots": ["random", "clever"]}, "bot", "clever", bots()),
    ({"options": {"fast": 1}}, "fast", 1, ["true", "false"]),
]


@pytest.mark.parametrize(("change", "key", "given", "allowed"), BAD)
def test_what_makes_no_sense_is_refused_in_one_line(
    change: dict[str, Any], key: str, given: object, allowed: object
) -> None:
    with pytest.raises(BadOption) as no:
        simulate(**(GOOD | {"seed": 1} | change))
    assert (no.value.key, no.value.given, no.value.allowed) == (key, given, allowed)
    assert "\n" not in str(no.value)
