"""A terminal session through a pipe: lines in, output out."""

from collections.abc import Iterable
from io import StringIO
from typing import Any

import saddlebag
from saddlebag.kernel.table import Table
from saddlebag.terminal.players import players
from saddlebag.terminal.screen import Screen
from saddlebag.terminal.session import Session

EVERYTHING = {"duel": True, "dollars": True, "cavalry": True, "supremacy": True}


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table as the game itself deals it."""
    return saddlebag.game("public-enemy").table(seats, seed, options)


def session(table: Table, who: str, *lines: str, file: str = "") -> Session:
    """A session of people and bots, with the lines the people will type."""
    typed = StringIO("".join(f"{line}\n" for line in lines))
    return Session(table, players(who), Screen(typed, StringIO()), file)


def written(sitting: Session) -> str:
    """Everything on the screen so far."""
    out = sitting.screen.out
    assert isinstance(out, StringIO)
    return out.getvalue()


def read_aloud(text: str) -> str:
    """Without line breaks: sentences as one hears them."""
    return " ".join(text.split())


def hear(table: Table, who: str, *lines: str) -> str:
    """The output while these lines are typed."""
    sitting = session(table, who, *lines)
    sitting.play()
    return read_aloud(written(sitting))


def play_on(table: Table, who: str, lines: Iterable[str]) -> Session:
    """A session played until the lines run out."""
    sitting = session(table, who, *lines)
    sitting.play()
    return sitting
