"""Riding over the map: where one may go, which way, and what entering a space means (MOVE).

A ride goes the shortest legal way; where several are as short, the one whose spaces come first on
the board. Ways that matter are offered by name: over a mesa, or by a region a story wants.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.ability import BY_CHARACTER, ability
from saddlebag.western_legends.content.board import (
    MESAS,
    NAMES,
    REGION_OF,
    REGIONS,
    SPACE,
    SPACES,
    mask,
    members,
)
from saddlebag.western_legends.content.numbers import ON_FOOT
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import ENOUGH_REGIONS, THREE_REGIONS, meet
from saddlebag.western_legends.goods.gear import sum_of
from saddlebag.western_legends.riding.detours import ends_by, ends_over, way_over, ways_by
from saddlebag.western_legends.riding.movement import STEPS, movement
from saddlebag.western_legends.riding.ways import WITHIN, lengths, reach, waves, way, ways
from saddlebag.western_legends.state import NONE, West
from saddlebag.western_legends.zones import FIRST_STORY, STORY_DECKS

RIDE: Final = [f"ride:{name}" for name in NAMES]
TO: Final = [f"to:{name}" for name in NAMES]
BY: Final = [[f"{answer}:by:{region}" for region in REGIONS] for answer in RIDE]
STAY: Final = "stay"
REMEMBERED: Final = 1 << 14
ONTO_MESAS: Final[list[Refusal]] = [
    (RIDE[mesa], "mesa", {"space": NAMES[mesa]}, "WL MOVE-3") for mesa in MESAS
]
LEFT_STORIES: Final = STORY_DECKS[0]
RIGHT_STORIES: Final = STORY_DECKS[1]
FIRST_MESA: Final = len(SPACES)  # on a way mesas have numbers of their own
REGION_BIT: Final = [1 << region for region in REGION_OF]
OF_REGIONS: Final = frozenset(
    card for card, it in enumerate(STORY_CARDS, FIRST_STORY) if it.trigger == "three_regions"
)
REGION_SPACES: Final = [
    mask([space for space, found in enumerate(REGION_OF) if found == region])
    for region in range(len(REGIONS))
]


# ---- where one may go


def barred(s: West, player: int) -> int:
    """MOVE-6: a Wanted player never enters the Sheriff's space."""
    return 1 << s.sheriff if s.wanted[player] else 0


def stops(s: West, player: int) -> int:
    """MOVE-5: a bandit ends the move, but for one who may pass them."""
    if s.mount[player] != NONE and not s.on_foot and sum_of(s, player, "pass_bandits"):
        return 0
    return s.bandits


def bounds(s: West, me: int, n: int, shut: int, halts: int) -> tuple[int, int, bool]:
    """What matters of that to a ride of so many steps, and may a mesa be crossed?"""
    near = WITHIN[s.place[me]]  # and the last step ends a ride, whoever stands there
    return shut & near[n], halts & near[n - 1], ability(s, me).crosses_mesas


def own_ride(s: West, me: int) -> tuple[int, int, int, int, bool]:
    """From where, how far, and the bounds of a Move action (MOVE-1, MOVE-5, MOVE-6)."""
    here, steps = s.place[me], ON_FOOT if s.on_foot else STEPS[s.mount[me]]
    near = WITHIN[here]
    shut = 1 << s.sheriff & near[steps] if s.wanted[me] else 0
    halts = s.bandits & near[steps - 1]
    if halts:
        halts &= stops(s, me)
    mesas = BY_CHARACTER[s.character[me]].crosses_mesas if s.legends >> me & 1 else False
    return here, steps, shut, halts, mesas


@lru_cache(REMEMBERED)
def answers(
    start: int, steps: int, shut: int, halts: int, mesas: bool, ride: bool
) -> tuple[str, ...]:
    """Every space in reach, nearest first, as answers."""
    found: tuple[str, ...] = ()
    for fresh in waves(1 << start, steps, shut, halts, mesas):
        found += named(fresh, ride)
    return found


@lru_cache(REMEMBERED)  # one wave; the same for riders who differ in what is farther on
def named(spaces: int, ride: bool) -> tuple[str, ...]:
    """These spaces as answers, in the order of the board."""
    words = RIDE if ride else TO
    return tuple([words[space] for space in members(spaces)])


def rides(s: West, me: int) -> Sequence[str]:
    """MOVE-1: as far as feet or mount carry."""
    here, steps, shut, halts, mesas = own_ride(s, me)
    found = answers(here, steps, shut, halts, mesas, True)
    if mesas:
        found += over_mesas(here, steps, shut, halts, True)
    if wants_regions(s):
        found += by_regions(here, steps, shut, halts, mesas, s.regions)
    return found


def wants_regions(s: West) -> bool:
    """Is a story of three regions open, and a disc still to be placed for it?"""
    if s.placed:
        return False
    piles = s.cards.piles
    left, right = piles[LEFT_STORIES], piles[RIGHT_STORIES]
    if (left and left[-1] in OF_REGIONS) or (right and right[-1] in OF_REGIONS):
        return s.regions.bit_count() < ENOUGH_REGIONS
    return False


@lru_cache(REMEMBERED)
def over_mesas(here: int, steps: int, shut: int, halts: int, ride: bool) -> tuple[str, ...]:
    """Where the shortest way goes round a mesa that could be crossed."""
    words, ends = RIDE if ride else TO, ends_over(here, steps, shut, halts)
    found = [
        f"{words[space]}:over"
        for space, _ in reach(here, steps, shut, halts, True)
        if ends >> space & 1 and max(way(here, space, shut, halts, True)) < FIRST_MESA
    ]
    return tuple(found)


@lru_cache(REMEMBERED)
def by_regions(
    here: int, steps: int, shut: int, halts: int, mesas: bool, seen: int
) -> tuple[str, ...]:
    """Where a longer way sees a region more than the shortest, until three are seen."""
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


def regions_of(path: tuple[int, ...]) -> int:
    """The regions a way enters, as a mask; a mesa has none."""
    seen = 0
    for space in path:
        if space < FIRST_MESA:
            seen |= REGION_BIT[space]
    return seen


@lru_cache(REMEMBERED)
def chosen_way(
    where: str, here: int, n: int, shut: int, halts: int, mesas: bool
) -> tuple[int, ...]:
    """The way an answer names: SPACE, SPACE:over or SPACE:by:REGION, of so many steps at most."""
    name, _, how = where.partition(":")
    space = SPACE[name]
    if not how:
        return way(here, space, shut, halts, mesas)
    if how == "over":
        return way_over(here, space, n, shut, halts)
    spaces = REGION_SPACES[REGIONS.index(how.removeprefix("by:"))]
    return ways_by(here, n, spaces, shut, halts, mesas)[space]


def steps_to(s: West, me: int, n: int, shut: int, halts: int) -> tuple[str, ...]:
    """Every space in reach of so many steps, and the ways over a mesa."""
    here = s.place[me]
    shut, halts, mesas = bounds(s, me, n, shut, halts)
    plain = answers(here, n, shut, halts, mesas, False)
    return plain + over_mesas(here, n, shut, halts, False) if mesas else plain


def ride_refusals(s: West, me: int) -> list[Refusal]:
    """Where one cannot ride, and why: too far, the Sheriff, bandits in the way."""
    found = out_of_reach(s, me, True, movement(s, me), barred(s, me), stops(s, me))
    return found + ONTO_MESAS


def out_of_reach(s: West, me: int, ride: bool, n: int, shut: int, halts: int) -> list[Refusal]:
    """Every space that so many steps do not lead to, and why."""
    words = RIDE if ride else TO
    found: list[Refusal] = []
    needed = lengths(s.place[me], shut, halts, ability(s, me).crosses_mesas)
    for space, needs in enumerate(needed):
        if needs > n:
            found.append(too_far(space, needs, n, ride))
        elif not needs:
            found.append((words[space], *closed(s, space, shut)))
    return found


@lru_cache(REMEMBERED)
def too_far(space: int, needs: int, has: int, ride: bool) -> Refusal:
    """The same every time, and nobody changes the values of a refusal."""
    values: dict[str, object] = {"space": NAMES[space], "needs": needs, "has": has}
    return (RIDE if ride else TO)[space], "too_far", values, "WL MOVE-1"


def closed(s: West, space: int, shut: int) -> tuple[str, dict[str, object], str]:
    """Why no way at all leads to a space."""
    where: dict[str, object] = {"space": NAMES[space]}
    if not shut >> space & 1:
        return "no_way", where, "WL MOVE-5"
    if space == s.sheriff:
        return "sheriff_there", where, "WL MOVE-6"
    return "bandit_there", where, "WL Q-113"


# ---- moving a figure


def travel(s: West, player: int, path: tuple[int, ...], cause: str) -> None:
    """Step by step; both steps over a mesa count (Q-114)."""
    names, regions, mesas = journey(s.place[player], path)
    s.tell("rode", player, names, cause)
    if mesas:
        cross(s, player, path)
    elif path:
        s.place[player] = path[-1]
    enter(s, player, regions)
    if s.options.goals:
        did(s, player, "step", len(path))


def cross(s: West, player: int, path: tuple[int, ...]) -> None:
    """A way with a mesa on it: what crossing one brings comes before the next step."""
    for space in path:
        if space < FIRST_MESA:
            s.place[player] = space
        else:
            ability(s, player).mesa_crossed(s, player)
            did(s, player, "mesa_cross")


@lru_cache(REMEMBERED)
def journey(start: int, path: tuple[int, ...]) -> tuple[tuple[str, ...], int, bool]:
    """The names along a way, the regions it enters, and is there a mesa on it?"""
    names = tuple([NAMES[space] for space in (start, *path)])
    return names, regions_of(path), max(path, default=0) >= FIRST_MESA


def enter(s: West, player: int, regions: int) -> None:
    """Spaces of these regions were entered, or a figure was put on one."""
    if player == s.turn and regions:
        s.entered = True
        seen = s.regions | regions
        if seen != s.regions:
            s.regions = seen
            if seen.bit_count() >= ENOUGH_REGIONS:
                meet(s, player, THREE_REGIONS)


def put(s: West, player: int, space: int, cause: str) -> None:
    """A placement: no spaces between are entered, and it is no step."""
    s.tell("placed", player, NAMES[s.place[player]], NAMES[space], cause)
    s.place[player] = space
    enter(s, player, REGION_BIT[space])


def space_of(answer: str) -> int:
    """The space an answer names."""
    return SPACE[answer.partition(":")[2]]
