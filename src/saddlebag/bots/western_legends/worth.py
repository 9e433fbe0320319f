"""What things are worth in Legendary Points, by the turns that are left."""

from typing import Final

from saddlebag.bots.western_legends.taste import SPREE, TASTE, Taste
from saddlebag.western_legends.numbers import MONEY_PER_LP, WALLET
from saddlebag.western_legends.tracks import (
    LENGTH,
    MARSHAL,
    MARSHAL_ROW_LP,
    ROW,
    WANTED,
    WANTED_ROW_LP,
    row,
)

Table = tuple[tuple[float, ...], ...]  # by turns left, then by how much one has
TEN: Final = 10


def fading(turns: int) -> float:
    """Things that must still be used are worth less towards the end."""
    return (0.0, 0.6, 0.85)[turns] if turns < 3 else 1.0


def purse(taste: Taste, turns: int) -> tuple[float, ...]:
    """Money held, by tens of dollars; at the end only whole sixties count."""
    tens = range(WALLET // TEN + 1)
    if not turns:
        return tuple(float(n * TEN // MONEY_PER_LP) + n * 0.001 for n in tens)
    half = MONEY_PER_LP // TEN
    return tuple(taste.money * min(n, half) + taste.more_money * max(0, n - half) for n in tens)


def notoriety(taste: Taste, turns: int) -> tuple[float, ...]:
    """Wanted points: what the row pays each turn as long as one stays free, and at the end."""
    paydays = sum(taste.freedom**k for k in range(turns + 1))
    free = taste.freedom**turns
    found = [0.0]
    for points in range(1, LENGTH + 1):
        here = WANTED_ROW_LP[row(points)]
        after = WANTED_ROW_LP[min(row(points) + 1, row(LENGTH))]
        promised = taste.promise * (after - here) * ((points - 1) % ROW + 1) / ROW
        promised *= (paydays - 1) if turns else 0
        found.append(here * paydays + promised + free * (1 + points / LENGTH))
    return tuple(found)


def badge(taste: Taste, turns: int) -> tuple[float, ...]:
    """Marshal points: what the row scores at the end, and the way to the next reward."""
    hope = taste.milestone * min(1.0, turns / 4)
    found = [0.0]
    for points in range(1, LENGTH + 1):
        here = (points - 1) % ROW + 1
        following = MARSHAL_ROW_LP[min(row(points) + 1, ROW)] * 2
        promised = hope * (row(points) * 2 * here / ROW if here < ROW else 0.0)
        ahead = hope * 0.3 * following * here / ROW
        found.append(MARSHAL_ROW_LP[row(points)] + promised + ahead)
    return tuple(found)


class Worth:
    """One taste, with its tables at hand."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        spans = range(SPREE + 1)
        self.money: Table = tuple(purse(taste, turns) for turns in spans)
        self.wanted: Table = tuple(notoriety(taste, turns) for turns in spans)
        self.marshal: Table = tuple(badge(taste, turns) for turns in spans)
        self.nugget = tuple(taste.nugget * fading(turns) for turns in spans)
        self.card = tuple(taste.card * fading(turns) for turns in spans)
        self.cattle = tuple(taste.cattle * fading(turns) for turns in spans)
        self.wound = tuple(1.0 if not turns else taste.wound for turns in spans)

    def cash(self, turns: int, has: int, more: int) -> float:
        """What money gained (or lost) changes."""
        purse = self.money[turns]
        after = min(WALLET, max(0, has + more))
        return purse[after // TEN] - purse[has // TEN]

    def wanted_gain(self, turns: int, has: int, marshal: int, n: int) -> float:
        """TRACK-5 to TRACK-7: so many Wanted points more; a Marshal loses the badge."""
        after = min(LENGTH, has + n)
        table = self.wanted[turns]
        gain = table[after] - table[has] + has + n - after
        gain += self.card[turns] * sum([len(WANTED[k]) for k in range(has + 1, after + 1)])
        return gain - self.marshal[turns][marshal]

    def marshal_gain(self, turns: int, has: int, money: int, n: int) -> float:
        """So many Marshal points more, with what the cube passes."""
        after = min(LENGTH, has + n)
        gain = self.marshal[turns][after] - self.marshal[turns][has] + has + n - after
        cash = 0
        for space in range(has + 1, after + 1):
            for step in MARSHAL[space]:
                if step.do == "money":
                    cash += step.n
                else:
                    gain += step.n
        return gain + self.cash(turns, money, cash)


WORTH: Final = Worth(TASTE)
