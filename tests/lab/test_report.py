"""The report as a page."""

from typing import Any

import pytest

from saddlebag.lab.one_game import UNFINISHED
from saddlebag.lab.report import text
from saddlebag.lab.simulate import simulate


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Forty games of one round each."""
    options = {"round_cap": 1, "duel": True}
    return simulate("public-enemy", 40, 2, ["greedy", "random"], 1, options=options)


def test_the_page_tells_what_was_played(report: dict[str, Any]) -> None:
    first, second, *_ = text(report).splitlines()
    assert first == "Public Enemy Number One: 40 games at 2 seats, seed 1"
    assert second == "Options: duel=True, round_cap=1"


def test_every_figure_is_on_the_page(report: dict[str, Any]) -> None:
    lines = text(report).splitlines()
    for row in report["by_bot"]:
        line = next(line for line in lines if line.startswith(f"{row['bot']} (one seat)"))
        assert str(row["wins"]) in line and f"{row['share'] * 100:.1f} %" in line
    assert any(line.startswith("decisions") for line in lines)
    assert sum(line.startswith(("somebody had", "no card was left")) for line in lines) == len(
        report["round_ends"]
    )


def test_columns_line_up(report: dict[str, Any]) -> None:
    for part in text(report).split("\n\n")[1:6]:
        lines = [line for line in part.splitlines() if not line.endswith(".")]
        assert len({len(line) for line in lines}) == 1


def test_every_way_to_end_has_words(report: dict[str, Any]) -> None:
    ends = [{"why": why, "count": 1, "share": 0.3} for why in ("round_cap", UNFINISHED)]
    page = text(report | {"game_ends": ends, "shared_wins": 1})
    assert "not at all" in page and "one of them several players won together." in page
