"""The games of each pairing, added up."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from saddlebag.lab.arena.bouts import Bout
from saddlebag.lab.arena.pairings import Pairing


class Tally(NamedTuple):
    """Games won by the one and by the rest, all games, and how many independent ones they equal."""

    won: float = 0.0
    lost: float = 0.0
    games: int = 0
    independent: float = 0.0

    @property
    def share(self) -> float:
        """Of all games, those that the one won."""
        return self.won / self.games if self.games else 0.0


def tallies(bouts: Iterable[Bout]) -> dict[Pairing, Tally]:
    """Of each pairing that has played."""
    found: dict[Pairing, list[Bout]] = {}
    for bout in bouts:
        found.setdefault(bout.pairing, []).append(bout)
    return {pairing: added(played) for pairing, played in found.items()}


def added(bouts: Sequence[Bout]) -> Tally:
    """All bouts of one pairing."""
    won, lost = sum(sum(bout.won) for bout in bouts), sum(sum(bout.lost) for bout in bouts)
    games = sum(len(bout.won) for bout in bouts)
    return Tally(won, lost, games, games / alike([bout.won for bout in bouts], won / games))


def alike(shares: Sequence[Sequence[float]], share: float) -> float:
    """How many games of a deal tell as much as one independent game; never less than one."""
    if len(shares) < 2 or not 0 < share < 1:
        return 1.0
    seats = len(shares[0])
    variance = sum((sum(deal) / seats - share) ** 2 for deal in shares) / (len(shares) - 1)
    return max(1.0, variance * seats / (share * (1 - share)))
