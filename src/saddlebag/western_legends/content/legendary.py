"""The legendary tokens that completed goals earn (GOAL-4, GOAL-5)."""

from typing import Final

from saddlebag.western_legends.content.contents import need
from saddlebag.western_legends.content.numbers import BOX, PAGE

WORTH: Final[list[int]] = PAGE["legendary_tokens"]["worth"]
# The LP of each token.
LEGENDARY_TOKENS: Final[tuple[int, ...]] = tuple(
    lp for lp, copies in enumerate(WORTH, 1) for _ in range(copies)
)


def check_legendary_tokens() -> None:
    """COMP-3"""
    need(len(LEGENDARY_TOKENS) == BOX["legendary_tokens"], "legendary tokens", "how many")


check_legendary_tokens()
