"""Kit Carson, Pathfinder: a step after each Move action, an edge outside the towns (Q-117)."""

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.content.board import TOWN_OF
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West


class Pathfinder(Ability):
    """The step is part of the same Move action."""

    name = "pathfinder"
    extra_steps = 1

    def lowers(self, s: West, fight: Fight, side: int) -> int:
        """Players and NPCs alike, as either side."""
        return 1 if TOWN_OF[fight.place] < 0 else 0
