"""Runs of both builds by turns, each in a process of its own, and the medians of them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.goals import CHESS, GAMES, MOVES, figure_of
from tools.compiled import ENVIRONMENT, fingerprint
from tools.report import ROOT

Run = dict[str, dict[str, float]]  # by game, by figure


def compiled_build() -> tuple[Path | None, str]:
    """The interpreter that has the compiled build, or why there is none."""
    python, stamp = ENVIRONMENT / "bin/python", ENVIRONMENT / ".wheel"
    if not python.exists() or not stamp.exists():
        return None, "There is no compiled build to compare with: make compiled"
    if stamp.read_text(encoding="utf-8") != fingerprint():
        return python, "The compiled build is of other sources than these: make compiled"
    return python, ""


def one(python: Path, seed: int, compiled: bool) -> Run:
    """One run with this interpreter."""
    command = [str(python), "-m", "bench.once", str(seed)]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"bench: {' '.join(command)} failed")
    told = json.loads(done.stdout)
    if told["compiled"] is not compiled:
        sys.exit(f"bench: {python} has {'the compiled' if told['compiled'] else 'a pure'} build")
    figures: Run = told["figures"]
    return figures


def by_turns(count: int, compiled: Path | None) -> tuple[list[Run], list[Run]]:
    """So many runs of the pure build, each followed by one of the compiled build."""
    pure: list[Run] = []
    fast: list[Run] = []
    for seed in range(1, count + 1):
        pure.append(one(Path(sys.executable), seed, False))
        if compiled is not None:
            fast.append(one(compiled, seed, True))
    return pure, fast


def medians(runs: list[Run]) -> Run:
    """Of each figure; times in microseconds also in chess moves of their own run."""
    return {game: of_game([run[game] for run in runs], game) for game in runs[0]}


def of_game(runs: list[dict[str, float]], game: str) -> dict[str, float]:
    """The medians of one game."""
    found = {name: median(run[name] for run in runs) for name in runs[0]}
    for row in GAMES[game]:
        if row.name in found and row.unit == MOVES:
            found[figure_of(row)] = median(run[row.name] / run[CHESS] for run in runs)
    return found
