"""`python -m bench.fast_path [RUNS]`: CPU per move with and without the WebSocket fast path."""

import os
import sys
from pathlib import Path
from statistics import median

from bench.goals import MOVES
from bench.server import Figures, Window, one_window, serving

RUNS = 5
COST = "fast_path_moves"
WINDOW = Window("fast_path", 100, 0, 6000, {"fast_path": "cpu_us"})  # all answer at once
KINDS: dict[str, dict[str, str]] = {"fast path": {}, "uvicorn's own class": {"PLAIN_SOCKETS": "1"}}


def one_run(more: dict[str, str]) -> Figures:
    """A server with these settings, and the window."""
    environment = os.environ | more
    with serving(Path(sys.executable), environment) as (host, pid):
        return one_window(WINDOW, host, pid, environment)


def line(kind: str, run: Figures) -> str:
    """One run: what a move cost, and the load of other programs."""
    return f"{kind}: {run[COST]:.2f} {MOVES}, others {run['fast_path_others']:.1f} cores"


def summary(kind: str, runs: list[Figures]) -> str:
    """The median of all runs."""
    return f"{kind}: {median(run[COST] for run in runs):.2f} {MOVES} of CPU per move"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    found: dict[str, list[Figures]] = {kind: [] for kind in KINDS}
    for _ in range(count):
        for kind, more in KINDS.items():
            run = one_run(more)
            if run:  # else the reason is on standard error
                found[kind].append(run)
                print(line(kind, run), flush=True)
    for kind, runs in found.items():
        if runs:
            print(summary(kind, runs))


if __name__ == "__main__":
    main()
