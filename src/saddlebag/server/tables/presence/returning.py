"""Players who were away and play their own seat again."""

from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.state.seat import PRESENT, TIMED_OUT
from saddlebag.server.timestamps import now_ms


async def reclaim_timed_out(live: LiveTable, mine: list[int]) -> None:
    """A player whose time ran out takes over again by returning."""
    for seat in mine:
        timed_out = live.seats[seat].away == TIMED_OUT and live.record.status == "playing"
        if timed_out and not live.context.store.failing:
            await return_to_seat(live, seat)


async def return_to_seat(live: LiveTable, seat: int) -> None:
    """The person plays this seat again."""
    await live.persist("returned", seat, None, mark_returned(live, seat))


def mark_returned(live: LiveTable, seat: int) -> Statement:
    """No bot stands in any more, and the player gets some time to look around."""
    if live.seats[seat].away == TIMED_OUT:
        live.clocks.grace(seat, now_ms())
    return live.update_seat(live.seats[seat].replace(away=PRESENT, bot="", fell_back=False))
