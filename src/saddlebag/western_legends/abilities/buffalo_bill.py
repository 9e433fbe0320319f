"""Buffalo Bill, Open Range: a nugget when his turn starts outside the towns (TURN-3)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.gains import gain_nuggets
from saddlebag.western_legends.state import West

OPEN_RANGE: Final = "open_range"


class OpenRange(Ability):
    """Before income, as far as he can carry it."""

    def starts_turn(self, s: West, me: int) -> bool:
        return s.outside

    async def turn_start(self, s: West, me: int) -> None:
        gain_nuggets(s, me, 1, OPEN_RANGE)
