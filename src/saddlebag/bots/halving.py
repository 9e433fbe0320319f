"""How a number of rollouts is divided among candidates, and which of them wins.

Sequential halving with an incumbent: all candidates are tried in the same worlds, the weaker half
of the challengers drops out again and again, and the incumbent never does. So the last challenger
and the incumbent are compared in every world either of them has seen.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from saddlebag.bots.fuse import Fuse

PART: Final = 3  # a round spends this part of what is left
INCUMBENT: Final = 0
ALONE: Final = 0.03  # how much better a challenger must be in the only world it was tried in

Trial = Callable[[int, int], float]  # of a candidate in a world: how it came out


class Verdict(NamedTuple):
    """The winner, and what every candidate came to in the worlds it was tried in."""

    winner: int
    outcomes: list[list[float]]


def decide(candidates: int, rollouts: int, doubt: float, trial: Trial, fuse: Fuse) -> Verdict:
    """The challenger that is clearly better than the incumbent; else the incumbent."""
    outcomes: list[list[float]] = [[] for _ in range(candidates)]
    living, left = list(range(candidates)), rollouts
    while True:
        count = len(living)
        worlds = max(1, left // count // (PART if count > 2 else 1))
        for _ in range(worlds):
            if not fuse.blown():
                try_all(living, outcomes, trial)
        left -= worlds * count
        if count <= 2 or fuse.blown():
            break
        living = [INCUMBENT, *better_half(living[1:], outcomes)]
    rival = better_half(living[1:], outcomes)[0]
    clear = clearly_better(outcomes[rival], outcomes[INCUMBENT], doubt)
    return Verdict(rival if clear else INCUMBENT, outcomes)


def try_all(living: list[int], outcomes: list[list[float]], trial: Trial) -> None:
    """All that are left, in the next world."""
    world = len(outcomes[INCUMBENT])
    for candidate in living:
        outcomes[candidate].append(trial(candidate, world))


def better_half(challengers: list[int], outcomes: list[list[float]]) -> list[int]:
    """Half of them, at least one, the best first; all were tried in the same worlds."""
    ranked = sorted([(-sum(outcomes[it]), it) for it in challengers])
    return [it for _, it in ranked[: max(1, len(ranked) // 2)]]


def clearly_better(mine: list[float], other: list[float], doubt: float) -> bool:
    """Better by more than so many standard errors of the difference, world by world."""
    gains = [gain - loss for gain, loss in zip(mine, other, strict=True)]
    count = len(gains)
    if not count:
        return False
    mean = sum(gains) / count
    if count == 1:
        return mean > ALONE
    spread = sqrt(sum([(gain - mean) * (gain - mean) for gain in gains]) / (count - 1))
    return mean > 0 and mean > doubt * spread / sqrt(count)
