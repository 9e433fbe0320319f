"""Who is the host of a table: handed on by choice, or when the host resigns."""

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.chat import announce
from saddlebag.server.tables.presence.attending import readers_of, refresh
from saddlebag.server.tables.seats.lobby import require_host, require_seat


async def make_host(live: LiveTable, visitor: str, seat: int) -> None:
    """The host hands the table on to somebody who sits there."""
    async with live.lock:
        require_host(live, visitor)
        chosen = live.seats[require_seat(live, seat)].visitor
        if chosen is None or chosen == visitor:
            raise HttpRefused("nobody_there", seat=seat)
        await hand_on(live, seat)


async def hand_on_after(live: LiveTable, visitor: str) -> None:
    """A host who has left for good: a person who still plays takes over, connected ones first."""
    people = [seat for seat in live.seats if seat.kind == "person" and seat.visitor != visitor]
    if live.record.host != visitor or not people:
        return
    here = live.connected()
    await hand_on(live, min(people, key=lambda seat: seat.visitor not in here).seat)


async def hand_on(live: LiveTable, seat: int) -> None:
    """Stored, told to everybody, and shown to both."""
    before, live.record.host = live.record.host, live.seats[seat].visitor or live.record.host
    await live.persist("host", seat, None, live.record.upsert())
    await announce(live, seat, "host", "")
    for visitor in (before, live.record.host):
        for reader in readers_of(live, visitor):
            refresh(live, reader)
    live.publish(card=True)
