"""The Doctor's Office (HEAL-1)."""

from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.numbers import HEAL_COST, MOST_WOUNDS
from saddlebag.western_legends.goods.gains import heal, pay
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.state import West

WORD: Final = "heal"
OPEN: Final = (WORD,)
CHEAP: Final = tuple(f"{WORD}:{n}" for n in range(1, MOST_WOUNDS + 1))
UNHURT: Final[Refusal] = (WORD, "no_wounds", {}, "WL Q-40")


def is_free(s: West) -> bool:
    """cheap_doctor: a visit needs no action."""
    return s.options.cheap_doctor


def offers(s: West, me: int) -> tuple[str, ...]:
    """Q-40: with a wound and the money for it; with cheap_doctor as many as one can pay."""
    if not s.wounds[me] or s.money[me] < HEAL_COST:
        return ()
    if s.options.cheap_doctor:
        return CHEAP[: min(s.wounds[me], s.money[me] // HEAL_COST)]
    return OPEN


def refusals(s: West, me: int) -> list[Refusal]:
    has, wounds = s.money[me], s.wounds[me]
    if not wounds:
        return [UNHURT]
    answers = [WORD, *CHEAP[:wounds]] if s.options.cheap_doctor else [WORD]
    prices = [HEAL_COST, *[HEAL_COST * n for n in range(1, wounds + 1)]]
    return [
        (answer, "not_enough_money", {"has": has, "needs": price}, "WL HEAL-1")
        for answer, price in zip(answers, prices, strict=False)
        if price > has
    ]


async def visit(s: West, me: int, rest: str) -> None:
    """HEAL-1: $10 for all wounds, and a card for each; cheap_doctor: $10 for each."""
    wounds = int(rest) if rest else s.wounds[me]
    price = HEAL_COST * wounds if s.options.cheap_doctor else HEAL_COST
    s.tell("treated", me, wounds, price)
    pay(s, me, price, WORD)
    draw(s, me, heal(s, me, wounds, WORD), WORD)


HEAL: Final = Action(WORD, offers, refusals, visit)
