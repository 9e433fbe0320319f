"""Where it may be worth to go, and what is to be had there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saddlebag.bots.western_legends import deeds
from saddlebag.bots.western_legends.brawls import Brawls
from saddlebag.bots.western_legends.cattle import deliveries
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


class Stop(NamedTuple):
    """Somewhere to go, what the ride there brings, and what each action there does."""

    spaces: tuple[int, ...]
    arrival: float
    deeds: Sequence[float]  # the best first


def stops(sight: Sight, bonus: Triggers, brawls: Brawls) -> list[Stop]:
    """Everywhere that may be worth a ride."""
    at_bank = sorted((deeds.heist(sight, bonus), deeds.deposit(sight, bonus)), reverse=True)
    found = [
        Stop((BANK,), 0.0, at_bank),
        Stop(MINES, 0.0, deeds.prospecting(sight, bonus)),
        Stop(SALOON_SPACES, 0.0, deeds.gambling(sight, bonus)),
        Stop((CABARET,), 0.0, (deeds.revel(sight, bonus),)),
    ]
    if sight.wounds:
        found.append(Stop((DOCTOR,), 0.0, (deeds.healing(sight, bonus),)))
    shopping = deeds.shopping(sight, bonus)
    if shopping > 0:
        found.append(Stop(STORE_SPACES, 0.0, (shopping,)))
    if sight.pens > 0:
        full = sight.view["ranches"]
        ranches = tuple([RANCHES[k] for k, color in enumerate(COLORS) if full[color]])
        if ranches:
            found.append(Stop(ranches, 0.0, (deeds.acquiring(sight, bonus),)))
    for place, worth in deliveries(sight):
        found.append(Stop((place,), worth + bonus.get("cattle_business", 0.0), ()))
    for place in sight.bandits:
        found.append(Stop((place,), deeds.ambush(sight, bonus, place), ()))
    return found + meetings(sight, bonus, brawls)


def meetings(sight: Sight, bonus: Triggers, brawls: Brawls) -> list[Stop]:
    """Players to ride to, and to fight with."""
    meeting = bonus.get("meet_player", 0.0)
    fought = sight.so_far["fought"]  # FIGHT-22
    return [
        Stop((space,), meeting, (0.0 if seat in fought else brawls.best(foe),))
        for seat, space, foe in sight.others
    ]
