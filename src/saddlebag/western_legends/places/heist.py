"""The Heist at the Bank: beat the guard and be Wanted, or lose and be Wanted as well (HEIST)."""

from collections.abc import Sequence
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.numbers import HEIST_LOST, HEIST_WON
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.fights.aftermath import lost, won
from saddlebag.western_legends.fights.fight import close, declare, fight_out
from saddlebag.western_legends.fights.stakes import SETTLE, fight_stakes
from saddlebag.western_legends.goods.gains import gain_money
from saddlebag.western_legends.goods.jokers import playable
from saddlebag.western_legends.goods.track_points import answer_gain, gain_points
from saddlebag.western_legends.records.fight import ATTACKER, GUARD, NPC, Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Stakes

OFFER: Final = ("heist",)
NOTHING: Final[tuple[str, ...]] = ()


def offers(s: West, me: int) -> Sequence[str]:
    """HEIST-2, Q-03: once a turn, with a card to fight with."""
    return OFFER if not s.heisted and playable(s, me) else NOTHING


def refusals(s: West, me: int) -> list[Refusal]:
    if s.heisted:
        return [("heist", "one_heist_a_turn", {}, "WL HEIST-2")]
    if not playable(s, me):
        return [("heist", "no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03")]
    return []


async def heist(s: West, me: int, _: str) -> None:
    """HEIST-3 to HEIST-7"""
    s.heisted = True
    f = Fight(GUARD, me, NPC, s.right_of(me), s.place[me])
    await fight_out(s, f)
    await settle(s, f)


async def settle(s: West, f: Fight) -> None:
    """HEIST-5 to HEIST-7: what it brings."""
    me = f.sides[ATTACKER]
    if f.winner == ATTACKER:
        did(s, me, "heist_win", 1, f)
        earn(s, me, HEIST_WON)
        await won(s, f, ATTACKER)
    else:
        earn(s, me, HEIST_LOST)
        lost(s, me)
    await answer_gain(s, me)
    close(s, f)


def earn(s: West, me: int, steps: Steps) -> None:
    """Q-58: points of one's own action are never refused."""
    for step in steps:
        if step.do == "money":
            gain_money(s, me, step.n, "heist")
        else:
            gain_points(s, me, step.do, step.n, "heist")


def at_stake(s: West, me: int, _: str) -> Stakes:
    """Won or lost, one is Wanted."""
    f = Fight(GUARD, me, NPC, s.right_of(me), s.place[me])
    declare(s, f)
    return fight_stakes(s, f, me)


SETTLE[GUARD] = settle
HEIST: Final = Action("heist", offers, refusals, heist, at_stake)
