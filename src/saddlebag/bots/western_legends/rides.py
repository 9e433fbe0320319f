"""Riding: how far it is, and which space to go to."""

from functools import lru_cache
from typing import Final

from saddlebag.bots.western_legends.sheriff import risk
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers
from saddlebag.western_legends.content.board import SPACE, SPACES
from saddlebag.western_legends.riding.ways import reach

FAR: Final = 99
REMEMBERED: Final = 1 << 13
STEP: Final = 0.05  # share of a Move action: each step left
OVER: Final = "over"  # a mesa, which heals


@lru_cache(REMEMBERED)
def steps_from(start: int, shut: int, stops: int, mesas: bool) -> tuple[int, ...]:
    """The fewest steps to each space around obstacles; FAR: no way."""
    found = [FAR] * len(SPACES)
    for space, steps in reach(start, len(SPACES), shut, stops, mesas):
        found[space] = steps
    return tuple(found)


def steps_of(sight: Sight) -> tuple[int, ...]:
    """Steps to each space; to one's own space, out and back."""
    return steps_from(sight.place, sight.barred, sight.halts, sight.mesas)


def steps_to(sight: Sight, target: int) -> tuple[int, ...]:
    """Steps from each space to a target, around bandits and the Sheriff."""
    shut = (sight.barred | sight.halts) & ~(1 << target)
    return steps_from(target, shut, 0, sight.mesas)


def moves(sight: Sight, steps: int) -> int:
    """The number of Move actions needed."""
    return max(1, -(-steps // sight.movement))


@lru_cache(REMEMBERED)
def ride_of(answer: str) -> tuple[int, str]:
    """`ride:space:by:region`, `to:space`: the space, and the way if it is not the shortest."""
    name, _, way = answer.partition(":")[2].partition(":")
    return SPACE[name], way


def onward(sight: Sight, options: tuple[str, ...], target: int, bonus: Triggers) -> str:
    """The ride that ends nearest, without meeting a bandit on the way."""
    far, movement = steps_to(sight, target), sight.movement
    fear = risk(sight) if sight.wanted and sight.actions == 1 else None
    met = [space for _, space, _ in sight.others] if "meet_player" in bonus else ()
    best, chosen = float(FAR), ""
    for answer in options:
        if answer[:5] != "ride:":
            continue
        space, way = ride_of(answer)
        if space == target:
            cost = 0.0
        elif sight.stops >> space & 1:
            continue
        else:
            left = far[space]
            cost = -(-left // movement) + left * STEP
        if fear is not None:
            cost += fear[space]
        if way:
            cost -= 0.2 * sight.wounds if way == OVER else 0.3 * bonus.get("three_regions", 0.0)
        if space in met:
            cost -= 0.2 * bonus["meet_player"]
        if cost < best:
            best, chosen = cost, answer
    return chosen
