"""Options that list names, one for each seat, dealt anew for each game."""

from hashlib import blake2b
from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.game import BadOption, Game

NAMES: Final = "names"
Pool = tuple[str, ...]


def pool(game: Game, seats: int, options: dict[str, Any], key: str) -> Pool:
    """The names of an option that go with the other options."""
    listed = {option.key: option.allowed for option in game.options if option.kind == NAMES}
    if key not in listed:
        raise BadOption("deal", key, sorted(listed) or "left out")
    left = [str(name) for name in listed[key]]
    while (name := refused(game, seats, options, key, left)) is not None:
        left.remove(name)
    return tuple(left)


def refused(
    game: Game, seats: int, options: dict[str, Any], key: str, names: list[str]
) -> str | None:
    """The first of these names that the game does not take."""
    for first in range(len(names)):
        dealt = (names[first:] + names[:first])[:seats]
        try:
            game.chosen(seats, {**options, key: dealt})
        except BadOption as no:
            if no.key != key or no.given not in dealt:
                raise
            return str(no.given)
    return None


def deal_names(names: Pool, seats: int, seed: str) -> list[str]:
    """One for each seat; all equally likely."""
    chance = Chance(blake2b(seed.encode(), digest_size=32, person=b"deal").digest(), {})
    return [names[number] for number in chance.order("deal", len(names))[:seats]]
