"""A new table with the same people and settings, ready to start."""

from saddlebag.kernel.chance import fresh_secret
from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.life.importing import first_rows
from saddlebag.server.tables.life.opening import checked_options, insert_table, new_id, require_game
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.state.record import Record
from saddlebag.server.tables.state.seat import PRESENT, Seat
from saddlebag.server.timestamps import now_ms


async def rematch(live: LiveTable, visitor: str) -> str:
    """The first to ask becomes host; the old table leads the others to the new one."""
    async with live.lock:
        if not live.seats_of(visitor):
            raise HttpRefused("not_your_seat", 403)
        if live.record.mode == "lesson":
            raise HttpRefused("only_a_lesson")
        if live.record.status != "over":
            raise HttpRefused("not_over", found=live.record.status)
        if live.record.rematch is None:
            live.record.rematch = await open_rematch(live, visitor)
            await live.persist("rematch", None, None, live.record.upsert())
            live.publish(card=True)
        return live.record.rematch


async def open_rematch(live: LiveTable, visitor: str) -> str:
    """Stored before anyone hears of it; everybody keeps their seat."""
    old, luck, now = live.record, fresh_secret(), now_ms()
    game = require_game(old.game)  # a new game uses the current rules
    record = Record(
        **{
            **vars(old),
            "id": new_id(),
            "host": visitor,
            "version": game.version,
            "options": checked_options(game, old.seats, old.options),
            "status": "open",
            "commitment": luck.commitment(),
            "fair": True,
            "imported": False,
            "join_number": 0,
            "rematch": None,
            "created": now,
            "moved": now,
            "started": None,
            "finished": None,
            "result": None,
        }
    )
    seats = [seat_for_rematch(seat) for seat in live.seats]
    gone = [("link", {"kicked": one}) for one in sorted(live.kicked)]
    kept = first_rows(record.id, gone, now)  # they need the next table's link, too
    await live.context.store.write(*insert_table(record, seats, luck), *kept)
    return record.id


def seat_for_rematch(seat: Seat) -> Seat:
    """Absent people are expected back, all may speak, and nobody has given a nonce yet."""
    if seat.kind == "person" and seat.visitor is None:  # forgotten
        return Seat(seat.seat, "open", seat.colour)
    bot = seat.bot if seat.kind == "bot" else ""
    return seat.replace(away=PRESENT, fell_back=False, bot=bot, nonce="", muted=False)
