"""Coming to a table and going: what a connection is told first, and the curtain at one screen."""

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.reader import Reader
from saddlebag.server.tables.refusal import No, no_such_table
from saddlebag.server.tables.seat import PRESENT, TIMED_OUT
from saddlebag.server.wire.news import Curtain, Notice, write_news

GOING: int = 4403  # close code for whom the table is no longer any business


async def attend(live: LiveTable, reader: Reader, events: int) -> None:
    """Look on: as one's own seat, or as a spectator where that is allowed."""
    async with live.lock:
        if not live.record.watchers and not live.seats_of(reader.visitor):
            raise no_such_table()
        if live.table is None:
            live.waiting.add(reader)
            live.publish()
            return
        mine = own(live, reader)
        await welcome_back(live, mine)
        reader.seat = mine[0] if len(mine) == 1 else None
        reader.called = called(live, reader)
        look(live, reader)
        reader.tell(live.whole(reader, events, reader.called))
        live.publish(card=True)


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
        if live.seats[seat].away == TIMED_OUT and live.record.status == "playing":
            live.seats[seat] = live.seats[seat].but(away=PRESENT, bot="", fell_back=False)
            await live.keep("returned", seat, None, live.seats[seat].kept(live.record.id))


def move_in(live: LiveTable) -> None:
    """The game begins: whoever waited in the lobby is told the whole table."""
    for reader in list(live.waiting):
        live.waiting.discard(reader)
        mine = own(live, reader)
        reader.seat = mine[0] if len(mine) == 1 else None
        reader.called = called(live, reader)
        look(live, reader)
        reader.tell(live.whole(reader, 0, reader.called))


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
    """Somebody's seat is no longer theirs: they look on, if that is allowed."""
    for reader in live.readers():
        if reader.visitor is None or reader.visitor != visitor:
            continue
        if not live.record.watchers:
            reader.dismiss(reason, GOING)
            continue
        reader.tell(write_news(Notice(reason)))
        if live.table is None:
            reader.tell(live.lobby(reader))
        else:
            see_as(live, reader, None)
            reader.tell(live.whole(reader, 0))


# ---- several people at one screen


def called(live: LiveTable, reader: Reader) -> int | None:
    """The next of them who is asked, if another one sits there now."""
    mine = own(live, reader)
    if len(mine) < 2 or reader.seat in live.decisions.open:
        return None
    return next((seat for seat in mine if seat in live.decisions.open), None)


async def lift(live: LiveTable, reader: Reader, seat: int) -> None:
    """This seat's player is at the screen now: from here on its view is sent, and no other."""
    async with live.lock:
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
        if live.table is None:
            reader.tell(live.lobby(reader))
        else:
            reader.tell(live.whole(reader, events, called(live, reader)))
