"""Cattle: where to bring it, and what that is worth."""

from typing import Any

from saddlebag.bots.western_legends.rewards import WANTED, WRANGLED, reward
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import COLORS, RAIL_STATION, RANCHES


def deliveries(sight: Sight) -> list[tuple[int, float]]:
    """Places where cattle is taken, with what it brings more than it is worth in the herd."""
    if not sight.herd:
        return []
    now = sight.now
    worth = paid(sight, sight.herd, WRANGLED)
    if not sight.wanted:
        worth += now.marshal_gain(sight.marshal, sight.money, len(sight.herd))
    found = [(RAIL_STATION, worth)]
    for ranch, color in zip(RANCHES, COLORS, strict=True):
        others = [held for held in sight.herd if held["color"] != color]
        if others:
            points = now.wanted_gain(sight.wanted, sight.marshal, len(others))
            found.append((ranch, paid(sight, others, WANTED) + points))
    return found


def paid(sight: Sight, herd: list[dict[str, Any]], status: str) -> float:
    """What tokens pay, less what they are worth as long as they are carried."""
    now = sight.now
    return sum([reward(now, held["token"], status) - now.cattle for held in herd])


def here(sight: Sight) -> float:
    """What a delivery in this space is worth."""
    return max([worth for place, worth in deliveries(sight) if place == sight.place], default=0.0)


def deliver(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """All of it, the best first."""
    status = WRANGLED if sight.place == RAIL_STATION else WANTED
    return {
        answer: 0.0 if answer == "done" else 1.0 + reward(sight.now, answer, status)
        for answer in options
    }
