"""A table that somebody looks at: its game, its seats, and everybody who is told about it."""

import asyncio
from dataclasses import replace
from typing import Any, Final

import msgspec

from saddlebag.kernel.group import picks_left
from saddlebag.kernel.journal import chain
from saddlebag.kernel.sight import Sight, whole
from saddlebag.kernel.table import Table
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.clock import Clocks
from saddlebag.server.tables.consent import Requests
from saddlebag.server.tables.decisions import Decisions, answered_in
from saddlebag.server.tables.house import House
from saddlebag.server.tables.news import Alike, News
from saddlebag.server.tables.reader import Eyes, Reader
from saddlebag.server.tables.record import Record, now_ms
from saddlebag.server.tables.refusal import Refusals
from saddlebag.server.tables.seat import Seat, Statement
from saddlebag.server.wire.news import (
    ChatLine,
    Clock,
    Lobby,
    TableCard,
    TakeBack,
    View,
    write_news,
)

LOG: Final = (
    "INSERT INTO log (table_id, seq, kind, seat, cid, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
MOST_CHAT_SENT: Final = 100
MOST_EVENTS_SENT: Final = 400  # older ones are in the replay
write_body: Final = msgspec.json.Encoder().encode


class LiveTable:
    """Whoever changes something holds `lock` until it is durable and told."""

    def __init__(self, house: House, record: Record, seats: list[Seat]) -> None:
        self.house = house
        self.record = record
        self.seats = seats
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # None before the game begins
        self.written = 0  # entries of the journal that are in the log
        self.link = ""
        self.rows = 0  # of the log
        self.seq = 0  # of what was told
        self.told = 0  # events that were told
        self.decisions = Decisions()
        self.given: list[int] = []  # the answers that stand, by seat
        self.decided = [0] * record.seats  # how many of them each seat gave
        self.clocks = Clocks(record.pace, record.seats)
        self.requests = Requests()
        self.chat: list[ChatLine] = []
        self.accepted: dict[str, int] = {}  # visitor:cid -> row of the log
        self.refused = Refusals()
        self.kicked: set[str] = set()  # visitors who come in again by a new link only
        self.eyes: dict[int | None, Eyes] = {}
        self.waiting: set[Reader] = set()  # in the lobby
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.deal: dict[str, Any] | None = None  # for the bots' workers, made when one is asked
        self.lost = False  # it is not what is on the disk; nobody hears of it any more
        self.trouble: Exception | None = None  # why it could not be stood up from its log
        self.touched = asyncio.get_running_loop().time()

    # ---- who is here

    def seats_of(self, visitor: str | None) -> list[int]:
        """The seats that belong to somebody."""
        if visitor is None:
            return []
        return [seat.seat for seat in self.seats if seat.visitor == visitor]

    def readers(self) -> list[Reader]:
        """Everybody who is connected."""
        found = list(self.waiting)
        for eyes in self.eyes.values():
            found += eyes.readers
        return found

    def is_here(self, visitor: str, seat: int) -> bool:
        """Is this person, who plays there, connected? Mostly they look from that seat."""
        eyes = self.eyes.get(seat)
        at_once = eyes is not None and any(one.visitor == visitor for one in eyes.readers)
        return at_once or visitor in self.present()

    def present(self) -> set[str]:
        """The visitors who are connected."""
        return {reader.visitor for reader in self.readers() if reader.visitor is not None}

    def card(self) -> TableCard:
        """What is agreed on, and who sits where."""
        here, host = self.present(), self.record.host
        people = [seat.told(host, seat.visitor in here) for seat in self.seats]
        return self.record.card(people)

    # ---- the game

    def begin(self, table: Table) -> None:
        """The cards are dealt; the journal's first link and entries follow."""
        self.table = table
        self.link = chain("", table.head.told(), table.head.salt())
        self.take_in(table.entries(), now_ms())

    def take_in(self, entries: list[Any], now: int) -> None:
        """What has just been written into the journal: links, numbers of asks, clocks."""
        assert self.table is not None
        salt = self.table.head.salt()
        for entry in entries:
            self.link = chain(self.link, entry, salt)
            self.count(entry)
        self.written += len(entries)
        seats = self.record.seats
        fresh = self.decisions.renumber(self.table.asks, answered_in(entries, seats))
        self.clocks.turn(now, self.decisions.open, fresh, entries)

    def count(self, entry: list[Any]) -> None:
        """Who has decided what still stands: whoever has may ask to take it back."""
        who = entry[0]
        if type(who) is int:
            self.given.append(who)
            self.decided[who] += 1
        elif who in ("undo", "takeback"):
            for seat in self.given[-entry[2] :]:
                self.decided[seat] -= 1
            del self.given[-entry[2] :]

    async def keep(
        self, kind: str, seat: int | None, cid: str | None, *more: Statement, **facts: Any
    ) -> None:
        """Append what happened and wait until it is on the disk; nobody has heard of it yet."""
        if self.lost:
            raise StoreFailed(self.house.store.failing or "disk_error")
        row, now = self.rows, now_ms()
        try:
            body = self.body(facts, now)
            ended = self.ended(now)
            text = write_body(body).decode()
            more = more if ended is None else (*more, ended.kept())
            await self.house.store.write(
                (LOG, (self.record.id, row, kind, seat, cid, text, now)), *more
            )
        except BaseException:  # also one that was given up: nobody knows what is on the disk
            self.lost = True
            raise
        self.rows = row + 1
        self.record = ended or self.record
        self.record.moved = now
        if cid is not None:
            self.accepted[cid] = row

    def body(self, facts: dict[str, Any], now: int) -> dict[str, Any]:
        """What the log says: these facts, what was written into the journal, and the clocks."""
        body = dict(facts)
        if self.table is not None:
            entries = self.table.entries(self.written)
            if entries:
                self.take_in(entries, now)
                body["entries"] = entries
                body["asked"] = [*self.decisions.open]  # lists of tables look here
            if self.clocks.running:
                body["clock"] = self.clocks.kept()
        return body

    def ended(self, now: int) -> Record | None:
        """If the game is over, what is told once that is on the disk."""
        if self.table is None or self.table.ask is not None or self.record.status != "playing":
            return None
        return replace(self.record, status="over", finished=now, result=self.table.result)

    # ---- telling

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, with the numbers of its asks."""
        assert self.table is not None
        return whole(self.table, seat, Sight(self.table).of(seat), self.concerns(seat))

    def concerns(self, seat: int | None) -> dict[str, Any]:
        """Of a view what is not the game's own."""
        assert self.table is not None
        own = self.table.concerns(seat)
        for ask in own["asks"]:
            if "options" in ask:
                ask["decision"] = self.decisions.number(ask["seat"])
                ask["picks"] = picks_left(self.table, ask["seat"]) if ask["group"] else 1
        return own

    def new_eyes(self, seat: int | None) -> Eyes:
        """For the first who looks through them: nothing told yet but what is there now."""
        assert self.table is not None
        sight, own = Sight(self.table), self.concerns(seat)
        return Eyes(sight.public(), sight.beside(seat), own, self.take_back(seat))

    def take_back(self, seat: int | None) -> TakeBack:
        """What this seat may take back, and what it is asked to agree to."""
        assert self.table is not None
        free = 0 if seat is None else self.table.undoable(seat)
        may_ask = self.record.status == "playing" and seat is not None and self.decided[seat] > 0
        return self.requests.told(free, may_ask, self.written)

    def clock(self) -> Clock | None:
        """The clocks, where time runs."""
        if not self.clocks.running or self.table is None:
            return None
        pause = self.requests.pause
        if pause is None:
            return self.clocks.told(now_ms(), None, None, [])
        return self.clocks.told(now_ms(), pause.number, pause.by, sorted(pause.waiting))

    def publish(self, card: bool = False, chat: list[ChatLine] | None = None) -> None:
        """Tell everybody what is new, each what they may know."""
        self.seq += 1
        if self.table is None:
            self.publish_lobby()
            return
        told_card = self.card() if card or self.record.status == "over" else None
        alike = Alike(self.seq, self.link, told_card, self.clock(), chat or [])
        news = News(self.table, self.told, self.concerns)
        self.told = self.table.event_count
        for seat, eyes in self.eyes.items():
            message = news.message(seat, eyes, self.take_back(seat), alike)
            for reader in eyes.readers:
                reader.tell(message)

    def publish_lobby(self) -> None:
        """A table that has not begun is told whole."""
        for reader in self.waiting:
            reader.tell(self.lobby(reader))

    def lobby(self, reader: Reader) -> bytes:
        """All there is to know before the game begins."""
        host, mine = reader.visitor == self.record.host, self.seats_of(reader.visitor)
        return write_news(Lobby(self.seq, self.card(), self.chat[-MOST_CHAT_SENT:], host, mine))

    def whole(self, reader: Reader, events: int, curtain: int | None = None) -> bytes:
        """Everything, as this reader may know it; `events` are known to it already."""
        assert self.table is not None
        seat, count = reader.seat, self.table.event_count
        first = max(min(events, count), count - MOST_EVENTS_SENT, 0)
        return write_news(
            View(
                seq=self.seq,
                seat=seat,
                table=self.card(),
                view=self.view(seat),
                first=first,
                events=self.table.events(seat, first),
                clock=self.clock(),
                undo=self.take_back(seat),
                chat=self.chat[-MOST_CHAT_SENT:],
                link=self.link,
                host=reader.visitor == self.record.host,
                seats=self.seats_of(reader.visitor),
                curtain=curtain,
            )
        )
