"""The table of a lesson: one learner, and others who move as it is written."""

from typing import Final

from saddlebag import game
from saddlebag.kernel.chance import Secret, seeded_secret
from saddlebag.lessons import Lesson
from saddlebag.server.tables.life.opening import new_id
from saddlebag.server.tables.state.record import Record
from saddlebag.server.tables.state.seat import Seat
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.outgoing import Pace
from saddlebag.texts import has, say

SEED: Final = 0  # what a layout leaves open is the same for every learner


def lesson_table(taught: Lesson, host: str, name: str) -> tuple[Record, list[Seat], Secret]:
    """Put together; nothing is stored yet. Its luck is written beforehand, so it is not fair."""
    played, secret, now = game(taught.game), seeded_secret(SEED), now_ms()
    record = Record(
        id=new_id(),
        game=taught.game,
        version=played.version,
        seats=taught.seats,
        options=played.chosen(taught.seats, taught.options),
        host=host,
        mode="lesson",
        listed=False,
        watchers=False,
        pace=Pace(),
        status="open",
        commitment=secret.commitment(),
        fair=False,
        created=now,
        moved=now,
    )
    seats = [Seat(seat, "bot", seat, name=called(taught, seat)) for seat in range(taught.seats)]
    seats[taught.seat] = Seat(taught.seat, "person", taught.seat, host, name=name)
    return record, seats, secret


def called(taught: Lesson, seat: int) -> str:
    """Another player's name; a game with characters calls them by those."""
    key = taught.text("seat", str(seat))
    return say(key) if has(key) else say("seat-number", seat=seat + 1)
