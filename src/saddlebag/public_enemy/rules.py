"""The rules of Public Enemy Number One, version 1: the deal of a round, then its turns."""

from typing import Any

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.flow import Flow, Rules
from saddlebag.public_enemy.laying import lay
from saddlebag.public_enemy.modules import Modules
from saddlebag.public_enemy.setup import deal, set_up
from saddlebag.public_enemy.state import CAVALRY, DRAW, Enemy, seat_or_none
from saddlebag.public_enemy.turn import close_turn, take_turn
from saddlebag.public_enemy.view import view
from saddlebag.public_enemy.vocabulary import VOCABULARY


class PublicEnemy(Rules[Enemy]):
    """The rules for one choice of seats and modules."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options, VOCABULARY)
        self.modules = Modules(options)

    def setup(self, chance: Chance) -> Enemy:
        return set_up(self.seats, chance, self.modules)

    def lay(self, chance: Chance, layout: dict[str, Any]) -> Enemy:
        return lay(self.seats, chance, self.modules, layout)

    def step(self, s: Enemy) -> Flow | None:
        """A deal, a turn, or the close of a turn."""
        if s.phase == DRAW:
            return take_turn(s)
        if s.phase == CAVALRY:
            return close_turn(s)
        deal(s)
        return None

    def view(self, s: Enemy, seat: int) -> dict[str, object]:
        return view(s, seat)

    def knows_no_more(self, s: Enemy, seat: int) -> bool:
        """A seat that has not peeked at a deck sees only what everybody sees."""
        return not self.modules.dollars or s.cards.sees_no_more(seat)

    def result(self, s: Enemy) -> dict[str, Any]:
        """Scores are Wanted tokens; One and the last points break ties at the round cap."""
        return {
            "winners": list(s.winners),
            "scores": [wanted.bit_count() for wanted in s.wanted],
            "why": s.ending,
            "one": seat_or_none(s.one),
            "points": list(s.points),
            "rounds": s.round,
        }
