"""Riding over the map: which spaces can be reached, and the way there.

`barred` spaces may not be entered (MOVE-6), entering a `stop` ends the move (MOVE-5); both are
masks. A start may be come back to: out and back are two steps. With `mesas` a mesa may be crossed,
one step onto it and one down to another of its spaces (Q-114).
"""

from functools import lru_cache
from typing import Final

from saddlebag.western_legends.board import ACROSS, AROUND, BORDERS, MESAS, SPACES, members

# Positions return again and again: a memory of this size serves whole series of games.
REMEMBERED: Final = 1 << 14
FARTHEST: Final = len(SPACES) + 1


def spread(here: int, over: tuple[int, ...]) -> int:
    """Every space next to one of these."""
    bits = 0
    while here:
        low = here & -here
        bits |= over[low.bit_length() - 1]
        here ^= low
    return bits


@lru_cache(REMEMBERED)
def reach(
    start: int, steps: int, barred: int = 0, stops: int = 0, mesas: bool = False
) -> tuple[tuple[int, int], ...]:
    """Every space that can be entered in so many steps or fewer, with the fewest it takes.

    Nearest first, then in the order of the board.
    """
    found: list[tuple[int, int]] = []
    for length, fresh in enumerate(waves(1 << start, steps, barred, stops, mesas), 1):
        found += [(space, length) for space in members(fresh)]
    return tuple(found)


def waves(here: int, steps: int, barred: int, stops: int, mesas: bool) -> list[int]:
    """The spaces first entered with the first step, the second, and so on."""
    found: list[int] = []
    before, closed = 0, barred
    while len(found) < steps and (here or before):
        fresh = spread(here, AROUND)
        if mesas:
            fresh |= spread(before, ACROSS)
        fresh &= ~closed
        found.append(fresh)
        closed |= fresh
        before, here = here, fresh & ~stops
    return found


@lru_cache(REMEMBERED)
def way(
    start: int, goal: int, barred: int = 0, stops: int = 0, mesas: bool = False
) -> tuple[int, ...]:
    """The spaces of the shortest legal way, without the start; empty if there is none.

    Among ways as short, the one whose spaces come first on the board, step by step; a mesa crossed
    stands on the way with its own number, and comes after every space.
    """
    goal_bit = 1 << goal
    if goal_bit & barred:
        return ()
    inside = barred | stops | goal_bit
    ahead = [goal_bit, *waves(goal_bit, FARTHEST, inside, 0, mesas)]
    for length in range(1, len(ahead) + 2):
        path = follow(start, ahead, length, mesas)
        if path:
            return path
    return ()


def follow(here: int, ahead: list[int], left: int, mesas: bool) -> tuple[int, ...]:
    """On from here with so many steps left; ahead[n]: the spaces n steps before the goal."""
    path: list[int] = []
    while left:
        near = AROUND[here] & ahead[left - 1] if left <= len(ahead) else 0
        far = ACROSS[here] & ahead[left - 2] if mesas and left > 1 and not near else 0
        if not near and not far:
            return ()
        there = first(near or far)
        if far:
            path.append(crossed(here, there))
        path.append(there)
        left -= 1 if near else 2
        here = there
    return tuple(path)


def first(bits: int) -> int:
    """The first space of a mask, in the order of the board."""
    return (bits & -bits).bit_length() - 1


def crossed(here: int, there: int) -> int:
    """The mesa between two spaces."""
    both = (here, there)
    return next(
        mesa
        for mesa, border in zip(MESAS, BORDERS, strict=True)
        if all(space in border for space in both)
    )


@lru_cache(len(SPACES))
def distances(start: int) -> tuple[int, ...]:
    """How many steps it is to each space when nothing is in the way."""
    steps = dict(reach(start, FARTHEST))
    steps[start] = 0
    return tuple(steps[space] for space in range(len(SPACES)))


# ---- exactly so many steps, going back allowed


@lru_cache(REMEMBERED)
def march(start: int, steps: int, stops: int = 0) -> tuple[tuple[int, int], ...]:
    """Where a march of exactly so many steps can end; a stop ends it earlier."""
    met: dict[int, int] = {}
    here = 1 << start
    for length in range(1, steps + 1):
        here = spread(here, AROUND)
        for space in members(here & stops):
            met.setdefault(space, length)
        here &= ~stops
    ends = [(space, steps) for space in members(here)] if steps else []
    return tuple(sorted([*met.items(), *ends]))


@lru_cache(REMEMBERED)
def march_way(start: int, goal: int, steps: int, stops: int = 0) -> tuple[int, ...]:
    """A way of exactly so many steps that meets no stop before its goal; empty if there is none."""
    ahead = [1 << goal]
    for _ in range(steps - 1):
        ahead.append(spread(ahead[-1], AROUND) & ~stops)
    return follow(start, ahead, steps, False)
