"""Fits weights, so that the softmax of weighted features says who wins: stochastic gradient (Adam).

The weights of a time are a common part plus a part of its own, and both are held small, so that
times with few positions learn from the others.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from operator import mul
from random import Random
from typing import NamedTuple

from tools.learning.positions import Position

BATCH = 256
RATE = 0.02
EPOCHS = 6
HOLD_OWN = 2e-3  # towards the common part
HOLD_COMMON = 1e-4  # towards nothing
HOLD_KINDS = 1e-3
FADE, SPREAD, TINY = 0.9, 0.999, 1e-8  # of Adam
DIGITS = 5


class Weights(NamedTuple):
    """By time and feature, and by kind."""

    times: list[list[float]]
    kinds: list[float]


class Moving:
    """A row of numbers that Adam moves."""

    def __init__(self, count: int) -> None:
        self.at = [0.0] * count
        self.mean = [0.0] * count
        self.square = [0.0] * count

    def move(self, slope: Sequence[float], hold: float, rate: float, step: int) -> None:
        """Against the slope, and a little towards zero."""
        first, second = 1 - FADE**step, 1 - SPREAD**step
        for k, it in enumerate(slope):
            pull = it + hold * self.at[k]
            self.mean[k] = FADE * self.mean[k] + (1 - FADE) * pull
            self.square[k] = SPREAD * self.square[k] + (1 - SPREAD) * pull * pull
            self.at[k] -= rate * self.mean[k] / first / (sqrt(self.square[k] / second) + TINY)


class Learner:
    """Weights that get better with every batch of positions."""

    def __init__(self, positions: Sequence[Position], times: int, kinds: int) -> None:
        self.positions = positions
        self.scale = deviations(positions)
        self.common = Moving(len(self.scale))
        self.own = [Moving(len(self.scale)) for _ in range(times)]
        self.kinds = Moving(kinds)

    def learn(self, seed: int) -> Weights:
        """Several times through all positions in random order, in ever smaller steps."""
        luck, order = Random(seed), list(range(len(self.positions)))
        starts = range(0, len(order) - BATCH + 1, BATCH)
        steps, step = EPOCHS * len(starts), 0
        for _ in range(EPOCHS):
            luck.shuffle(order)
            for start in starts:
                step += 1
                rate = RATE * min(1.0, 2 * (1 - step / steps) + 0.02)
                self.step([self.positions[k] for k in order[start : start + BATCH]], rate, step)
        return self.weights()

    def weights(self) -> Weights:
        """In the units of the features."""
        times = [
            [(a + b) / s for a, b, s in zip(self.common.at, own.at, self.scale, strict=True)]
            for own in self.own
        ]
        return Weights(times, self.kinds.at)

    def step(self, batch: Sequence[Position], rate: float, step: int) -> None:
        """One step against the average error of a batch."""
        now = self.weights()
        slopes = [[0.0] * len(self.scale) for _ in self.own]
        kinds = [0.0] * len(self.kinds.at)
        for position in batch:
            slope = slopes[position.time]
            guess = chances(now, position)
            for seat, row in enumerate(position.rows):
                error = (guess[seat] - position.won[seat]) / len(batch)
                slope[:] = [it + error * x for it, x in zip(slope, row, strict=True)]
                kinds[position.kinds[seat]] += error
        scaled = [[x / s for x, s in zip(it, self.scale, strict=True)] for it in slopes]
        self.common.move([sum(it) for it in zip(*scaled, strict=True)], HOLD_COMMON, rate, step)
        for own, slope in zip(self.own, scaled, strict=True):
            own.move(slope, HOLD_OWN, rate, step)
        self.kinds.move(kinds, HOLD_KINDS, rate, step)


def deviations(positions: Sequence[Position]) -> list[float]:
    """The standard deviation of each feature, from some of the positions."""
    rows = [
        row for position in positions[:: max(1, len(positions) // 5000)] for row in position.rows
    ]
    found = []
    for values in zip(*rows, strict=True):
        mean = sum(values) / len(values)
        found.append(sqrt(sum((it - mean) ** 2 for it in values) / len(values)) + 1e-3)
    return found


def chances(weights: Weights, position: Position) -> list[float]:
    """Of each seat to win."""
    of_time = weights.times[position.time]
    sums = [
        sum(map(mul, row, of_time)) + weights.kinds[kind]
        for row, kind in zip(position.rows, position.kinds, strict=True)
    ]
    most = max(sums)
    parts = [exp(it - most) for it in sums]
    whole = sum(parts)
    return [part / whole for part in parts]


def log_loss(weights: Weights, positions: Sequence[Position]) -> float:
    """How surprised the weights are by who won; less is better."""
    total = 0.0
    for position in positions:
        guess = chances(weights, position)
        total -= sum(
            won * log(max(guess[seat], 1e-9)) for seat, won in enumerate(position.won) if won
        )
    return total / max(1, len(positions))


def uniform_loss(positions: Sequence[Position]) -> float:
    """The same for somebody who knows nothing."""
    return sum(log(len(position.rows)) for position in positions) / max(1, len(positions))


def rounded(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """As they are written down."""
    return [[round(it, DIGITS) for it in row] for row in rows]
