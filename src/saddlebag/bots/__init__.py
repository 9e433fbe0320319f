"""Bots: each gets a Chair and nothing else."""

from collections.abc import Callable
from typing import Final, NamedTuple

from saddlebag.bots import at_random, greedy
from saddlebag.bots.chair import Chair
from saddlebag.kernel.game import BadOption
from saddlebag.registry import Unfit, extra, found, note

__all__ = ["Bot", "Chair", "bot", "bots"]


class Bot(NamedTuple):
    """A name, and a way to answer the ask of a chair."""

    name: str
    choose: Callable[[Chair], str]
    game: str = ""  # the only game it plays; "": every game


def known() -> dict[str, Bot]:
    """The bots that play every game, and those of single games."""
    found_bots = {
        "random": Bot("random", at_random.choose),
        "greedy": Bot("greedy", greedy.choose),
    }
    for game in found():
        for name, choose in (extra(game, "bots") or {}).items():
            if name in found_bots:
                note(game, name, Unfit(f"there is a bot {name} already"))
            else:
                found_bots[name] = Bot(name, choose, game)
    return found_bots


BOTS: Final[dict[str, Bot]] = known()


def bots(game: str = "") -> list[str]:
    """The names of the bots that play every game, and of those that play this one."""
    return [name for name, bot in BOTS.items() if bot.game in ("", game)]


def bot(name: str, game: str = "") -> Bot:
    """The bot of this name, if it plays the game."""
    if name not in BOTS or (game and name not in bots(game)):
        raise BadOption("bot", name, bots(game))
    return BOTS[name]
