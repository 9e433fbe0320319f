"""python -m tools.learning western-legends [--games N] [--seed S] [--jobs J]: writes value.json."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from saddlebag.lab.workers import in_order
from tools.learning import public_enemy, western_legends
from tools.learning.positions import Position
from tools.report import ROOT

BATCH = 100  # games that a worker plays before it reports
SUBJECTS: dict[str, Any] = {"public-enemy": public_enemy, "western-legends": western_legends}
Play = Callable[[tuple[int, range]], list[Position]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.learning", description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    subject = SUBJECTS[args.game]
    games = args.games or subject.GAMES
    positions = played(subject.play_batch, games, args.seed, args.jobs)
    command = f"python -m tools.learning {args.game} --games {games} --seed {args.seed}"
    page = {"made_by": command, **subject.learn(positions, args.seed)}
    write(ROOT / subject.FILE, page)


def played(play: Play, games: int, seed: int, jobs: int) -> list[Position]:
    """The positions of all games; those of game i follow from the seed and i alone."""
    starts = range(0, games, BATCH)
    work = [(seed, range(first, min(first + BATCH, games))) for first in starts]
    found: list[Position] = []
    for batch in in_order(play, work, jobs):
        found += batch
    print(f"{games} games, {len(found)} positions", flush=True)
    return found


def write(file: Path, page: dict[str, Any]) -> None:
    """One line for each row of weights, so that changes can be read."""
    text = json.dumps(page, indent=1)
    for row in rows(page):
        text = text.replace(json.dumps(row, indent=1).replace("\n", "\n  "), json.dumps(row))
    file.write_text(text + "\n", encoding="utf-8")


def rows(page: dict[str, Any]) -> list[list[Any]]:
    """Every list of numbers or names inside."""
    found: list[list[Any]] = []
    for part in page.values():
        if isinstance(part, list) and isinstance(part[0], list):
            found += part
    return found


if __name__ == "__main__":
    main()
