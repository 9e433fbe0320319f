"""A game written out: all of it, or as much as somebody may know."""

from typing import Any

from saddlebag.kernel.table import Table
from saddlebag.server.tables.seat import Seat
from saddlebag.server.wire.limits import MOST_NAME


def whole_journal(table: Table, seats: list[Seat]) -> dict[str, Any]:
    """Everything, for verification and for another table; who sat where comes with it."""
    return {**table.journal(), "players": players(seats)}


def known_part(table: Table, seat: int | None) -> dict[str, Any]:
    """What was agreed on, the links, and what this seat has seen."""
    return {
        **table.head.told(),
        "running": True,
        "seat": seat,
        "links": table.journal()["links"],
        "events": table.events(seat),
        "view": table.view(seat),
    }


def players(seats: list[Seat]) -> list[str]:
    """As the terminal writes them: bots by their name, people by theirs with a capital letter."""
    words: list[str] = []
    for seat in seats:
        word = seat.bot if seat.kind == "bot" else person(seat)
        taken = seat.kind != "bot" and word.casefold() in (known.casefold() for known in words)
        words.append(f"P{seat.seat}" if taken else word)
    return words


def person(seat: Seat) -> str:
    """A name of letters that can be read aloud; without one the seat's number."""
    name = "".join(letter for letter in seat.name if letter.isalnum() or letter in " -.'")
    name = name.strip(" -.'")[:MOST_NAME].strip()
    name = name[:1].upper() + name[1:]
    return name if name[:1].isalpha() and not name[0].islower() else f"P{seat.seat}"
