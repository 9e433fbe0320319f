"""During the game: seats that change hands, and the host's tools."""

from saddlebag.bots import bots
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.bots import STAND_IN, drive
from saddlebag.server.tables.play.chat import announce
from saddlebag.server.tables.presence.attending import readers_of, refresh, seat_lost
from saddlebag.server.tables.presence.returning import return_to_seat
from saddlebag.server.tables.seats.host import hand_on_after
from saddlebag.server.tables.seats.lobby import bot_seat, require_host, require_seat
from saddlebag.server.tables.state.seat import HANDED_OVER, PRESENT, Seat
from saddlebag.server.tables.undo.consent import drop_from_requests


def require_own_seat(live: LiveTable, visitor: str) -> int:
    """The visitor's own seat; with several at one screen, the one in use now."""
    mine = live.seats_of(visitor)
    if not mine:
        raise HttpRefused("not_your_seat", 403)
    looking = [reader.seat for reader in live.readers() if reader.visitor == visitor]
    return next((seat for seat in looking if seat in mine and seat is not None), mine[0])


def require_playing(live: LiveTable) -> None:
    """Only while the game runs."""
    if live.record.status != "playing":
        raise HttpRefused("not_playing", found=live.record.status)


def require_bot(live: LiveTable, bot: str) -> str:
    """A bot that knows the game; the standard one if none is named."""
    if bot and bot not in bots(live.record.game):
        raise HttpRefused("no_such_bot", 422, given=bot, allowed=bots(live.record.game))
    return bot or STAND_IN


async def hand_over(live: LiveTable, visitor: str, bot: str) -> None:
    """A bot plays this visitor's seat until they want it back."""
    async with live.lock:
        require_playing(live)
        seat = require_own_seat(live, visitor)
        await live.set_seat(live.seats[seat].replace(away=HANDED_OVER, bot=require_bot(live, bot)))
        await drop_from_requests(live, seat)
    drive(live)


async def reclaim_seat(live: LiveTable, visitor: str) -> None:
    """The visitor plays their own seat again."""
    async with live.lock:
        away = [seat for seat in live.seats_of(visitor) if live.seats[seat].away != PRESENT]
        seat = require_own_seat(live, visitor)
        if not away:
            raise HttpRefused("not_away", seat=seat)
        await return_to_seat(live, seat if seat in away else away[0])
        live.publish(card=True)
    drive(live)


async def resign(live: LiveTable, visitor: str, bot: str) -> None:
    """A bot plays on to the end, and the seat no longer belongs to the visitor."""
    async with live.lock:
        require_playing(live)
        seat = require_own_seat(live, visitor)
        which = require_bot(live, bot)
        await announce(live, seat, "resigned", "")
        await give_to_bot(live, seat, which, "")
        if not live.seats_of(visitor):
            await hand_on_after(live, visitor)
    drive(live)


async def give_to_bot(live: LiveTable, seat: int, bot: str, reason: str) -> None:
    """A bot owns the seat from now on; its former player may watch."""
    gone = live.seats[seat].visitor
    await live.set_seat(bot_seat(live, seat, bot), reason)
    seat_lost(live, gone)
    await drop_from_requests(live, seat)


async def free(live: LiveTable, visitor: str, seat: int, reason: str) -> None:
    """The host gives an abandoned seat to a bot; before the game it becomes open."""
    async with live.lock:
        require_host(live, visitor)
        who = live.seats[require_seat(live, seat)]
        if who.kind != "person" or who.visitor == visitor:
            raise HttpRefused("nobody_to_free", seat=seat)
        if who.visitor in live.connected():
            raise HttpRefused("still_here", seat=seat)
        await remove(live, seat, "freed", reason)
    drive(live)


async def kick(live: LiveTable, visitor: str, seat: int, reason: str) -> None:
    """The host removes somebody, with a reason; only a new link lets them return."""
    async with live.lock:
        require_host(live, visitor)
        who = live.seats[require_seat(live, seat)]
        if who.visitor is None or who.visitor == visitor:
            raise HttpRefused("nobody_to_kick", seat=seat)
        require_active(live)
        live.record.join_number += 1  # invalidates the link this person used
        live.kicked.add(who.visitor)
        await live.persist("link", None, None, live.record.upsert(), kicked=who.visitor)
        await remove(live, seat, "kicked", reason)
    drive(live)


def require_active(live: LiveTable) -> None:
    """Before the game or while it runs."""
    if live.record.status not in ("open", "playing"):
        raise HttpRefused("not_playing", found=live.record.status)


async def remove(live: LiveTable, seat: int, action: str, reason: str) -> None:
    """The seat becomes open before the game, a bot's while it runs."""
    require_active(live)
    await announce(live, seat, action, reason)
    if live.record.status == "playing":
        await give_to_bot(live, seat, STAND_IN, reason)
        return
    gone = live.seats[seat].visitor
    await live.set_seat(Seat(seat, "open", live.seats[seat].colour), reason)
    seat_lost(live, gone)


async def mute(live: LiveTable, visitor: str, seat: int, muted: bool, reason: str) -> None:
    """The host allows or forbids somebody to chat."""
    async with live.lock:
        require_host(live, visitor)
        if live.seats[require_seat(live, seat)].kind != "person":
            raise HttpRefused("nobody_there", seat=seat)
        await announce(live, seat, "muted" if muted else "unmuted", reason)
        await live.set_seat(live.seats[seat].replace(muted=muted), reason)


async def move_seats(live: LiveTable, old: str, new: str, *more: Statement) -> None:
    """A one-time link was opened on another device: the seats are played there now."""
    async with live.lock:
        mine = live.seats_of(old)
        if not mine:
            raise HttpRefused("not_your_seat", 403)
        if old != new and live.seats_of(new):
            raise HttpRefused("seated_already")
        if live.record.host == old:
            live.record.host = new
        live.seats = [
            seat.replace(visitor=new) if seat.visitor == old else seat for seat in live.seats
        ]
        kept = [live.seats[seat].upsert(live.record.id) for seat in mine]
        await live.persist("moved", mine[0], None, live.record.upsert(), *kept, *more)
        seat_lost(live, old, "seat_moved")
        for reader in readers_of(live, new):
            refresh(live, reader)
        live.publish(card=True)
