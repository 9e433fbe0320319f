"""Calamity Jane, Tall Tales: one card more in hand, and one for each disc on a story."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.state import West

TALL_TALES: Final = "tall_tales"


class TallTales(Ability):
    """The card is drawn before the story is resolved."""

    hand_bonus = 1

    def disc_placed(self, s: West, me: int) -> None:
        draw(s, me, 1, TALL_TALES)
