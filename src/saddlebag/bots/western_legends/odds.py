"""The odds of a fight: who has several cards plays the highest of them."""

from math import comb
from typing import Final

from saddlebag.western_legends.content.numbers import FIGHT_CARDS
from saddlebag.western_legends.content.poker_cards import ACE

LOWEST: Final = 2
RANKS: Final = ACE - LOWEST + 1
MOST: Final = 2 * ACE  # a card with everything that lowers the other one


def above(draws: int, ties: bool = False) -> tuple[float, ...]:
    """By the value of one's card: the chance to beat the highest of so many others."""
    lower = [min(max(value - LOWEST + ties, 0), RANKS) for value in range(MOST)]
    return tuple(comb(count, draws) / comb(RANKS, draws) for count in lower)


# Against each kind of fight cards; the NPC wins ties.
NPC_ODDS: Final = {kind: above(draws) for kind, draws in FIGHT_CARDS.items()}
# One who attacks puts down about the best of three cards and wins ties, one who defends of two.
DEFENDING: Final = above(3)
ATTACKING: Final = above(2, ties=True)
