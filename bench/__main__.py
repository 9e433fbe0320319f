"""How fast it is: the rules, game by game, and the server with its page.

CPU times are given in random moves of python-chess that are timed in the same run, so they can be
compared between machines; "ok" and "MISSED" judge the pure build by its goals. Times of replies and
of the browser are milliseconds of the clock: compare those of a quiet machine only. What cannot be
measured is left out and said. docs/benchmark.md says what each line means.
"""

import argparse
import json
import platform
from pathlib import Path
from typing import Any

from bench import server
from bench.runs import by_turns, compiled_build, medians
from bench.table import table

RUNS = 5
SERVER_RUNS = 3  # one takes a minute


def main() -> None:
    chosen = options().parse_args()
    interpreter, note = (None, "") if chosen.pure else compiled_build()
    written: dict[str, Any] = {}
    print(f"CPU time, Python {platform.python_version()}, medians of {chosen.runs} runs by turns")
    if chosen.only != "server":
        pure, fast = by_turns(chosen.runs, interpreter)
        written |= {"pure": pure, "compiled": fast}
        print(table(medians(pure), medians(fast) if fast else None))
    if chosen.only != "rules":
        busy, quick = server.runs(min(chosen.runs, SERVER_RUNS), interpreter)
        written |= {"server": busy, "server_compiled": quick}
        print("\n" + server.table(busy, quick))
    if note:
        print(note)
    if chosen.json:
        chosen.json.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


def options() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        "python -m bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    runs = f"runs of each build (default {RUNS}); of the server at most {SERVER_RUNS}"
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N", help=runs)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all runs to a file")
    parser.add_argument("--pure", action="store_true", help="measure the pure build only")
    parser.add_argument("--only", choices=("rules", "server"), help="print one of the two tables")
    return parser


if __name__ == "__main__":
    main()
