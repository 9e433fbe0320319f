"""Jesse James, Ambush: the opposing card is lower outside the towns, and ties are his (Q-102)."""

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.content.board import TOWN_OF
from saddlebag.western_legends.records.fight import NPC, Fight
from saddlebag.western_legends.state import West


class Ambush(Ability):
    """As either side."""

    def lowers(self, s: West, fight: Fight, side: int) -> int:
        """Players and NPCs alike; a Heist is always in a town."""
        return 1 if TOWN_OF[fight.place] < 0 else 0

    def wins_ties(self, s: West, fight: Fight, side: int) -> bool:
        """Against players, the Man in Black among them."""
        return fight.sides[1 - side] != NPC
