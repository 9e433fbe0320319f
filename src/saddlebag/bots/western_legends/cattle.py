"""Cattle: where to deliver it, and the value of that."""

from typing import Any, Final

from saddlebag.bots.western_legends.rewards import WANTED, WRANGLED, reward
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import COLORS, RAIL_STATION, RANCHES
from saddlebag.western_legends.riding.ways import distances

FAR: Final = 99


def deliveries(sight: Sight) -> list[tuple[int, float]]:
    """Places that take cattle, with the gain over keeping it in the herd."""
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
    """The payment for tokens, less their value while carried."""
    now = sight.now
    return sum([reward(now, held["token"], status) - now.cattle for held in herd])


def here(sight: Sight) -> float:
    """The value of a delivery in this space."""
    return max([worth for place, worth in deliveries(sight) if place == sight.place], default=0.0)


def deliver(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """All tokens, the best first."""
    status = WRANGLED if sight.place == RAIL_STATION else WANTED
    return {
        answer: 0.0 if answer == "done" else 1.0 + reward(sight.now, answer, status)
        for answer in options
    }


def hard_drive(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """An action more, if the cattle can be delivered in this turn or is worth less."""
    far = distances(sight.place)
    near = min([far[place] for place, worth in deliveries(sight) if worth > 0], default=FAR)
    reached = near <= sight.movement * sight.actions
    loss = 0.0 if reached else sight.now.cattle * len(sight.herd)
    return {"take": sight.now.weights.action - loss, "pass": 0.0}
