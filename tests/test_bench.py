"""What the benchmark prints: ratios that hold on any machine, and whatever could be measured."""

from pathlib import Path

import pytest
from playwright.sync_api import Error

from bench import fast_path, server
from bench.__main__ import options
from bench.goals import CHESS, GAMES, SERVER
from bench.runs import medians
from bench.table import table

GAME = "public-enemy"


def figures(factor: float, slow: float = 1) -> dict[str, float]:
    """A run on a machine so many times as slow as another, on which only our code is slow."""
    return {CHESS: 70 * factor} | {row.name: 5 * factor * slow for row in GAMES[GAME]}


def lines(*runs: dict[str, float]) -> dict[str, str]:
    """The lines of the table by what they are called."""
    text = table(medians([{GAME: run} for run in runs]), None)
    return {line.partition("  ")[0]: line for line in text.splitlines()}


def test_a_slow_machine_gets_the_figures_of_a_fast_one() -> None:
    name = "decision, random play at 4 seats"
    assert lines(figures(1))[name] == lines(figures(3))[name]
    assert lines(figures(1))[name].endswith("0.071 chess moves  ok")


def test_slow_code_misses_its_goal_on_any_machine() -> None:
    assert lines(figures(0.2, slow=2))["decision, random play at 4 seats"].endswith("MISSED")


def test_the_chess_move_itself_is_told_in_microseconds() -> None:
    assert lines(figures(2))["random move of python-chess"].endswith("140.0 us")


def test_the_server_is_measured_in_chess_moves_too() -> None:
    run = {CHESS: 50.0, "server_busy": 400.0, "server_busy_moves": 8.0, "server_busy_others": 0.1}
    (line,) = [one for one in server.table([run], []).splitlines() if SERVER[0].words in one]
    cells = [cell.strip() for cell in line.split("  ") if cell]
    assert cells[1:] == ["5.40 chess moves", "8.00 chess moves", "MISSED", "0.1 cores"]


def test_a_figure_that_no_run_has_is_left_open() -> None:
    assert [line.split()[-1] for line in server.table([{}], []).splitlines()[1:3]] == ["-", "-"]


def test_a_browser_that_fails_costs_its_own_figures_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def first_table(address: str) -> dict[str, float]:
        raise Error("Timeout 90000ms exceeded.\nCall log: ...")

    monkeypatch.setattr(server, "CHROMIUM", Path(__file__))
    monkeypatch.setattr(server, "first_table", first_table)
    monkeypatch.setattr(server, "drawing", lambda address: {"west_draw_ms": 26.0})
    assert server.in_browser("http://127.0.0.1") == {"west_draw_ms": 26.0}
    said = capsys.readouterr().err
    assert said == "bench: left out of this run: first_table: Timeout 90000ms exceeded.\n"


def test_a_crowd_that_fails_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    window = server.Window("busy", 1, 0, 1, {})
    assert server.one_window(window, "127.0.0.1:1", 1, {}) == {}
    assert capsys.readouterr().err.startswith("bench: left out of this run: busy: ")


def test_help_explains_what_a_ratio_is() -> None:
    assert "random moves of python-chess" in options().format_help()


def test_the_fast_path_is_measured_in_chess_moves() -> None:
    runs = [{"fast_path_moves": cost, "fast_path_others": 0.1} for cost in (5.0, 7.0, 6.0)]
    assert fast_path.line("fast path", runs[0]) == "fast path: 5.00 chess moves, others 0.1 cores"
    assert fast_path.summary("fast path", runs) == "fast path: 6.00 chess moves of CPU per move"


def test_a_decision_has_a_goal_in_each_game() -> None:
    goals = {game: rows[0].goal for game, rows in GAMES.items()}
    assert goals == {"public-enemy": 0.09, "western-legends": 0.25}
