"""Cattle: where to deliver it, and the value of that."""

from typing import Any, Final

from saddlebag.bots.western_legends.gear import MORE_MARSHAL, MORE_WANTED
from saddlebag.bots.western_legends.rewards import WANTED, WRANGLED, reward
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import COLORS, RAIL_STATION, RANCHES
from saddlebag.western_legends.riding.ways import distances

FAR: Final = 99


def deliveries(sight: Sight) -> list[tuple[int, float]]:
    """Places that take cattle, with the gain over keeping it in the herd."""
    if not sight.herd:
        return []
    now, weapon = sight.now, sight.mat["weapon"]
    worth = paid(sight, sight.herd, WRANGLED)
    if not sight.wanted:
        points = len(sight.herd) + MORE_MARSHAL[weapon]
        worth += now.marshal_gain(sight.marshal, sight.money, points)
    found = [(RAIL_STATION, worth)]
    for ranch, color in zip(RANCHES, COLORS, strict=True):
        others = [held for held in sight.herd if held["color"] != color]
        if others:
            points = len(others) + MORE_WANTED[weapon]
            gain = now.wanted_gain(sight.wanted, sight.marshal, points)
            found.append((ranch, paid(sight, others, WANTED) + gain))
    return found


def paid(sight: Sight, herd: list[dict[str, Any]], status: str) -> float:
    """The payment for tokens, less their value while carried."""
    now, kept = sight.now, carried(sight)
    return sum([reward(now, held["token"], status) - kept for held in herd])


def carried(sight: Sight) -> float:
    """The value of a token in the herd: nothing if it is lost at the end of the turn (Q-109)."""
    lost = sight.so_far["driven"] and sight.view["turn"] == sight.me
    return 0.0 if lost else sight.now.cattle


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
