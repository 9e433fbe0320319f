"""Revelling at the Cabaret (REVEL-1)."""

from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.numbers import REVEL_COST, REVEL_LP, TIRED_ROUNDS, WALLET
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.goods.gains import gain_lp, pay
from saddlebag.western_legends.state import West

WORD: Final = "revel"
ROUNDS: Final = WALLET // REVEL_COST
PRICES: Final = [REVEL_COST * rounds for rounds in range(1, ROUNDS + 1)]
ANSWERS: Final = tuple(f"{WORD}:{price}" for price in PRICES)


def most(s: West, me: int) -> int:
    """How many rounds the crowd cheers for."""
    tired = s.options.tired_crowd and s.revelled >> me & 1
    return TIRED_ROUNDS if tired else ROUNDS


def offers(s: West, me: int) -> tuple[str, ...]:
    """REVEL-1: $30, $60, $90 or $120."""
    return ANSWERS[: min(s.money[me] // REVEL_COST, most(s, me))]


def refusals(s: West, me: int) -> list[Refusal]:
    has, limit = s.money[me], REVEL_COST * most(s, me)
    poor: list[Refusal] = [
        (answer, "not_enough_money", {"has": has, "needs": price}, "WL REVEL-1")
        for answer, price in zip((WORD, *ANSWERS), (REVEL_COST, *PRICES), strict=True)
        if has < price <= limit
    ]
    tired: list[Refusal] = [
        (answer, "tired_crowd", {"most": limit}, "WL REVEL-1")
        for answer, price in zip(ANSWERS, PRICES, strict=True)
        if price > limit
    ]
    return poor + tired


async def revel(s: West, me: int, rest: str) -> None:
    """REVEL-1: 1 LP for each $30."""
    price = int(rest)
    lp = price // REVEL_COST * REVEL_LP
    s.revelling = True
    s.tell("revelled", me, price, lp)
    pay(s, me, price, WORD)
    gain_lp(s, me, lp, WORD)
    did(s, me, "revel_lp", lp)


REVEL: Final = Action(WORD, offers, refusals, revel)
