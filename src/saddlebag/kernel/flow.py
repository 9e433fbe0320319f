"""What a rule is: a coroutine that awaits Asks. The table is its only event loop."""

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Generator
from typing import Any, Generic, Optional, Self, TypeVar

from saddlebag.kernel import fields
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import Event, Whisper
from saddlebag.kernel.imagine import Unknown, deal_hidden
from saddlebag.kernel.json_types import Json
from saddlebag.kernel.subclass import mypyc_attr
from saddlebag.kernel.vocabulary import CheckedEvents, Vocabulary
from saddlebag.kernel.zone import Cards

Flow = Coroutine[Any, Any, None]


class Together:
    """Several seats think at once; goes on when all the flows have ended.

    Each flow runs on as soon as its own seat answers, so whatever must stay secret until all are
    ready has to lie face down (Cards.slip) or be sealed (State.seal) at once. One ask per seat.
    """

    __slots__ = ("asks", "at", "flows")

    def __init__(self, flows: list[Flow]) -> None:
        self.flows = flows
        self.asks: list[Ask] = []
        self.at = 0  # set by the table: which ask the next answer is for

    def __await__(self) -> Generator[Any, Any, None]:
        waiting: list[Flow] = []
        for flow in self.flows:
            ask = advance(flow, None)
            if ask is not None:
                waiting.append(flow)
                self.asks.append(ask)
        while waiting:
            answer: str = yield self
            ask = advance(waiting[self.at], answer)
            if ask is None:
                del waiting[self.at], self.asks[self.at]
            else:
                self.asks[self.at] = ask


def together(*flows: Flow) -> Together:
    """`await together(pick(s, 0), pick(s, 1))`: all their asks are open at once."""
    return Together(list(flows))


def advance(flow: Flow, answer: str | None) -> Ask | None:
    """Run one flow to its next ask."""
    try:
        pause = flow.send(answer)
    except StopIteration:
        return None
    assert isinstance(pause, Ask), "no together inside a together"
    return pause


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true on the table, as plain data. A game declares its fields (fields.py).

    Lists, dicts and sets are copied with the state, what they hold is shared: keep tuples there.
    """

    __slots__ = (
        "cards",
        "carries_on",
        "chance",
        "checked",
        "events",
        "over",
        "players",
        "sealed",
        "seats",
    )

    def __init__(
        self,
        seats: int,
        cards: Cards,
        chance: Chance,
        players: int = 0,
        twin: Optional["State"] = None,
    ) -> None:
        self.seats = seats
        self.players = players or seats  # the seats, and after them players that the rules run
        self.cards = cards
        self.chance = chance
        self.events: list[Event] | None = None  # None: nobody listens here
        self.checked: CheckedEvents | None = None  # takes the events where they are checked
        self.carries_on = False  # set by the rules for a step that changes something before asking
        if twin is None:
            self.over = False  # set by the rules when the game is at its end
            self.sealed: dict[int, tuple[str, tuple[str, ...]]] = {}  # never changed but replaced
            self.lay_out()
        else:
            self.over = twin.over
            self.sealed = twin.sealed
            self.take_after(twin)

    def copy(self) -> Self:
        """A twin that shares nothing that may change, and that nobody listens to."""
        twin = fields.blank(self)
        State.__init__(twin, self.seats, self.cards.copy(), self.chance.copy(), self.players, self)
        return twin

    # ---- what follows from the declaration of the fields; a compiled game has it as code

    def lay_out(self) -> None:
        """Every field as it begins."""
        fields.lay_out(self)

    def take_after(self, twin: "State") -> None:
        """Every field as in that state, with nothing shared that may change."""
        fields.take_after(self, twin)

    def begin_turn(self) -> None:
        """Every field that is counted within one turn as it begins."""
        fields.begin_turn(self)

    def data(self) -> list[object]:
        """Every field of the game's own but the fixed ones, in a canonical form."""
        return fields.data(self)

    def field_names(self) -> list[str]:
        """The names of the fields that data() must hold."""
        return fields.field_names(self)

    def examples(self) -> dict[str, list[object]]:
        """By field, values it may hold, where the contract cannot make one up."""
        return {}

    # ---- what happens

    def tell(self, *heard: Any) -> None:
        """Everybody hears it: a key and its arguments."""
        if self.events is not None:
            self.events.append(heard)
        elif self.checked is not None:
            self.checked.append(heard)

    def announce(self, *events: tuple[Any, ...]) -> None:
        """Everybody hears events that were made beforehand, because they happen so often."""
        if self.events is not None:
            self.events += events
        elif self.checked is not None:
            for event in events:
                self.checked.append(event)

    def whisper(self, who: int, secret: tuple[Any, ...], *heard: Any) -> None:
        """Everybody hears that it happened; only these observers the secret."""
        if self.events is not None:
            self.events.append(Whisper(heard, secret, who))
        elif self.checked is not None:
            self.checked.append(Whisper(heard, secret, who))

    def seal(self, seat: int, choice: str, choices: tuple[str, ...]) -> None:
        """A secret that is not a card. `choices`: what it might be, for all the others know."""
        self.sealed = {**self.sealed, seat: (choice, choices)}

    def unseal(self, seat: int) -> str:
        """The secret comes to light."""
        self.cards.news = self.cards.all
        choice, _ = self.sealed[seat]
        self.sealed = {other: it for other, it in self.sealed.items() if other != seat}
        return choice

    def roll(self, label: str, sides: int) -> int:
        """A die, in the open."""
        self.cards.news = self.cards.all
        return self.chance.below(label, sides)

    def imagine(self, seat: int, key: bytes, unknown: Unknown | None = None) -> None:
        """Make everything this seat cannot know something else: cards, seals, luck to come.

        `unknown` is what was found out about the same position before.
        """
        self.chance = Chance(key, {})
        deal_hidden(self.cards, seat, self.chance, unknown)
        if self.sealed:
            self.sealed = self._sealed_otherwise(seat)

    def _sealed_otherwise(self, seat: int) -> dict[int, tuple[str, tuple[str, ...]]]:
        """What the others may have sealed, for all this seat knows."""
        found = self.sealed.copy()
        for other, (_, choices) in sorted(self.sealed.items()):
            if other != seat:
                found[other] = (choices[self.chance.below("imagine", len(choices))], choices)
        return found

    def sealed_for(self, seat: int) -> list[object]:
        """Who has sealed something, and what, if it was this seat."""
        return [
            [other, choice if other == seat else None]
            for other, (choice, _) in sorted(self.sealed.items())
        ]


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S]):
    """One stateless object per game, rules version and choice of options."""

    def __init__(self, seats: int, options: Json, vocabulary: Vocabulary) -> None:
        self.seats = seats
        self.options = options
        self.vocabulary = vocabulary

    @abstractmethod
    def setup(self, chance: Chance) -> S:
        """The table before the first step."""

    def lay(self, chance: Chance, layout: Json) -> S:
        """The table as a lesson lays it out, with its luck to come; few games can."""
        raise ValueError("this game cannot be laid out")

    @abstractmethod
    def step(self, s: S) -> Flow | None:
        """One restartable unit, best a single action; None: done already, nobody was asked.

        Before its first ask a step changes nothing: a table waiting there can be stood up again
        from its state alone. What has to happen first (a deal, a draw) is a step without asks, or
        the step is marked (`s.carries_on = True`) and then counts as part of the one before.
        """

    @abstractmethod
    def view(self, s: S, seat: int) -> dict[str, object]:
        """What this seat may know, built up from nothing."""

    def knows_no_more(self, s: S, seat: int) -> bool:
        """Does this seat's view hold nothing but what a spectator's holds? If unsure: no."""
        return False

    def view_beside(self, s: S, seat: int, public: dict[str, object]) -> dict[str, object]:
        """Of a seat's view the parts that a spectator sees otherwise, each part whole."""
        return self.view(s, seat)

    @abstractmethod
    def result(self, s: S) -> Json:
        """Winners, scores and why it ended."""
