"""Ways round, for riders who want more than to arrive: by certain spaces, or over a mesa.

`ways_by` and `way_over` find the ways; `ends_by` and `ends_over` say where such ways lead to, all
at once and without the ways: that is what an ask needs. The words are those of ways.py.
"""

from functools import lru_cache

from saddlebag.western_legends.content.board import ACROSS, AROUND, members
from saddlebag.western_legends.riding.ways import REMEMBERED, crossed, reach, spread, way, ways

# ---- the ways


@lru_cache(REMEMBERED)
def ways_by(
    start: int, steps: int, by: int, barred: int, stops: int, mesas: bool
) -> dict[int, tuple[int, ...]]:
    """The shortest legal ways of so many steps at most that enter one of the spaces `by` first."""
    found: dict[int, tuple[int, ...]] = {}
    for space, path in ways(start, steps - 1, barred, stops, mesas).items():
        if by >> space & 1 and not stops >> space & 1:
            for goal, rest in ways(space, steps - len(path), barred, stops, mesas).items():
                if goal not in found or len(path) + len(rest) < len(found[goal]):
                    found[goal] = (*path, *rest)
    return found


@lru_cache(REMEMBERED)
def way_over(start: int, goal: int, steps: int, barred: int, stops: int) -> tuple[int, ...]:
    """The shortest legal way of so many steps at most that crosses a mesa (Q-114)."""
    found: list[tuple[int, ...]] = []
    for here, length in ((start, 0), *reach(start, steps - 2, barred, stops, True)):
        if length and stops >> here & 1:
            continue
        before = way(start, here, barred, stops, True) if length else ()
        for there in members(ACROSS[here] & ~barred):
            rest = () if there == goal else way(there, goal, barred, stops, True)
            stuck = there != goal and (not rest or bool(stops >> there & 1))
            if not stuck and length + 2 + len(rest) <= steps:
                found.append((*before, crossed(here, there), there, *rest))
    return min(found, key=len, default=())


# ---- where they lead to, all ends at once


def ends_by(start: int, steps: int, by: int, barred: int, stops: int, mesas: bool) -> int:
    """The spaces `ways_by` has ways to: waves from the start, and waves from `by` behind them."""
    found = closed = past = past_before = before = 0
    here, shut = 1 << start, barred
    for _ in range(steps):
        ends, fresh = spread(past, AROUND), spread(here, AROUND)
        if mesas:
            ends |= spread(past_before, ACROSS)
            fresh |= spread(before, ACROSS)
        ends &= ~barred
        found |= ends
        fresh &= ~shut
        shut |= fresh
        before, here = here, fresh & ~stops
        past_before, past = past, (ends | here & by) & ~(stops | closed)
        closed |= past
    return found


def ends_over(start: int, steps: int, barred: int, stops: int) -> int:
    """The spaces `way_over` finds a way to."""
    found = closed = past = past_before = before = 0
    here, shut = 1 << start, barred
    for _ in range(steps):
        over = spread(before, ACROSS)
        ends = (spread(past, AROUND) | spread(past_before, ACROSS) | over) & ~barred
        found |= ends
        fresh = (spread(here, AROUND) | over) & ~shut
        shut |= fresh
        before, here = here, fresh & ~stops
        past_before, past = past, ends & ~(stops | closed)
        closed |= past
    return found
