"""Players that are programs: each gets a Chair and nothing else."""

from collections.abc import Callable
from typing import Final, NamedTuple

from saddlebag.bots import at_random, greedy
from saddlebag.bots.chair import Chair
from saddlebag.bots.western_legends import prospector
from saddlebag.kernel.game import BadOption

__all__ = ["Bot", "Chair", "bot", "bots"]


class Bot(NamedTuple):
    """A name, and a way to answer the ask of a chair."""

    name: str
    choose: Callable[[Chair], str]
    game: str = ""  # the only one it plays; "": it plays all of them


BOTS: Final[dict[str, Bot]] = {
    known.name: known
    for known in (
        Bot("random", at_random.choose),
        Bot("greedy", greedy.choose),
        Bot("prospector", prospector.choose, "western-legends"),
    )
}


def bots(game: str = "") -> list[str]:
    """The names of the bots on offer: those that play everything, and those of one game."""
    return [name for name, known in BOTS.items() if known.game in ("", game)]


def bot(name: str, game: str = "") -> Bot:
    """The bot of this name, if it plays the game."""
    if name not in BOTS or (game and name not in bots(game)):
        raise BadOption("bot", name, bots(game))
    return BOTS[name]
