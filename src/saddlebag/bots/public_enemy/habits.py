"""The value of every answer that the greedy bot considers, ask by ask."""

from typing import Any, Final

from saddlebag.bots.public_enemy.cavalry import stations
from saddlebag.bots.public_enemy.dollars import tiles
from saddlebag.bots.public_enemy.draw import Draws
from saddlebag.bots.public_enemy.outlook import Outlook, Strengths
from saddlebag.bots.public_enemy.saloon import targets
from saddlebag.bots.public_enemy.sight import Sight
from saddlebag.bots.public_enemy.taste import TASTE, Taste
from saddlebag.kernel.ask import Ask
from saddlebag.public_enemy.turn import DRAWS


class Habits:
    """One taste, with its tables precomputed."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.strengths = Strengths(taste)

    def worths(self, ask: Ask, view: dict[str, Any]) -> dict[str, float]:
        """Options that are missing in the result are worth nothing to this bot."""
        outlook = Outlook(Sight(view), self.taste, self.strengths)
        if ask.key == "draw":
            return draw(outlook, ask.options)
        if ask.key == "cavalry":
            return stations(outlook)
        return targets(outlook, ask.key)


def draw(outlook: Outlook, options: tuple[str, ...]) -> dict[str, float]:
    """TURN-1, DOLLAR-2: the draws, and the Dollars actions if there are any."""
    draws = Draws(outlook)
    found = {DRAWS[deck]: worth for deck, worth in draws.worths().items()}
    if len(options) > len(found):
        found |= tiles(draws, options)
    return found


HABITS: Final = Habits(TASTE)
worths: Final = HABITS.worths
