"""What lies on the table; fields.py declares it, in lists by player.

A player is a seat; at a table of two the Man in Black is the player after the last seat.
"""

from typing import Final

from saddlebag.western_legends.content.board import HIDEOUTS
from saddlebag.western_legends.content.numbers import discs_needed
from saddlebag.western_legends.fields_code import WestFields
from saddlebag.western_legends.records.fight import BANDIT, NPC, Fight
from saddlebag.western_legends.records.poker_hand import Hand

DISCS_NEEDED: Final = [discs_needed(seats) for seats in range(7)]  # by seats
NOBODY: Final = -1
NONE: Final = -1  # no mount, no weapon
NOWHERE: Final = -1  # a figure that is not on the board yet

# What the next step is.
SHUFFLE: Final = 0  # the box is opened
DRAFT: Final = 1  # characters are chosen (SET-6)
GOODS: Final = 2  # starting goods (SET-8)
PLACES: Final = 3  # figures (SET-10)
TURN_BEGINS: Final = 4
TURN_START: Final = 5  # start-of-turn effects (TURN-3)
INCOME: Final = 6  # TURN-4
EQUIP: Final = 7  # TURN-5
ACT: Final = 8  # TURN-6
AFTER: Final = 9  # an action is over: what waited for that, and story discs (STORY-15, Q-107)
STORIES: Final = 10  # EOT-1
TURN_END: Final = 11  # EOT-7
LIMIT: Final = 12  # EOT-2
CLOSE: Final = 13  # EOT-3, EOT-4
LAST_GOALS: Final = 14  # goals may be completed until EOT-5
PASS_ON: Final = 15  # EOT-5
HIS_TURN: Final = 16

# How far the end of the game has come (END-2).
OPEN: Final = 0
LAST_OF_ROUND: Final = 1
FINAL_ROUND: Final = 2


class West(WestFields):
    """One game of Western Legends."""

    __slots__ = ()

    def copy(self) -> "West":
        return West(self.seats, self.cards.copy(), self.chance.copy(), self.players, self)

    def examples(self) -> dict[str, list[object]]:
        """For the contract: compiled fields take no value of another type."""
        return {"fight": [Fight(BANDIT, 0, NPC, 1, 0)], "hand": [Hand(0, 0, 0)]}

    # ---- who is where and what

    def human(self, player: int) -> bool:
        """Everybody but the Man in Black."""
        return player < self.seats

    def right_of(self, seat: int) -> int:
        """The human who plays before this one (Q-71, Q-124)."""
        return (seat - 1) % self.seats

    def clockwise(self, seat: int) -> list[int]:
        """All humans, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others_at(self, player: int) -> list[int]:
        """Other players in the same space, the Man in Black included."""
        here = self.place[player]
        return [
            other for other in range(self.players) if other != player and self.place[other] == here
        ]

    def active_sheriff(self) -> bool:
        """SHERIFF-2: while at least one player is Wanted."""
        return any(self.wanted)

    def legend(self, player: int) -> bool:
        """CHAR-2: the ability is open, and stays so (Q-38)."""
        return bool(self.legends >> player & 1)

    def needed_discs(self) -> int:
        """STORY-7"""
        return DISCS_NEEDED[self.seats]


def free_hideouts(s: West, gang: int) -> list[int]:
    """STORY-10: without player, Sheriff and bandit."""
    taken = [*s.place, s.sheriff]
    return [space for space in HIDEOUTS[gang] if space not in taken and not s.bandits >> space & 1]
