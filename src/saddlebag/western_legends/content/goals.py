"""The goals, four for each character, as conditions on what was done or is so (GOAL-2, GOAL-3)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.content.contents import (
    count,
    fits,
    known,
    need,
    numbered,
    page,
    table,
)
from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.content.numbers import BOX, NEEDS
from saddlebag.western_legends.content.verbs import (
    AT_ODDS,
    CONDITION_WORDS,
    CONDITIONS,
    FILTER_WORDS,
    FILTERS,
    TOLD_BY,
)

SAYS: Final = ("id", "character", "needs?", "condition", "source")
CATTLE_EVENTS: Final = ("wrangle", "rustle", "deliver")
PER_CHARACTER: Final = 4
ROWS: Final[list[dict[str, Any]]] = table(page("goals"), "goal")


class Where(NamedTuple):
    """Which events count; what is empty does not matter."""

    town: str = ""
    outside_town: bool = False
    self_wounds: int = 0  # so many or more
    unhurt: bool = False
    card_max: int = 0  # the played card's rank at most; 0: any
    opponent: str = ""
    self_is: str = ""
    no_decline: bool = False


class Condition(NamedTuple):
    """One kind with what it needs to know; the rest is empty."""

    kind: str
    event: str = ""
    n: int = 0
    where: Where = Where()
    by: str = ""  # distinct
    stat: str = ""  # have, none, lead
    item: int = -1  # own
    upgraded: bool = False  # own
    place: str = ""  # at
    of: tuple["Condition", ...] = ()  # all, any


class Goal(NamedTuple):
    """A secret of one player until it is completed."""

    id: str
    set: str
    character: int
    needs: tuple[str, ...]
    condition: Condition


def condition(row: dict[str, Any], where: str) -> Condition:
    """A condition, if everything about it can be understood."""
    kind = known(row["is"], CONDITIONS, where)
    fits(row, ("is", *CONDITIONS[kind]), CONDITION_WORDS, where)
    fits(row.get("where", {}), tuple(f"{name}?" for name in FILTERS), FILTER_WORDS, where)
    check_tally(row.get("event", ""), row.get("by", ""), row.get("where", {}), where)
    return Condition(
        kind,
        row.get("event", ""),
        row.get("n", 0),
        Where(**row.get("where", {})),
        row.get("by", ""),
        row.get("stat", ""),
        ITEM[row["item"]] if "item" in row else -1,
        row.get("upgraded", False),
        row.get("place", ""),
        tuple(condition(inner, where) for inner in row.get("of", ())),
    )


def check_tally(event: str, by: str, filters: dict[str, Any], where: str) -> None:
    """Can this event tell what the tally asks for?"""
    for name in (*filters, by):
        told = event in TOLD_BY.get(name, (event,))
        need(told, where, f"the event {event} cannot tell {name}")
    for pair in AT_ODDS:
        need(not set(pair) <= set(filters), where, f"no event is both {' and '.join(pair)}")


def goal(row: dict[str, Any]) -> Goal:
    fits(row, SAYS, {}, row["id"])
    owner = CHARACTER[row["character"]]
    needs = tuple(known(word, NEEDS, row["id"]) for word in row.get("needs", ()))
    met = condition(row["condition"], row["id"])
    return Goal(row["id"], CHARACTERS[owner].set, owner, needs, met)


GOALS: Final[tuple[Goal, ...]] = tuple(goal(row) for row in ROWS)
GOAL: Final[dict[str, int]] = numbered(ROWS)
GOALS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number for number, it in enumerate(GOALS) if it.character == owner)
    for owner in range(len(CHARACTERS))
)


def needed_by(it: Condition) -> tuple[str, ...]:
    """What the setup must hold for a condition to be possible."""
    if it.of:
        inner = [needed_by(part) for part in it.of]
        every = it.kind == "any"
        return tuple(
            word for word in NEEDS if (all if every else any)(word in needs for needs in inner)
        )
    cattle = it.event in CATTLE_EVENTS or it.stat == "cattle"
    several = it.by == "opponent" and it.n > 1
    return (*(("cattle",) if cattle else ()), *(("two_opponents",) if several else ()))


def check_goals() -> None:
    """GOAL-2: four for each character."""
    count(GOALS, BOX["goals"], "goals")
    need(all(len(them) == PER_CHARACTER for them in GOALS_OF), "goals", "four for each character")
    owners = [it.character for it in GOALS]
    need(owners == sorted(owners), "goals", "the order of the characters")
    for it in GOALS:
        need(it.needs == needed_by(it.condition), it.id, f"needs {needed_by(it.condition)}")


check_goals()
