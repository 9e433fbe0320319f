"""When a player's time is up, and what happens then."""

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import STAND_IN, drive
from saddlebag.server.tables.state.seat import TIMED_OUT
from saddlebag.server.tables.undo.consent import drop_from_requests
from saddlebag.server.timestamps import now_ms


def overdue(live: LiveTable, now: int) -> list[int]:
    """Present people whose time is up, where that has consequences."""
    if live.record.status != "playing" or live.record.pace.at_zero != "bot":
        return []
    ends = live.clocks.deadlines()
    return [seat for seat, end in ends.items() if end < now and not live.seats[seat].played_by_bot]


async def time_out(live: LiveTable, seat: int) -> None:
    """A bot plays on until the owner returns, if the host chose that."""
    async with live.lock:
        if seat not in overdue(live, now_ms()):
            return
        absent = live.seats[seat].replace(away=TIMED_OUT, bot=STAND_IN)
        await live.set_seat(absent, "time_over")
        await drop_from_requests(live, seat)
    drive(live)
