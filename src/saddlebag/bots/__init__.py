"""Bots: each gets a Chair and nothing else.

Another package offers a bot by an entry point of the group `saddlebag.bots`: a Bot, or a function
that chooses for a chair, which goes by the name of the entry point.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from saddlebag.bots import at_random, greedy, levels
from saddlebag.bots.chair import Chair
from saddlebag.kernel.game import BadOption
from saddlebag.registry import Unfit, extra, found, note

__all__ = ["USUAL", "Bot", "Chair", "bot", "bots", "opponents"]

GROUP: Final = "saddlebag.bots"
USUAL: Final = "deputy"  # the opponent that is proposed
NAME: Final = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")


class Bot(NamedTuple):
    """A name, and a way to answer the ask of a chair."""

    name: str
    choose: Callable[[Chair], str]
    game: str = ""  # the only game it plays; "": every game
    strength: int = 0  # beside other bots; 0: unknown, and no opponent for menus


def known() -> dict[str, Bot]:
    """The bots that play every game, those of single games, and those of other packages."""
    ours = {
        "random": Bot("random", at_random.choose),
        "greedy": Bot("greedy", greedy.choose),
    }
    for name, strength in levels.STRENGTHS.items():
        ours[name] = Bot(name, levels.player(name), strength=strength)
    for game in found():
        for name, choose in (extra(game, "bots") or {}).items():
            join(ours, name, name, Bot(name, choose, game))
    from importlib.metadata import entry_points  # takes a moment

    for entry in sorted(entry_points(group=GROUP)):
        try:
            join(ours, entry.name, entry.value, entry.load())
        except Exception as error:  # a package raises what it likes
            note(entry.name, entry.value, error)
    return ours


def join(joined: dict[str, Bot], name: str, path: str, offer: object) -> None:
    """Add a bot, or the bot that chooses so, unless something is wrong with it."""
    try:
        it = fitting(joined, name, offer)
    except Unfit as error:
        note(name, path, error)
    else:
        joined[it.name] = it


def fitting(joined: dict[str, Bot], name: str, offer: object) -> Bot:
    """A bot whose name is well formed and its own."""
    it = offer if isinstance(offer, Bot) else None
    if it is None and callable(offer):
        it = Bot(name, offer)
    if it is None:
        raise Unfit(f"it is a {type(offer).__name__}, not a Bot")
    if not NAME.fullmatch(it.name):
        raise Unfit(f"the name {it.name!r} is not like lone-ranger")
    if it.name in joined:
        raise Unfit(f"there is a bot {it.name} already")
    return it


BOTS: Final[dict[str, Bot]] = known()


def bots(game: str = "") -> list[str]:
    """The names of the bots that play every game, and of those that play this one."""
    return [name for name, bot in BOTS.items() if bot.game in ("", game)]


def opponents(game: str) -> list[str]:
    """The bots that menus offer for a game, the weakest first."""
    ranked = [BOTS[name] for name in bots(game) if BOTS[name].strength]
    return [it.name for it in sorted(ranked, key=lambda it: it.strength)]


def bot(name: str, game: str = "") -> Bot:
    """The bot of this name, if it plays the game."""
    if name not in BOTS or (game and name not in bots(game)):
        raise BadOption("bot", name, bots(game))
    return BOTS[name]
