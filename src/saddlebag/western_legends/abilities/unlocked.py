"""Which ability a player has: the character's own from 5 LP on, until then none (CHAR-2)."""

from typing import Final

from saddlebag.western_legends.abilities.ability import Ability
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.state import West

NONE_YET: Final = Ability()
# Filled by saddlebag.western_legends.abilities.roll when the game is loaded.
BY_CHARACTER: Final[list[Ability]] = [NONE_YET for _ in CHARACTERS]


def ability(s: West, player: int) -> Ability:
    """What works for this player now; the Man in Black has none."""
    return BY_CHARACTER[s.character[player]] if s.legends >> player & 1 else NONE_YET
