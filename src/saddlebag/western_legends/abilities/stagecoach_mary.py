"""Stagecoach Mary Fields, Star Route: $10 when her turn starts and for each disc on a story."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.gains import gain_money
from saddlebag.western_legends.state import West

STAR_ROUTE: Final = "star_route"
FARE: Final = 10


class StarRoute(Ability):
    """The wallet's limit holds for both."""

    def starts_turn(self, s: West, me: int) -> bool:
        return True

    async def turn_start(self, s: West, me: int) -> None:
        gain_money(s, me, FARE, STAR_ROUTE)

    def disc_placed(self, s: West, me: int) -> None:
        gain_money(s, me, FARE, STAR_ROUTE)
