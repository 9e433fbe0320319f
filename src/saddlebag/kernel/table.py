"""A game in progress: the only object a front end, a bot or a test talks to."""

from collections.abc import Sequence
from typing import Any, Final

from saddlebag.kernel.ask import Ask, Refused, wrong_type
from saddlebag.kernel.checkpoint import Answer
from saddlebag.kernel.event import WATCHER, Whisper, plain
from saddlebag.kernel.fingerprint import fingerprint
from saddlebag.kernel.flow import Rules, State
from saddlebag.kernel.imagine import Unknown
from saddlebag.kernel.journal import Head, page, standing_answers
from saddlebag.kernel.json_types import Entry, Json
from saddlebag.kernel.orders import NO_ORDERS
from saddlebag.kernel.position import Position, opening
from saddlebag.kernel.record import Record

EVERY: Final = 40  # answers after which a checkpoint is due
NOT_LOOKED_AT: Final[dict[int, Unknown]] = {}  # stays empty


class Table:
    """A game in progress. `Game.table` opens one, `copy` and `imagine` make more of them.

    A seat is a number from 0; None is a spectator. `ask` is the first open ask, `answer` answers
    it, `view` and `events` say what a seat may know. Anything that is not allowed raises Refused
    and changes nothing. `state`, `rules` and `head` hold the whole truth: not for players.
    """

    __slots__ = (
        "_free",
        "_free_seat",
        "_orders",
        "_position",
        "_record",
        "_unknown",
        "_unknown_at",
        "ask",
        "head",
        "rules",
    )

    def __init__(self, head: Head, position: Position, record: Record) -> None:
        self.head = head
        self.rules: Rules[Any] = position.rules
        self.ask = position.ask  # the first open ask, None when the game is over
        self._position = position
        self._record = record
        self._free = 0  # how many of the last answers may be taken back
        self._free_seat = WATCHER  # and by which seat
        self._orders = NO_ORDERS
        self._unknown = NOT_LOOKED_AT  # by observer, what it cannot know
        self._unknown_at = -1  # as of this entry
        record.attach(position.state, self.rules.vocabulary)

    def __repr__(self) -> str:
        asked = ", ".join([repr(ask) for ask in self.asks]) or "over"
        return f"<Table {self.head.game}, {self.rules.seats} seats: {asked}>"

    # ---- playing

    @property
    def asks(self) -> list[Ask]:
        """All open asks."""
        return self._position.asks

    @property
    def state(self) -> State:
        """The whole truth, for rules and tests."""
        return self._position.state

    def answer(self, text: str, seat: int | None = None) -> None:
        """Answer the open ask; without a seat, the only one there is."""
        ask = self.ask
        # the same small int is the same object; anything else takes the long way
        if (
            ask is None
            or self._position.pause is not None
            or (seat is not ask.seat and seat is not None)
        ):
            ask = self._turn_to(seat)
        if ask.answers is None:
            if text not in (ask.made or ask.options):
                raise ask.refuse(text)
            answer = (ask.seat, text)
        else:
            try:
                answer = ask.answers[text]
            except (KeyError, TypeError):
                raise ask.refuse(text) from None
        self._give(answer, answer)
        if self._orders.orders:
            self._follow_orders(ask.seat)

    def answer_group(self, texts: Sequence[str], seat: int) -> None:
        """All answers of a multi-select, or none of them."""
        picks, group = list(texts), self._turn_to(seat).group
        if not group:
            raise Refused("no_group", {"seat": seat})
        self.copy()._pick(group, picks, seat)  # refused as a whole, or not at all
        self._pick(group, picks, seat)

    def _pick(self, group: str, picks: list[str], seat: int) -> None:
        """One answer after the other, until the group is complete and not further."""
        for count, text in enumerate(picks):
            if not self._picking(group, seat):
                raise Refused("group_is_full", {"given": len(picks), "allowed": count})
            self.answer(text, seat)
        if self._picking(group, seat):
            raise Refused("group_not_finished", {"given": len(picks)})

    def _picking(self, group: str, seat: int) -> bool:
        """Is this seat still asked for more of the group?"""
        return any(ask.seat == seat and ask.group == group for ask in self.asks)

    def _turn_to(self, seat: int | None) -> Ask:
        """The open ask of this seat: the next answer is for that."""
        self.observer(seat)
        return self._position.turn_to(seat)

    def _give(self, answer: Answer, entry: tuple[Any, ...]) -> None:
        """Give a legal answer to the ask turned to, and write it down as this entry."""
        position, record = self._position, self._record
        checkpoint, cards = position.checkpoint, position.state.cards
        if checkpoint.base is None:
            checkpoint.base = position.state.copy()
        tail, heard = checkpoint.tail, len(record.event_page)
        tail.append(answer)
        record.entry_page.append(entry)
        cards.news = 0
        try:
            waiting = position.flow.send(answer[1])
        except StopIteration:
            waiting = None
        except BaseException:  # a mistake in a rule, or Ctrl-C: put the table back, then complain
            while record.entry_page.pop() is not entry:
                pass
            del record.event_page[heard:]
            self._resume(position.back(1))
            raise
        if position.pause is None and isinstance(waiting, Ask):
            self.ask = position.ask = waiting
        else:
            position.wait(waiting)
            self.ask = position.ask
        if cards.news or waiting is None:
            self._free = 0
            if len(tail) >= EVERY and checkpoint.begun == len(tail):
                checkpoint.rest(position.state)
                record.close_pages(position.state, self.rules.vocabulary)
        elif answer[0] == self._free_seat:
            self._free += 1
        else:
            self._free, self._free_seat = 1, answer[0]

    def _resume(self, position: Position) -> None:
        """Go on from this position, with the past recorded here."""
        self._position, self.ask = position, position.ask
        self._record.attach(position.state, self.rules.vocabulary)

    # ---- standing orders

    def order(self, seat: int, keys: Sequence[str], until: str = "") -> None:
        """Let asks with these keys pass for this seat; no keys end its order."""
        self._check_player(seat)
        words = isinstance(keys, (list, tuple)) and all(type(key) is str for key in keys)
        if not words:
            raise Refused("not_an_order", {"keys": str(keys), "until": str(until)})
        if type(until) is not str:
            raise wrong_type("until", until, "the key of an ask")
        if self.ask is None:
            raise Refused("game_over", {})
        self._orders = self._orders.copy()
        self._orders.give(seat, keys, until, self.asks)
        self._record.entry_page.append(("order", seat, list(keys), until))
        self._follow_orders(WATCHER)

    def has_order(self, seat: int | None) -> bool:
        """Does this seat have a standing order?"""
        return seat in self._orders.orders

    def _follow_orders(self, answered: int) -> None:
        """Let pass what may pass, after this seat has answered."""
        self._orders.answered(answered)
        ask = self._orders.due(self.asks)
        while ask is not None:
            _ = self._turn_to(ask.seat)
            self._give((ask.seat, ask.idle), (ask.seat, ask.idle, "order"))
            self._orders.answered(ask.seat)
            ask = self._orders.due(self.asks)

    # ---- looking

    def observer(self, seat: int | None) -> int:
        """The number by which the kernel knows this seat, or the spectator."""
        if isinstance(seat, bool):  # first: compiled code turns it into a number below
            raise wrong_type("seat", seat, f"0 to {self.rules.seats - 1}, or None")
        if seat is None:
            return WATCHER
        if type(seat) is not int:
            raise wrong_type("seat", seat, f"0 to {self.rules.seats - 1}, or None")
        if not 0 <= seat < self.rules.seats:
            raise Refused("no_such_seat", {"seat": seat, "seats": self.rules.seats})
        return seat

    def _check_player(self, seat: int) -> None:
        """A seat of this table; a spectator is none."""
        if type(seat) is not int:
            raise wrong_type("seat", seat, f"0 to {self.rules.seats - 1}")
        self.observer(seat)

    def view(self, seat: int | None, detail: bool = False) -> Json:
        """What this seat, or a spectator, may know: plain data.

        With `detail` its own asks say more about their options, which takes much longer.
        """
        seen = self.rules.view(self.state, self.observer(seat))
        options, concerns = dict(self.rules.options), self.concerns(seat, detail)
        return {"game": self.head.game, **seen, "seat": seat, "options": options, **concerns}

    def detail(self, seat: int) -> Json | None:
        """What this seat's open ask shows about its options, if anything."""
        self._check_player(seat)
        for ask in self.asks:
            if ask.seat == seat:
                found = ask.detail(self.state)
                return None if found is None else dict(found)
        return None

    def concerns(self, seat: int | None, detail: bool = False) -> Json:
        """The part of a view that changes for every game alike: asks, standing order, result."""
        me = self.observer(seat)
        self.check_asks()
        asks = [ask.as_seen_by(me) for ask in self.asks]
        if detail:
            for ask, line in zip(self.asks, asks, strict=True):
                found = ask.detail(self.state) if ask.seat == me else None
                if found is not None:
                    line["detail"] = found
        return {
            "events": self.event_count,
            "asks": asks,
            "orders": self._orders.as_seen_by(me),
            "result": self.result,
        }

    def check_asks(self) -> None:
        """TypeError or ValueError for an open ask that no seat of this table can be asked."""
        for ask in self.asks:
            ask.check(self.rules.seats)

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        """What happened from event number `since` on, as this seat may know it."""
        me, heard = self.observer(seat), self.rules.vocabulary.as_heard_by
        told = self._record.events(whole_number("since", since))
        return [heard(event, me) for event in told]

    def whispered_since(self, since: int) -> bool:
        """Was there an event from this number on that some seats hear more of than others?"""
        return any(isinstance(event, Whisper) for event in self._record.events(since))

    @property
    def event_count(self) -> int:
        """The number that the next event will have."""
        return self._record.event_count

    @property
    def result(self) -> Json | None:
        """None while the game runs; then winners, scores and why it ended."""
        return self.rules.result(self.state) if self.ask is None else None

    def state_hash(self) -> str:
        """Of everything that is true: state, cards and who has seen them, luck used, open asks."""
        asked = [[ask.seat, ask.key] for ask in self.asks]
        return fingerprint(self.head, self.state, asked, self._orders.data())

    def journal(self) -> Json:
        """Setup, answers and chance, as JSON. It holds every secret: for the trusted side only."""
        return page(self.head, self._record.entries(0), self.state_hash(), self.result)

    @property
    def entry_count(self) -> int:
        """The number that the journal's next entry will have."""
        return self._record.entry_count

    def entries(self, since: int = 0) -> list[Entry]:
        """The journal's entries from this number on."""
        written = self._record.entries(whole_number("since", since))
        return [[plain(part) for part in entry] for entry in written]

    # ---- thinking

    def copy(self) -> "Table":
        """The same world; what is played there is not played here."""
        position = self._position
        record = self._record.copy(position.state, self.rules.vocabulary)
        twin = Table(self.head, position.copy(), record)
        twin._free, twin._free_seat = self._free, self._free_seat
        if self._orders.orders:
            twin._orders = self._orders.copy()
        return twin

    def imagine(self, seat: int | None, seed: int) -> "Table":
        """A world this seat cannot tell from this one, with no past and luck of its own."""
        me, number = self.observer(seat), whole_number("seed", seed)
        position = self._position.imagine(me, number, self._not_known_to(me))
        twin = Table(self.head.imagined(), position, self._record.without_past())
        if self._orders.orders:
            twin._orders = self._orders.only(me)
        return twin

    def _not_known_to(self, me: int) -> Unknown:
        """What this observer cannot know here, worked out once for many imagined worlds."""
        if self._unknown_at != self.entry_count:
            self._unknown, self._unknown_at = {}, self.entry_count
        if me not in self._unknown:
            self._unknown[me] = Unknown(self.state.cards, me)
        return self._unknown[me]

    # ---- taking back

    def undoable(self, seat: int | None) -> int:
        """How many of its answers a seat may take back."""
        return self._free if self._free and seat == self._free_seat else 0

    def undo(self, seat: int, answers: int | None = None) -> None:
        """Back to the last moment anybody learnt something or another seat answered.

        `answers` takes back so many only. Events stay, and the undo is an event itself. The
        seat's standing order ends.
        """
        if isinstance(answers, bool):
            raise wrong_type("answers", answers, "a whole number")
        self._check_player(seat)
        allowed = self.undoable(seat)
        count = allowed if answers is None else whole_number("answers", answers)
        if not 0 < count <= allowed:
            reason = "game_over" if self.ask is None else "nothing_to_take_back"
            raise Refused(reason, {"seat": seat, "answers": count, "allowed": allowed})
        self._resume(self._position.back(count))
        self._free = allowed - count
        self._orders.end(seat)
        self._record.entry_page.append(("undo", seat, count))
        self.state.tell("undo", seat, count)

    def take_back(self, seat: int, answers: int) -> None:
        """The table's last answers of all seats, which a host allows when everybody agrees.

        The same luck comes again and events stay. All standing orders end. The journal says which
        seat asked for it.
        """
        if self.ask is None:
            raise Refused("game_over", {})
        self._check_player(seat)
        given = standing_answers(self._record.entries(0))
        count = whole_number("answers", answers)
        if self.head.secret is None or not 0 < count <= len(given):
            allowed = 0 if self.head.secret is None else len(given)
            values: dict[str, object] = {"seat": seat, "answers": count, "allowed": allowed}
            raise Refused("nothing_to_take_back", values)
        begun = opening(self.rules, self.head.luck(), self.head.layout)
        self._resume(begun.feed(given[: len(given) - count]))
        self._free, self._orders = 0, NO_ORDERS
        self._record.entry_page.append(("takeback", seat, count))
        self.state.tell("takeback", seat, count)


def whole_number(name: str, given: int) -> int:
    """The number, if it is one."""
    if type(given) is not int:
        raise wrong_type(name, given, "a whole number")
    return given
