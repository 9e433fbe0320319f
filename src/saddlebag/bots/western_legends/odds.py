"""The odds of a fight; a side with several cards plays the highest."""

from math import comb
from typing import Final

from saddlebag.western_legends.content.numbers import FIGHT_CARDS
from saddlebag.western_legends.content.poker_cards import ACE

LOWEST: Final = 2
RANKS: Final = ACE - LOWEST + 1
MOST: Final = 2 * ACE  # a card's value, including everything that lowers the other card


def above(draws: int, ties: bool = False) -> tuple[float, ...]:
    """The chance to beat the highest of several other cards, by the value of one's own."""
    lower = [min(max(value - LOWEST + ties, 0), RANKS) for value in range(MOST)]
    return tuple(comb(count, draws) / comb(RANKS, draws) for count in lower)


# Against each kind of fight cards; the NPC wins ties.
NPC_ODDS: Final = {kind: above(draws) for kind, draws in FIGHT_CARDS.items()}
# An attacker plays about the best of three cards and wins ties; a defender the best of two.
DEFENDING: Final = above(3)
ATTACKING: Final = above(2, ties=True)
