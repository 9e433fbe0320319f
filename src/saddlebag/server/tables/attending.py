"""Coming to a table and going: what a connection is told first, and the curtain at one screen."""

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.reader import Reader
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No, no_such_table
from saddlebag.server.tables.seat import PRESENT, TIMED_OUT, Statement
from saddlebag.server.wire.news import Curtain, Notice, write_news

GOING: int = 4403  # close code for whom the table is no longer any business


async def attend(live: LiveTable, reader: Reader, events: int) -> None:
    """Look on: as one's own seat, or as a spectator where that is allowed."""
    async with live.lock:
        if live.lost:
            raise No("storage_failed", 503)
        if not live.record.watchers and not live.seats_of(reader.visitor):
            raise no_such_table()
        if live.table is None:
            live.waiting.add(reader)
            live.publish()
            return
        await welcome_back(live, own(live, reader))
        begin_to_look(live, reader, events)
        live.publish(card=True)


def begin_to_look(live: LiveTable, reader: Reader, events: int = 0) -> None:
    """Who plays one seat looks from there; of several, the next who is asked is called."""
    mine = own(live, reader)
    see_as(live, reader, mine[0] if len(mine) == 1 else None)
    reader.called = called(live, reader)
    reader.tell(live.whole(reader, events, reader.called))


def own(live: LiveTable, reader: Reader) -> list[int]:
    """The seats a connection plays; none for who only wants to look on."""
    return [] if reader.watch else live.seats_of(reader.visitor)


def look(live: LiveTable, reader: Reader) -> None:
    """Through the eyes of the seat it has now."""
    seat = reader.seat
    if seat not in live.eyes:
        live.eyes[seat] = live.new_eyes(seat)
    live.eyes[seat].readers.add(reader)


async def welcome_back(live: LiveTable, mine: list[int]) -> None:
    """Whose time ran out takes over again by returning."""
    for seat in mine:
        timed_out = live.seats[seat].away == TIMED_OUT and live.record.status == "playing"
        if timed_out and not live.house.store.failing:
            await come_back(live, seat)


async def come_back(live: LiveTable, seat: int) -> None:
    """The person plays here again."""
    await live.keep("returned", seat, None, back_again(live, seat))


def back_again(live: LiveTable, seat: int) -> Statement:
    """Nobody stands in any more, and there is time enough to look around."""
    if live.seats[seat].away == TIMED_OUT:
        live.clocks.grace(seat, now_ms())
    live.seats[seat] = live.seats[seat].but(away=PRESENT, bot="", fell_back=False)
    return live.seats[seat].kept(live.record.id)


def move_in(live: LiveTable) -> None:
    """The game begins: whoever waited in the lobby is told the whole table."""
    for reader in list(live.waiting):
        live.waiting.discard(reader)
        begin_to_look(live, reader)


async def go(live: LiveTable, reader: Reader) -> None:
    """Gone; the others are told once nothing else is under way."""
    live.waiting.discard(reader)
    for seat, eyes in list(live.eyes.items()):
        eyes.readers.discard(reader)
        if not eyes.readers:
            del live.eyes[seat]
    async with live.lock:
        if not live.lost:
            live.publish(card=True)


def send_off(live: LiveTable, visitor: str | None, reason: str = "seat_gone") -> None:
    """Somebody's seat is no longer theirs: without another they look on, if that is allowed."""
    for reader in readers_of(live, visitor):
        seated = bool(live.seats_of(visitor))
        if not seated and not live.record.watchers:
            reader.dismiss(reason, GOING)
            continue
        if not seated:
            reader.tell(write_news(Notice(reason)))
        look_again(live, reader)


def readers_of(live: LiveTable, visitor: str | None) -> list[Reader]:
    """All connections of one person."""
    return [reader for reader in live.readers() if visitor and reader.visitor == visitor]


def look_again(live: LiveTable, reader: Reader) -> None:
    """Who plays which seat has changed."""
    if live.table is None:
        reader.tell(live.lobby(reader))
    else:
        begin_to_look(live, reader)


# ---- several people at one screen


def called(live: LiveTable, reader: Reader) -> int | None:
    """The next of them who is asked, if another one sits there now."""
    mine = own(live, reader)
    if len(mine) < 2:
        return None
    asked = [s for s in mine if s in live.decisions.open and not live.seats[s].played_by_bot]
    return None if reader.seat in asked else next(iter(asked), None)


async def lift(live: LiveTable, reader: Reader, seat: int) -> None:
    """This seat's player is at the screen now: from here on its view is sent, and no other."""
    async with live.lock:
        if live.lost:
            raise No("storage_failed", 503)
        if seat not in own(live, reader) or live.table is None:
            raise No("not_your_seat", 403)
        see_as(live, reader, seat)
        reader.called = None
        reader.tell(live.whole(reader, 0))


def see_as(live: LiveTable, reader: Reader, seat: int | None) -> None:
    """Other eyes from now on."""
    old = live.eyes.get(reader.seat)
    if old is not None:
        old.readers.discard(reader)
        if not old.readers:
            del live.eyes[reader.seat]
    reader.seat = seat
    look(live, reader)


def draw_curtains(live: LiveTable) -> None:
    """After a move: whoever shares a screen and is asked next is called to it."""
    people = [seat.visitor for seat in live.seats if seat.visitor is not None]
    if len(people) == len({*people}):
        return  # everybody has a screen of their own
    for eyes in list(live.eyes.values()):
        for reader in list(eyes.readers):
            seat = called(live, reader)
            if seat is None or reader.called == seat:
                continue
            reader.called = seat
            if reader.seat is not None:
                see_as(live, reader, None)
                reader.tell(live.whole(reader, 0, seat))
            reader.tell(write_news(Curtain(seat)))


async def resync(live: LiveTable, reader: Reader, events: int) -> None:
    """Everything again."""
    async with live.lock:
        if live.lost:
            return  # whoever looks on is about to be sent away
        if live.table is None:
            reader.tell(live.lobby(reader))
        else:
            reader.tell(live.whole(reader, events, called(live, reader)))
