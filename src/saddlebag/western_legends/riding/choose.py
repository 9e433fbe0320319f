"""Choosing a way: the ask for one, and the ways shown beside the spaces an ask offers."""

from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.board import NAMES, REGIONS
from saddlebag.western_legends.riding.march import march, march_way
from saddlebag.western_legends.riding.ride import (
    REMEMBERED,
    STAY,
    TO,
    bounds,
    by_regions,
    chosen_way,
    out_of_reach,
    over_mesas,
    own_ride,
    steps_to,
    wants_regions,
)
from saddlebag.western_legends.riding.ways import ways
from saddlebag.western_legends.state import West

ALL_SEEN: Final = (1 << len(REGIONS)) - 1  # no way by a region is wanted


async def choose_way(
    s: West, me: int, key: str, n: int, shut: int, halts: int, stay: bool
) -> tuple[int, ...]:
    """A way of so many steps at most; none: stay."""
    spaces = steps_to(s, me, n, shut, halts)
    if not spaces:
        return ()
    options = (STAY, *spaces) if stay else spaces
    answer = await Ask(
        me,
        key,
        options,
        step_refusals,
        idle=STAY if stay else "",
        about=(s, me, n, shut, halts),
        detail=step_ways,
    )
    if answer == STAY:
        return ()
    where = answer.removeprefix("to:")
    return chosen_way(where, s.place[me], n, *bounds(s, me, n, shut, halts))


def step_refusals(s: West, me: int, n: int, shut: int, halts: int) -> list[Refusal]:
    """Farther than these steps go, the Sheriff's space, or behind a bandit."""
    return out_of_reach(s, me, False, n, shut, halts)


# ---- the ways shown


def ride_ways(s: West, me: int) -> dict[str, Any] | None:
    """The ways of a Move action, while there is an action left for it."""
    if s.actions <= 0:
        return None
    wanted = s.regions if wants_regions(s) else ALL_SEEN
    return shown_ways(*own_ride(s, me), True, wanted)


def step_ways(s: West, me: int, n: int, shut: int, halts: int) -> dict[str, Any]:
    """The ways of so many steps that are no Move action of their own."""
    return shown_ways(s.place[me], n, *bounds(s, me, n, shut, halts))


@lru_cache(REMEMBERED)
def shown_ways(
    start: int,
    steps: int,
    shut: int,
    halts: int,
    mesas: bool,
    ride: bool = False,
    seen: int = ALL_SEEN,
) -> dict[str, Any]:
    """The shortest ways as a tree, and in full what goes another way."""
    before: dict[str, str] = {}
    for path in ways(start, steps, shut, halts, mesas).values():
        for here, there in pairwise(path):
            before[NAMES[there]] = NAMES[here]
    others = over_mesas(start, steps, shut, halts, ride) if mesas else ()
    others += by_regions(start, steps, shut, halts, mesas, seen)
    detours = {
        answer: named(chosen_way(answer.partition(":")[2], start, steps, shut, halts, mesas))
        for answer in others
    }
    return {"before": before, "detours": detours}


@lru_cache(REMEMBERED)
def marches(start: int, steps: int, halts: int) -> dict[str, Any]:
    """Ways of exactly so many steps: each its own."""
    detours = {
        TO[space]: named(march_way(start, space, length, halts))
        for space, length in march(start, steps, halts)
    }
    return {"before": {}, "detours": detours}


def named(path: tuple[int, ...]) -> list[str]:
    return [NAMES[stop] for stop in path]
