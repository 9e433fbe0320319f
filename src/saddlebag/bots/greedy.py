"""The greedy bot: takes the answer that looks best now, by its habits for each game."""

from collections.abc import Callable
from typing import Any

from saddlebag.bots import search
from saddlebag.bots.chair import Chair
from saddlebag.kernel.ask import Ask
from saddlebag.registry import extra

Worths = Callable[[Ask, dict[str, Any]], dict[str, float]]  # the value of each answer


def choose(chair: Chair) -> str:
    """The most valuable answer; a game without habits is searched instead."""
    ask = chair.ask
    assert ask is not None, "nobody is asked"
    if len(ask.options) == 1:
        return ask.options[0]
    worths: Worths | None = extra(chair.game, "habits")
    if worths is None:
        return search.choose(chair)
    return best(worths(ask, chair.look()), chair)


def best(worths: dict[str, float], chair: Chair) -> str:
    """The most valuable answer; ties are broken at random."""
    most = max(worths.values())
    equals = [answer for answer, worth in worths.items() if worth == most]
    return equals[0] if len(equals) == 1 else equals[chair.luck.below("choose", len(equals))]
