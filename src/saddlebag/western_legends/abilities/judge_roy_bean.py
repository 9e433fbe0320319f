"""Judge Roy Bean, House Rules: NPCs show their card first, and ties with them are his (Q-98)."""

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West


class HouseRules(Ability):
    """Against bandits, the guard and the Sheriff; the Man in Black is no NPC (Q-102)."""

    def wins_ties(self, s: West, fight: Fight, side: int) -> bool:
        return fight.npc

    def sees_first(self, s: West, fight: Fight, side: int) -> bool:
        return fight.npc
