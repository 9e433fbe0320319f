"""When a bot fails: which bot plays on, and an answer that needs no bot."""

from secrets import randbelow
from typing import Final

from saddlebag.bots import BOTS
from saddlebag.kernel.ask import Ask

SIMPLEST: Final = "random"
FOR_ALL_GAMES: Final = "greedy"


def simpler(bot: str) -> str:
    """From a game's own bot to greedy, from greedy to random."""
    own = bot in BOTS and BOTS[bot].game != ""
    return FOR_ALL_GAMES if own else SIMPLEST


def any_option(ask: Ask) -> str:
    """A uniformly random option: no bot, no worker, nothing that can fail."""
    return ask.options[randbelow(len(ask.options))]
