"""An outing: from where, how far, what bars the way and what ends it; and the ways it offers.

Whoever stands in the same place with the same things about is offered the same, so outings are
remembered. A ride goes the shortest legal way; where several are as short, the one whose spaces
come first on the board. Ways that matter are offered by name: over a mesa, or by a region a story
wants.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from saddlebag.western_legends.content.board import (
    NAMES,
    REGION_OF,
    REGIONS,
    SPACE,
    SPACES,
    mask,
    members,
)
from saddlebag.western_legends.counting.triggers import ENOUGH_REGIONS
from saddlebag.western_legends.riding.detours import ends_by, ends_over, way_over, ways_by
from saddlebag.western_legends.riding.ways import FAR, WITHIN, reach, waves, way, ways

RIDE: Final = [f"ride:{name}" for name in NAMES]  # answers of a Move action
TO: Final = [f"to:{name}" for name in NAMES]  # and of all other ways
BY: Final = [[f"{answer}:by:{region}" for region in REGIONS] for answer in RIDE]
REMEMBERED: Final = 1 << 14
FIRST_MESA: Final = len(SPACES)  # on a way mesas have numbers of their own
REGION_BIT: Final = [1 << region for region in REGION_OF]
REGION_SPACES: Final = [
    mask([space for space, found in enumerate(REGION_OF) if found == region])
    for region in range(len(REGIONS))
]


class Journey(NamedTuple):
    """One way, as it is ridden."""

    path: tuple[int, ...]  # its spaces and mesas, without the start
    names: tuple[str, ...]  # with the start
    regions: int  # that it enters, as a mask
    mesas: bool  # is one of them crossed?


class Outing:
    """So many steps from here; none into a `shut` space, and none on after one of `halts`."""

    __slots__ = ("_journeys", "_to", "halts", "here", "mesas", "rides", "shut", "steps")

    def __init__(
        self,
        here: int,
        steps: int,
        shut: int,
        halts: int,
        mesas: bool,
        journeys: dict[str, Journey],
    ) -> None:
        self.here = here
        self.steps = steps
        self.shut = shut
        self.halts = halts
        self.mesas = mesas  # may they be crossed?
        self.rides = self._ends(True)  # where it leads, as answers of a Move action
        self._to: tuple[str, ...] | None = None
        self._journeys = journeys  # by space, found when somebody rides there

    @property
    def to(self) -> tuple[str, ...]:
        """Where it leads, as answers of anything but a Move action."""
        if self._to is None:
            self._to = self._ends(False)
        return self._to

    def _ends(self, ride: bool) -> tuple[str, ...]:
        """Every space in reach, nearest first; then those with a way over a mesa."""
        found: tuple[str, ...] = ()
        for fresh in waves(1 << self.here, self.steps, self.shut, self.halts, self.mesas):
            found += named(fresh, ride)
        return found + self.over_mesas(ride) if self.mesas else found

    def over_mesas(self, ride: bool) -> tuple[str, ...]:
        """Where the shortest way goes round a mesa that could be crossed."""
        here, steps, shut, halts = self.here, self.steps, self.shut, self.halts
        words, ends = RIDE if ride else TO, ends_over(here, steps, shut, halts)
        found = [
            f"{words[space]}:over"
            for space, _ in reach(here, steps, shut, halts, True)
            if ends >> space & 1 and max(way(here, space, shut, halts, True)) < FIRST_MESA
        ]
        return tuple(found)

    def journey(self, where: str) -> Journey:
        """The way an answer names: SPACE, SPACE:over or SPACE:by:REGION."""
        found = self._journeys.get(where)
        if found is None:
            found = as_ridden(self.here, self._path(where))
            if where in SPACE:
                self._journeys[where] = found
        return found

    def _path(self, where: str) -> tuple[int, ...]:
        name, _, how = where.partition(":")
        space = SPACE[name]
        if not how:
            return way(self.here, space, self.shut, self.halts, self.mesas)
        if how == "over":
            return way_over(self.here, space, self.steps, self.shut, self.halts)
        spaces = REGION_SPACES[REGIONS.index(how.removeprefix("by:"))]
        return ways_by(self.here, self.steps, spaces, self.shut, self.halts, self.mesas)[space]


def unhindered(here: int) -> list[Outing]:
    """By steps, outings with nothing in the way; they have the shortest ways in common."""
    journeys: dict[str, Journey] = {}
    return [Outing(here, steps, 0, 0, False, journeys) for steps in range(FAR + 1)]


@lru_cache(REMEMBERED)
def hindered(here: int, steps: int, shut: int, halts: int, mesas: bool) -> Outing:
    """An outing like any other."""
    return Outing(here, steps, shut, halts, mesas, {})


def within_reach(here: int, steps: int, shut: int, halts: int, mesas: bool) -> Outing:
    """An outing, whatever is too far away to matter left out."""
    near = WITHIN[here]  # and the last step ends a ride, whoever stands there
    return hindered(here, steps, shut & near[steps], halts & near[steps - 1], mesas)


@lru_cache(REMEMBERED)  # one wave; the same for riders who differ in what is farther on
def named(spaces: int, ride: bool) -> tuple[str, ...]:
    """These spaces as answers, in the order of the board."""
    words = RIDE if ride else TO
    return tuple([words[space] for space in members(spaces)])


@lru_cache(REMEMBERED)
def by_regions(trip: Outing, seen: int) -> tuple[str, ...]:
    """Where a longer way sees a region more than the shortest, until three are seen."""
    here, steps, shut, halts, mesas = trip.here, trip.steps, trip.shut, trip.halts, trip.mesas
    near = WITHIN[here][steps - 1]
    ends = [
        (region, ends_by(here, steps, spaces, shut, halts, mesas))
        for region, spaces in enumerate(REGION_SPACES)
        if spaces & near and not seen >> region & 1
    ]
    found: list[str] = []
    for space, path in ways(here, steps, shut, halts, mesas).items() if ends else ():
        short = seen | regions_of(path)
        if short.bit_count() < ENOUGH_REGIONS:
            for region, spaces in ends:
                if spaces >> space & 1 and not short >> region & 1:
                    found.append(BY[space][region])
    return tuple(found)


@lru_cache(REMEMBERED)
def as_ridden(start: int, path: tuple[int, ...]) -> Journey:
    """A way with all that riding it needs to know."""
    names = tuple([NAMES[space] for space in (start, *path)])
    return Journey(path, names, regions_of(path), max(path, default=0) >= FIRST_MESA)


def regions_of(path: tuple[int, ...]) -> int:
    """The regions a way enters, as a mask; a mesa has none."""
    seen = 0
    for space in path:
        if space < FIRST_MESA:
            seen |= REGION_BIT[space]
    return seen


UNHINDERED: Final = [unhindered(here) for here in range(len(SPACES))]
