"""Joaquin Murrieta, Old Grudge: a point for each fight with the opposite track (Q-104)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.gains import gain_lp
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West

OLD_GRUDGE: Final = "old_grudge"


class OldGrudge(Ability):
    """Won or lost, as either side; the tracks count as both stood at the declaration."""

    def fight_over(self, s: West, fight: Fight, side: int) -> None:
        mine, theirs = fight.standing[side], fight.standing[1 - side]
        marshal, wanted = mine[0] and theirs[1], mine[1] and theirs[0]
        if marshal or wanted:
            gain_lp(s, fight.sides[side], 1, OLD_GRUDGE)
