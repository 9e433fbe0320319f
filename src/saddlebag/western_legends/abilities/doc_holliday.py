"""Doc Holliday, Nothing to Fear: wounds bring him cards and leave his hand as it is (Q-119)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.state import West

NOTHING_TO_FEAR: Final = "nothing_to_fear"


class NothingToFear(Ability):
    """Once for each cause that really marks a wound, on any turn."""

    wounds_shrink_hand = False

    def hurt(self, s: West, me: int) -> None:
        draw(s, me, 1, NOTHING_TO_FEAR)
