"""`python -m bench [--runs 5] [--json FILE] [--only rules]`: measure, and print two tables."""

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
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"of each build, {RUNS}")
    parser.add_argument("--json", type=Path, help="also write all runs to this file")
    parser.add_argument("--pure", action="store_true", help="leave the compiled build alone")
    parser.add_argument("--only", choices=("rules", "server"), help="one of the two tables")
    chosen = parser.parse_args()
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


if __name__ == "__main__":
    main()
