"""What an ability may change, and which one a player has (CHAR-2, CHAR-3).

Each character's own is a file in abilities/, listed in its roll.
"""

from collections.abc import Sequence
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.numbers import MOST_SEATS
from saddlebag.western_legends.content.poker_cards import POKER_CARDS
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West

DISCARD: Final = [f"discard:{card.id}" for card in POKER_CARDS]
SEAT: Final = [f"seat:{player}" for player in range(MOST_SEATS + 1)]


class Ability:
    """Nothing special, for those who have not reached 5 LP, and what the others begin with."""

    name = ""  # as a cause of what it does
    word = ""  # of its Action, if it is one (CHAR-3): answers are `word:what`
    crosses_mesas = False
    extra_steps = 0  # after a Move action
    hand_bonus = 0
    wounds_shrink_hand = True  # HAND-1
    bandit_choices: tuple[Steps, ...] = ()  # further rewards for a beaten bandit (BANDIT-6)

    # ---- what simply holds

    def lowers(self, s: West, fight: Fight, side: int) -> int:
        """How far the opposing card is lowered at the reveal (FIGHT-24)."""
        return 0

    def wins_ties(self, s: West, fight: Fight, side: int) -> bool:
        """Q-102"""
        return False

    def sees_first(self, s: West, fight: Fight, side: int) -> bool:
        """Must the other side show its card before this one picks? (Q-98, Q-134)"""
        return False

    # ---- what happens by itself

    def hurt(self, s: West, me: int) -> None:
        """Wounds were really marked, once for each cause (Q-119)."""

    def mesa_crossed(self, s: West, me: int) -> None:
        """Once for each crossing (Q-114)."""

    def disc_placed(self, s: West, me: int) -> None:
        """A story disc was placed or moved by its trigger."""

    def bandit_beaten(self, s: West, me: int) -> None:
        """The reward of a won bandit fight is taken."""

    def points_gained(self, s: West, me: int) -> None:
        """Marshal or Wanted points were gained on the own turn; each cause is one gain (Q-131)."""

    def fight_over(self, s: West, fight: Fight, side: int) -> None:
        """The Reward step of a fight with a player is over, won or lost."""

    def poker_won(self, s: West, me: int) -> None:
        """Alone or shared (Q-123)."""

    # ---- an Action of its own, if it has a `word`

    def acts(self, s: West, me: int) -> Sequence[str]:
        """Its answers that are open now."""
        return ()

    def act_refusals(self, s: West, me: int) -> list[Refusal]:
        """And those that are not, with the reason."""
        return []

    async def act(self, s: West, me: int, what: str) -> None:
        """Carried out; gets what follows the colon."""

    # ---- what a won fight with a player may bring besides (FIGHT-16, FIGHT-18)

    def more_loot(self, s: West, me: int, foe: int) -> Sequence[str]:
        """What a robber may take instead of money or nuggets, as answers."""
        return ()

    def loot_refusals(self, s: West, me: int, foe: int) -> list[Refusal]:
        """And what not of that."""
        return []

    async def take_loot(self, s: West, me: int, foe: int, what: str) -> None:
        """One of `more_loot`."""

    async def arrest_made(self, s: West, me: int, money: int, nuggets: int) -> None:
        """The player arrested has lost so much."""

    # ---- what may ask; `starts` and its like tell whether there is anything to do

    def starts_turn(self, s: West, me: int) -> bool:
        """Is there a start-of-turn effect now? (TURN-3)"""
        return False

    async def turn_start(self, s: West, me: int) -> None:
        """TURN-3"""

    async def waited(self, s: West, me: int) -> None:
        """What the ability has put into `s.waiting` comes now (Q-107)."""

    def ends_turn(self, s: West, me: int) -> bool:
        """Is there an end-of-turn effect, before which goals may be completed? (EOT-7)"""
        return False

    def turn_end(self, s: West, me: int) -> None:
        """EOT-7"""

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


# ---- whose it is


NONE_YET: Final = Ability()
# Filled by saddlebag.western_legends.abilities.roll when the game is loaded.
BY_CHARACTER: Final[list[Ability]] = [NONE_YET for _ in CHARACTERS]


def ability(s: West, player: int) -> Ability:
    """What works for this player now; the Man in Black has none."""
    return BY_CHARACTER[s.character[player]] if s.legends >> player & 1 else NONE_YET
