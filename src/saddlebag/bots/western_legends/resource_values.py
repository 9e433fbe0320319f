"""The value of resources in Legendary Points, by turns left."""

from typing import Final

from saddlebag.bots.western_legends.cards import SPARED
from saddlebag.bots.western_legends.weights import FADING, SPREE, Weights
from saddlebag.western_legends.content.numbers import MONEY_PER_LP, OTHER_WANTED, WALLET, WOUND_LP
from saddlebag.western_legends.content.tracks import (
    LENGTH,
    MARSHAL,
    MARSHAL_ROW_LP,
    ROW,
    WANTED,
    WANTED_ROW_LP,
    row,
)

TEN: Final = 10
SOON: Final = 4  # turns in which a Marshal reaches the next reward


class Values:
    """One set of weights at one time of the game; `turns`: own turns after this one."""

    def __init__(self, weights: Weights, turns: int) -> None:
        self.weights = weights
        self.turns = turns
        fading = FADING[min(turns, len(FADING) - 1)]
        self.nugget = weights.nugget * fading
        self.card = weights.card * fading
        self.cattle = weights.cattle * fading
        self.played = weights.played * fading
        self.wound = weights.wound if turns else -float(WOUND_LP)
        self.purse = purse(weights, turns)
        self.wanted = notoriety(weights, turns)
        self.marshal = badge(weights, turns)
        self.spared = SPARED if turns else dict.fromkeys(SPARED, 0.0)
        self.rewards: dict[tuple[str, str], float] = {}  # remembered by rewards.py

    def cash(self, has: int, more: int) -> float:
        """The value of gaining or losing money."""
        after = min(WALLET, max(0, has + more))
        return self.purse[after // TEN] - self.purse[has // TEN]

    def wanted_gain(self, has: int, marshal: int, n: int) -> float:
        """TRACK-5 to TRACK-7: the value of gaining Wanted points; a Marshal loses the badge."""
        after = min(LENGTH, has + n)
        gain = self.wanted[after] - self.wanted[has] + has + n - after
        cards = sum([len(WANTED[space]) for space in range(has + 1, after + 1)])
        return gain + self.card * cards - self.marshal[marshal]

    def marshal_gain(self, has: int, money: int, n: int) -> float:
        """The value of gaining Marshal points, including rewards the cube passes."""
        after = min(LENGTH, has + n)
        gain = self.marshal[after] - self.marshal[has] + has + n - after
        cash = 0
        for space in range(has + 1, after + 1):
            for step in MARSHAL[space]:
                if step.do == "money":
                    cash += step.n
                else:
                    gain += step.n
        return gain + self.cash(money, cash)


def purse(weights: Weights, turns: int) -> tuple[float, ...]:
    """Money held, by tens of dollars; at the end only scoring amounts count (END-3)."""
    tens = range(WALLET // TEN + 1)
    if not turns:
        return tuple(n * TEN // MONEY_PER_LP + n / 1000 for n in tens)
    half = MONEY_PER_LP // TEN
    return tuple(weights.money * min(n, half) + weights.more_money * max(0, n - half) for n in tens)


def notoriety(weights: Weights, turns: int) -> tuple[float, ...]:
    """Wanted points: the row pays each turn until an arrest, and at the end."""
    paydays = sum(weights.freedom**turn for turn in range(turns + 1))
    free = weights.freedom**turns
    found = [0.0]
    for points in range(1, LENGTH + 1):
        here = WANTED_ROW_LP[row(points)]
        after = WANTED_ROW_LP[min(row(points) + 1, ROW)]
        promised = weights.promise * (after - here) * place_in_row(points) / ROW * (paydays - 1)
        found.append(here * paydays + promised + free * (OTHER_WANTED + points / LENGTH))
    return tuple(found)


def badge(weights: Weights, turns: int) -> tuple[float, ...]:
    """Marshal points: the row scores at the end, and progress to the next reward counts."""
    hope = weights.milestone * min(1.0, turns / SOON)
    found = [0.0]
    for points in range(1, LENGTH + 1):
        here, place = row(points), place_in_row(points)
        reward = 2 * here if place < ROW else 0  # at the end of this row; already passed there
        farther = MARSHAL_ROW_LP[min(here + 1, ROW)]
        found.append(MARSHAL_ROW_LP[here] + hope * (reward + 0.6 * farther) * place / ROW)
    return tuple(found)


def place_in_row(points: int) -> int:
    """1, 2 or 3."""
    return (points - 1) % ROW + 1


def by_turns(weights: Weights) -> tuple[Values, ...]:
    """For every time of the game."""
    return tuple(Values(weights, turns) for turns in range(SPREE + 1))
