"""A table in memory: its game, its seats, its readers."""

import asyncio
from dataclasses import replace
from typing import Any, Final

import msgspec

from saddlebag.kernel.group import picks_left
from saddlebag.kernel.journal import chain
from saddlebag.kernel.shared_view import Sight, whole
from saddlebag.kernel.table import Table
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.store.log_row import LOG, LogRow
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.context import Context
from saddlebag.server.tables.state.clock import Clocks
from saddlebag.server.tables.state.decisions import Decisions, answered_in
from saddlebag.server.tables.state.lesson import LiveLesson
from saddlebag.server.tables.state.record import Record
from saddlebag.server.tables.state.replies import RefusedReplies
from saddlebag.server.tables.state.resting import anybody_decides, anybody_looks_on
from saddlebag.server.tables.state.seat import Seat
from saddlebag.server.tables.undo.requests import Requests
from saddlebag.server.tables.views.deltas import Common, Deltas
from saddlebag.server.tables.views.reader import Reader, Viewpoint
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.outgoing import (
    ChatLine,
    Clock,
    LessonStep,
    Lobby,
    TableCard,
    TakeBack,
    View,
    encode,
)

MOST_CHAT_SENT: Final = 100
OFTEN: Final = 3_600_000  # milliseconds; a move writes one row of the log, and rarely more
MOVED: Final = "UPDATE game_table SET moved = ? WHERE id = ?"
MOST_EVENTS_SENT: Final = 400  # older ones are in the replay
write_body: Final = msgspec.json.Encoder().encode


class LiveTable:
    """Hold `lock` for every change until it is durable and published."""

    def __init__(self, context: Context, record: Record, seats: list[Seat]) -> None:
        self.context = context
        self.record = record
        self.seats = seats
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # None before the game begins
        self.written = 0  # journal entries that are in the log
        self.link = ""
        self.rows = 0  # rows of the log
        self.seal = b""  # of the last one
        self.seq = 0  # number of the last message
        self.events_sent = 0  # events already sent
        self.decisions = Decisions()
        self.given: list[int] = []  # the seats of all standing answers
        self.by_hand: list[bool] = []  # which of them a person gave
        self.decided = [0] * record.seats  # how many of them each seat gave
        self.clocks = Clocks(record.pace, record.seats)
        self.requests = Requests()
        self.chat: list[ChatLine] = []
        self.accepted: dict[str, int] = {}  # visitor:cid -> log row
        self.refused = RefusedReplies()
        self.kicked: set[str] = set()  # visitors who need a new link to return
        self.viewpoints: dict[int | None, Viewpoint] = {}
        self.waiting: set[Reader] = set()  # in the lobby
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.asked_since: dict[int, tuple[int, float]] = {}  # seat -> its decision, and since when
        self.lesson: LiveLesson | None = None  # None also at a lesson whose file has changed
        self.deal: dict[str, Any] | None = None  # for the bots' workers, made when first needed
        self.lost = False  # differs from the disk; never shown again
        self.load_error: Exception | None = None  # why it could not be loaded
        self.moved_stored = record.moved
        self.last_used = 0.0
        self.touch()

    def touch(self) -> None:
        """Somebody uses the table: it stays in memory for a while."""
        self.last_used = asyncio.get_running_loop().time()

    # ---- readers and seats

    def seats_of(self, visitor: str | None) -> list[int]:
        """The seats that belong to this visitor."""
        if visitor is None:
            return []
        return [seat.seat for seat in self.seats if seat.visitor == visitor]

    def readers(self) -> list[Reader]:
        """All connections."""
        found = list(self.waiting)
        for viewpoint in self.viewpoints.values():
            found += viewpoint.readers
        return found

    def watch_as(self, reader: Reader, seat: int | None) -> None:
        """Move a reader to the viewpoint of this seat; None: a spectator's."""
        self._leave_viewpoint(reader)
        reader.seat = seat
        if seat not in self.viewpoints:
            self.viewpoints[seat] = self.new_viewpoint(seat)
        self.viewpoints[seat].readers.add(reader)

    def remove_reader(self, reader: Reader) -> None:
        """This connection is gone."""
        self.waiting.discard(reader)
        self._leave_viewpoint(reader)

    def _leave_viewpoint(self, reader: Reader) -> None:
        """Viewpoints without readers are dropped: nobody has to be kept up to date there."""
        old = self.viewpoints.get(reader.seat)
        if old is not None:
            old.readers.discard(reader)
            if not old.readers:
                del self.viewpoints[reader.seat]

    def is_connected(self, visitor: str, seat: int) -> bool:
        """Is this seat's player connected? Usually they watch from that seat."""
        viewpoint = self.viewpoints.get(seat)
        at_once = viewpoint is not None and any(one.visitor == visitor for one in viewpoint.readers)
        return at_once or visitor in self.connected()

    def connected(self) -> set[str]:
        """The visitors who are connected."""
        return {reader.visitor for reader in self.readers() if reader.visitor is not None}

    def card(self) -> TableCard:
        """The table's settings, and who sits where."""
        here, host = self.connected(), self.record.host
        people = [seat.to_wire(host, seat.visitor in here) for seat in self.seats]
        return self.record.card(people, self.resting)

    @property
    def resting(self) -> bool:
        """Does the game stand still because no person is left?"""
        if self.record.status != "playing" or anybody_decides(self.seats):
            return False
        return not anybody_looks_on(self.seats, [reader.visitor for reader in self.readers()])

    def update_seat(self, seat: Seat) -> Statement:
        """Replace a seat; the statement that stores it."""
        self.seats[seat.seat] = seat
        return seat.upsert(self.record.id)

    async def set_seat(self, seat: Seat, reason: str = "", *more: Statement) -> None:
        """Replace a seat: persist it, then publish it."""
        said = {"reason": reason} if reason else {}
        before = self.seats[seat.seat]
        changed = self.update_seat(seat)
        try:
            await self.persist("seat", seat.seat, None, changed, *more, **said)
        except BaseException:
            self.seats[seat.seat] = before
            raise
        self.publish(card=True)

    def close(self) -> None:
        """Stop its bots; code that still holds this object holds an outdated table."""
        self.lost = True
        for _, task in self.thinking.values():
            task.cancel()

    def next_line(self) -> int:
        """The number of the next line of chat; older ones may have been forgotten."""
        return self.chat[-1].number + 1 if self.chat else 0

    # ---- the game

    def begin(self, table: Table) -> None:
        """The cards are dealt; take in the journal's first link and entries."""
        self.table = table
        self.link = chain("", table.head.published(), table.head.salt())
        self.apply_entries(table.entries(), now_ms())

    def apply_entries(self, entries: list[Any], now: int, by_hand: bool = False) -> None:
        """Take in new journal entries: links, numbers of asks, clocks."""
        assert self.table is not None
        salt = self.table.head.salt()
        for entry in entries:
            self.link = chain(self.link, entry, salt)
            self.count_answer(entry, by_hand)
        self.written += len(entries)
        seats = self.record.seats
        fresh = self.decisions.renumber(self.table.asks, answered_in(entries, seats))
        self.clocks.turn(now, self.decisions.open, fresh, entries)

    def count_answer(self, entry: list[Any], by_hand: bool) -> None:
        """Counts each seat's standing answers: a seat with one may ask for an undo."""
        who = entry[0]
        if type(who) is int:
            self.given.append(who)
            self.by_hand.append(by_hand and len(entry) == 2)  # a standing order's have three parts
            self.decided[who] += 1
        elif who in ("undo", "takeback"):
            for seat in self.given[-entry[2] :]:
                self.decided[seat] -= 1
            del self.given[-entry[2] :], self.by_hand[-entry[2] :]

    async def persist(
        self, kind: str, seat: int | None, cid: str | None, *more: Statement, **facts: Any
    ) -> None:
        """Append to the log and wait until it is on the disk; nothing is published yet."""
        if self.lost:
            raise StoreFailed(self.context.store.failing or "disk_error")
        row, now = self.rows, now_ms()
        try:
            body = self.body(facts, now, by_hand=cid is not None)
            ended = self.finished_record(now)
            text = write_body(body).decode()
            more = more if ended is None else (*more, ended.upsert())
            if now - self.moved_stored > OFTEN:
                more = (*more, (MOVED, (now, self.record.id)))
            if self.lesson is not None:
                more = (*more, self.lesson.upsert(self.record.host, self.record.id, now))
            line = LogRow(self.record.id, row, kind, seat, cid, text, now).sealed(self.seal)
            await self.context.store.write((LOG, line), *more)
        except BaseException:  # also a cancelled write: what is on the disk is unknown
            self.lost = True
            raise
        self.count_row(cid)
        self.seal = line.seal or b""
        self.record = ended or self.record
        self.record.moved = now
        if now - self.moved_stored > OFTEN:
            self.moved_stored = now

    def count_row(self, cid: str | None) -> None:
        """One more row in the log; its command will not be carried out again."""
        if cid is not None:
            self.accepted[cid] = self.rows
        self.rows += 1

    def body(self, facts: dict[str, Any], now: int, by_hand: bool) -> dict[str, Any]:
        """A log row's body: these facts, new journal entries, and the clocks."""
        body = dict(facts)
        if self.table is not None:
            entries = self.table.entries(self.written)
            if entries:
                self.apply_entries(entries, now, by_hand)
                body["entries"] = entries
                body["asked"] = [*self.decisions.open]  # read by lists of tables
            if "entries" in body:
                body["link"] = self.link  # checked when the table is loaded
            if self.clocks.running:
                body["clock"] = self.clocks.to_log()
        if self.lesson is not None:
            self.lesson.note(len(self.given))
            body["lesson"] = self.lesson.to_log()
        return body

    def finished_record(self, now: int) -> Record | None:
        """The record of a game that has just ended, else None."""
        if self.table is None or self.table.ask is not None or self.record.status != "playing":
            return None
        return replace(self.record, status="over", finished=now, result=self.table.result)

    # ---- messages

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, with the numbers of its asks."""
        assert self.table is not None
        return whole(self.table, seat, Sight(self.table).of(seat), self.concerns(seat))

    def concerns(self, seat: int | None) -> dict[str, Any]:
        """The part of a view every game has, with the numbers of the asks."""
        assert self.table is not None
        own = self.table.concerns(seat)
        for ask in own["asks"]:
            if "options" in ask:
                ask["decision"] = self.decisions.number(ask["seat"])
                ask["picks"] = picks_left(self.table, ask["seat"]) if ask["group"] else 1
        return own

    def new_viewpoint(self, seat: int | None) -> Viewpoint:
        """For a viewpoint's first reader: starts from the present position."""
        assert self.table is not None
        sight, own = Sight(self.table), self.concerns(seat)
        return Viewpoint(sight.public(), sight.beside(seat), own, self.undo_status(seat))

    def undo_status(self, seat: int | None) -> TakeBack:
        """What this seat may undo, and the undo request it may have to answer."""
        assert self.table is not None
        if self.record.mode == "lesson":
            return TakeBack(0, may_ask=False)  # a learner goes back by steps
        free = 0 if seat is None else self.free_steps(seat)
        may_ask = self.record.status == "playing" and seat is not None and self.decided[seat] > 0
        return self.requests.undo_to_wire(free, may_ask, self.written)

    def free_steps(self, seat: int) -> int:
        """Decisions this seat's person made that may be taken back at once."""
        assert self.table is not None
        free = self.table.undoable(seat)
        return sum(self.by_hand[-free:]) if free else 0

    def lesson_step(self) -> LessonStep | None:
        """Where the learner is; None at every other table."""
        if self.lesson is None:
            return None
        return self.lesson.to_wire(self.decisions.number(self.lesson.seat) is not None)

    def clock(self) -> Clock | None:
        """The clocks; None where no time runs."""
        if not self.clocks.running or self.table is None:
            return None
        pause = self.requests.pause
        if pause is None:
            return self.clocks.to_wire(now_ms(), None, None, [])
        return self.clocks.to_wire(now_ms(), pause.number, pause.by, sorted(pause.waiting))

    def publish(self, card: bool = False, chat: list[ChatLine] | None = None) -> None:
        """Send every reader what is new and may be known there."""
        self.seq += 1
        if self.table is None:
            self.publish_lobby()
            return
        told_card = self.card() if card or self.record.status == "over" else None
        step = self.lesson_step()
        common = Common(self.seq, self.link, told_card, self.clock(), chat or [], step)
        deltas = Deltas(self.table, self.events_sent, self.concerns)
        self.events_sent = self.table.event_count
        for seat, viewpoint in self.viewpoints.items():
            message = deltas.message(seat, viewpoint, self.undo_status(seat), common)
            for reader in viewpoint.readers:
                reader.send(message)

    def mark_events_sent(self) -> None:
        """Readers get the whole view anyway, so no event so far has to be sent."""
        assert self.table is not None
        self.events_sent = self.table.event_count

    def publish_lobby(self) -> None:
        """Before the game the whole lobby is sent each time."""
        for reader in self.waiting:
            reader.send(self.lobby_message(reader))

    def lobby_message(self, reader: Reader) -> bytes:
        """Everything about a table that has not begun."""
        host, mine = reader.visitor == self.record.host, self.seats_of(reader.visitor)
        return encode(Lobby(self.seq, self.card(), self.chat[-MOST_CHAT_SENT:], host, mine))

    def full_view(self, reader: Reader, events: int, curtain: int | None = None) -> bytes:
        """Everything this reader may know; it already has the first `events` events."""
        assert self.table is not None
        seat, count = reader.seat, self.table.event_count
        first = max(min(events, count), count - MOST_EVENTS_SENT, 0)
        return encode(
            View(
                seq=self.seq,
                seat=seat,
                table=self.card(),
                view=self.view(seat),
                first=first,
                events=self.table.events(seat, first),
                clock=self.clock(),
                undo=self.undo_status(seat),
                chat=self.chat[-MOST_CHAT_SENT:],
                link=self.link,
                host=reader.visitor == self.record.host,
                seats=self.seats_of(reader.visitor),
                curtain=curtain,
                lesson=self.lesson_step(),
            )
        )
