"""During the game: seats that change hands, and what a host may do about people."""

from saddlebag.bots import bots
from saddlebag.server.tables.agreeing import nobody_waits_for
from saddlebag.server.tables.attending import come_back, look_again, readers_of, send_off
from saddlebag.server.tables.chat import write
from saddlebag.server.tables.driver import STAND_IN, drive
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.lobby import bot_seat, need_host, need_seat, put
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import HANDED_OVER, PRESENT, Seat
from saddlebag.server.wire.news import ChatLine


def need_own(live: LiveTable, visitor: str) -> int:
    """The visitor's own seat: of several at one screen the one that sits there now."""
    mine = live.seats_of(visitor)
    if not mine:
        raise No("not_your_seat", 403)
    looking = [reader.seat for reader in live.readers() if reader.visitor == visitor]
    return next((seat for seat in looking if seat in mine and seat is not None), mine[0])


def need_playing(live: LiveTable) -> None:
    """These things are done while the game runs."""
    if live.record.status != "playing":
        raise No("not_playing", found=live.record.status)


def need_bot(live: LiveTable, bot: str) -> str:
    """A bot that knows the game; without a word the usual one."""
    if bot and bot not in bots(live.record.game):
        raise No("no_such_bot", 422, given=bot, allowed=bots(live.record.game))
    return bot or STAND_IN


async def hand_over(live: LiveTable, visitor: str, bot: str) -> None:
    """A bot stands in until I want my seat back."""
    async with live.lock:
        need_playing(live)
        seat = need_own(live, visitor)
        await put(live, live.seats[seat].but(away=HANDED_OVER, bot=need_bot(live, bot)))
        await nobody_waits_for(live, seat)
    drive(live)


async def take_back(live: LiveTable, visitor: str) -> None:
    """I am back."""
    async with live.lock:
        away = [seat for seat in live.seats_of(visitor) if live.seats[seat].away != PRESENT]
        seat = need_own(live, visitor)
        if not away:
            raise No("not_away", seat=seat)
        await come_back(live, seat if seat in away else away[0])
        live.publish(card=True)
    drive(live)


async def resign(live: LiveTable, visitor: str, bot: str) -> None:
    """A bot plays on to the end, and the seat is no longer mine."""
    async with live.lock:
        need_playing(live)
        seat = need_own(live, visitor)
        which = need_bot(live, bot)
        await say(live, seat, "resigned", "")
        await to_a_bot(live, seat, which, "")
    drive(live)


async def to_a_bot(live: LiveTable, seat: int, bot: str, reason: str) -> None:
    """A bot owns the seat from now on; whoever sat there looks on."""
    gone = live.seats[seat].visitor
    await put(live, bot_seat(live, seat, bot), reason)
    send_off(live, gone)
    await nobody_waits_for(live, seat)


async def free(live: LiveTable, visitor: str, seat: int, reason: str) -> None:
    """The host gives an abandoned seat to a bot; before the game it is open again."""
    async with live.lock:
        need_host(live, visitor)
        who = live.seats[need_seat(live, seat)]
        if who.kind != "person" or who.visitor == visitor:
            raise No("nobody_to_free", seat=seat)
        if who.visitor in live.present():
            raise No("still_here", seat=seat)
        await remove(live, seat, "freed", reason)
    drive(live)


async def kick(live: LiveTable, visitor: str, seat: int, reason: str) -> None:
    """The host sends somebody away and says why; a new link is the only way back."""
    async with live.lock:
        need_host(live, visitor)
        who = live.seats[need_seat(live, seat)]
        if who.visitor is None or who.visitor == visitor:
            raise No("nobody_to_kick", seat=seat)
        need_going_on(live)
        live.record.join_number += 1  # the link this person came by is worth nothing now
        live.kicked.add(who.visitor)
        await live.keep("link", None, None, live.record.kept(), kicked=who.visitor)
        await remove(live, seat, "kicked", reason)
    drive(live)


def need_going_on(live: LiveTable) -> None:
    """Before the game or while it runs."""
    if live.record.status not in ("open", "playing"):
        raise No("not_playing", found=live.record.status)


async def remove(live: LiveTable, seat: int, deed: str, reason: str) -> None:
    """Open again before the game, a bot's while it runs."""
    need_going_on(live)
    await say(live, seat, deed, reason)
    if live.record.status == "playing":
        await to_a_bot(live, seat, STAND_IN, reason)
        return
    gone = live.seats[seat].visitor
    await put(live, Seat(seat, "open", live.seats[seat].colour), reason)
    send_off(live, gone)


async def mute(live: LiveTable, visitor: str, seat: int, muted: bool, reason: str) -> None:
    """The host lets somebody chat, or not."""
    async with live.lock:
        need_host(live, visitor)
        if live.seats[need_seat(live, seat)].kind != "person":
            raise No("nobody_there", seat=seat)
        await say(live, seat, "muted" if muted else "unmuted", reason)
        await put(live, live.seats[seat].but(muted=muted), reason)


async def say(live: LiveTable, seat: int, deed: str, reason: str) -> None:
    """A line of the server's own in the chat: a key, whom it is about, and the host's words."""
    name = live.seats[seat].name.replace(":", " ")  # which parts the line
    text = f"{deed}:{name}:{reason}"
    await write(live, ChatLine(len(live.chat), None, "", text, now_ms()))


async def move_seats(live: LiveTable, old: str, new: str) -> None:
    """A one-time link was opened on another device: the seats are played there from now on."""
    async with live.lock:
        mine = live.seats_of(old)
        if not mine:
            raise No("not_your_seat", 403)
        if old != new and live.seats_of(new):
            raise No("seated_already")
        if live.record.host == old:
            live.record.host = new
        live.seats = [seat.but(visitor=new) if seat.visitor == old else seat for seat in live.seats]
        kept = [live.seats[seat].kept(live.record.id) for seat in mine]
        await live.keep("moved", mine[0], None, live.record.kept(), *kept)
        send_off(live, old, "seat_moved")
        for reader in readers_of(live, new):
            look_again(live, reader)
        live.publish(card=True)
