"""What an ability may change; each character's own says where it does (CHAR-2, CHAR-3)."""

from typing import Final

from saddlebag.western_legends.content.numbers import MOST_SEATS
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.fights.record import Fight
from saddlebag.western_legends.state import West

DISCARD: Final = [f"discard:{card.id}" for card in POKER_CARDS]
SEAT: Final = [f"seat:{player}" for player in range(MOST_SEATS + 1)]


class Ability:
    """Nothing special, for those who have not reached 5 LP, and what the others begin with."""

    crosses_mesas = False
    extra_steps = 0  # after a Move action
    hand_bonus = 0
    wounds_shrink_hand = True  # HAND-1

    # ---- what simply holds

    def lowers(self, s: West, fight: Fight, side: int) -> int:
        """How far the opposing card is lowered at the reveal (FIGHT-24)."""
        return 0

    def wins_ties(self, s: West, fight: Fight, side: int) -> bool:
        """Q-102"""
        return False

    # ---- what happens by itself

    def hurt(self, s: West, me: int) -> None:
        """Wounds were really marked, once for each cause (Q-119)."""

    def disc_placed(self, s: West, me: int) -> None:
        """A story disc was placed or moved by its trigger."""

    def bandit_beaten(self, s: West, me: int) -> None:
        """The reward of a won bandit fight is taken."""

    def fight_over(self, s: West, fight: Fight, side: int) -> None:
        """The Reward step of a fight with a player is over, won or lost."""

    def poker_won(self, s: West, me: int) -> None:
        """Alone or shared (Q-123)."""

    # ---- what may ask; `starts` and its like tell whether there is anything to do

    def starts_turn(self, s: West, me: int) -> bool:
        """Is there a start-of-turn effect now? (TURN-3)"""
        return False

    async def turn_start(self, s: West, me: int) -> None:
        """TURN-3"""

    def starts_fight(self, s: West, fight: Fight, side: int) -> bool:
        """Is there a start-of-fight effect now? (FIGHT-4)"""
        return False

    async def fight_start(self, s: West, fight: Fight, side: int) -> None:
        """FIGHT-4"""

    def follows_move(self, s: West, me: int) -> bool:
        """Is there something to do when a Move action is completely over? (MOVE-9)"""
        return False

    async def move_over(self, s: West, me: int) -> None:
        """MOVE-9"""

    async def poker_lost(self, s: West, me: int) -> None:
        """Before the cards are discarded (Q-123)."""
