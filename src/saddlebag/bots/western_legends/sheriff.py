"""The Sheriff: how dangerous he is, and where to send him."""

from saddlebag.bots.western_legends.fight_values import arrested
from saddlebag.bots.western_legends.odds import NPC_ODDS
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.weights import DANGER
from saddlebag.western_legends.content.board import SHERIFFS_OFFICE, SPACE
from saddlebag.western_legends.riding.ways import distances

Worths = dict[str, float]
FARTHEST = len(DANGER) - 1
MANHUNT = 3  # steps


def caught(sight: Sight) -> float:
    """The average cost of meeting him."""
    escape = NPC_ODDS["sheriff"][sight.top + sight.lowers(True, sight.place) + sight.stick]
    return sight.now.weights.flight * (1 - escape) * arrested(sight)


def risk(sight: Sight) -> list[float]:
    """The cost of being in each space when others move him."""
    cost = caught(sight)
    return [cost * DANGER[min(steps, FARTHEST)] for steps in distances(sight.sheriff)]


def prey(sight: Sight) -> dict[int, float]:
    """The spaces of rivals he may arrest, and the value of that."""
    found: dict[int, float] = {}
    for _, space, it in sight.others:
        if it["wanted"]:
            loss = sight.now.wanted[it["wanted"]] + it["lp"] / 10
            found[space] = found.get(space, 0.0) + sight.now.weights.rival * loss
    return found


def manhunt(sight: Sight) -> float:
    """The value of moving him three spaces."""
    near = distances(sight.sheriff)
    worth = max([it for space, it in prey(sight).items() if near[space] <= MANHUNT], default=0.0)
    if sight.wanted:
        away = min(near[sight.place], FARTHEST)
        safer = DANGER[away] - DANGER[min(away + MANHUNT, FARTHEST)]
        worth = max(worth, caught(sight) * safer)
    return worth


def ride_out(sight: Sight, options: tuple[str, ...]) -> Worths:
    """After a rival, and away from oneself."""
    marks = prey(sight)
    cost = caught(sight) if sight.wanted else 0.0
    near = distances(sight.place)
    found: Worths = {}
    for answer in options:
        stays = answer == "stay"
        space = sight.sheriff if stays else SPACE[answer[3:]]
        worth = 0.0 if stays else marks.get(space, 0.0)
        if cost and space == sight.place and not stays:
            worth -= arrested(sight)
        elif marks and not worth:
            worth -= 0.001 * min([distances(space)[mark] for mark in marks])
        home = SHERIFFS_OFFICE if worth > 0 else space  # he goes there after a fight
        found[answer] = worth - cost * DANGER[min(near[home], FARTHEST)]
    return found


def rival(sight: Sight, options: tuple[str, ...]) -> Worths:
    """`seat:2`: the leading player, if others can be chosen."""
    found: Worths = {}
    for answer in options:
        seat = int(answer[5:])
        it = sight.players[seat]
        found[answer] = -1.0 if seat == sight.me else float(it["lp"] + it["wanted"])
    return found
