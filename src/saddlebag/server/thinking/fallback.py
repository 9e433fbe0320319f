"""When a bot fails: which bot plays on, and an answer that needs no bot."""

from secrets import randbelow
from typing import Final

from saddlebag.bots import BOTS
from saddlebag.bots.levels import STRENGTHS
from saddlebag.kernel.ask import Ask

SIMPLEST: Final = "random"
FOR_ALL_GAMES: Final = "greedy"


def simpler(bot: str) -> str:
    """The level below; from a game's own bot to greedy, from any other one to random."""
    if bot not in BOTS:
        return SIMPLEST
    below = [it for it in STRENGTHS if STRENGTHS[it] < STRENGTHS.get(bot, 0)]
    if below:
        return max(below, key=STRENGTHS.__getitem__)
    return FOR_ALL_GAMES if BOTS[bot].game else SIMPLEST


def any_option(ask: Ask) -> str:
    """A uniformly random option: no bot, no worker, nothing that can fail."""
    return ask.options[randbelow(len(ask.options))]
