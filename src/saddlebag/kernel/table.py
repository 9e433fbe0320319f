"""A game in progress: the only object a front end, a bot or a test talks to."""

from collections.abc import Sequence
from typing import Any, Final

from saddlebag.kernel.ask import Ask, Refused
from saddlebag.kernel.event import WATCHER, plain
from saddlebag.kernel.fingerprint import fingerprint
from saddlebag.kernel.flow import Flow, Rules, State, Together
from saddlebag.kernel.journal import Head, page
from saddlebag.kernel.orders import OrderBook
from saddlebag.kernel.redeal import Unknown
from saddlebag.kernel.tape import IMAGINED, Answer, Tape
from saddlebag.kernel.trail import Trail, new_trail

EVERY: Final = 40  # answers after which a checkpoint is due


async def run(rules: Rules[Any], s: State, tape: Tape) -> None:
    """Step by step to the end of the game; the tape knows where each step began."""
    next_step = rules.step
    while not s.over:
        step = next_step(s)
        if step is None:
            continue
        if s.carries_on:
            s.carries_on = False
        else:
            tape.begun = len(tape.tail)
        await step


class Table:
    """All that a seat may do or know goes through here; `state` and `asks` are the whole truth."""

    __slots__ = (
        "_entries",
        "_events",
        "_flow",
        "_free",
        "_free_seat",
        "_orders",
        "_page",
        "_pause",
        "_tape",
        "_told",
        "_unknown",
        "_unknown_at",
        "ask",
        "head",
        "rules",
        "state",
    )

    def __init__(
        self,
        rules: Rules[Any],
        head: Head,
        state: State,
        tape: Tape,
        entries: Trail,
        events: Trail,
    ) -> None:
        self.rules = rules
        self.head = head
        self.state = state
        self.ask: Ask | None = None  # the first open ask, None when the game is over
        self._tape = tape
        self._entries = entries
        self._events = events
        self._page: list[Any] = entries.recent  # the open pages of both, where things are written
        self._told: list[Any] = events.recent
        self._free = 0  # how many of the last answers may be taken back
        self._free_seat = WATCHER  # and by whom
        self._orders = OrderBook({})
        self._pause: Together | None = None  # while several seats are asked at once
        self._unknown: dict[int, Unknown] = {}  # by seat, what it cannot know
        self._unknown_at = -1  # as of this entry
        self._flow: Flow = run(rules, state, tape)

    # ---- playing

    @property
    def asks(self) -> list[Ask]:
        """All open asks."""
        if self._pause is not None:
            return self._pause.asks.copy()
        return [] if self.ask is None else [self.ask]

    def answer(self, text: Any, seat: Any = None) -> None:
        """An answer that is no option changes nothing, nor does one that breaks a rule."""
        ask = self.ask
        if ask is None or self._pause is not None or (seat is not None and seat != ask.seat):
            ask = self._turn_to(seat)
        try:
            answer = ask.answers[text] if ask.answers is not None else ask.answered(text)
        except (KeyError, TypeError):
            raise ask.refuse(text) from None
        self._give(answer, answer)
        if self._orders.orders:
            self._follow_orders(answer[0])

    def answer_group(self, texts: Sequence[Any], seat: Any) -> None:
        """All answers of a multi-select, or none of them."""
        picks, group = list(texts), self._turn_to(seat).group
        if not group:
            raise Refused("no_group", {"seat": seat})
        self.copy()._pick(group, picks, seat)  # refused as a whole, or not at all
        self._pick(group, picks, seat)

    def _pick(self, group: str, picks: list[Any], seat: int) -> None:
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

    def _turn_to(self, seat: Any) -> Ask:
        """This seat's open ask: the next answer is for that."""
        self._seated(seat)
        asks = self.asks
        asked: list[object] = [ask.seat for ask in asks]
        if not asked:
            raise Refused("game_over", {})
        if seat is None and len(asks) > 1:
            raise Refused("which_seat", {"asked": asked})
        for i, ask in enumerate(asks):
            if seat is None or ask.seat == seat:
                if self._pause is not None:
                    self._pause.at = i
                return ask
        raise Refused("not_asked", {"seat": seat, "asked": asked})

    def _give(self, answer: Answer, entry: tuple[Any, ...]) -> None:
        """An answer, checked already, to the ask turned to; written down as this entry."""
        tape, cards, page = self._tape, self.state.cards, self._page
        if tape.base is None:
            tape.base = self.state.copy()
        heard, tail = len(self._told), tape.tail
        tail.append(answer)
        page.append(entry)
        cards.news = 0
        try:
            waiting = self._flow.send(answer[1])
            if self._pause is None and isinstance(waiting, Ask):
                self.ask = waiting
            else:
                self._wait(waiting)
        except StopIteration:
            self._wait(None)
        except BaseException:  # a mistake in a rule, or Ctrl-C: put the table back, then complain
            while page.pop() is not entry:
                pass
            del self._told[heard:]
            self._rewind(1)
            self._listen()
            raise
        if cards.news or self.ask is None:
            self._free = 0
            if len(tail) >= EVERY and tape.begun == len(tail):
                self._rest()
        elif answer[0] == self._free_seat:
            self._free += 1
        else:
            self._free, self._free_seat = 1, answer[0]

    def _wait(self, pause: Ask | Together | None) -> None:
        """For one of these asks to be answered; None: the game is over."""
        if isinstance(pause, Together):
            for ask in pause.asks:
                ask.look_again()  # what another seat answered may have changed its options
            self.ask, self._pause = pause.asks[0], pause
        else:
            self.ask, self._pause = pause, None

    def _feed(self, answers: list[Answer], unknown: Unknown | None = None) -> None:
        """Trusted answers, told to nobody; `unknown` is for the last, if that is to imagine."""
        tail: list[Answer] = []
        self._tape.tail = tail
        self._send(None)
        for answer in answers:
            tail.append(answer)
            seat, text = answer
            if seat == IMAGINED:
                viewer, _, key = text.partition("/")
                known = unknown if len(tail) == len(answers) else None
                self.state.imagine(int(viewer), key.encode(), known)
                continue
            if self._pause is not None:
                _ = self._turn_to(seat)
            self._send(text)

    def _send(self, text: str | None) -> None:
        """Let the rules run on to the next pause, or to the end."""
        try:
            self._wait(self._flow.send(text))
        except StopIteration:
            self._wait(None)

    def _rest(self) -> None:
        """A checkpoint, at the first ask of a step and where nothing can be taken back."""
        self._tape.rest(self.state)
        self._entries.shelve()
        self._events.shelve()
        self._listen()

    def _listen(self) -> None:
        """From now on what happens is written into this table's trails."""
        self._page, self._told = self._entries.recent, self._events.recent
        self.state.chance.record = self._page
        self.state.events = self._told

    # ---- standing orders

    def order(self, seat: Any, keys: Any, until: Any = "") -> None:
        """Let asks with these keys pass for this seat; no keys: think for yourself again."""
        if seat is None:
            raise Refused("no_such_seat", {"seat": None, "seats": self.rules.seats})
        self._seated(seat)
        words = isinstance(keys, (list, tuple)) and all(type(key) is str for key in keys)
        if not words or type(until) is not str:
            raise Refused("not_an_order", {"keys": str(keys), "until": str(until)})
        if self.ask is None:
            raise Refused("game_over", {})
        self._orders.give(seat, keys, until, self.asks)
        self._entries.recent.append(("order", seat, list(keys), until))
        self._follow_orders(WATCHER)

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

    def _seated(self, seat: Any) -> int:
        """The observer a seat number stands for; None is the spectator."""
        if seat is None:
            return WATCHER
        if type(seat) is not int or not 0 <= seat < self.rules.seats:
            named = seat if type(seat) is int else str(seat)
            raise Refused("no_such_seat", {"seat": named, "seats": self.rules.seats})
        return seat

    def view(self, seat: Any) -> dict[str, Any]:
        """What this seat, or a spectator, may know."""
        seen = self.rules.view(self.state, self._seated(seat))
        agreed = {"seat": seat, "options": dict(self.rules.options)}
        return {**seen, **agreed, **self.concerns(seat)}

    def concerns(self, seat: Any) -> dict[str, Any]:
        """Of a view what is not the game's own: who is asked what, orders, the end."""
        me = self._seated(seat)
        return {
            "events": len(self._events),
            "asks": [ask.told(me) for ask in self.asks],
            "orders": self._orders.told(me),
            "result": self.result,
        }

    def events(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """What happened from event number `since` on, as this seat may know it."""
        me, told = self._seated(seat), self.rules.shapes.told
        return [told(event, me) for event in self._events.since(since)]

    @property
    def event_count(self) -> int:
        """The number that the next event will have."""
        return len(self._events)

    @property
    def result(self) -> dict[str, Any] | None:
        """None, or winners, scores and why it ended."""
        return self.rules.result(self.state) if self.ask is None else None

    def state_hash(self) -> str:
        """Of everything that is true: state, cards and who has seen them, luck used, open asks."""
        asked = [[ask.seat, ask.key] for ask in self.asks]
        return fingerprint(self.head, self.state, asked, self._orders.data())

    def journal(self) -> dict[str, Any]:
        """Setup, answers and chance, as JSON; on the trusted side only: it tells everything."""
        return page(self.head, self._entries.since(0), self.state_hash(), self.result)

    @property
    def entry_count(self) -> int:
        """The number that the journal's next entry will have."""
        return len(self._entries)

    def entries(self, since: int = 0) -> list[Any]:
        """The journal's entries from this number on."""
        return [plain(entry) for entry in self._entries.since(since)]

    # ---- thinking

    def copy(self) -> "Table":
        """The same world; what is played there is not played here."""
        tape = self._tape
        base, tail = self._tighten()
        state = base.copy()
        mine = Tape(base)
        twin = Table(self.rules, self.head, state, mine, self._entries.copy(), self._events.copy())
        twin._feed(tail)
        mine.take_over(tape)
        twin._listen()
        twin._free, twin._free_seat = self._free, self._free_seat
        twin._orders = self._orders.copy()
        return twin

    def imagine(self, seat: Any, seed: int) -> "Table":
        """A world this seat cannot tell from this one, with no past and luck of its own."""
        me = self._seated(seat)
        unknown = self._not_known_to(me)
        base, tail = self._tighten()
        state = base.copy()
        if tail:  # in the middle of a step: its answers again, then deal under the waiting flow
            tape = Tape(base)
            tail.append((IMAGINED, f"{me}/{seed}"))
        else:  # deal, then let the step begin: nothing of the true world is left behind
            state.imagine(me, str(seed).encode(), unknown)
            tape = Tape(None)
        entries, events = new_trail(len(self._entries)), new_trail(len(self._events))
        twin = Table(self.rules, self.head.imagined(), state, tape, entries, events)
        twin._feed(tail, unknown)
        twin._listen()
        twin._orders = self._orders.only(me)
        return twin

    def _not_known_to(self, me: int) -> Unknown:
        """What this observer cannot know here, worked out once for many imagined worlds."""
        if self._unknown_at != len(self._entries):
            self._unknown, self._unknown_at = {}, len(self._entries)
        if me not in self._unknown:
            self._unknown[me] = Unknown(self.state.cards, me)
        return self._unknown[me]

    def _tighten(self) -> tuple[State, list[Answer]]:
        """The beginning of this step and the answers since: found once for many copies."""
        tape = self._tape
        base, begun = tape.fine_base, tape.begun
        if base is None or tape.fine_at != begun:
            if begun == len(tape.tail):
                base = self.state.copy()
            else:
                assert tape.base is not None
                base = self._before(tape.base.copy(), tape.tail[:begun])
            tape.fine_base, tape.fine_at = base, begun
        return base, tape.tail[begun:]

    def _before(self, base: State, answers: list[Answer]) -> State:
        """The state that some answers lead to, at the first ask of a step."""
        scratch = Table(self.rules, self.head, base, Tape(None), new_trail(0), new_trail(0))
        scratch._feed(answers)
        return base

    # ---- taking back

    def undoable(self, seat: Any) -> int:
        """How many of its answers a seat may take back."""
        return self._free if self._free and seat == self._free_seat else 0

    def undo(self, seat: Any, answers: Any = None) -> None:
        """Back to the last moment anybody learnt something or another seat answered.

        `answers` takes back so many only. What was told stays told: the undo is an event itself.
        Whoever takes something back thinks again, so that seat's standing orders end.
        """
        self._seated(seat)
        allowed = self.undoable(seat)
        count = allowed if answers is None else answers
        if type(count) is not int or not 0 < count <= allowed:
            reason = "game_over" if self.ask is None else "nothing_to_take_back"
            given = count if type(count) is int else str(count)
            raise Refused(reason, {"seat": seat, "answers": given, "allowed": allowed})
        self._rewind(count)
        self._free = allowed - count
        self._orders.end(seat)
        self._listen()
        self._entries.recent.append(("undo", seat, count))
        self.state.tell("undo", seat, count)

    def _rewind(self, count: int) -> None:
        """Stand the table up as it was some answers ago."""
        base, tail = self._tape.base, self._tape.tail
        assert base is not None
        kept = tail[: len(tail) - count]
        self.state, self._tape = base.copy(), Tape(base)
        self._pause, self._flow = None, run(self.rules, self.state, self._tape)
        self._feed(kept)
