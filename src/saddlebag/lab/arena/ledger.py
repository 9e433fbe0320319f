"""The file that an arena keeps its results in, so that it can be continued: JSON, a bout a line."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from saddlebag.kernel.game import BadOption
from saddlebag.lab.arena.bouts import Bout, Thinking
from saddlebag.lab.arena.pairings import Contest, Pairing
from saddlebag.lab.arena.versions import version

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
        "bots": {name: version(name, contest.game) for name in contest.names()},
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
    agreed = continued(decoded(lines[0]), head(contest))
    if agreed is None:
        raise BadOption("file", file.name, "a file of the same game, seats, options, seed and bots")
    for text in lines[1:]:
        plain = decoded(text)
        if isinstance(plain, dict):
            yield bout_of(plain)
    whole = lines if lines[-1].endswith("\n") else lines[:-1]
    if whole != lines or line(agreed) != lines[0]:
        file.write_text(line(agreed) + "".join(whole[1:]), encoding="utf-8")


def continued(before: Any, now: dict[str, Any]) -> dict[str, Any] | None:
    """The head with the bots that join now; None if the results could not be compared."""
    if not isinstance(before, dict) or not isinstance(before.get("bots"), dict):
        return None
    bots = before["bots"] | now["bots"]
    same = all(bots[name] == known for name, known in before["bots"].items())
    return {**now, "bots": bots} if same and before | {"bots": 0} == now | {"bots": 0} else None


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
