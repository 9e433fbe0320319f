"""The greedy bot: takes what looks best now, by the habits it has for each game."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.bots.chair import Chair
from saddlebag.bots.public_enemy.habits import HABITS as PUBLIC_ENEMY
from saddlebag.bots.western_legends.habits import HABITS as WESTERN_LEGENDS
from saddlebag.kernel.ask import Ask

HABITS: Final[dict[str, Callable[[Ask, dict[str, Any]], dict[str, float]]]] = {
    "public-enemy": PUBLIC_ENEMY.worths,
    "western-legends": WESTERN_LEGENDS.worths,
}


def choose(chair: Chair) -> str:
    """The answer worth most; among equals luck decides."""
    ask = chair.ask
    assert ask is not None, "nobody is asked"
    if len(ask.options) == 1:
        return ask.options[0]
    view = chair.look()
    worths = HABITS[view["game"]](ask, view)
    most = max(worths.values())
    best = [answer for answer, worth in worths.items() if worth == most]
    return best[0] if len(best) == 1 else best[chair.luck.below("choose", len(best))]
