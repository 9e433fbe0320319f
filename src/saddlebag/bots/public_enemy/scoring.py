"""The result of scoring the round now: certain, except for duels (DUEL, TUEL)."""

from fractions import Fraction
from typing import Final

from saddlebag.bots.public_enemy.outlook import Outlook
from saddlebag.bots.public_enemy.sight import GANG_COUNT, NOBODY, Sight
from saddlebag.public_enemy.cards import NUMBERS

BULLETS: Final[int] = NUMBERS["tokens"]["bullets"]
DUEL: Final = float(Fraction(BULLETS - 1, 2 * BULLETS))  # DUEL-4: sometimes both fall


class End:
    """The end of a round after one card has moved: everybody's chances for tokens."""

    __slots__ = ("gang", "giver", "leads", "sight", "taker", "totals")

    def __init__(self, sight: Sight, gang: int, giver: int, taker: int, leads: bool) -> None:
        self.sight = sight
        self.gang = gang
        self.giver = giver
        self.taker = taker
        self.leads = leads
        self.totals = self._totals()

    def _totals(self) -> list[int]:
        """PTS-1: everybody's points in that case."""
        table, row = self.sight.points[self.gang], self.sight.counts[self.gang]
        totals = self.sight.totals.copy()
        if self.giver >= 0:
            totals[self.giver] += table[row[self.giver] - 1] - table[row[self.giver]]
        if self.taker >= 0:
            totals[self.taker] += table[row[self.taker] + 1] - table[row[self.taker]]
        return totals

    def majority(self, gang: int) -> dict[int, float]:
        """MAJ-1, MAJ-3, MAJ-4: each seat's chance to win a gang."""
        row, leader = self.sight.counts[gang], self.sight.leader[gang]
        if gang == self.gang:
            row, leader = self._row(), self.taker if self.leads else leader
        most = max(row)
        if not most:
            return {}
        if leader >= 0 and row[leader] == most:
            return {leader: 1.0}
        return self._shares([seat for seat, count in enumerate(row) if count == most])

    def _row(self) -> list[int]:
        """The cards of the gang by seat, after one has moved."""
        row = self.sight.counts[self.gang].copy()
        if self.giver >= 0:
            row[self.giver] -= 1
        if self.taker >= 0:
            row[self.taker] += 1
        return row

    def one(self) -> dict[int, float]:
        """ONE-1, ONE-3: each seat's chance to hold the One token."""
        best, holder = max(self.totals), self.sight.one
        found = self._shares([seat for seat, total in enumerate(self.totals) if total == best])
        if holder != NOBODY:
            found[holder] = found.get(holder, 0.0) + 1.0 - sum(found.values())
        return found

    def _shares(self, tied: list[int]) -> dict[int, float]:
        """A single seat has it; a tie goes to a duel with that module, otherwise to nobody."""
        if len(tied) == 1:
            return {tied[0]: 1.0}
        if not self.sight.duel:
            return {}
        return dict.fromkeys(tied, DUEL if len(tied) == 2 else 1 / len(tied))


def worth_of_the_end(outlook: Outlook, gang: int, giver: int, taker: int, leads: bool) -> float:
    """The value to me if a card moves from seat to seat and that ends the round."""
    sight, taste, signs = outlook.sight, outlook.taste, outlook.signs
    end = End(sight, gang, giver, taker, leads)
    lacks = [len(missing) for missing in sight.missing]
    whole = [1.0] * sight.seats  # the chance to have all four tokens then
    found, gained = 0.0, [0.0] * sight.seats
    for k in range(GANG_COUNT):
        chances = end.majority(k)
        for seat, missing in enumerate(sight.missing):
            if k in missing:  # MAJ-2
                chance = chances.get(seat, 0.0)
                whole[seat] *= chance
                gained[seat] += chance
                found += signs[seat] * chance * taste.token[GANG_COUNT - lacks[seat]]
    return found + crown(outlook, end, whole, gained)


def crown(outlook: Outlook, end: End, whole: list[float], gained: list[float]) -> float:
    """The value of the One token, and with it of the game, to me.

    Its holder wins with the fourth Wanted token (WIN-2); if that fails, the new holder may.
    """
    sight, taste, signs = outlook.sight, outlook.taste, outlook.signs
    at_once = whole[sight.one] if sight.one != NOBODY else 0.0
    found = signs[sight.one] * taste.win * at_once if at_once else 0.0
    going_on = 1.0 - at_once
    ones = end.one()
    for seat, chance in ones.items():
        win = whole[seat] if seat != sight.one else 0.0
        found += going_on * chance * signs[seat] * (taste.one + taste.win * win)
    if sight.last_round and going_on:
        found += going_on * taste.win * signs[first_at_the_cap(end, gained, ones)]
    return found


def first_at_the_cap(end: End, gained: list[float], ones: dict[int, float]) -> int:
    """Q-27: most Wanted tokens, then One, then points."""
    missing = end.sight.missing
    ranks = [
        (gained[seat] - len(missing[seat]), ones.get(seat, 0.0), end.totals[seat])
        for seat in range(end.sight.seats)
    ]
    return ranks.index(max(ranks))
