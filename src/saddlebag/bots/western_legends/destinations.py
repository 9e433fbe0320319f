"""Destinations that may be worth a ride, and what they offer."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saddlebag.bots.western_legends import place_actions
from saddlebag.bots.western_legends.cattle import deliveries
from saddlebag.bots.western_legends.player_fights import PlayerFights
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers
from saddlebag.western_legends.content.board import (
    BANK,
    CABARET,
    COLORS,
    DOCTOR,
    MINES,
    RANCHES,
    SALOONS,
    STORES,
)

STORE_SPACES: Final = (*STORES[0], *STORES[1])
SALOON_SPACES: Final = (*SALOONS[0], *SALOONS[1])


class Destination(NamedTuple):
    """A destination, the value of the ride there, and of each action there."""

    spaces: tuple[int, ...]
    arrival: float
    actions: Sequence[float]  # the best first


def destinations(sight: Sight, bonus: Triggers, fights: PlayerFights) -> list[Destination]:
    """Everywhere that may be worth a ride."""
    at_bank = sorted(
        (place_actions.heist(sight, bonus), place_actions.deposit(sight, bonus)), reverse=True
    )
    found = [
        Destination((BANK,), 0.0, at_bank),
        Destination(MINES, 0.0, place_actions.prospecting(sight, bonus)),
        Destination(SALOON_SPACES, 0.0, place_actions.gambling(sight, bonus)),
        Destination((CABARET,), 0.0, (place_actions.revel(sight, bonus),)),
    ]
    if sight.wounds:
        found.append(Destination((DOCTOR,), 0.0, (place_actions.healing(sight, bonus),)))
    shopping = place_actions.shopping(sight, bonus)
    if shopping > 0:
        found.append(Destination(STORE_SPACES, 0.0, (shopping,)))
    if sight.pens > 0:
        full = sight.view["ranches"]
        ranches = tuple([RANCHES[k] for k, color in enumerate(COLORS) if full[color]])
        if ranches:
            found.append(Destination(ranches, 0.0, (place_actions.acquiring(sight, bonus),)))
    for place, worth in deliveries(sight):
        found.append(Destination((place,), worth + bonus.get("cattle_business", 0.0), ()))
    for place in sight.bandits:
        found.append(Destination((place,), place_actions.ambush(sight, bonus, place), ()))
    return found + meetings(sight, bonus, fights)


def meetings(sight: Sight, bonus: Triggers, fights: PlayerFights) -> list[Destination]:
    """Players to ride to and fight."""
    meeting = bonus.get("meet_player", 0.0)
    fought = sight.so_far["fought"]  # FIGHT-22
    return [
        Destination((space,), meeting, (0.0 if seat in fought else fights.best(foe),))
        for seat, space, foe in sight.others
    ]
