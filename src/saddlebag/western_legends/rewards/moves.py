"""Rewards that move a figure: never a Move action, never onto a bandit (MOVE-10, Q-113)."""

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.board import NAMES
from saddlebag.western_legends.rewards.terms import Reward, spaces
from saddlebag.western_legends.riding.choose import choose_way
from saddlebag.western_legends.riding.outing import TO
from saddlebag.western_legends.riding.ride import STAY, barred, put, space_of, travel
from saddlebag.western_legends.state import West


async def move(s: West, r: Reward, n: int) -> None:
    """Up to so many steps; a bandit's space may not be entered."""
    journey = await choose_way(
        s, r.seat, "reward_move", n, s.bandits | barred(s, r.seat), 0, stay=True
    )
    if journey is not None:
        travel(s, r.seat, journey, r.cause)


async def relocate(s: West, r: Reward, group: str) -> None:
    """Onto any one space of the group, if one likes."""
    me = r.seat
    options = (STAY, *[TO[space] for space in spaces(s, me, group)])
    if len(options) > 1:
        answer = await Ask(me, "relocate", options, lambda: shut_spaces(s, me), idle=STAY)
        if answer != STAY:
            put(s, me, space_of(answer), r.cause)


def shut_spaces(s: West, me: int) -> list[Refusal]:
    """MOVE-6, Q-17, Q-113"""
    found: list[Refusal] = []
    for space in range(len(TO)):
        values: dict[str, object] = {"space": NAMES[space]}
        if barred(s, me) >> space & 1:
            found.append((TO[space], "sheriff_there", values, "WL Q-17"))
        elif s.bandits >> space & 1:
            found.append((TO[space], "bandit_there", values, "WL Q-113"))
    return found
