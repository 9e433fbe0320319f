"""The same people once more: a new table with the same agreement, ready to start."""

from saddlebag.kernel.chance import fresh_secret
from saddlebag.server.tables.adopting import log_row
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.opening import chosen, kept_table, known_game, new_id
from saddlebag.server.tables.record import Record, now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import PRESENT, Seat


async def rematch(hub: Hub, live: LiveTable, visitor: str) -> str:
    """Whoever asks first opens it and is its host; the others find the way by this table."""
    async with live.lock:
        if not live.seats_of(visitor):
            raise No("not_your_seat", 403)
        if live.record.status != "over":
            raise No("not_over", found=live.record.status)
        if live.record.rematch is None:
            live.record.rematch = await open_again(hub, live, visitor)
            await live.keep("rematch", None, None, live.record.kept())
            live.publish(card=True)
        return live.record.rematch


async def open_again(hub: Hub, live: LiveTable, visitor: str) -> str:
    """Kept before anybody hears of it. Whoever sat there sits there again."""
    old, luck, now = live.record, fresh_secret(), now_ms()
    game = known_game(old.game)  # a new game is played by today's rules
    record = Record(
        **{
            **vars(old),
            "id": new_id(),
            "host": visitor,
            "version": game.version,
            "options": chosen(game, old.seats, old.options),
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
    seats = [seated_again(seat) for seat in live.seats]
    gone = enumerate(sorted(live.kicked))  # they come back to the next table by its link alone
    kept = [log_row(record.id, i, "link", {"kicked": visitor}, now) for i, visitor in gone]
    await hub.house.store.write(*kept_table(record, seats, luck), *kept)
    return record.id


def seated_again(seat: Seat) -> Seat:
    """Whoever was away is expected back. A nonce made here would be nobody's own: there is none."""
    bot = seat.bot if seat.kind == "bot" else ""
    return seat.but(away=PRESENT, fell_back=False, bot=bot, nonce="")
