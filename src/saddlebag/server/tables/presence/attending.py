"""Coming to a table and leaving it: what a connection is sent first."""

from typing import Final

from saddlebag.server.refused import HttpRefused, no_such_table
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.presence.curtain import next_called, own_seats
from saddlebag.server.tables.presence.returning import reclaim_timed_out
from saddlebag.server.tables.views.reader import Reader
from saddlebag.server.wire.outgoing import Notice, encode

NO_ACCESS: Final = 4403  # close code: you no longer have access to this table


async def attend(live: LiveTable, reader: Reader, events: int) -> None:
    """Start watching: from one's own seat, or as a spectator where that is allowed."""
    async with live.lock:
        if live.lost:
            raise HttpRefused("storage_failed", 503)
        if not live.record.watchers and not live.seats_of(reader.visitor):
            raise no_such_table()
        if live.table is None:
            live.waiting.add(reader)
            live.publish()
            return
        await reclaim_timed_out(live, own_seats(live, reader))
        start_watching(live, reader, events)
        live.publish(card=True)


def start_watching(live: LiveTable, reader: Reader, events: int = 0) -> None:
    """A player with one seat sees from it; with several, the seat asked next is called."""
    mine = own_seats(live, reader)
    live.watch_as(reader, mine[0] if len(mine) == 1 else None)
    reader.called = next_called(live, reader)
    reader.send(live.full_view(reader, events, reader.called))


def leave_lobby(live: LiveTable) -> None:
    """The game begins: everyone waiting in the lobby is sent the whole table."""
    for reader in list(live.waiting):
        live.waiting.discard(reader)
        start_watching(live, reader)


async def leave(live: LiveTable, reader: Reader) -> None:
    """Remove a connection; tell the others once nothing else is under way."""
    live.remove_reader(reader)
    async with live.lock:
        if not live.lost:
            live.publish(card=True)


def seat_lost(live: LiveTable, visitor: str | None, reason: str = "seat_gone") -> None:
    """A visitor lost a seat: without another one they watch, if that is allowed."""
    for reader in readers_of(live, visitor):
        seated = bool(live.seats_of(visitor))
        if not seated and not live.record.watchers:
            reader.dismiss(reason, NO_ACCESS)
            continue
        if not seated:
            reader.send(encode(Notice(reason)))
        refresh(live, reader)


def readers_of(live: LiveTable, visitor: str | None) -> list[Reader]:
    """All connections of one person."""
    return [reader for reader in live.readers() if visitor and reader.visitor == visitor]


def refresh(live: LiveTable, reader: Reader) -> None:
    """Send everything again after seats changed hands."""
    if live.table is None:
        reader.send(live.lobby_message(reader))
    else:
        start_watching(live, reader)


async def resync(live: LiveTable, reader: Reader, events: int) -> None:
    """Send everything again."""
    async with live.lock:
        if live.lost:
            return  # its readers are about to be disconnected
        if live.table is None:
            reader.send(live.lobby_message(reader))
        else:
            reader.send(live.full_view(reader, events, next_called(live, reader)))
