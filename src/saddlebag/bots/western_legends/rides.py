"""Riding: how far it is, how dangerous, and which space to go to."""

from functools import lru_cache
from typing import Final

from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.taste import TASTE
from saddlebag.western_legends.board import SPACE, SPACES
from saddlebag.western_legends.ways import distances, reach

FAR: Final = 99


@lru_cache(1 << 13)
def steps_from(start: int, barred: int, stops: int, mesas: bool) -> tuple[int, ...]:
    """The fewest steps to each space, around whatever is in the way; FAR: there is no way."""
    found = [FAR] * len(SPACES)
    for space, steps in reach(start, len(SPACES), barred, stops, mesas):
        found[space] = steps
    return tuple(found)


def distances_of(sight: Sight) -> tuple[int, ...]:
    """Steps to each space; where one is, out and back again."""
    return steps_from(sight.place, sight.barred, sight.stops, sight.mesas)


def steps_to(sight: Sight, target: int) -> tuple[int, ...]:
    """Steps from each space to a target, around bandits and the Sheriff."""
    shut = sight.barred | sight.stops & ~(1 << target)
    return steps_from(target, shut, 0, sight.mesas)


def moves(sight: Sight, steps: int) -> int:
    """How many Move actions that takes."""
    return max(1, -(-steps // sight.movement))


def danger(sight: Sight, space: int) -> float:
    """The chance that the Sheriff comes by before one's next turn."""
    away = distances(sight.sheriff)[space]
    return TASTE.danger[away] if away < len(TASTE.danger) else 0.02


def onward(
    sight: Sight, options: tuple[str, ...], target: int, bonus: dict[str, float]
) -> str:
    """The ride that brings one nearest; nobody rides into a bandit by the way."""
    far = steps_to(sight, target)
    met = meet_spaces(sight) if "meet_player" in bonus else ()
    best, chosen = float(FAR), ""
    for answer in options:
        if answer[:5] != "ride:":
            continue
        name, _, way = answer[5:].partition(":")
        space = SPACE[name]
        if sight.stops >> space & 1 and space != target:
            continue
        left = far[space] if space != target else 0
        cost = moves(sight, left) + left * 0.05 if left else 0.0
        if way:  # over a mesa, or by a third region
            cost -= 0.3 * bonus.get("three_regions", 0.0) if way != "over" else 0.2 * sight.wounds
        if sight.wanted:
            cost += 0.5 * danger(sight, space)
        if space in met:
            cost -= 0.2
        if cost < best:
            best, chosen = cost, answer
    return chosen


def meet_spaces(sight: Sight) -> tuple[int, ...]:
    return tuple(
        [
            SPACE[it["space"]]
            for seat, it in enumerate(sight.players)
            if seat != sight.me and it["space"] is not None
        ]
    )
