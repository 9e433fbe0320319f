"""Before the game: who sits where, which bots play, and the start."""

from saddlebag.bots import bots
from saddlebag.server.people.lookalikes import looks_like_any
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.life.dealing import deal_out, require_full
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import drive
from saddlebag.server.tables.state.seat import Seat, bot_name

COLOURS = 6


async def sit(
    live: LiveTable, visitor: str, seat: int | None, name: str, colour: int, nonce: str
) -> int:
    """Take a free seat; each visitor gets one seat per table."""
    async with live.lock:
        require_open(live)
        if live.seats_of(visitor):
            return live.seats_of(visitor)[0]
        free = [one.seat for one in live.seats if one.kind == "open"]
        if not free:
            raise HttpRefused("table_full")
        if seat is not None and seat not in free:
            raise HttpRefused("seat_taken", seat=seat, free=free)
        require_free_name(live, name)
        place = free[0] if seat is None else seat
        shade = free_colour(live, place, colour)
        sitting = Seat(place, "person", shade, visitor, name=name, nonce=nonce)
        await live.set_seat(sitting, "", *open_to_others(live))
        return place


def open_to_others(live: LiveTable) -> list[Statement]:
    """A rematch of a solo or hot-seat game goes online once others may join."""
    if live.record.mode == "online":
        return []
    live.record.mode = "online"
    return [live.record.upsert()]


def require_open(live: LiveTable) -> None:
    """Only before the game."""
    if live.record.status == "closed":
        raise HttpRefused("table_closed", 410)
    if live.record.status != "open":
        raise HttpRefused("begun_already")


def require_host(live: LiveTable, visitor: str | None) -> None:
    """Only for the host."""
    if visitor is None or live.record.host != visitor:
        raise HttpRefused("not_host", 403)


def require_free_name(live: LiveTable, name: str) -> None:
    """Two players must not have the same name, or names that look the same."""
    if looks_like_any(name, (seat.name for seat in live.seats if seat.kind != "open")):
        raise HttpRefused("name_taken", name=name)


def free_colour(live: LiveTable, place: int, wanted: int) -> int:
    """The wanted colour, or the first one nobody has."""
    taken = {seat.colour for seat in live.seats if seat.seat != place and seat.kind != "open"}
    return min(set(range(COLOURS)) - taken) if wanted in taken else wanted


async def seat_bot(live: LiveTable, visitor: str, seat: int, bot: str) -> None:
    """The host puts a bot into an open seat, or replaces a bot."""
    async with live.lock:
        require_open(live)
        require_host(live, visitor)
        if bot not in bots(live.record.game):
            raise HttpRefused("no_such_bot", 422, given=bot, allowed=bots(live.record.game))
        if live.seats[require_seat(live, seat)].kind == "person":
            raise HttpRefused("seat_taken", seat=seat)
        await live.set_seat(bot_seat(live, seat, bot))


def bot_seat(live: LiveTable, seat: int, bot: str) -> Seat:
    """A bot, in a colour that nobody has."""
    shade = free_colour(live, seat, live.seats[seat].colour)
    return Seat(seat, "bot", shade, bot=bot, name=bot_name(bot, seat))


def require_seat(live: LiveTable, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < live.record.seats:
        raise HttpRefused("no_such_seat", 404, seat=seat, seats=live.record.seats)
    return seat


async def remove_bot(live: LiveTable, visitor: str, seat: int) -> None:
    """The seat becomes open."""
    async with live.lock:
        require_open(live)
        require_host(live, visitor)
        if live.seats[require_seat(live, seat)].kind != "bot":
            raise HttpRefused("no_bot_there", seat=seat)
        opened = Seat(seat, "open", live.seats[seat].colour)
        await live.set_seat(opened, "", *open_to_others(live))


async def leave(live: LiveTable, visitor: str) -> None:
    """Before the game the seat becomes open; without its host the table is closed."""
    async with live.lock:
        require_open(live)
        mine = live.seats_of(visitor)
        if visitor == live.record.host:
            live.record.status = "closed"
            await live.persist("closed", None, None, live.record.upsert())
            live.publish(card=True)
            return
        if not mine:
            raise HttpRefused("not_your_seat", 403)
        for seat in mine:
            await live.set_seat(Seat(seat, "open", live.seats[seat].colour))


async def start(live: LiveTable, visitor: str, nonce: str = "") -> None:
    """All seats are taken: deal from the secret and everybody's nonce."""
    async with live.lock:
        require_open(live)
        require_host(live, visitor)
        require_full(live)
        await deal_out(live, *take_nonce(live, visitor, nonce))
    drive(live)


async def add_nonce(live: LiveTable, visitor: str, nonce: str) -> bool:
    """A seated player who knows the commitment adds a nonce, once."""
    async with live.lock:
        require_open(live)
        if not live.seats_of(visitor):
            raise HttpRefused("not_your_seat", 403)
        added = take_nonce(live, visitor, nonce)
        if added:
            await live.persist("nonce", live.seats_of(visitor)[0], None, *added)
        return bool(added)


def take_nonce(live: LiveTable, visitor: str, nonce: str) -> list[Statement]:
    """A person's first nonce counts, for one of their seats only."""
    mine = live.seats_of(visitor)
    if not nonce or not mine or any(live.seats[seat].nonce for seat in mine):
        return []
    return [live.update_seat(live.seats[mine[0]].replace(nonce=nonce))]
