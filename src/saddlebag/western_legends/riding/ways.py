"""The shortest ways over the map.

| question | answered by |
|---|---|
| which spaces are entered first with step 1, 2, ...? | `waves`, the search all others rest on |
| which spaces can be entered in n steps, with how many at least? | `reach` |
| how many steps to every space of the board? | `lengths`; with nothing in the way `distances` |
| by which spaces to this one? | `way` |
| by which spaces to each one in reach? | `ways` |
| what can matter to a ride of n steps at all? | `WITHIN` |

Ways with a wish (by a region, over a mesa) are in detours.py, those of exactly n steps in march.py.

Sets of spaces are masks. `barred` spaces may not be entered (MOVE-6), entering a `stop` ends the
move (MOVE-5). A start may be come back to: out and back are two steps. Riders differ in one thing:
with `mesas` a mesa may be crossed, one step onto it and one down to another of its spaces (Q-114),
so what lies across comes two waves later. Without it nothing across is looked at, which keeps the
searches of all others quick.
"""

from functools import lru_cache
from typing import Final

from saddlebag.western_legends.content.board import (
    ACROSS,
    AROUND,
    BORDERS,
    MESAS,
    NEIGHBOURS,
    SPACES,
    members,
)

# Positions return again and again: a memory of this size serves whole series of games.
REMEMBERED: Final = 1 << 14
# For one who may cross mesas they are spaces, too, but never the end of a way.
WITH_MESAS: Final[tuple[tuple[int, ...], ...]] = (
    *((*it.neighbours, *it.mesas) for it in SPACES),
    *BORDERS,
)
FARTHEST: Final = len(SPACES) + 1
FAR: Final = 6  # steps no ride exceeds


def spread(here: int, over: tuple[int, ...]) -> int:
    """Every space next to one of these."""
    bits = 0
    while here:
        low = here & -here
        bits |= over[low.bit_length() - 1]
        here ^= low
    return bits


@lru_cache(REMEMBERED)  # what bars the way differs, most waves do not
def around(here: int) -> int:
    """Every space next to one of these, without crossing a mesa."""
    return spread(here, AROUND)


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


def lengths(start: int, barred: int, stops: int, mesas: bool) -> list[int]:
    """The fewest steps to each space of the board; 0: no way leads there."""
    found = [0] * len(SPACES)
    for length, fresh in enumerate(waves(1 << start, FARTHEST, barred, stops, mesas), 1):
        while fresh:
            low = fresh & -fresh
            found[low.bit_length() - 1] = length
            fresh ^= low
    return found


@lru_cache(REMEMBERED)
def ways(
    start: int, steps: int, barred: int = 0, stops: int = 0, mesas: bool = False
) -> dict[int, tuple[int, ...]]:
    """The way to every space in reach, each the same as `way` finds, all in one go.

    Whoever comes first to a space comes by the way whose spaces come first on the board, because
    every step is taken in that order.
    """
    found: dict[int, tuple[int, ...]] = {}
    front: list[tuple[int, tuple[int, ...]]] = [(start, ())]
    around = WITH_MESAS if mesas else NEIGHBOURS
    for _ in range(steps):
        fresh: list[tuple[int, tuple[int, ...]]] = []
        for here, path in front:
            for there in around[here]:
                if there not in found and not barred >> there & 1:
                    longer = (*path, there)
                    found[there] = longer
                    if not stops >> there & 1:
                        fresh.append((there, longer))
        front = fresh
    for mesa in MESAS:
        found.pop(mesa, ())
    return found


def waves(here: int, steps: int, barred: int, stops: int, mesas: bool) -> list[int]:
    """The spaces first entered with the first step, the second, and so on."""
    found: list[int] = []
    before, closed = 0, barred
    while len(found) < steps and (here or before):
        fresh = around(here)
        if mesas:
            fresh |= spread(before, ACROSS)
        fresh &= ~closed
        found.append(fresh)
        closed |= fresh
        before, here = here, fresh & ~stops
    return found


def way(
    start: int, goal: int, barred: int = 0, stops: int = 0, mesas: bool = False
) -> tuple[int, ...]:
    """The spaces of the shortest legal way, without the start; empty if there is none.

    Among ways as short, the one whose spaces come first on the board, step by step; a mesa crossed
    stands on the way with its own number, and comes after every space.
    """
    if barred >> goal & 1:
        return ()
    if AROUND[start] >> goal & 1:
        return (goal,)
    between = AROUND[start] & AROUND[goal] & ~(barred | stops)
    return (first(between), goal) if between else long_way(start, goal, barred, stops, mesas)


@lru_cache(REMEMBERED)
def long_way(start: int, goal: int, barred: int, stops: int, mesas: bool) -> tuple[int, ...]:
    """The same where it takes more than two steps, or a mesa."""
    goal_bit = 1 << goal
    ahead = [goal_bit]  # ahead[n]: the spaces n steps before the goal
    closed = barred | stops | goal_bit
    while ahead[-1] or len(ahead) < 3 or ahead[-2]:
        if leads(start, ahead, mesas):
            return follow(start, ahead, len(ahead), mesas)
        fresh = around(ahead[-1])
        if mesas and len(ahead) > 1:
            fresh |= spread(ahead[-2], ACROSS)
        fresh &= ~closed
        closed |= fresh
        ahead.append(fresh)
    return ()


def leads(start: int, ahead: list[int], mesas: bool) -> bool:
    """Is the start next to the spaces found last, or across a mesa from those before them?"""
    if AROUND[start] & ahead[-1]:
        return True
    return mesas and len(ahead) > 1 and bool(ACROSS[start] & ahead[-2])


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


def surroundings(start: int) -> list[int]:
    """The spaces that can matter to a ride of 0, 1, 2, ... steps, as masks."""
    near = [1 << start]
    for fresh in waves(1 << start, FAR, 0, 0, True):
        near.append(near[-1] | fresh)
    return near


# What lies farther away than a ride goes cannot bar or stop it.
WITHIN: Final = [surroundings(start) for start in range(len(SPACES))]


@lru_cache(len(SPACES))
def distances(start: int) -> tuple[int, ...]:
    """How many steps it is to each space when nothing is in the way."""
    steps = dict(reach(start, FARTHEST))
    steps[start] = 0
    return tuple(steps[space] for space in range(len(SPACES)))
