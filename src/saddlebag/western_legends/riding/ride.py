"""Riding over the map: where one may go, and what entering a space means (MOVE)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.ability import BY_CHARACTER, ability
from saddlebag.western_legends.content.board import MESAS, NAMES, SPACE
from saddlebag.western_legends.content.numbers import ON_FOOT
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import ENOUGH_REGIONS, THREE_REGIONS, meet
from saddlebag.western_legends.goods.gear import sum_of
from saddlebag.western_legends.riding.movement import STEPS, movement
from saddlebag.western_legends.riding.outing import (
    FIRST_MESA,
    REGION_BIT,
    REMEMBERED,
    RIDE,
    TO,
    UNHINDERED,
    Journey,
    Outing,
    by_regions,
    hindered,
    within_reach,
)
from saddlebag.western_legends.riding.ways import WITHIN, lengths
from saddlebag.western_legends.state import NONE, West
from saddlebag.western_legends.zones import FIRST_STORY, STORY_DECKS

STAY: Final = "stay"
ONTO_MESAS: Final[list[Refusal]] = [
    (RIDE[mesa], "mesa", {"space": NAMES[mesa]}, "WL MOVE-3") for mesa in MESAS
]
LEFT_STORIES: Final = STORY_DECKS[0]
RIGHT_STORIES: Final = STORY_DECKS[1]
OF_REGIONS: Final = frozenset(
    card for card, it in enumerate(STORY_CARDS, FIRST_STORY) if it.trigger == "three_regions"
)


# ---- where one may go


def barred(s: West, player: int) -> int:
    """MOVE-6: a Wanted player never enters the Sheriff's space."""
    return 1 << s.sheriff if s.wanted[player] else 0


def stops(s: West, player: int) -> int:
    """MOVE-5: a bandit ends the move, but for one who may pass them."""
    if s.mount[player] != NONE and not s.on_foot and sum_of(s, player, "pass_bandits"):
        return 0
    return s.bandits


def own_ride(s: West, me: int) -> Outing:
    """A Move action (MOVE-1, MOVE-5, MOVE-6)."""
    here, steps = s.place[me], ON_FOOT if s.on_foot else STEPS[s.mount[me]]
    near = WITHIN[here]
    shut = 1 << s.sheriff & near[steps] if s.wanted[me] else 0
    halts = s.bandits & near[steps - 1]
    if halts:
        halts &= stops(s, me)
    mesas = BY_CHARACTER[s.character[me]].crosses_mesas if s.legends >> me & 1 else False
    if shut or halts or mesas:
        return hindered(here, steps, shut, halts, mesas)
    return UNHINDERED[here][steps]  # as a rule


def steps_from(s: West, me: int, n: int, shut: int, halts: int) -> Outing:
    """So many steps that are no Move action of their own."""
    return within_reach(s.place[me], n, shut, halts, ability(s, me).crosses_mesas)


def rides(s: West, me: int) -> Sequence[str]:
    """MOVE-1: as far as feet or mount carry."""
    trip = own_ride(s, me)
    return trip.rides + by_regions(trip, s.regions) if wants_regions(s) else trip.rides


def wants_regions(s: West) -> bool:
    """Is a story of three regions open, and a disc still to be placed for it?"""
    if s.placed:
        return False
    piles = s.cards.piles
    left, right = piles[LEFT_STORIES], piles[RIGHT_STORIES]
    if (left and left[-1] in OF_REGIONS) or (right and right[-1] in OF_REGIONS):
        return s.regions.bit_count() < ENOUGH_REGIONS
    return False


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


def travel(s: West, player: int, journey: Journey, cause: str) -> None:
    """Step by step; both steps over a mesa count (Q-114)."""
    path, names, regions, mesas = journey
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
