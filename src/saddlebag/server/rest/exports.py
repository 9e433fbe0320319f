"""Exports of a game: the whole journal, or what one seat may know."""

from typing import Any

from saddlebag.kernel.table import Table
from saddlebag.server.tables.state.seat import Seat
from saddlebag.server.wire.limits import MOST_NAME


def whole_journal(table: Table, seats: list[Seat]) -> dict[str, Any]:
    """For verification and import elsewhere, with the players' names."""
    return {**table.journal(), "players": players(seats)}


def known_part(table: Table, seat: int | None) -> dict[str, Any]:
    """Setup, links, and what this seat has seen."""
    return {
        **table.head.published(),
        "running": True,
        "seat": seat,
        "links": table.journal()["links"],
        "events": table.events(seat),
        "view": table.view(seat),
    }


def players(seats: list[Seat]) -> list[str]:
    """As the terminal writes them: bots by name, people capitalised."""
    words: list[str] = []
    for seat in seats:
        word = seat.bot if seat.kind == "bot" else person(seat)
        taken = seat.kind != "bot" and word.casefold() in (known.casefold() for known in words)
        words.append(f"P{seat.seat}" if taken else word)
    return words


def person(seat: Seat) -> str:
    """A readable name; without one the seat's number."""
    name = "".join(letter for letter in seat.name if letter.isalnum() or letter in " -.'")
    name = name.strip(" -.'")[:MOST_NAME].strip()
    name = name[:1].upper() + name[1:]
    return name if name[:1].isalpha() and not name[0].islower() else f"P{seat.seat}"
