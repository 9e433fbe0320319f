"""Who may get which token at the end of this round, and what that is worth to one player.

A seat's chance for a token is its strength over the strength of all. The strength multiplies with
each half card (a leader is half a card: it decides ties) or point. So when one seat's cards of one
gang change, two sums change, and a what-if costs next to nothing.
"""

from typing import Final

from saddlebag.bots.public_enemy.sight import GANG_COUNT, MOST_OF_A_GANG, SUPREME_POINTS, Sight
from saddlebag.bots.public_enemy.taste import TURNS_LEFT, Taste

MOST_HALVES: Final = 2 * MOST_OF_A_GANG + 1
MOST_POINTS: Final = GANG_COUNT * max(SUPREME_POINTS)


def powers(base: float, count: int) -> list[float]:
    """1, the base, its square and so on."""
    found = [1.0]
    for _ in range(count):
        found.append(found[-1] * base)
    return found


class Strengths:
    """The strength of this many half cards and points, by turns left."""

    def __init__(self, taste: Taste) -> None:
        self.cards = [powers(base, MOST_HALVES) for base in taste.lead]
        self.points = [powers(base, MOST_POINTS) for base in taste.point]


class Outlook:
    """The prospects of all seats, and `now`: their present value to me."""

    __slots__ = (
        "_card",
        "_one_all",
        "_one_weight",
        "_one_worth",
        "_others",
        "_point",
        "_token_all",
        "_token_weight",
        "_token_worth",
        "now",
        "sight",
        "signs",
        "taste",
    )

    def __init__(self, sight: Sight, taste: Taste, strengths: Strengths) -> None:
        self.sight = sight
        self.taste = taste
        turns = turns_left(sight) - 1
        self._card = strengths.cards[turns]
        self._point = strengths.points[turns]
        self.signs = [-taste.rivals / (sight.seats - 1)] * sight.seats
        self.signs[sight.me] = 1.0
        self.now = 0.0
        self._weigh()

    def _weigh(self) -> None:
        """The value to me of a chance for each token, seat by seat, and of all chances together."""
        sight = self.sight
        cards = [self._cards(gang) for gang in range(GANG_COUNT)]
        points = [self._point[total] for total in sight.totals]
        self._token_all = list(map(sum, cards))
        self._one_all = sum(points)
        self._token_weight = [[0.0] * sight.seats for _ in cards]
        self._token_worth = [0.0] * GANG_COUNT
        self._one_weight = [0.0] * sight.seats
        self._one_worth = 0.0
        for seat in range(sight.seats):
            self._weigh_seat(seat, cards, points[seat])
        crown = self._one_worth / self._one_all
        self._others = [  # by gang, the part of `now` that no card of it changes
            self.now - worth / strong - crown
            for worth, strong in zip(self._token_worth, self._token_all, strict=True)
        ]

    def _cards(self, gang: int) -> list[float]:
        """The strength of each seat in one gang (MAJ-1, MAJ-3)."""
        sight, table = self.sight, self._card
        row = sight.counts[gang]
        strong = [table[count + count] for count in row]
        leader = sight.leader[gang]
        if leader >= 0:
            strong[leader] = table[2 * row[leader] + 1]
        return strong

    def _weigh_seat(self, seat: int, cards: list[list[float]], points: float) -> None:
        """A token has a value of its own; the last one missing wins the game."""
        taste, sign, missing = self.taste, self.signs[seat], self.sight.missing[seat]
        highest, one = points / self._one_all, sign * taste.one
        now, strong = self.now + one * highest, self._token_all
        win = sign * taste.win  # times the chance to get all that is missing
        for gang in missing:
            win *= cards[gang][seat] / strong[gang]
        if seat != self.sight.one:  # WIN-3: its holder needs no points
            one += win
            win *= highest
        self._one_weight[seat] = one
        self._one_worth += one * points
        now += win
        worth = sign * taste.token[GANG_COUNT - len(missing)] if missing else 0.0
        for gang in missing:
            strength = cards[gang][seat]
            chance = strength / strong[gang]
            self._token_weight[gang][seat] = weight = worth + win / chance
            self._token_worth[gang] += weight * strength
            now += worth * chance
        self.now = now

    def after(self, gang: int, giver: int, taker: int, leads: bool) -> float:
        """My prospects if a card of a gang, perhaps its leader, goes from seat to seat.

        Either may be NOBODY: a card comes from a deck, or goes out.
        """
        sight, card, point = self.sight, self._card, self._point
        row, table, leader = sight.counts[gang], sight.points[gang], sight.leader[gang]
        weight, worth, strong = (
            self._token_weight[gang],
            self._token_worth[gang],
            self._token_all[gang],
        )
        crown, high = self._one_worth, self._one_all
        moved = 3 if leads else 2  # half cards
        if giver >= 0:
            count, total = row[giver], sight.totals[giver]
            halves = count + count + (leader == giver)
            gain = card[halves - moved] - card[halves]
            worth, strong = worth + gain * weight[giver], strong + gain
            gain = point[total - table[count] + table[count - 1]] - point[total]
            crown, high = crown + gain * self._one_weight[giver], high + gain
        if taker >= 0:
            count, total = row[taker], sight.totals[taker]
            halves = count + count + (leader == taker)
            gain = card[halves + moved] - card[halves]
            worth, strong = worth + gain * weight[taker], strong + gain
            gain = point[total - table[count] + table[count + 1]] - point[total]
            crown, high = crown + gain * self._one_weight[taker], high + gain
        return self._others[gang] + worth / strong + crown / high


def turns_left(sight: Sight) -> int:
    """About how often each seat will draw again before this round ends."""
    return min(TURNS_LEFT[max(sight.gangs_held)], min(map(len, sight.decks)))
