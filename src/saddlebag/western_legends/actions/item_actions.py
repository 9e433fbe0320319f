"""Actions printed on items (CARD-1, CARD-2)."""

from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.goods.buying import give_back
from saddlebag.western_legends.goods.gear import AT, GEAR_ITEM, KIND, NAME
from saddlebag.western_legends.rewards.perform import perform
from saddlebag.western_legends.state import West

WORD: Final = "use"
USE_ANSWERS: Final = [f"{WORD}:{name}" for name in NAME]
NONE: Final[tuple[str, ...]] = ()
REMEMBERED: Final = 1 << 12
# All entries of one card are one Action, done in their order.
DOES: Final[list[Steps]] = [
    tuple([step for fx in effects for step in fx.steps]) for effects in AT["action"]
]
DISCARDS: Final = [any(fx.cost for fx in effects) for effects in AT["action"]]
ONCE: Final = [any(fx.limit == "turn" for fx in effects) for effects in AT["action"]]
WITH_ACTION: Final = [code for code, steps in enumerate(DOES) if steps]
ACTION_GEAR: Final = frozenset(WITH_ACTION)


def offers(s: West, me: int) -> tuple[str, ...]:
    """What is owned, and not yet used up for this turn."""
    owned = s.owned[me]
    return NONE if ACTION_GEAR.isdisjoint(owned) else usable(owned, s.used)


@lru_cache(REMEMBERED)
def usable(owned: tuple[int, ...], used: tuple[str, ...]) -> tuple[str, ...]:
    """The same for whoever owns this."""
    return tuple([USE_ANSWERS[it] for it in owned if DOES[it] and NAME[it] not in used])


def refusals(s: West, me: int) -> list[Refusal]:
    """CARD-1: not owned, used up for this turn, or without an Action."""
    found: list[Refusal] = [(WORD, "no_action_there", {}, "WL CARD-1")]
    for code in WITH_ACTION:
        if code not in s.owned[me] and s.stock[GEAR_ITEM[code]]:
            found.append((USE_ANSWERS[code], "not_owned", {}, "WL CARD-1"))
        elif NAME[code] in s.used:
            found.append((USE_ANSWERS[code], "used_this_turn", {}, "WL CARD-1"))
    for code in s.owned[me]:
        if not DOES[code] and KIND[code] == "misc":
            values: dict[str, object] = {"item": NAME[code]}
            found.append((USE_ANSWERS[code], "no_action_on_item", values, "WL CARD-1"))
    return found


async def use(s: West, me: int, rest: str) -> None:
    """An item with a price of itself goes back to the store as its effect begins (ITEM-6)."""
    code = NAME.index(rest)
    s.tell("used_item", me, rest)
    if DISCARDS[code]:
        give_back(s, me, code, WORD)
    if ONCE[code]:
        s.used = (*s.used, NAME[code])
    await perform(s, me, DOES[code], NAME[code])


USE: Final = Action(WORD, offers, refusals, use)
