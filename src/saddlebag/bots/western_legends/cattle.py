"""Cattle: where to bring it, and what that is worth."""

from typing import Any

from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import MARSHAL, WANTED, all_of
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.board import COLORS, RAIL_STATION, RANCHES
from saddlebag.western_legends.cattle import CATTLE

# What each token pays at the Rail Station, and at the other ranch.
WRANGLED = {it.id: all_of(it.reward, MARSHAL) for it in CATTLE}
RUSTLED = {it.id: all_of(it.reward, WANTED) for it in CATTLE}


def token(held: dict[str, Any], wrangled: bool) -> float:
    """What a token pays."""
    return (WRANGLED if wrangled else RUSTLED).get(held["token"], 1.0)


def deliveries(sight: Sight) -> list[tuple[int, float]]:
    """The places where cattle is taken, with what it brings more than it is worth in the herd."""
    if not sight.herd:
        return []
    turns = sight.turns
    kept = WORTH.cattle[turns]
    count = len(sight.herd)
    worth = sum([token(held, True) - kept for held in sight.herd])
    if not sight.wanted:
        worth += WORTH.marshal_gain(turns, sight.marshal, sight.money, count)
    found = [(RAIL_STATION, worth)]
    for other, color in enumerate(COLORS):
        mine = [held for held in sight.herd if held["color"] != color]
        if mine:
            worth = sum([token(held, False) - kept for held in mine])
            worth += WORTH.wanted_gain(turns, sight.wanted, sight.marshal, len(mine))
            found.append((RANCHES[other], worth))
    return found
