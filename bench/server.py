"""What the server costs: a crowd at many tables in one process, the server in another."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Error as PlaywrightError

from bench.clock import each
from bench.drawing import drawing
from bench.first_table import CHROMIUM, first_table
from bench.goals import CHESS, SERVER, Row, figure_of
from bench.page_size import page_size
from bench.play import chess_moves
from bench.table import goal, in_columns, shown, verdict, yardstick
from tools.report import ROOT

HEAD = ("server", "goal", "pure", "", "compiled", "others")
CHESS_GAMES = 20  # before and after each window
Figures = dict[str, float]


class Window(NamedTuple):
    """So many tables at this pace, until so many moves have been made."""

    name: str
    tables: int
    pace: float  # moves a second at each table; 0: as fast as it goes
    moves: int
    figures: dict[str, str]  # what is kept of it: name in the table -> name at the crowd
    game: str = "public-enemy"


WEST = {"west_busy": "cpu_us", "west_delta_kB": "delta_kB", "west_view_kB": "view_kB"}
WINDOWS = (
    Window("busy", 100, 0, 6000, {"server_busy": "cpu_us", "server_rate": "moves_s"}),
    Window("human", 100, 0.05, 100, {"server_human": "cpu_us"}),
    Window("many", 300, 0.5, 1500, {"server_p50": "p50_ms", "server_p99": "p99_ms"}),
    Window("west", 100, 0, 6000, WEST, "western-legends"),
)


@contextmanager
def serving(python: Path, environment: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A fresh server: where it is, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python), "-m", "bench.host", folder]
        server = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = re.search(r"http://(\S+)", server.stdout.readline())
            if address is None:
                sys.exit(f"bench: the server did not start: {' '.join(command)}")
            yield address[1], server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate()


def one_run(python: Path) -> Figures:
    """Every window once, one server for all of them; what fails is said and left out."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    found: Figures = {}
    with serving(python, environment) as (host, pid):
        if python == Path(sys.executable):  # the compiled build carries no page
            found |= in_browser(f"http://{host}")
        for window in WINDOWS:
            found |= one_window(window, host, pid, environment)
    return found


def in_browser(address: str) -> Figures:
    """How a browser fares with the page."""
    if not CHROMIUM.exists():
        return {}
    found: Figures = {}
    for measure in (first_table, drawing):
        try:
            found |= measure(address)
        except PlaywrightError as failure:
            missing(f"{measure.__name__}: {failure.message.partition(chr(10))[0]}")
    return found


def one_window(window: Window, host: str, pid: int, environment: dict[str, str]) -> Figures:
    """What the crowd tells of one window, and the chess moves around it."""
    numbers = [str(given) for given in (window.tables, window.pace, window.moves)]
    command = [sys.executable, "-m", "bench.crowd", host, str(pid), window.game, *numbers]
    before = chess_move()
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        missing(f"{window.name}: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}")
        return {}
    told: dict[str, Any] = json.loads(done.stdout)
    found: Figures = {CHESS: (before + chess_move()) / 2}
    for name, kept in window.figures.items():
        found[name] = told[kept]
        found[f"{name}_others"] = told["foreign"]
        if kept == "cpu_us":
            found[f"{name}_moves"] = told[kept] / found[CHESS]
    return found


def chess_move() -> float:
    """Microseconds of a random move of python-chess, now."""
    return each(lambda: sum(chess_moves(seed) for seed in range(CHESS_GAMES)))


def missing(reason: str) -> None:
    """Say what will not be in the table, and why."""
    print(f"bench: left out of this run: {reason}", file=sys.stderr, flush=True)


def runs(count: int, compiled: Path | None) -> tuple[list[Figures], list[Figures]]:
    """So many of the pure build, each followed by one of the compiled build."""
    pure: list[Figures] = []
    fast: list[Figures] = []
    for _ in range(count):
        pure.append(one_run(Path(sys.executable)) | page_size())
        if compiled is not None:
            fast.append(one_run(compiled))
    return pure, fast


def table(pure: list[Figures], fast: list[Figures]) -> str:
    """Medians, and the load of other programs in cores beside them."""
    lines: list[tuple[str, ...]] = [HEAD]
    if chess := [run[CHESS] for run in pure if CHESS in run]:
        lines.append(yardstick(median(chess), HEAD))
    for row in SERVER:
        found = [run[figure_of(row)] for run in pure if figure_of(row) in run]
        lines.append(line(row, found, pure, fast) if found else unknown(row))
    return in_columns(lines, left=(0, 3))


def line(row: Row, found: list[float], pure: list[Figures], fast: list[Figures]) -> tuple[str, ...]:
    """One figure: goal, pure build, verdict, compiled build, others."""
    middle, name = median(found), figure_of(row)
    quick = [run[name] for run in fast if name in run]
    others = [run[f"{row.name}_others"] for run in pure if f"{row.name}_others" in run]
    return (
        *(row.words, goal(row), shown(middle, row.unit), verdict(row, middle)),
        shown(median(quick), row.unit) if quick else "",
        f"{median(others):.1f} cores" if others else "",
    )


def unknown(row: Row) -> tuple[str, ...]:
    """A figure that no run has."""
    return (row.words, goal(row), "-", "", "", "")
