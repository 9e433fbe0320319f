"""What a rule is: a coroutine that awaits Asks. The table is its only event loop."""

from abc import ABC, abstractmethod
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import Event, Shapes, Whisper
from saddlebag.kernel.redeal import Unknown, redeal
from saddlebag.kernel.subclass import mypyc_attr
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
class State(ABC):
    """Everything true on the table, as plain data. A game adds fields, copy() and data()."""

    __slots__ = ("cards", "carries_on", "chance", "events", "over", "sealed", "seats")

    def __init__(self, seats: int, cards: Cards, chance: Chance) -> None:
        self.seats = seats
        self.cards = cards
        self.chance = chance
        self.sealed: dict[int, tuple[str, tuple[str, ...]]] = {}
        self.events: list[Event] | None = None  # None: nobody listens
        self.over = False  # set by the rules when the game is at its end
        self.carries_on = False  # set by the rules for a step that changes something before asking

    @abstractmethod
    def copy(self) -> "State":
        """A twin that shares nothing that may change, and that nobody listens to."""

    @abstractmethod
    def data(self) -> list[object]:
        """Every field of the game's own, in a canonical form."""

    def tell(self, *heard: Any) -> None:
        """Everybody hears it: a key and its arguments."""
        if self.events is not None:
            self.events.append(heard)

    def announce(self, event: tuple[Any, ...]) -> None:
        """Everybody hears an event that was made beforehand, because it happens so often."""
        if self.events is not None:
            self.events.append(event)

    def whisper(self, who: int, secret: tuple[Any, ...], *heard: Any) -> None:
        """Everybody hears that it happened; only these observers the secret."""
        if self.events is not None:
            self.events.append(Whisper(heard, secret, who))

    def seal(self, seat: int, choice: str, choices: tuple[str, ...]) -> None:
        """A secret that is not a card. `choices`: what it might be, for all the others know."""
        self.sealed[seat] = (choice, choices)

    def unseal(self, seat: int) -> str:
        """The secret comes to light."""
        self.cards.news = self.cards.all
        return self.sealed.pop(seat)[0]

    def roll(self, label: str, sides: int) -> int:
        """A die, in the open."""
        self.cards.news = self.cards.all
        return self.chance.below(label, sides)

    def imagine(self, seat: int, key: bytes, unknown: Unknown | None = None) -> None:
        """Make everything this seat cannot know something else: cards, seals, luck to come.

        `unknown` is what was found out about the same position before.
        """
        self.chance = Chance(key, {})
        redeal(self.cards, seat, self.chance, unknown)
        for other, (_, choices) in sorted(self.sealed.items()):
            if other != seat:
                self.sealed[other] = (choices[self.chance.below("imagine", len(choices))], choices)

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

    def __init__(self, seats: int, options: dict[str, Any], shapes: Shapes) -> None:
        self.seats = seats
        self.options = options
        self.shapes = shapes

    @abstractmethod
    def setup(self, chance: Chance) -> S:
        """The table before the first step."""

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
    def result(self, s: S) -> dict[str, Any]:
        """Winners, scores and why it ended."""
