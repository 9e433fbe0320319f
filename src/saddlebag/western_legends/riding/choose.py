"""Choosing a way: the ask for one, and the ways shown beside the spaces an ask offers."""

from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.board import NAMES, REGIONS
from saddlebag.western_legends.riding.march import march, march_way
from saddlebag.western_legends.riding.outing import REMEMBERED, TO, Journey, Outing, by_regions
from saddlebag.western_legends.riding.ride import (
    STAY,
    out_of_reach,
    own_ride,
    steps_from,
    wants_regions,
)
from saddlebag.western_legends.riding.ways import ways
from saddlebag.western_legends.state import West

ALL_SEEN: Final = (1 << len(REGIONS)) - 1  # no way by a region is wanted


async def choose_way(
    s: West, me: int, key: str, n: int, shut: int, halts: int, stay: bool
) -> Journey | None:
    """A way of so many steps at most; none: stay."""
    spaces = steps_from(s, me, n, shut, halts).to
    if not spaces:
        return None
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
        return None
    return steps_from(s, me, n, shut, halts).journey(answer.removeprefix("to:"))


def step_refusals(s: West, me: int, n: int, shut: int, halts: int) -> list[Refusal]:
    """Farther than these steps go, the Sheriff's space, or behind a bandit."""
    return out_of_reach(s, me, False, n, shut, halts)


# ---- the ways shown


def ride_ways(s: West, me: int) -> dict[str, Any] | None:
    """The ways of a Move action, while there is an action left for it."""
    if s.actions <= 0:
        return None
    return shown_ways(own_ride(s, me), True, s.regions if wants_regions(s) else ALL_SEEN)


def step_ways(s: West, me: int, n: int, shut: int, halts: int) -> dict[str, Any]:
    """The ways of so many steps that are no Move action of their own."""
    return shown_ways(steps_from(s, me, n, shut, halts))


@lru_cache(REMEMBERED)
def shown_ways(trip: Outing, ride: bool = False, seen: int = ALL_SEEN) -> dict[str, Any]:
    """The shortest ways as a tree, and in full what goes another way."""
    before: dict[str, str] = {}
    for path in ways(trip.here, trip.steps, trip.shut, trip.halts, trip.mesas).values():
        for here, there in pairwise(path):
            before[NAMES[there]] = NAMES[here]
    others = trip.over_mesas(ride) if trip.mesas else ()
    others += by_regions(trip, seen)
    detours = {answer: list(trip.journey(answer.partition(":")[2]).names[1:]) for answer in others}
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
