"""The games that the contract tests: every game of this checkout, and the small one."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import saddlebag
from saddlebag.kernel.contract import settings
from saddlebag.kernel.game import Game
from saddlebag.kernel.table import Table
from saddlebag.public_enemy import cards as outlaws
from saddlebag.western_legends.goods import gear
from saddlebag.western_legends.state import West
from tests.contract.small_game import GAME as COYOTE
from tools.games import NAMES


def in_debt(table: Table) -> bool:
    """Coyote: no purse is ever below zero."""
    return any(coins < 0 for coins in table.view(None)["coins"])


def removed(table: Table) -> list[tuple[int, int | str]]:
    """Public Enemy: what a fast game leaves out, by town and gang; for the saloon by name."""
    pile = table.state.cards.piles[outlaws.REMOVED]
    saloon = outlaws.SALOON_CARDS[0]
    return sorted(
        (outlaws.TOWN_OF[card], outlaws.GANG_OF[card] if card < saloon else outlaws.NAMES[card])
        for card in pile
    )


def goods(table: Table) -> list[int]:
    """Western Legends: how many of each item there are, in store and with players."""
    west = table.state
    assert isinstance(west, West)
    held = [gear.GEAR_ITEM[code] for owned in west.owned for code in owned]
    return [left + held.count(item) for item, left in enumerate(west.stock)]


def nothing(table: Table) -> object:
    """A game that conserves nothing but its cards."""
    return None


# what never changes in a game in any world, besides its cards
CONSERVED: Final[dict[str, Callable[[Table], object]]] = {
    "public-enemy": removed,
    "western-legends": goods,
}
# of a long game a part will do: how many decisions are looked at, after skipping how many
PART: Final = {"western-legends": (100, (0, 90, 180, 270))}


class Listed(NamedTuple):
    """One table to try."""

    game: Game
    seats: int
    options: dict[str, Any]
    conserved: Callable[[Table], object]
    number: int

    def part(self) -> dict[str, int]:
        """Which decisions are looked at."""
        most, skips = PART.get(self.game.name, (0, (0,)))
        skip = skips[self.number % len(skips)] if self.seats > 2 else 0
        return {"skip": skip, "most": most}

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options.items() if value]
        return "-".join([self.game.name, str(self.seats), *chosen])


def listed() -> list[Listed]:
    """Every pair of options of every game, and of the small one."""
    games = [(saddlebag.game(name), CONSERVED.get(name, nothing)) for name in NAMES]
    return [
        Listed(game, seats, options, conserved, number)
        for game, conserved in [*games, (COYOTE, in_debt)]
        for number, (seats, options) in enumerate(settings(game))
    ]
