"""What a simulation tells of Western Legends alone."""

import pickle
from typing import Any

import pytest

from saddlebag import BadOption, game
from saddlebag.bots import Chair, bot, bots
from saddlebag.lab.one_game import Setting, play
from saddlebag.lab.report import text
from saddlebag.lab.simulate import simulate
from saddlebag.lab.western_legends.notes import ACTIONS, CAUSES, cause_of, notes
from saddlebag.texts import has

BOTS = ["greedy", "prospector", "random", "random"]
SHORT = {"length": 15}


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Twelve short games."""
    return simulate("western-legends", 12, 4, BOTS, 1, options=SHORT)


def test_every_point_of_every_score_has_a_cause() -> None:
    table = game("western-legends").table(3, 8, SHORT | {"goals": True})
    while table.asks:
        chair = Chair(table, table.asks[0].seat, 1)
        table.answer(bot("greedy").choose(chair), chair.seat)
    assert table.result is not None
    noted = notes(3, table.events(None), table.result)
    assert [sum(tally.values()) for tally in noted.lp] == table.result["scores"]
    assert list(noted.characters) == table.result["characters"]
    assert all("other" not in tally for tally in noted.lp)


def test_the_man_in_black_is_no_seat() -> None:
    record = play(Setting("western-legends", 2, SHORT, ("greedy", "random"), 1), 0)
    assert record.notes is not None and len(record.notes.lp) == 2
    assert pickle.loads(pickle.dumps(record)) == record


@pytest.mark.parametrize(
    ("told", "cause"),
    [
        ("bandit_card_5", "bandit"),
        ("story:blood_money", "story"),
        ("fight_k", "fight_card"),
        ("cattle_blue_8", "cattle"),
        ("marshal_track_end", "track_end"),
        ("ten_gallon", "poker"),
        ("revel", "revel"),
        ("old_grudge", "ability"),
        ("a comet", "other"),
    ],
)
def test_causes_are_summed_up(told: str, cause: str) -> None:
    assert cause_of(told) == cause


def test_each_character_is_counted_as_often_as_it_was_played(report: dict[str, Any]) -> None:
    rows = report["by_character"]
    assert sum(row["games"] for row in rows) == 12 * 4
    assert sum(row["wins"] for row in rows) == sum(row["wins"] for row in report["by_seat"])
    assert [row["share"] for row in rows] == sorted((row["share"] for row in rows), reverse=True)


def test_each_bot_has_its_own_figures(report: dict[str, Any]) -> None:
    actions = {row["action"]: row["by_bot"] for row in report["actions"]}
    assert set(actions["ride"]) == {"greedy", "prospector", "random"}
    assert actions["prospect"]["prospector"] > actions["prospect"]["greedy"] > 0
    assert actions["heist"]["greedy"] > actions["heist"]["prospector"] == 0
    assert sum(row["share"] for row in report["lp"]) == pytest.approx(1, abs=0.002)
    assert "round_ends" not in report


def test_the_page_tells_all_of_it(report: dict[str, Any]) -> None:
    page = text(report)
    assert page.startswith("Western Legends: 12 games at 4 seats, seed 1")
    for row in report["lp"]:
        for known, mean in row["by_bot"].items():
            assert f"{mean:.2f}" in page, (known, row)
    assert "Wins by character" in page and "Prospect" in page
    for part in page.split("\n\n")[1:8]:
        lines = [line for line in part.splitlines() if not line.endswith(".")]
        assert len({len(line) for line in lines}) == 1


def test_every_figure_and_every_end_has_words() -> None:
    words = [f"lab-cause-{cause}" for cause in CAUSES] + [f"lab-action-{it}" for it in ACTIONS]
    ends = ("most_lp", "track_points", "nuggets", "fewest_wounds", "final_duel", "shared")
    words += [f"lab-game-{why}" for why in (*ends, "man_in_black")]
    assert [word for word in words if not has(word)] == []


def test_a_bot_of_another_game_is_refused() -> None:
    with pytest.raises(BadOption) as no:
        simulate("public-enemy", 1, 2, ["prospector", "random"], 1)
    assert no.value.allowed == bots("public-enemy")
