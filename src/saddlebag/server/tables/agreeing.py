"""Everybody has agreed: what was asked for is done."""

from saddlebag.kernel.takeback import take_back
from saddlebag.server.tables.consent import Request
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.record import now_ms


async def grant(live: LiveTable, request: Request, key: str | None) -> None:
    """The undo or the pause, kept and told."""
    live.requests.drop(request)
    if request.answers:
        assert live.table is not None
        take_back(live.table, request.by, request.answers)
        await live.keep("takeback", request.by, key)
    else:
        live.clocks.pause(now_ms())
        await live.keep("pause", request.by, key)
    live.publish()


def others(live: LiveTable, seat: int) -> set[int]:
    """The people who play besides this seat; bots agree to everything."""
    owner = live.seats[seat].visitor
    return {
        other.seat
        for other in live.seats
        if not other.played_by_bot and other.visitor not in (None, owner)
    }


async def nobody_waits_for(live: LiveTable, seat: int) -> None:
    """A bot plays there now: what this seat asked for is dropped, and its yes is not needed."""
    live.requests.moved_on(live.written)
    open_before = (live.requests.undo, live.requests.pause)
    for request in live.requests.left(seat):
        await grant(live, request, None)
    if any(open_before):
        live.publish()
