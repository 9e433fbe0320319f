"""Being put somewhere, or a few steps more: the space with the best outlook."""

from typing import Final

from saddlebag.bots.western_legends.brawls import Brawls
from saddlebag.bots.western_legends.rides import OVER, moves, ride_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stops import stops
from saddlebag.bots.western_legends.stories import triggers
from saddlebag.western_legends.riding.ways import distances, reach

Worths = dict[str, float]
PASS: Final = "pass"
SPRINT: Final = 2
Aims = list[tuple[tuple[int, ...], float, int]]  # spaces, what is to be had there, in how many


def aims(sight: Sight) -> Aims:
    """Everything that is worth something, wherever one is."""
    bonus = triggers(sight)
    found: Aims = []
    for stop in stops(sight, bonus, Brawls(sight, bonus)):
        gains = [gain for gain in stop.deeds if gain > 0]
        whole = stop.arrival + sum(gains)
        if whole > 0:
            found.append((stop.spaces, whole, len(gains)))
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
    """The best that can be reached from a space; a little more the nearer it is."""
    far = distances(space)
    best = 0.0
    for spaces, whole, count in aimed:
        away = min([far[it] for it in spaces])
        rides = moves(sight, away) if away else 0
        best = max(best, whole / (count + rides + 0.02 * away + 0.01))
    return best - 1.0 if sight.stops >> space & 1 and not sight.hand else best


def move_end(sight: Sight, options: tuple[str, ...]) -> Worths:
    """A step more for nothing, or two for a Sprint, if that saves an action."""
    aimed = aims(sight)
    here = outlook(sight, sight.place, aimed)
    found = {PASS: 0.0}
    for answer in options:
        if answer != PASS:
            steps, price = (1, 0.0) if answer == "step" else (SPRINT, sight.now.spared[answer[5:]])
            spaces = reach(sight.place, steps, sight.barred, sight.stops, sight.mesas)
            best = max([outlook(sight, space, aimed) for space, _ in spaces], default=0.0)
            found[answer] = best - here - price
    return found
