"""`python -m bench [--runs 5] [--json FILE]`: measure, and print one table."""

import argparse
import json
import platform
from pathlib import Path

from bench.runs import by_turns, compiled_build, medians
from bench.table import table

RUNS = 5


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"of each build, {RUNS}")
    parser.add_argument("--json", type=Path, help="also write all runs to this file")
    parser.add_argument("--pure", action="store_true", help="leave the compiled build alone")
    chosen = parser.parse_args()
    interpreter, note = (None, "") if chosen.pure else compiled_build()
    pure, fast = by_turns(chosen.runs, interpreter)
    print(f"CPU time, Python {platform.python_version()}, medians of {chosen.runs} runs by turns")
    print(table(medians(pure), medians(fast) if fast else None))
    if note:
        print(note)
    if chosen.json:
        runs = {"pure": pure, "compiled": fast}
        chosen.json.write_text(json.dumps(runs, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
