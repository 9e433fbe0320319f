"""What the value of a position is computed from: figures of each seat, in the middle of a round.

The heart of it are the chances of each seat for each token at the end of the round: its strength
over the strength of all, as in outlook.py. Everything is scaled to about one.
"""

from math import log
from typing import Final

from saddlebag.bots.public_enemy.outlook import Strengths
from saddlebag.bots.public_enemy.sight import GANG_COUNT, POINTS, SUPREME_POINTS
from saddlebag.bots.public_enemy.taste import TASTE, TURNS_LEFT
from saddlebag.public_enemy.cards import DECKS, GANG_OF, LEADERS, SALOON, STACKS
from saddlebag.public_enemy.state import Enemy

FEATURES: Final = (
    "no_token", "one_token", "two_tokens", "three_tokens", "all_tokens", "one", "on_turn", "next",
    "expected", "highest", "all_missing", "log_all_missing", "worst_missing", "gangs",
    "expected_late", "can_end", "could_end", "ahead", "dollars",
)  # fmt: skip
BUCKETS: Final = 3  # of time

STRENGTHS: Final = Strengths(TASTE)
LEAST: Final = 1e-3  # a chance that the logarithm bears


class Round:
    """What all seats are compared by."""

    __slots__ = ("chances", "counts", "gangs", "highest", "open", "points", "turns")

    def __init__(self, s: Enemy) -> None:
        piles, seats = s.cards.piles, range(s.seats)
        self.counts = [[len(piles[zone]) for zone in STACKS[seat]] for seat in seats]
        self.gangs = [GANG_COUNT - row.count(0) for row in self.counts]
        shortest = min([len(piles[deck]) for deck in DECKS])
        self.turns = max(1, min(TURNS_LEFT[min(max(self.gangs), GANG_COUNT - 1)], shortest))
        self.points = [points(s, row) for row in self.counts]
        self.chances = self.token_chances(s)
        strong = STRENGTHS.points[self.turns - 1]
        weights = [strong[it] for it in self.points]
        whole = sum(weights)
        self.highest = [it / whole for it in weights]
        self.open = {GANG_OF[piles[deck][-1]] for deck in DECKS[:SALOON] if piles[deck]}

    def token_chances(self, s: Enemy) -> list[list[float]]:
        """By gang and seat."""
        strong, found = STRENGTHS.cards[self.turns - 1], []
        for gang in range(GANG_COUNT):
            row = []
            for seat, counts in enumerate(self.counts):
                leads = counts[gang] and LEADERS[gang] in s.cards.piles[STACKS[seat][gang]]
                row.append(strong[2 * counts[gang] + (1 if leads else 0)])
            whole = sum(row)
            found.append([it / whole for it in row])
        return found


def points(s: Enemy, counts: list[int]) -> int:
    """PTS-1, SUP-2: the points of a seat now."""
    total = 0
    for gang, count in enumerate(counts):
        total += (SUPREME_POINTS if gang == s.supremacy else POINTS)[count]
    return total


def bucket(s: Enemy) -> int:
    """How soon the round may end."""
    return min(Round(s).turns, BUCKETS) - 1


def features(s: Enemy) -> tuple[int, list[list[float]]]:
    """How soon the round may end, and a row for each seat."""
    it = Round(s)
    return min(it.turns, BUCKETS) - 1, [seat_row(s, it, seat) for seat in range(s.seats)]


def seat_row(s: Enemy, it: Round, seat: int) -> list[float]:
    """Tokens held, tokens in prospect, and the turn."""
    wanted, seats = s.wanted[seat], s.seats
    held = wanted.bit_count()
    row = [0.0] * len(FEATURES)
    row[held] = 1.0
    expected, whole, worst = 0.0, 1.0, 1.0
    for gang in range(GANG_COUNT):
        if not wanted >> gang & 1:
            chance = it.chances[gang][seat]
            expected += chance
            whole *= chance
            worst = min(worst, chance)
    one = s.one == seat
    if not one:
        whole *= it.highest[seat]
    missing = [gang for gang in range(GANG_COUNT) if not it.counts[seat][gang]]
    row[5] = 1.0 if one else 0.0
    row[6] = 1.0 if s.turn == seat else 0.0
    row[7] = 1.0 if seats > 2 and (s.turn + 1) % seats == seat else 0.0
    row[8] = expected
    row[9] = it.highest[seat]
    row[10] = whole
    row[11] = log(whole + LEAST) / 5
    row[12] = worst
    row[13] = it.gangs[seat] / GANG_COUNT
    row[14] = expected * held / GANG_COUNT
    ends = len(missing) == 1 and missing[0] in it.open
    row[15] = 1.0 if ends and s.turn == seat else 0.0
    row[16] = 1.0 if ends and s.turn != seat else 0.0
    row[17] = (
        it.points[seat] - max([it.points[other] for other in range(seats) if other != seat])
    ) / 10
    row[18] = float(s.dollars[seat])
    return row
