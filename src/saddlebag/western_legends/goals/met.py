"""Whether a goal is met: what was done so far, and what is so now (GOAL-3, Q-76).

All of it is public, only who holds the goal is not.
"""

from typing import Final

from saddlebag.western_legends.content.board import BANK, MESA_EDGE, REGION_OF, REGIONS
from saddlebag.western_legends.content.goals import GOALS, Condition
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.counting.progress import PASSING, so_far
from saddlebag.western_legends.counting.tallies import PLACE
from saddlebag.western_legends.goods.amounts import AMOUNTS, amount
from saddlebag.western_legends.goods.gear import KIND, SIDES, UPGRADED, gear, of_kind, owns
from saddlebag.western_legends.state import West

DIXON_CREEK: Final = REGIONS.index("dixon_creek")


def met(s: West, seat: int, goal: int) -> bool:
    """May this player complete it now, if it is theirs?"""
    return holds(s, seat, GOALS[goal].condition)


def holds(s: West, seat: int, it: Condition) -> bool:
    """One condition, or several of them together."""
    if it.event:
        return is_done(s, seat, it)
    match it.kind:
        case "all":
            return all(holds(s, seat, part) for part in it.of)
        case "any":
            return any(holds(s, seat, part) for part in it.of)
        case "have":
            return stat(s, seat, it.stat) >= it.n
        case "none":
            return stat(s, seat, it.stat) == 0
        case "own":
            upgraded = gear(it.item, SIDES - 1) in s.owned[seat]
            return upgraded if it.upgraded else owns(s, seat, it.item)
        case "lead":
            return leads(s, seat, it)
        case _:
            return is_at(s.place[seat], it.place)


def lacks(s: West, seat: int, goal: int) -> dict[str, object]:
    """How far the first part has come that does not hold yet; None where nothing is counted."""
    part = unmet(s, seat, GOALS[goal].condition)
    if part.event:
        return {"what": part.event, "has": times(s, seat, part), "needs": part.n}
    if part.stat:
        return {"what": part.stat, "has": stat(s, seat, part.stat), "needs": part.n}
    return {"what": part.place or ITEMS[part.item].id, "has": None, "needs": None}


def unmet(s: West, seat: int, it: Condition) -> Condition:
    """The first part that does not hold."""
    for part in it.of:
        if not holds(s, seat, part):
            return unmet(s, seat, part)
    return it


def is_done(s: West, seat: int, tally: Condition) -> bool:
    """So often, so much, in so many places, or once within this turn or an action of it."""
    if tally.kind in PASSING:
        return bool(s.reached[seat] >> PLACE[s.character[seat]][tally] & 1)
    return times(s, seat, tally) >= tally.n


def times(s: West, seat: int, tally: Condition) -> int:
    """How often, how much or in how many places."""
    done = so_far(s, seat, PLACE[s.character[seat]][tally])
    return done.bit_count() if tally.kind == "distinct" else done


def is_at(space: int, place: str) -> bool:
    """The three places that goals know."""
    if place == "bank":
        return space == BANK
    if place == "mesa_edge":
        return bool(MESA_EDGE >> space & 1)
    return REGION_OF[space] == DIXON_CREEK


def leads(s: West, seat: int, it: Condition) -> bool:
    """Higher than every other human player's (Q-124)."""
    mine = stat(s, seat, it.stat)
    others = [stat(s, other, it.stat) for other in range(s.seats) if other != seat]
    return mine >= it.n and all(mine > theirs for theirs in others)


def stat(s: West, seat: int, name: str) -> int:
    """What a player has now (Q-89)."""
    return amount(s, seat, name) if name in AMOUNTS else things(s, seat, name)


def things(s: West, seat: int, name: str) -> int:
    """Items of a kind, of all kinds, or upgraded ones."""
    if name == "items":
        return len(s.owned[seat])
    if name == "upgrades":
        return len([it for it in s.owned[seat] if UPGRADED[it] and KIND[it] != "misc"])
    return len(of_kind(s, seat, "mount" if name == "mounts" else name))
