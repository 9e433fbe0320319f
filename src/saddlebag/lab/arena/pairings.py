"""Who plays whom: one bot alone against another one in all the other seats."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, permutations, product
from typing import Any, NamedTuple

import saddlebag
from saddlebag.bots import bot
from saddlebag.lab.one_game import Setting


class Pairing(NamedTuple):
    """`one` has a single seat, `rest` all the others."""

    one: str
    rest: str


class Contest(NamedTuple):
    """Everything that decides how the games of an arena go; plain data."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    pairings: tuple[Pairing, ...]
    deals: int
    seed: int

    def setting(self, pairing: Pairing) -> Setting:
        """The games of one pairing; `one` changes its seat from game to game of a deal."""
        bots = (pairing.one, *[pairing.rest] * (self.seats - 1))
        return Setting(self.game, self.seats, self.options, bots, self.seed, paired=True)

    def names(self) -> list[str]:
        """Every bot that takes part, in the order of the pairings."""
        return list(dict.fromkeys(name for pairing in self.pairings for name in pairing))


def paired(bots: Sequence[str], rivals: Sequence[str], ladder: bool, seats: int) -> list[Pairing]:
    """Each against the next one (a ladder), against each rival, or each against each.

    At more than two seats it matters who is alone: then each is once the one and once the rest.
    """
    found: Iterable[tuple[str, ...]]
    if ladder:
        found = pairwise(bots)
    elif rivals:
        found = product(bots, rivals)
    else:
        found = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    return [Pairing(one, rest) for one, rest in found if one != rest]


def contest(
    name: str,
    pairings: Sequence[Pairing],
    games: int,
    seats: int,
    seed: int,
    options: dict[str, Any],
) -> Contest:
    """A contest of at least so many games of each pairing, validated."""
    game = saddlebag.game(name)
    chosen = game.chosen(seats, options)
    for key, number, least in (("games", games, 1), ("seed", seed, 0)):
        if number < least:
            raise saddlebag.BadOption(key, number, f">= {least}")
    for pairing in pairings:
        for known in pairing:
            bot(known, name)
    deals = -(-games // seats)
    return Contest(name, game.version, seats, chosen, tuple(pairings), deals, seed)
