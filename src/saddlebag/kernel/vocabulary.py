"""A game's vocabulary: every event, answer and refusal it speaks in, with the kind of each value.

Declared once. Everything that reads a game leans on it: as whom an event concerns, what an answer
is made of, the types and tables that are generated. `strict` makes it check what the rules tell.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.event import Event, Whisper, bit, plain
from saddlebag.kernel.kinds import Field, Kinds, VocabularyError, fields, name_of
from saddlebag.kernel.pattern import Pattern, patterns
from saddlebag.kernel.views import fields_of, is_fields, kinds_of, schema

# What the kernel itself tells and refuses with, in every game.
EVENTS: Final = {"undo": "seat:player answers:number", "takeback": "seat:player answers:number"}
REFUSALS: Final = {
    "not_an_option": "answer:text allowed:text*",
    "not_asked": "seat:json asked:player*",
    "which_seat": "asked:player*",
    "no_such_seat": "seat:json seats:number",
    "no_group": "seat:json",
    "group_is_full": "given:number allowed:number",
    "group_not_finished": "given:number",
    "game_over": "seat?:json answers?:json allowed?:number",
    "nothing_to_take_back": "seat?:json answers:json allowed:number",
    "not_an_order": "keys:text until:text",
}


class Grammar:
    """What a vocabulary declares about values; VocabularyError where that makes no sense."""

    __slots__ = ("events", "kinds", "reasons")

    def __init__(
        self,
        kinds: Kinds,
        events: dict[str, str],
        asks: dict[str, str],
        refusals: dict[str, str],
    ) -> None:
        self.kinds = kinds
        self.events = {key: fields(declared.replace("|", " ")) for key, declared in events.items()}
        self.reasons = {reason: fields(declared) for reason, declared in refusals.items()}
        for key, declared in self.events.items():
            kinds.demand(declared, f"event {key}")
        for key, answers in asks.items():
            kinds.demand_slots(answers, f"ask {key}")
        for reason, values in self.reasons.items():
            kinds.demand(values, f"refusal {reason}")


class Vocabulary:
    """`Vocabulary({"took": "seat:player card", "peeked": "seat:player | card"}, {"card": CARDS})`.

    events:   fields by key; behind the bar what only some hear.
    kinds:    ids, or patterns of other kinds: `{"prize": "one {gang}"}`.
    records:  kinds with fields of their own, `points?:number` may be left out.
    asks:     by key, how answers are written; behind the bar those that are only ever refused.
    refusals: fields by reason.
    view:     its fields (`"turn:player pan:card*"`), or a TypedDict as below.
    result, detail (of asks): a TypedDict each, or its whole name; only checks and generators
        need it.

    Asks and refusals that are None, and a view, result or detail that is, are not checked.
    """

    __slots__ = (
        "_answers",
        "_declared",
        "_grammar",
        "_kinds",
        "_records",
        "asks",
        "detail",
        "events",
        "public",
        "refusals",
        "result",
        "secret",
        "strict",
        "view",
    )

    def __init__(
        self,
        events: dict[str, str],
        kinds: Mapping[str, str | Iterable[str]] | None = None,
        records: dict[str, str] | None = None,
        asks: dict[str, str] | None = None,
        refusals: dict[str, str] | None = None,
        view: Any = None,
        result: Any = None,
        detail: Any = None,
    ) -> None:
        self.events = {**events, **EVENTS}
        self.asks = asks
        self.refusals = None if refusals is None else {**refusals, **REFUSALS}
        self.view = view
        self.result = result
        self.detail = detail
        self.strict = False  # whether tables check every event when it is told
        self.public: dict[str, list[str]] = {}  # by event, the names of its fields
        self.secret: dict[str, list[str]] = {}
        for key, declared in self.events.items():
            heard, _, whispered = declared.partition("|")
            self.public[key] = [name_of(word) for word in heard.split()]
            self.secret[key] = [name_of(word) for word in whispered.split()]
        self._kinds = kinds or {}
        self._records = records or {}
        self._grammar: Grammar | None = None
        self._answers: dict[str, list[Pattern]] = {}
        self._declared: dict[tuple[str, str], bool] = {}  # answers that were looked up before

    @property
    def grammar(self) -> "Grammar":
        """The kinds of all values, worked out when first needed: to play, names are enough."""
        if self._grammar is None:
            kinds = Kinds(self._kinds, self._records)
            self._grammar = Grammar(kinds, self.events, self.asks or {}, self.refusals or {})
        return self._grammar

    @property
    def kinds(self) -> Kinds:
        """Every kind of the game."""
        return self.grammar.kinds

    @property
    def fields(self) -> dict[str, list[Field]]:
        """By event, its public fields and then its secret ones."""
        return self.grammar.events

    @property
    def reasons(self) -> dict[str, list[Field]]:
        """By reason of a refusal, its values."""
        return self.grammar.reasons

    # ---- events

    def as_heard_by(self, event: Event, seat: int) -> dict[str, object]:
        """The event as this seat hears it, built up from nothing."""
        try:
            return self._line(event, seat)
        except (LookupError, ValueError):
            self.check(event)  # says what is wrong with it
            raise

    def _line(self, event: Event, seat: int) -> dict[str, object]:
        """The fields this seat may know, by name."""
        heard = event.heard if isinstance(event, Whisper) else event
        key: str = heard[0]
        line: dict[str, object] = {"event": key}
        for name, value in zip(self.public[key], heard[1:], strict=True):
            line[name] = plain(value)
        if isinstance(event, Whisper) and event.who & bit(seat):
            for name, value in zip(self.secret[key], event.secret, strict=True):
                line[name] = plain(value)
        return line

    def check(self, event: Event, players: int = 0) -> None:
        """VocabularyError if an event is not told as declared, at a table of so many players.

        0: of any number.
        """
        heard = event.heard if isinstance(event, Whisper) else event
        key = heard[0] if heard else ""
        if key not in self.fields:
            raise VocabularyError(f"event {key!r} is not declared")
        secret = event.secret if isinstance(event, Whisper) else ()
        names = self.public[key] + (self.secret[key] if isinstance(event, Whisper) else [])
        values = [*heard[1:], *secret]
        if len(values) != len(names) or len(heard) - 1 != len(self.public[key]):
            raise VocabularyError(f"event {key}: {len(values)} values for {', '.join(names)}")
        if isinstance(event, Whisper) != bool(self.secret[key]):
            raise VocabularyError(f"event {key}: what is secret is not as declared")
        for it, value in zip(self.fields[key], values, strict=False):
            if not self.kinds.fits(value, it.kind, it.marks):
                raise VocabularyError(
                    f"event {key}: {it.name} is {value!r}, not {it.kind}{it.marks}"
                )
            found: list[int] = []
            self._name(plain(value), it, found)
            if players and found and max(found) >= players:
                raise VocabularyError(
                    f"event {key}: {it.name} is player {max(found)}, allowed: 0 to {players - 1}"
                )

    def named(self, line: dict[str, Any]) -> list[int]:
        """The players an event names, as somebody heard it."""
        found: list[int] = []
        for it in self.fields[line["event"]]:
            if it.name in line:
                self._name(line[it.name], it, found)
        return found

    def _name(self, value: Any, it: Field, found: list[int]) -> None:
        """The players in one value."""
        if value is None:
            return
        if isinstance(value, list):
            for item in value:
                self._name(item, it, found)
        elif it.kind == "player":
            found.append(value)
        elif it.kind in self.kinds.records:
            for inner in self.kinds.records[it.kind]:
                self._name(value.get(inner.name), inner, found)

    def concerns(self, line: dict[str, Any], seat: int) -> bool:
        """Does an event, as somebody heard it, name this seat?"""
        return seat in self.named(line)

    # ---- answers

    def patterns(self, key: str) -> list[Pattern]:
        """How the answers to an ask are written; first those that may be offered."""
        if key not in self._answers:
            declared = (self.asks or {}).get(key)
            if declared is None:
                raise VocabularyError(f"ask {key} is not declared")
            self._answers[key] = patterns(declared.replace("|", " "), self.kinds.regex)
        return self._answers[key]

    def offered(self, key: str) -> list[Pattern]:
        """Those of an ask's patterns that are not only ever refused."""
        count = len((self.asks or {}).get(key, "").partition("|")[0].split())
        return self.patterns(key)[:count]

    def answer(self, key: str, text: str) -> tuple[str, dict[str, object]]:
        """An answer taken apart: `ride:mesa:over` is `("ride:over", {"space": "mesa"})`."""
        for pattern in self.patterns(key):
            values = pattern.read(text)
            if values is not None:
                return pattern.word, values
        raise VocabularyError(f"ask {key}: {text} is not declared")

    def written(self, key: str, word: str, values: dict[str, object]) -> str:
        """The answer with this word and these values: the reverse of `answer`."""
        for pattern in self.patterns(key):
            if pattern.word == word and pattern.fits(values):
                return pattern.write(values)
        raise VocabularyError(f"ask {key}: no answer {word} with {', '.join(values)}")

    def check_ask(self, ask: Ask) -> None:
        """VocabularyError if an option or a refusal is not as declared."""
        if self.asks is not None:
            for option in ask.options:
                if not self._offers(ask.key, option):
                    raise VocabularyError(f"ask {ask.key}: {option} is offered, not declared")
        for refusal in ask.refusals():
            self.check_refused(ask.key, str(refusal["answer"]))
            values = refusal["values"]
            assert isinstance(values, dict)
            self.check_refusal(str(refusal["reason"]), values)

    def _offers(self, key: str, option: str) -> bool:
        """May this be offered? Looked up once."""
        asked = (key, option)
        if asked not in self._declared:
            reads = [it.read(option) is not None for it in self.offered(key)]
            self._declared[asked] = True in reads
        return self._declared[asked]

    def check_refused(self, key: str, answer: str) -> None:
        """What is refused is an answer that is declared, or the first word of one."""
        if self.asks is None or (key in self.asks and self._offers(key, answer)):
            return
        for pattern in self.patterns(key):
            if answer == pattern.word.partition(":")[0] or pattern.read(answer) is not None:
                return
        raise VocabularyError(f"ask {key}: {answer} is refused, not declared")

    def refusal_kinds(self, reason: str) -> dict[str, str]:
        """The values of a refusal with their kinds."""
        return {it.name: it.kind for it in self.reasons.get(reason, [])}

    def check_refusal(self, reason: str, values: dict[str, object]) -> None:
        """VocabularyError if a reason, or one of its values, is not as declared."""
        if self.refusals is None:
            return
        if reason not in self.reasons:
            raise VocabularyError(f"refusal {reason} is not declared")
        wrong = self.kinds.misfit(values, self.reasons[reason])
        if wrong:
            raise VocabularyError(f"refusal {reason}: {wrong}")

    def view_kinds(self) -> dict[str, str]:
        """The kinds of what a view holds, by name, as far as they are declared."""
        if is_fields(self.view):
            return {it.name: it.kind for it in fields(self.view)}
        return kinds_of(schema(self.view))

    def view_names(self) -> list[str]:
        """The names of the parts of a view that the game declares itself."""
        if is_fields(self.view):
            return [it.name for it in fields(self.view)]
        return [name for name, _ in fields_of(schema(self.view))]

    # ---- for other languages

    def to_json(self) -> dict[str, object]:
        """What a reader in another language needs; of kinds with ids only the names."""
        kinds: dict[str, str | None] = dict.fromkeys(self.kinds.ids)
        records = {
            name: " ".join([str(it) for it in declared])
            for name, declared in self.kinds.records.items()
        }
        return {
            "kinds": {**kinds, **self.kinds.written},
            "records": records,
            "events": {key: self._spelt(key) for key in self.fields},
            "asks": self.asks or {},
            "refusals": {key: " ".join(map(str, it)) for key, it in self.reasons.items()},
            "view": " ".join([f"{name}:{kind}" for name, kind in self.view_kinds().items()]),
        }

    def _spelt(self, key: str) -> str:
        """An event's fields, each with its kind."""
        public = len(self.public[key])
        spelt = [str(it) for it in self.fields[key]]
        bar = ["|"] if spelt[public:] else []
        return " ".join([*spelt[:public], *bar, *spelt[public:]])


class CheckedEvents:
    """A list of events that takes no event told otherwise than declared."""

    __slots__ = ("events", "players", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, events: list[Event], players: int) -> None:
        self.vocabulary = vocabulary
        self.events = events
        self.players = players

    def append(self, event: Event) -> None:
        self.vocabulary.check(event, self.players)
        self.events.append(event)
