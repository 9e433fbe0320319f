"""Bass Reeves, Patient Lawman: a card when his turn starts (TURN-3)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.state import West

PATIENT_LAWMAN: Final = "patient_lawman"


class PatientLawman(Ability):
    """Before income, and not optional."""

    def starts_turn(self, s: West, me: int) -> bool:
        return True

    async def turn_start(self, s: West, me: int) -> None:
        draw(s, me, 1, PATIENT_LAWMAN)
