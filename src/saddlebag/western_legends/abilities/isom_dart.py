"""Isom Dart, Hard Drive: an action more, for the cattle left at the end of the turn (Q-109)."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.goods.herds import herd, send_back
from saddlebag.western_legends.state import West

HARD_DRIVE: Final = "hard_drive"
TAKE: Final = "take"
PASS: Final = "pass"


class HardDrive(Ability):
    """Decided when the turn starts, however many tokens he carries."""

    def starts_turn(self, s: West, me: int) -> bool:
        return bool(herd(s, me))

    async def turn_start(self, s: West, me: int) -> None:
        answer = await Ask(me, HARD_DRIVE, (TAKE, PASS), idle=PASS)
        if answer == TAKE:
            s.driven = True
            s.actions += 1
            s.tell("actions", me, 1, s.actions, HARD_DRIVE)

    def ends_turn(self, s: West, me: int) -> bool:
        return s.driven and bool(herd(s, me))

    def turn_end(self, s: West, me: int) -> None:
        """Also what he took in this turn goes back to its ranch."""
        if s.driven:
            for token in herd(s, me).copy():
                send_back(s, me, token, HARD_DRIVE)
