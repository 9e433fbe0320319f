"""Players that are programs: each gets a Chair and nothing else."""

from collections.abc import Callable
from typing import Final, NamedTuple

from saddlebag.bots import at_random, greedy
from saddlebag.bots.chair import Chair
from saddlebag.kernel.game import BadOption

__all__ = ["Bot", "Chair", "bot", "bots"]


class Bot(NamedTuple):
    """A name, and a way to answer the ask of a chair."""

    name: str
    choose: Callable[[Chair], str]


BOTS: Final[dict[str, Bot]] = {
    known.name: known for known in (Bot("random", at_random.choose), Bot("greedy", greedy.choose))
}


def bots() -> list[str]:
    """The names of the bots on offer."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadOption("bot", name, bots())
    return BOTS[name]
