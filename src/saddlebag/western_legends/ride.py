"""Riding: the Move action, its extra steps, free moves, and what follows a move (MOVE).

A ride goes the shortest legal way; where several are as short, the one whose spaces come first on
the board. Ways that matter for a story of three regions are offered by name.
"""

from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.abilities.unlocked import ability
from saddlebag.western_legends.board import MESAS, NAMES, REGION_OF, SPACE, SPACES
from saddlebag.western_legends.gains import heal
from saddlebag.western_legends.gear import movement, sum_of
from saddlebag.western_legends.goal_progress import did
from saddlebag.western_legends.state import West
from saddlebag.western_legends.triggers import ENOUGH_REGIONS, THREE_REGIONS, meet
from saddlebag.western_legends.ways import reach, way

EVENTS: Final = {
    "rode": "player path cause",  # from the start on; a mesa crossed stands in it, too
    "placed": "player before space cause",
}
RIDE: Final = [f"ride:{name}" for name in NAMES]
TO: Final = [f"to:{name}" for name in NAMES]
STAY: Final = "stay"
REMEMBERED: Final = 1 << 14


# ---- where one may go


def barred(s: West, player: int) -> int:
    """MOVE-6: a Wanted player never enters the Sheriff's space."""
    return 1 << s.sheriff if s.wanted[player] else 0


def stops(s: West, player: int) -> int:
    """MOVE-5: a bandit ends the move, but for one who may pass them."""
    return 0 if sum_of(s, player, "pass_bandits") else s.bandits


@lru_cache(REMEMBERED)
def answers(
    start: int, steps: int, shut: int, halts: int, mesas: bool, ride: bool
) -> tuple[str, ...]:
    """Every space in reach, nearest first, as answers."""
    words = RIDE if ride else TO
    return tuple([words[space] for space, _ in reach(start, steps, shut, halts, mesas)])


def rides(s: West, me: int) -> tuple[str, ...]:
    """MOVE-1: as far as feet or mount carry."""
    mesas = ability(s, me).crosses_mesas
    return answers(s.place[me], movement(s, me), barred(s, me), stops(s, me), mesas, True)


def steps_to(s: West, me: int, n: int, shut: int, halts: int) -> tuple[str, ...]:
    """Every space in reach of so many steps."""
    return answers(s.place[me], n, shut, halts, ability(s, me).crosses_mesas, False)


def ride_refusals(s: West, me: int) -> list[Refusal]:
    """Where one cannot ride, and why: too far, the Sheriff, bandits in the way."""
    here, steps, shut, halts = s.place[me], movement(s, me), barred(s, me), stops(s, me)
    mesas = ability(s, me).crosses_mesas
    open_now = dict(reach(here, steps, shut, halts, mesas))
    free = dict(reach(here, len(SPACES), shut, halts, mesas))
    found: list[Refusal] = []
    for space in range(len(SPACES)):
        if space not in open_now:
            found.append((RIDE[space], *why_not(s, space, steps, shut, free)))
    found += [(RIDE[mesa], "mesa", {"space": NAMES[mesa]}, "WL MOVE-3") for mesa in MESAS]
    return found


def why_not(
    s: West, space: int, steps: int, shut: int, free: dict[int, int]
) -> tuple[str, dict[str, object], str]:
    """The reason one space is out of reach."""
    if shut >> space & 1:
        return "sheriff_there", {"space": NAMES[space]}, "WL MOVE-6"
    if space not in free:
        return "no_way", {"space": NAMES[space]}, "WL MOVE-5"
    values: dict[str, object] = {"space": NAMES[space], "needs": free[space], "has": steps}
    return "too_far", values, "WL MOVE-1"


# ---- moving a figure


def travel(s: West, player: int, path: tuple[int, ...], cause: str) -> None:
    """Step by step; a mesa crossed heals its crosser (Q-114) and both its steps count."""
    s.tell("rode", player, [NAMES[s.place[player]], *[NAMES[space] for space in path]], cause)
    for space in path:
        if space >= len(SPACES):
            heal(s, player, 1, "over_the_top")
            did(s, player, "mesa_cross")
        else:
            arrive(s, player, space)
    if player < s.seats:
        did(s, player, "step", len(path))


def arrive(s: West, player: int, space: int) -> None:
    """A space is entered, or a figure is put on it."""
    s.place[player] = space
    if player == s.turn:
        s.entered = True
        seen = s.regions | 1 << REGION_OF[space]
        if seen != s.regions:
            s.regions = seen
            if seen.bit_count() >= ENOUGH_REGIONS:
                meet(s, player, THREE_REGIONS)


def put(s: West, player: int, space: int, cause: str) -> None:
    """A placement: no spaces between are entered, and it is no step."""
    s.tell("placed", player, NAMES[s.place[player]], NAMES[space], cause)
    arrive(s, player, space)


def go(s: West, me: int, space: int, cause: str) -> None:
    """The shortest legal way there."""
    mesas = ability(s, me).crosses_mesas
    travel(s, me, way(s.place[me], space, barred(s, me), stops(s, me), mesas), cause)


def space_of(answer: str) -> int:
    """The space an answer names."""
    return SPACE[answer.partition(":")[2]]


async def choose_space(
    s: West, me: int, key: str, n: int, shut: int, halts: int, stay: bool
) -> int:
    """A space within so many steps; -1: stay."""
    spaces = steps_to(s, me, n, shut, halts)
    if not spaces:
        return -1
    options = (STAY, *spaces) if stay else spaces
    answer = await Ask(
        me, key, options, lambda: step_refusals(s, me, n, shut), idle=STAY if stay else ""
    )
    return -1 if answer == STAY else space_of(answer)


def step_refusals(s: West, me: int, n: int, shut: int) -> list[Refusal]:
    """MOVE-6, or farther than these steps go."""
    here = s.place[me]
    near = dict(reach(here, n, shut, s.bandits, ability(s, me).crosses_mesas))
    far = dict(reach(here, len(SPACES)))
    return [
        (TO[space], *why_not(s, space, n, shut, far))
        for space in range(len(SPACES))
        if space not in near
    ]
