"""Bat Masterson, County Business: a bandit comes or goes, and he rides up to 2 spaces (Q-119)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.actions.move import free_move
from saddlebag.western_legends.content.board import ALL_HIDEOUTS, HIDEOUTS, NAMES, SPACE
from saddlebag.western_legends.content.numbers import BANDITS
from saddlebag.western_legends.fights.bandit_types import remove_bandit
from saddlebag.western_legends.state import West, free_hideouts
from saddlebag.western_legends.stories.ends import spawn_at

COUNTY_BUSINESS: Final = "county_business"
FAR: Final = 2
PASS: Final = "pass"
PUT: Final = [f"put:{name}" for name in NAMES]
REMOVE: Final = [f"remove:{name}" for name in NAMES]


class CountyBusiness(Ability):
    """Before income; what he rides into is fought with the weapon of the last turn (Q-143)."""

    def starts_turn(self, s: West, me: int) -> bool:
        return bool(s.bandits or free(s))

    async def turn_start(self, s: West, me: int) -> None:
        """The ride is for one who has put or removed a bandit."""
        answer = await Ask(me, COUNTY_BUSINESS, lambda: offers(s), lambda: refusals(s), idle=PASS)
        if answer == PASS:
            return
        word, _, name = answer.partition(":")
        s.tell("used_ability", me, COUNTY_BUSINESS)
        if word == "put":
            await spawn_at(s, me, SPACE[name], COUNTY_BUSINESS)
        else:  # no win: nobody has fought
            remove_bandit(s, SPACE[name])
            s.tell("bandit_gone", me, name, False)
        await free_move(s, me, FAR, "county_ride")


def free(s: West) -> list[int]:
    """STORY-10, Q-127: hideouts without player, Sheriff and bandit, while a figure is left."""
    if s.bandits.bit_count() >= BANDITS:
        return []
    return [space for gang in range(len(HIDEOUTS)) for space in free_hideouts(s, gang)]


def offers(s: West) -> list[str]:
    there = [REMOVE[space] for space in ALL_HIDEOUTS if s.bandits >> space & 1]
    return [PASS, *[PUT[space] for space in free(s)], *there]


def refusals(s: West) -> list[Refusal]:
    """Of the hideouts: taken, or without a bandit."""
    found: list[Refusal] = []
    for space in ALL_HIDEOUTS:
        where: dict[str, object] = {"space": NAMES[space]}
        if space not in free(s):
            found.append((PUT[space], "hideout_taken", where, "WL Q-119"))
        if not s.bandits >> space & 1:
            found.append((REMOVE[space], "no_bandit_there", where, "WL Q-119"))
    return found
