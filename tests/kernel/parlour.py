"""A parlour: eight cards and whatever step a test wants to play with them."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.kernel.chance import Chance, Secret
from saddlebag.kernel.fields import list_of
from saddlebag.kernel.flow import Flow, Rules, State
from saddlebag.kernel.game import Game
from saddlebag.kernel.table import Table
from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.kernel.zone import Box

BOX: Final = Box()
PACK: Final = BOX.cards(list("abcdefgh"))
DECK: Final = BOX.zone("deck")
TABLE: Final = BOX.zone("table")
HAND: Final = [BOX.zone(f"hand{seat}") for seat in range(3)]
DOWN: Final = [BOX.zone(f"down{seat}") for seat in range(3)]
VOCABULARY: Final = Vocabulary({"said": "seat:player word:text", "saw": "seat:player | card:word"})

Step = Callable[["Parlour"], Flow | None]


class Parlour(State):
    """Cards, and what has been said so far."""

    said: list[str] = list_of()


class ParlourRules(Rules[Parlour]):
    """Two cards in each hand, the rest in the deck; then the given step, again and again."""

    def __init__(self, seats: int, options: dict[str, Any], step: Step) -> None:
        super().__init__(seats, options, VOCABULARY)
        self.play = step

    def setup(self, chance: Chance) -> Parlour:
        cards = BOX.table(self.seats, {DECK: [PACK[i] for i in chance.order("deal", len(PACK))]})
        for seat in range(self.seats):
            cards.draw(DECK, HAND[seat], seat)
            cards.draw(DECK, HAND[seat], seat)
        return Parlour(self.seats, cards, chance)

    def step(self, s: Parlour) -> Flow | None:
        return self.play(s)

    def view(self, s: Parlour, seat: int) -> dict[str, object]:
        hands = [s.cards.held(HAND[i], seat) for i in range(s.seats)]
        down = [s.cards.faces(DOWN[i], seat) for i in range(s.seats)]
        deck, sealed = s.cards.faces(DECK, seat), s.sealed_for(seat)
        return {"said": list(s.said), "hands": hands, "down": down, "deck": deck, "sealed": sealed}

    def result(self, s: Parlour) -> dict[str, Any]:
        return {"winners": [], "scores": [0] * s.seats, "why": "bored"}


def parlour(step: Step) -> Game:
    """The game of playing this step."""
    return Game("parlour", (2, 3), (), {1: lambda n, o: ParlourRules(n, o, step)}, bound=1000)


def sit(step: Step, seats: int = 3, seed: int | None = 1, secret: Secret | None = None) -> Table:
    """A table where this step is played."""
    return parlour(step).table(seats, seed=seed, secret=secret)


def say(s: Parlour, seat: int, word: str) -> None:
    """Everybody hears it."""
    s.said.append(word)
    s.tell("said", seat, word)


def state_of(table: Table) -> Parlour:
    """The whole truth."""
    assert isinstance(table.state, Parlour)
    return table.state
