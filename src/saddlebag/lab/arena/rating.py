"""How strong each bot is, by the model of Plackett and Luce, as far as it concerns the winner.

A seat wins with the chance of its strength over the strength of all seats. The strengths that
make the results most likely are found by repeated averaging. How sure they are is found by rating
contests of the same size again and again, played by bots of exactly these strengths.
"""

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import Final, NamedTuple

from saddlebag.lab.arena.pairings import Pairing
from saddlebag.lab.arena.tally import Tally

MIDDLE: Final = 1500.0  # the average rating of the bots that take part
SCALE: Final = 400.0  # so many points more make the odds ten times as good
ROUNDS: Final = 300  # of averaging
SETTLED: Final = 1e-6  # no strength changes by more in one round
PRIOR: Final = 0.5  # games won and lost against a bot of average strength: nobody is infinite
DRAWS: Final = 200  # contests for the interval
TAIL: Final = 0.025  # on either side

Strengths = dict[str, float]
Tallies = Mapping[Pairing, Tally]


class Rating(NamedTuple):
    """A rating and its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(wins: Tallies, names: Sequence[str], seats: int, seed: int) -> list[Rating]:
    """The strongest first."""
    strength, luck = strengths(wins, names, seats), Random(seed)
    found, drawn = points(strength), []
    for _ in range(DRAWS):
        again = {it: drawn_again(it, wins[it], strength, seats, luck) for it in wins}
        drawn.append(points(strengths(again, names, seats)))
    order = sorted(names, key=lambda name: -found[name])
    return [Rating(name, found[name], *interval([it[name] for it in drawn])) for name in order]


def drawn_again(
    pairing: Pairing, tally: Tally, strength: Strengths, seats: int, luck: Random
) -> Tally:
    """What else might have come of the same number of independent games."""
    one, rest = strength[pairing.one], strength[pairing.rest]
    chance, count = one / (one + (seats - 1) * rest), round(tally.independent)
    won = sum(luck.random() < chance for _ in range(count))
    return Tally(won, count - won, count, count)


def interval(values: list[float]) -> tuple[float, float]:
    """All but the tails."""
    ranked, cut = sorted(values), int(TAIL * len(values))
    return ranked[cut], ranked[-1 - cut]


def points(strength: Strengths) -> dict[str, float]:
    """Strengths as ratings around the middle."""
    found = {name: SCALE * log10(its) for name, its in strength.items()}
    mean = sum(found.values()) / len(found)
    return {name: MIDDLE + its - mean for name, its in found.items()}


def strengths(wins: Tallies, names: Sequence[str], seats: int) -> Strengths:
    """Those that make the wins most likely."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        after = averaged(wins, strength, seats - 1)
        moved = max(abs(after[name] / strength[name] - 1.0) for name in names)
        strength = after
        if moved < SETTLED:
            break
    return strength


def averaged(wins: Tallies, strength: Strengths, others: int) -> Strengths:
    """Games won over games expected per unit of strength, including the prior's."""
    won = dict.fromkeys(strength, PRIOR)
    expected = {name: 2 * PRIOR / (its + 1.0) for name, its in strength.items()}
    for (one, rest), tally in wins.items():
        each = (tally.won + tally.lost) / (strength[one] + others * strength[rest])
        won[one] += tally.won
        won[rest] += tally.lost
        expected[one] += each
        expected[rest] += others * each
    return {name: won[name] / expected[name] for name in strength}
