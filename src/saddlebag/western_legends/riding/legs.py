"""Far rides: the way to every space of the board, cut into the Move actions it takes (MOVE-1).

A far ride is no rule of its own: each leg is a Move action like any other, offered and answered
alone. Nobody rides on through a bandit's space, so only the last leg may end in one.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Any

from saddlebag.western_legends.ability import ability
from saddlebag.western_legends.content.board import NAMES
from saddlebag.western_legends.riding.movement import movement
from saddlebag.western_legends.riding.outing import FIRST_MESA, REMEMBERED
from saddlebag.western_legends.riding.ride import barred, stops
from saddlebag.western_legends.riding.ways import FARTHEST, ways
from saddlebag.western_legends.state import West


def far_rides(s: West, me: int) -> dict[str, Any]:
    """The ways to all spaces, and by space beyond this Move action where the one before ends."""
    halts, mesas = stops(s, me), ability(s, me).crosses_mesas
    return in_legs(s.place[me], movement(s, me), barred(s, me), halts, mesas)


@lru_cache(REMEMBERED)
def in_legs(here: int, steps: int, shut: int, halts: int, mesas: bool) -> dict[str, Any]:
    """The shortest ways as a tree, and the tree of their legs."""
    before: dict[str, str] = {}
    rests: dict[str, str] = {}
    for space, path in ways(here, FARTHEST, shut, halts, mesas).items():
        for this, there in pairwise(path):
            before[NAMES[there]] = NAMES[this]
        ends = leg_ends(path, steps)
        if len(ends) > 1 and space != here:
            rests[NAMES[space]] = NAMES[ends[-2]]
    return {"before": before, "rests": rests}


def leg_ends(path: tuple[int, ...], steps: int) -> list[int]:
    """Where each Move action ends: as far as it carries, and never on a mesa (Q-114)."""
    ends: list[int] = []
    while path:
        length = min(steps, len(path))
        while length > 1 and path[length - 1] >= FIRST_MESA:
            length -= 1
        ends.append(path[length - 1])
        path = path[length:]
    return ends
