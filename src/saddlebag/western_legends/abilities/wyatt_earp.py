"""Wyatt Earp, Relentless: the first bandit he beats on his turn brings an action (Q-109)."""

from typing import Final

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.state import STORIES, West

RELENTLESS: Final = "relentless"


class Relentless(Ability):
    """Whatever the phase; in the End of Turn phase the action would be lost (TURN-10)."""

    def bandit_beaten(self, s: West, me: int) -> None:
        if me == s.turn and s.phase < STORIES:
            s.actions += 1
            s.tell("actions", me, 1, s.actions, RELENTLESS)
