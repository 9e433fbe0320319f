"""The odds of a fight: the NPC draws some of thirteen fight cards and plays the highest."""

from math import comb
from typing import Final

from saddlebag.western_legends.numbers import FIGHT_CARDS

LOWEST: Final = 2
ACE: Final = 14
RANKS: Final = ACE - LOWEST + 1


def below(value: int, draws: int) -> float:
    """The chance that the highest of so many fight cards is lower than a value."""
    lower = min(max(value - LOWEST, 0), RANKS)
    return comb(lower, draws) / comb(RANKS, draws)


# What a card with its helpers is worth against each opponent: ODDS[kind][rank + lowering].
ODDS: Final[dict[str, tuple[float, ...]]] = {
    kind: tuple(below(value, draws) for value in range(2 * ACE))
    for kind, draws in FIGHT_CARDS.items()
}
# A player who attacks puts down about the best of three cards, one who is attacked of two.
BY_ATTACKER: Final = tuple(below(value, 3) for value in range(2 * ACE))
BY_DEFENDER: Final = tuple(below(value + 1, 2) for value in range(2 * ACE))  # the attacker wins ties
