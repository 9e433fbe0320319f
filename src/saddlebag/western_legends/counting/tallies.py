"""The tallies of goals: events that a goal counts, and the circumstances that matter (GOAL-3).

A tally is the part of a goal's condition that counts an event. Each has a place among the tallies
of its character.
"""

from typing import Final

from saddlebag.western_legends.content.board import GANGS, LOCATIONS, SPACES, TOWN_OF, TOWNS
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.goals import GOALS, GOALS_OF, Condition, Where
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West

NO_VALUE: Final = -1
HIDEOUT: Final = "hideout"


# ---- the tallies of each character


def tallies_in(it: Condition) -> list[Condition]:
    """The parts of a condition that count an event."""
    if it.of:
        return [tally for part in it.of for tally in tallies_in(part)]
    return [it] if it.event else []


def tallies_of(character: int) -> tuple[Condition, ...]:
    """Each once, in the order of the goals."""
    found: list[Condition] = []
    for goal in GOALS_OF[character]:
        found += [tally for tally in tallies_in(GOALS[goal].condition) if tally not in found]
    return tuple(found)


def by_event(tallies: tuple[Condition, ...]) -> dict[str, tuple[int, ...]]:
    """The places of the tallies that each event adds to."""
    events = [tally.event for tally in tallies]
    return {
        event: tuple([place for place, other in enumerate(events) if other == event])
        for event in events
    }


TALLIES: Final[list[tuple[Condition, ...]]] = [tallies_of(it) for it in range(len(CHARACTERS))]
PLACE: Final[list[dict[Condition, int]]] = [
    {tally: place for place, tally in enumerate(tallies)} for tallies in TALLIES
]
BY_EVENT: Final[list[dict[str, tuple[int, ...]]]] = [by_event(tallies) for tallies in TALLIES]


# ---- the circumstances


def place_of(s: West, seat: int, fight: Fight | None) -> int:
    """Where it happened."""
    return s.place[seat] if fight is None else fight.place


def where_or_whom(s: West, seat: int, by: str, fight: Fight | None) -> int:
    """The value that must differ each time; negative: there is none."""
    if by == "opponent":
        return NO_VALUE if fight is None else fight.sides[1 - fight.side_of(seat)]
    here = place_of(s, seat, fight)
    space = SPACES[here]
    if by == "region":
        return space.region
    if by == "town":
        return space.town
    if by == "location":
        return LOCATIONS.index(space.location) if space.location not in ("", HIDEOUT) else NO_VALUE
    if by == "letter":
        return GANGS.index(space.mark) if space.location == HIDEOUT else NO_VALUE
    return here if space.location == by else NO_VALUE  # which mine, which hideout


def counts(s: West, seat: int, where: Where, fight: Fight | None) -> bool:
    """Does it happen under the circumstances the goal asks for?"""
    town = TOWN_OF[place_of(s, seat, fight)]
    if where.outside_town and town >= 0:
        return False
    if where.town and (town < 0 or where.town not in ("any", TOWNS[town])):
        return False
    if s.wounds[seat] < where.self_wounds or (where.unhurt and s.wounds[seat]):
        return False
    return fight is None or fits_fight(where, fight, fight.side_of(seat))


def fits_fight(where: Where, fight: Fight, side: int) -> bool:
    """The card played, and both sides as they stood at the declaration (Q-104)."""
    if where.no_decline and fight.declined:
        return False
    if where.card_max and not 0 < fight.ranks[side] <= where.card_max:
        return False
    mine, theirs = fight.standing[side], fight.standing[1 - side]
    if where.self_is and where.self_is != status(mine):
        return False
    return not where.opponent or (not fight.npc and is_such(where.opponent, mine, theirs))


def is_such(opponent: str, mine: tuple[int, ...], theirs: tuple[int, ...]) -> bool:
    """An opponent of the kind the goal asks for; NPCs are none."""
    if opponent == "more_lp":
        return theirs[2] > mine[2]
    return theirs[3] > 0 if opponent == "upgraded" else opponent == status(theirs)


def status(standing: tuple[int, ...]) -> str:
    """TRACK-1"""
    return "marshal" if standing[0] else "wanted" if standing[1] else "neutral"
