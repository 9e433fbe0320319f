"""When a bot fails: who plays on, and an answer at once that needs no thinking."""

from secrets import randbelow
from typing import Final

from saddlebag.bots import BOTS
from saddlebag.kernel.ask import Ask

SIMPLEST: Final = "random"
FOR_ALL_GAMES: Final = "greedy"


def simpler(bot: str) -> str:
    """From a game's own bot to the greedy one, from there to the random one."""
    own = bot in BOTS and BOTS[bot].game != ""
    return FOR_ALL_GAMES if own else SIMPLEST


def any_option(ask: Ask) -> str:
    """One of the options, all equally likely: no bot, no worker, nothing that could fail."""
    return ask.options[randbelow(len(ask.options))]
