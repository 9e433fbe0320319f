"""What lies on the table; plain data."""

from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.flow import State
from saddlebag.kernel.zone import Cards

DEAL: Final = 0
DRAW: Final = 1
CAVALRY: Final = 2
NOBODY: Final = -1
ALL_GANGS: Final = 15  # a bit for each gang


def seat_or_none(seat: int) -> int | None:
    """As views, events and results tell it."""
    return None if seat == NOBODY else seat


class Modules:
    """Which optional rules are in play; agreed before the first deal."""

    __slots__ = ("cavalry", "dollars", "duel", "fast", "plain", "round_cap", "starter", "supremacy")

    def __init__(self, options: dict[str, Any]) -> None:
        self.fast: bool = options["fast"]
        self.duel: bool = options["duel"]
        self.dollars: bool = options["dollars"]
        self.cavalry: bool = options["cavalry"]
        self.supremacy: bool = options["supremacy"]
        self.round_cap: int = options["round_cap"]
        self.starter: int | str = options["starter"]
        self.plain = not self.dollars and not self.cavalry  # nothing but a draw in a turn


class Enemy(State):
    """One game of Public Enemy Number One; everything here is open to all."""

    def __init__(
        self,
        seats: int,
        cards: Cards,
        chance: Chance,
        modules: Modules,
        wanted: list[int],
        points: list[int],
        dollars: list[int],
    ) -> None:
        super().__init__(seats, cards, chance)
        self.modules = modules
        self.wanted = wanted  # a bit for each gang whose token the seat owns
        self.points = points  # of the last scoring
        self.dollars = dollars
        self.phase = DEAL
        self.round = 0  # the round being played, from 1
        self.starter = 0
        self.turn = 0
        self.one = NOBODY
        self.spent = False  # a Dollars tile, in this turn
        self.cavalry = NOBODY  # the town it stands on
        self.supremacy = NOBODY  # the gang of this round's tile
        self.winners: tuple[int, ...] = ()
        self.ending = ""

    def copy(self) -> "Enemy":
        s = Enemy(
            self.seats,
            self.cards.copy(),
            self.chance.copy(),
            self.modules,
            self.wanted.copy(),
            self.points.copy(),
            self.dollars.copy(),
        )
        s.phase = self.phase
        s.round = self.round
        s.starter = self.starter
        s.turn = self.turn
        s.one = self.one
        s.spent = self.spent
        s.cavalry = self.cavalry
        s.supremacy = self.supremacy
        s.winners = self.winners
        s.ending = self.ending
        s.over = self.over
        return s

    def data(self) -> list[object]:
        return [
            self.phase,
            self.round,
            self.starter,
            self.turn,
            self.one,
            self.wanted,
            self.points,
            self.dollars,
            self.spent,
            self.cavalry,
            self.supremacy,
            list(self.winners),
            self.ending,
        ]
