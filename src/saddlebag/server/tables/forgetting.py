"""What is forgotten: a whole table, or a person at all of their tables."""

import secrets
from typing import Final

from saddlebag.server.store.high_water import FORGET
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import STAND_IN, drive
from saddlebag.server.tables.seats.hosting import give_to_bot
from saddlebag.server.tables.seats.lobby import leave
from saddlebag.server.tables.state.seat import Seat
from saddlebag.texts import say

OF_A_TABLE: Final = ("log", "chat", "note", "ticket", "lesson", "seat", "deal")
OF_A_PERSON: Final = ("note", "ticket", "lesson", "push")
THEIRS: Final = (
    "SELECT table_id FROM seat WHERE visitor = ? UNION SELECT id FROM game_table WHERE host = ?"
)
OTHERS: Final = "SELECT 1 FROM seat WHERE table_id = ? AND visitor IS NOT NULL AND visitor != ?"
# Tables and moves of others refer to the row, so it stays, without anything of the person in it.
BLANK: Final = (
    "UPDATE visitor SET token = ?, name = '', colour = 0, created = 0, seen = 0 WHERE id = ?"
)


def table_gone(table_id: str) -> tuple[Statement, ...]:
    """Every row of a table, the table last."""
    parts = [(f"DELETE FROM {part} WHERE table_id = ?", (table_id,)) for part in OF_A_TABLE]
    return (*parts, (FORGET, (table_id,)))


async def forget_table(hub: Hub, table_id: str) -> bool:
    """Not while somebody looks at it."""
    live = hub.tables.get(table_id)
    if table_id in hub.loading or (live is not None and live.readers()):
        return False
    if live is not None:
        hub.release(live)
    await hub.context.store.write(*table_gone(table_id))
    return True


async def forget_person(hub: Hub, visitor: str) -> None:
    """Their own tables are gone, at those of others a bot or a number has their seat."""
    store = hub.context.store
    for row in store.read(THEIRS, (visitor, visitor)):
        live = await hub.table(row["table_id"])
        if live is not None:
            await leave_for_good(hub, live, visitor)
    gone = [(f"DELETE FROM {part} WHERE visitor = ?", (visitor,)) for part in OF_A_PERSON]
    await store.write(*gone, (BLANK, (secrets.token_bytes(32), visitor)))


async def leave_for_good(hub: Hub, live: LiveTable, visitor: str) -> None:
    """Nothing this person wrote stays; their moves do: the others' game follows from them."""
    store, table_id = hub.context.store, live.record.id
    if not store.read(OTHERS, (table_id, visitor)):
        hub.release(live)
        await store.write(*table_gone(table_id))
        return
    if live.record.status == "open":
        await leave(live, visitor)
    async with live.lock:
        for seat in [live.seats[number] for number in live.seats_of(visitor)]:
            await forget_lines(live, seat)
            await leave_seat(live, seat)
    drive(live)


async def leave_seat(live: LiveTable, seat: Seat) -> None:
    """A bot's while the game runs, nobody's afterwards."""
    if live.record.status == "playing":
        await give_to_bot(live, seat.seat, STAND_IN, "")
    else:
        number = say("seat-number", seat=seat.seat + 1)
        await live.set_seat(seat.replace(visitor=None, name=number))


async def forget_lines(live: LiveTable, seat: Seat) -> None:
    """What was said at this seat, and what the server said about its player."""
    about = f"{seat.name.replace(':', ' ')}:"
    lines = [it for it in live.chat if it.seat == seat.seat or is_about(it.seat, it.text, about)]
    sql = "DELETE FROM chat WHERE table_id = ? AND number = ?"
    if lines:
        await live.context.store.write(*((sql, (live.record.id, it.number)) for it in lines))
    live.chat = [it for it in live.chat if it not in lines]


def is_about(seat: int | None, text: str, name: str) -> bool:
    """A line of the server names whom it concerns in its second part."""
    return seat is None and text.partition(":")[2].startswith(name)
