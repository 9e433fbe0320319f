"""Relocations and a few extra steps: the space with the best outlook."""

from typing import Final

from saddlebag.bots.western_legends.cards import parted
from saddlebag.bots.western_legends.destinations import destinations
from saddlebag.bots.western_legends.player_fights import PlayerFights
from saddlebag.bots.western_legends.rides import OVER, moves, ride_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import triggers
from saddlebag.western_legends.riding.ways import distances, reach

Worths = dict[str, float]
PASS: Final = "pass"
SPRINT: Final = 2
Aims = list[tuple[tuple[int, ...], float, int]]  # spaces, the value there, the number of actions


def aims(sight: Sight) -> Aims:
    """Everything of value, regardless of one's own space."""
    bonus = triggers(sight)
    found: Aims = []
    for destination in destinations(sight, bonus, PlayerFights(sight, bonus)):
        gains = [gain for gain in destination.actions if gain > 0]
        whole = destination.arrival + sum(gains)
        if whole > 0:
            found.append((destination.spaces, whole, len(gains)))
    return found


def land(sight: Sight, options: tuple[str, ...]) -> Worths:
    """Onto the space from which the best stop is nearest."""
    aimed = aims(sight)
    found: Worths = {}
    for answer in options:
        space, way = (sight.place, "") if answer == "stay" else ride_of(answer)
        healed = sight.now.wound if way == OVER and sight.wounds else 0.0
        found[answer] = outlook(sight, space, aimed) + healed
    return found


def outlook(sight: Sight, space: int, aimed: Aims) -> float:
    """The best stop that can be reached from a space; nearer ones count a little more."""
    far = distances(space)
    best = 0.0
    for spaces, whole, count in aimed:
        away = min([far[it] for it in spaces])
        rides = moves(sight, away) if away else 0
        best = max(best, whole / (count + rides + 0.02 * away + 0.01))
    return best - 1.0 if sight.stops >> space & 1 and not sight.hand else best


def move_end(sight: Sight, options: tuple[str, ...]) -> Worths:
    """One extra step for free, or two for a Sprint, if that saves an action."""
    aimed = aims(sight)
    here = outlook(sight, sight.place, aimed)
    found = {PASS: 0.0}
    for answer in options:
        if answer != PASS:
            steps, price = 1, 0.0
            if answer != "step":
                steps, price = SPRINT, sight.now.spared[parted(answer[5:])[0]]
            spaces = reach(sight.place, steps, sight.barred, sight.halts, sight.mesas)
            best = max([outlook(sight, space, aimed) for space, _ in spaces], default=0.0)
            found[answer] = best - here - price
    return found
