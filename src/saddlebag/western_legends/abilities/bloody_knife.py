"""Bloody Knife, Over the Top: he crosses mesas, and each crossing heals a wound (Q-114)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.gains import heal
from saddlebag.western_legends.state import West

OVER_THE_TOP: Final = "over_the_top"


class OverTheTop(Ability):
    """With all his own steps, whatever they belong to."""

    crosses_mesas = True

    def mesa_crossed(self, s: West, me: int) -> None:
        heal(s, me, 1, OVER_THE_TOP)
