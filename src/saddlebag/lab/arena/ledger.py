"""The file that an arena keeps its results in, so that it can be continued: JSON, a bout a line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saddlebag.kernel.game import BadOption
from saddlebag.lab.arena.bouts import Bout, Thinking
from saddlebag.lab.arena.pairings import Contest, Pairing

DIGITS = 6


class Ledger:
    """The bouts played so far; with no file they are only remembered."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        self._file = file
        self.bouts: list[Bout] = []
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self.bouts = list(read(file, contest))
        else:
            file.write_text(line(head(contest)), encoding="utf-8")

    def add(self, bout: Bout) -> None:
        """Each line is written at once: what is interrupted loses no finished bout."""
        self.bouts.append(bout)
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(line(data(bout)))


def head(contest: Contest) -> dict[str, Any]:
    """What must be the same for results to be comparable; more deals or pairings may come."""
    return {
        "game": contest.game,
        "version": contest.version,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
    }


def data(bout: Bout) -> dict[str, Any]:
    """A bout as plain data."""
    return {
        "one": bout.pairing.one,
        "rest": bout.pairing.rest,
        "deal": bout.deal,
        "won": [round(part, DIGITS) for part in bout.won],
        "lost": [round(part, DIGITS) for part in bout.lost],
        "thinking": {
            name: [it.decisions, round(it.seconds, DIGITS), round(it.longest, DIGITS)]
            for name, it in bout.thinking.items()
        },
    }


def line(plain: dict[str, Any]) -> str:
    return json.dumps(plain) + "\n"


def read(file: Path, contest: Contest) -> Iterator[Bout]:
    """The bouts of a file, if it belongs to such a contest; a line cut short is left out."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if decoded(lines[0]) != head(contest):
        raise BadOption("file", file.name, "a file of the same game, seats, options and seed")
    for text in lines[1:]:
        plain = decoded(text)
        if isinstance(plain, dict):
            yield bout_of(plain)
    if not lines[-1].endswith("\n"):
        file.write_text("".join(lines[:-1]), encoding="utf-8")


def decoded(text: str) -> Any:
    """What a line says; None: it was cut short."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def bout_of(plain: dict[str, Any]) -> Bout:
    """A bout from plain data."""
    thinking = {name: Thinking(*figures) for name, figures in plain["thinking"].items()}
    pairing = Pairing(plain["one"], plain["rest"])
    return Bout(pairing, plain["deal"], plain["won"], plain["lost"], thinking)
