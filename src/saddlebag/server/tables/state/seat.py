"""A seat at a table: open, a person's, or a bot's."""

from dataclasses import dataclass, replace
from sqlite3 import Row
from typing import Any, Final, Literal

from saddlebag.server.store.writer import Statement
from saddlebag.server.wire.outgoing import Person

PRESENT: Final = 0
HANDED_OVER: Final = 1  # a bot stands in until the person wants the seat back
TIMED_OUT: Final = 2  # a bot stands in until the person returns
KEEP: Final = (
    "INSERT INTO seat (table_id, seat, kind, visitor, bot, name, colour, nonce, away, muted,"
    " fell_back) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, visitor = excluded.visitor,"
    " bot = excluded.bot, name = excluded.name, colour = excluded.colour, nonce = excluded.nonce,"
    " away = excluded.away, muted = excluded.muted, fell_back = excluded.fell_back"
)


def bot_name(bot: str, seat: int) -> str:
    """A bot's name of its own, as Ranch hand 2 in the second seat; the page has its own word."""
    return f"{bot.replace('_', ' ').capitalize()} {seat + 1}"


@dataclass(frozen=True)
class Seat:
    """Immutable; changed by putting another one in its place."""

    seat: int
    kind: Literal["open", "person", "bot"]
    colour: int
    visitor: str | None = None
    bot: str = ""  # the bot that plays, also while it stands in for a person
    name: str = ""
    nonce: str = ""
    away: int = 0
    muted: bool = False
    fell_back: bool = False

    @property
    def played_by_bot(self) -> bool:
        """Does a bot decide here now?"""
        return self.kind == "bot" or (self.kind == "person" and self.away != PRESENT)

    def replace(self, **changes: Any) -> "Seat":
        """A copy with these changes."""
        return replace(self, **changes)

    def upsert(self, table_id: str) -> Statement:
        """The statement that stores it."""
        return KEEP, (
            *(table_id, self.seat, self.kind, self.visitor, self.bot, self.name, self.colour),
            *(self.nonce, self.away, int(self.muted), int(self.fell_back)),
        )

    def to_wire(self, host: str, here: bool) -> Person:
        """As everybody may see it."""
        return Person(
            seat=self.seat,
            kind=self.kind,
            name=self.name,
            colour=self.colour,
            bot=self.bot,
            away=self.away != PRESENT,
            here=here,
            host=self.visitor is not None and self.visitor == host,
            muted=self.muted,
            fell_back=self.fell_back,
        )


def seat_from_row(row: Row) -> Seat:
    """From the store."""
    return Seat(
        seat=row["seat"],
        kind=row["kind"],
        colour=row["colour"],
        visitor=row["visitor"],
        bot=row["bot"],
        name=row["name"],
        nonce=row["nonce"],
        away=row["away"],
        muted=bool(row["muted"]),
        fell_back=bool(row["fell_back"]),
    )
