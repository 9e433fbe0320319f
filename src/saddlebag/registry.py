"""The games on offer: those shipped here, and those of other installed packages.

Another package offers a game by an entry point of the group `saddlebag.games`. One that cannot be
used is noted in `BROKEN` and left out; the other games do not suffer.
"""

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from saddlebag.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

SHIPPED: Final = {
    "public-enemy": "saddlebag.public_enemy",
    "western-legends": "saddlebag.western_legends",
}
GROUP: Final = "saddlebag.games"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LETTERS: Final = re.compile(r"[A-Z]{1,6}")


class Broken(NamedTuple):
    """A game, or a part of one, that could not be loaded."""

    name: str  # of the entry point or the game
    path: str  # what was to be loaded
    why: str  # in one line


class Unfit(ValueError):
    """What an entry point leads to cannot be offered as a game."""


BROKEN: Final[list[Broken]] = []


@cache
def found() -> dict[str, Game]:
    """Every game by its name, the shipped ones first; looked for once."""
    from importlib.metadata import entry_points  # takes a moment

    games: dict[str, Game] = {name: shipped(name) for name in SHIPPED}
    for entry in sorted(entry_points(group=GROUP)):
        join(games, entry)
    return games


@cache
def shipped(name: str) -> Game:
    """One of ours, without a look at the others."""
    game: Game = import_module(SHIPPED[name]).GAME
    return game


def known(name: str) -> Game | None:
    """The game of this name; None: there is none."""
    return shipped(name) if name in SHIPPED else found().get(name)


def join(games: dict[str, Game], entry: "EntryPoint") -> None:
    """Add the game of an entry point, unless something is wrong with it."""
    try:
        game = fitting(games, entry.load())
    except Exception as error:  # a package raises what it likes
        note(entry.name, entry.value, error)
    else:
        games[game.name] = game


def fitting(games: dict[str, Game], game: object) -> Game:
    """A game whose name and letters are well formed and its own."""
    if not isinstance(game, Game):
        raise Unfit(f"it is a {type(game).__name__}, not a Game")
    if not NAME.fullmatch(game.name):
        raise Unfit(f"the name {game.name!r} is not like gold-pan")
    if not LETTERS.fullmatch(game.letters):
        raise Unfit(f"the letters {game.letters!r} are not like GP")
    for other in games.values():
        if other.name == game.name:
            raise Unfit(f"there is a game {game.name} already")
        if other.letters == game.letters:
            raise Unfit(f"the letters {game.letters} belong to {other.name}")
    return game


def note(name: str, path: str, error: Exception) -> None:
    """Remember what is broken, in one line."""
    why = " ".join(f"{type(error).__name__}: {error}".split())
    BROKEN.append(Broken(name, path, why))


@cache
def extra(game: str, part: str) -> Any:
    """What a game brings for this part of the program; None: nothing, or nothing that loads."""
    path = path_of(game, part)
    if not path:
        return None
    module, _, name = path.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # a package raises what it likes
        note(game, path, error)
        return None


@cache
def resource(game: str, part: str) -> Traversable | None:
    """The folder or file a game brings; None: there is none."""
    path = path_of(game, part)
    if not path:
        return None
    package, _, name = path.partition(":")
    try:
        place = files(package).joinpath(name)
        if not (place.is_dir() or place.is_file()):
            raise FileNotFoundError(name)
    except Exception as error:  # a package raises what it likes
        note(game, path, error)
        return None
    return place


def path_of(game: str, part: str) -> str:
    """Where a game says that this extra is; empty for a game nobody knows."""
    it = known(game)
    path: str = getattr(it.extras, part) if it else ""
    return path
