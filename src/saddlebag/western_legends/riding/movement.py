"""How far a player rides with one Move action (MOVE-1)."""

from typing import Final

from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import ON_FOOT
from saddlebag.western_legends.goods.gear import GEAR_ITEM, SIDES
from saddlebag.western_legends.state import West


def movement_of(code: int) -> int:
    """What is printed on a mount's side; nothing else makes a rider faster."""
    sides = ITEMS[code // SIDES].sides
    return max(ON_FOOT, sides[code % SIDES].movement) if code % SIDES < len(sides) else ON_FOOT


MOVEMENT: Final = [movement_of(code) for code in range(len(GEAR_ITEM))]
STEPS: Final = [*MOVEMENT, ON_FOOT]  # the last is for NONE


def movement(s: West, player: int) -> int:
    """MOVE-1: on foot, or as far as the active mount carries."""
    return ON_FOOT if s.on_foot and player == s.turn else STEPS[s.mount[player]]
