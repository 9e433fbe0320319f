"""Before the game: who sits down where, which bots play, and the start."""

from typing import Any

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.game import open_table
from saddlebag.kernel.journal import Head
from saddlebag.kernel.table import Table
from saddlebag.server.tables.attending import move_in
from saddlebag.server.tables.driver import drive
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import Seat, Statement
from saddlebag.server.tables.secrets import read_secret

COLOURS = 6


async def sit(
    live: LiveTable, visitor: str, seat: int | None, name: str, colour: int, nonce: str
) -> int:
    """Somebody takes a free seat; a second seat at the same table is not to be had."""
    async with live.lock:
        need_open(live)
        if live.seats_of(visitor):
            return live.seats_of(visitor)[0]
        free = [one.seat for one in live.seats if one.kind == "open"]
        if not free:
            raise No("table_full")
        if seat is not None and seat not in free:
            raise No("seat_taken", seat=seat, free=free)
        need_free_name(live, name)
        place = free[0] if seat is None else seat
        shade = free_colour(live, place, colour)
        sitting = Seat(place, "person", shade, visitor, name=name, nonce=nonce)
        await put(live, sitting, "", *for_others(live))
        return place


def for_others(live: LiveTable) -> list[Statement]:
    """The rematch of a game at one screen is no such game once others may come, or have."""
    if live.record.mode == "online":
        return []
    live.record.mode = "online"
    return [live.record.kept()]


async def put(live: LiveTable, seat: Seat, reason: str = "", *more: Statement) -> None:
    """This is how a seat is from now on: kept, then told."""
    said = {"reason": reason} if reason else {}
    before = live.seats[seat.seat]
    live.seats[seat.seat] = seat
    try:
        await live.keep("seat", seat.seat, None, seat.kept(live.record.id), *more, **said)
    except BaseException:
        live.seats[seat.seat] = before
        raise
    live.publish(card=True)


def need_open(live: LiveTable) -> None:
    """These things are done before the game begins."""
    if live.record.status == "closed":
        raise No("table_closed", 410)
    if live.record.status != "open":
        raise No("begun_already")


def need_host(live: LiveTable, visitor: str | None) -> None:
    """The host alone may do this."""
    if visitor is None or live.record.host != visitor:
        raise No("not_host", 403)


def need_free_name(live: LiveTable, name: str) -> None:
    """Two people with one name could not be told apart."""
    if any(seat.kind != "open" and seat.name.casefold() == name.casefold() for seat in live.seats):
        raise No("name_taken", name=name)


def free_colour(live: LiveTable, place: int, wanted: int) -> int:
    """The colour asked for, or else the first nobody has."""
    taken = {seat.colour for seat in live.seats if seat.seat != place and seat.kind != "open"}
    return min(set(range(COLOURS)) - taken) if wanted in taken else wanted


async def seat_bot(live: LiveTable, visitor: str, seat: int, bot: str) -> None:
    """The host puts a bot into an open seat, or another bot into a bot's."""
    async with live.lock:
        need_open(live)
        need_host(live, visitor)
        if bot not in bots(live.record.game):
            raise No("no_such_bot", 422, given=bot, allowed=bots(live.record.game))
        if live.seats[need_seat(live, seat)].kind == "person":
            raise No("seat_taken", seat=seat)
        await put(live, bot_seat(live, seat, bot))


def bot_seat(live: LiveTable, seat: int, bot: str) -> Seat:
    """A bot with a name of its own at this table: Greedy 2 in the second seat."""
    shade = free_colour(live, seat, live.seats[seat].colour)
    return Seat(seat, "bot", shade, bot=bot, name=f"{bot.capitalize()} {seat + 1}")


def need_seat(live: LiveTable, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < live.record.seats:
        raise No("no_such_seat", 404, seat=seat, seats=live.record.seats)
    return seat


async def remove_bot(live: LiveTable, visitor: str, seat: int) -> None:
    """The seat is open again."""
    async with live.lock:
        need_open(live)
        need_host(live, visitor)
        if live.seats[need_seat(live, seat)].kind != "bot":
            raise No("no_bot_there", seat=seat)
        opened = Seat(seat, "open", live.seats[seat].colour)
        await put(live, opened, "", *for_others(live))


async def leave(live: LiveTable, visitor: str) -> None:
    """Before the game a seat is simply free again; without its host the table is closed."""
    async with live.lock:
        need_open(live)
        mine = live.seats_of(visitor)
        if visitor == live.record.host:
            live.record.status = "closed"
            await live.keep("closed", None, None, live.record.kept())
            live.publish(card=True)
            return
        if not mine:
            raise No("not_your_seat", 403)
        for seat in mine:
            await put(live, Seat(seat, "open", live.seats[seat].colour))


async def start(live: LiveTable, visitor: str, nonce: str = "") -> None:
    """Everybody sits: the cards are dealt from the secret and everybody's nonce."""
    async with live.lock:
        need_open(live)
        need_host(live, visitor)
        need_everybody(live)
        await deal_out(live, *own_luck(live, visitor, nonce))
    drive(live)


async def add_nonce(live: LiveTable, visitor: str, nonce: str) -> bool:
    """Somebody who sits there, and knows the commitment, adds to the luck; not a second time."""
    async with live.lock:
        need_open(live)
        if not live.seats_of(visitor):
            raise No("not_your_seat", 403)
        added = own_luck(live, visitor, nonce)
        if added:
            await live.keep("nonce", live.seats_of(visitor)[0], None, *added)
        return bool(added)


def own_luck(live: LiveTable, visitor: str, nonce: str) -> list[Statement]:
    """The first nonce of a person counts, and only one of several seats at a screen has it."""
    mine = live.seats_of(visitor)
    if not nonce or not mine or any(live.seats[seat].nonce for seat in mine):
        return []
    live.seats[mine[0]] = live.seats[mine[0]].but(nonce=nonce)
    return [live.seats[mine[0]].kept(live.record.id)]


def need_everybody(live: LiveTable) -> None:
    """A game begins when nobody is missing."""
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    if free:
        raise No("seats_open", free=free)


async def deal_out(live: LiveTable, *more: Statement) -> None:
    """The game begins; whoever waited in the lobby is told the whole table."""
    need_everybody(live)
    record = live.record
    nonces = {seat.seat: seat.nonce for seat in live.seats if seat.nonce}
    table = dealt(live, nonces)
    record.status, record.started = "playing", now_ms()
    live.begin(table)
    await live.keep("dealt", None, None, record.kept(), *more, **deal_kept(table))
    live.told = table.event_count
    move_in(live)


def deal_kept(table: Table) -> dict[str, Any]:
    """What the log says of the deal; people may leave, but what it hung on stays."""
    nonces = {str(seat): nonce for seat, nonce in table.head.nonces.items()}
    asked = [ask.seat for ask in table.asks]
    return {"entries": table.entries(), "nonces": nonces, "asked": asked}


def dealt(live: LiveTable, nonces: dict[int, str]) -> Table:
    """The table before its first answer. The secret is known to be a fresh one, or a test's."""
    record, game = live.record, saddlebag.game(live.record.game)
    secret = read_secret(live.house.store, record.id)
    head = Head(game.name, record.version, record.seats, record.options, secret, nonces)
    return open_table(game.versions[record.version](record.seats, record.options), head)
