"""Rewards and penalties: lists of steps, done in order by the player they are for."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import Row, fits, known, need
from saddlebag.western_legends.content.verbs import COSTS, STEP_WORDS, VERBS

NESTED: Final = ("gain", "then", "otherwise")
NO_MORE: Final[dict[str, tuple[str, ...]]] = {}
CLOSER: Final = "closer"  # only the reward of a story knows
WRANGLED: Final = "wrangled"  # only the reward of a delivery knows


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


def steps(
    rows: list[Row], where: str, more: dict[str, tuple[str, ...]] = NO_MORE, knows: str = ""
) -> Steps:
    """A list of steps; `more` are verbs and `knows` is a condition that are read only here."""
    return tuple(step(row, where, more, knows) for row in rows)


def step(row: Row, where: str, more: dict[str, tuple[str, ...]], knows: str) -> Step:
    """One step, if everything about it can be understood."""
    do = row["do"]
    says = VERBS[do] if do in VERBS else more[known(do, more, where)]
    fits(row, ("do", *says), STEP_WORDS, where)
    cond = row.get("cond", "")
    need(cond not in (CLOSER, WRANGLED) or cond == knows, where, f"{cond} is never true here")
    return Step(**{name: meant(name, value, where, more, knows) for name, value in row.items()})


def meant(name: str, value: Any, where: str, more: dict[str, tuple[str, ...]], knows: str) -> Any:
    """What a verb needs to know, nested steps included."""
    if name in NESTED:
        return steps(value, where, more, knows)
    if name == "options":
        need(len(value) > 1, where, "a choice of one")
        return tuple(steps(option, where, more, knows) for option in value)
    if name == "cost":
        return tuple((known(what, COSTS, where), amount) for what, amount in value.items())
    return value
