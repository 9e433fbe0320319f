"""Where to send the Cavalry: onto the card with which the next player could harm me most."""

from saddlebag.bots.public_enemy.draw import open_card, taken
from saddlebag.bots.public_enemy.outlook import Outlook
from saddlebag.bots.public_enemy.sight import TOWN_COUNT
from saddlebag.public_enemy.cards import TOWNS
from saddlebag.public_enemy.cavalry import CALLS


def stations(outlook: Outlook) -> dict[str, float]:
    """CAV-1, CAV-2: the value left to the next player, for each place of the Cavalry."""
    sight = outlook.sight
    rival = (sight.me + 1) % sight.seats
    left = [taken(outlook, rival, town, open_card(sight, town)) for town in range(TOWN_COUNT)]
    found = {"pass": worst(left, sight.cavalry)}
    for town, call in enumerate(CALLS):
        if town != sight.cavalry:
            found[call] = worst(left, town) - outlook.taste.ride
    return found


def worst(left: list[float], barred: int) -> float:
    """The worst that the next player can do to me, with this town barred."""
    return min(left[town] for town in range(len(TOWNS)) if town != barred)
