"""Rewards and penalties: lists of steps, done in order by the player they are for."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import Row, fits, known, need
from saddlebag.western_legends.content.vocabulary import COSTS, STEP_WORDS, VERBS

NESTED: Final = ("gain", "then", "otherwise")
NO_MORE: Final[dict[str, tuple[str, ...]]] = {}


class Step(NamedTuple):
    """One verb with what it needs to know; the rest is empty."""

    do: str
    n: int = 0
    cancellable: bool = True  # wound
    what: str = ""  # lose
    options: tuple[tuple["Step", ...], ...] = ()  # choose
    cost: tuple[tuple[str, int], ...] = ()  # pay
    gain: tuple["Step", ...] = ()  # pay, per
    times: int = 0  # pay
    cond: str = ""  # if
    then: tuple["Step", ...] = ()  # if
    otherwise: tuple["Step", ...] = ()  # if
    each: str = ""  # per
    max: int = 0  # per
    pool: str = ""  # item
    max_price: int = 0  # item; 0: no limit
    discount: int = 0  # shop
    to: str = ""  # relocate
    keep: int = 0  # draw_keep
    money: int = 0  # pay_or_npc_draw


Steps = tuple[Step, ...]


def steps(rows: list[Row], where: str, more: dict[str, tuple[str, ...]] = NO_MORE) -> Steps:
    """A list of steps; `more` are verbs that are known only here."""
    return tuple(step(row, where, more) for row in rows)


def step(row: Row, where: str, more: dict[str, tuple[str, ...]]) -> Step:
    """One step, if everything about it can be understood."""
    do = row["do"]
    says = VERBS[do] if do in VERBS else more[known(do, more, where)]
    fits(row, ("do", *says), STEP_WORDS, where)
    return Step(**{name: meant(name, value, where, more) for name, value in row.items()})


def meant(name: str, value: Any, where: str, more: dict[str, tuple[str, ...]]) -> Any:
    """What a verb needs to know, nested steps included."""
    if name in NESTED:
        return steps(value, where, more)
    if name == "options":
        need(len(value) > 1, where, "a choice of one")
        return tuple(steps(option, where, more) for option in value)
    if name == "cost":
        return tuple((known(what, COSTS, where), amount) for what, amount in value.items())
    return value
