"""Several people at one screen: the player who is asked next is called before a view is sent."""

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.views.reader import Reader
from saddlebag.server.wire.outgoing import Curtain, encode


def own_seats(live: LiveTable, reader: Reader) -> list[int]:
    """The seats a connection plays; none if it only watches."""
    return [] if reader.watch else live.seats_of(reader.visitor)


def next_called(live: LiveTable, reader: Reader) -> int | None:
    """The seat to call to a shared screen; None if the right player is there already."""
    mine = own_seats(live, reader)
    if len(mine) < 2:
        return None
    asked = [s for s in mine if s in live.decisions.open and not live.seats[s].played_by_bot]
    return None if reader.seat in asked else next(iter(asked), None)


async def lift(live: LiveTable, reader: Reader, seat: int) -> None:
    """This seat's player is at the screen: from now on the connection gets this view only."""
    async with live.lock:
        if live.lost:
            raise HttpRefused("storage_failed", 503)
        if seat not in own_seats(live, reader) or live.table is None:
            raise HttpRefused("not_your_seat", 403)
        live.watch_as(reader, seat)
        reader.called = None
        reader.send(live.full_view(reader, 0))


def call_players(live: LiveTable) -> None:
    """After a move, call the next player to each shared screen."""
    people = [seat.visitor for seat in live.seats if seat.visitor is not None]
    if len(people) == len({*people}):
        return  # nobody shares a screen
    for viewpoint in list(live.viewpoints.values()):
        for reader in list(viewpoint.readers):
            seat = next_called(live, reader)
            if seat is None or reader.called == seat:
                continue
            reader.called = seat
            if reader.seat is not None:
                live.watch_as(reader, None)
                reader.send(live.full_view(reader, 0, seat))
            reader.send(encode(Curtain(seat)))
