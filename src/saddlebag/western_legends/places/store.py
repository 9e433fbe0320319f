"""The General Store: buying and upgrading with one action, as long as money lasts (STORE)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.counting.triggers import SHOPPING, meet
from saddlebag.western_legends.goods.buying import (
    shop_offers,
    shop_one,
    shop_refusals,
    shop_stakes,
)
from saddlebag.western_legends.state import West

WORD: Final = "store"
OPEN: Final = (WORD,)
DONE: Final = "done"
NOTHING: Final[Refusal] = (WORD, "nothing_to_buy", {}, "WL Q-40")
FIRST_BUY: Final[Refusal] = (DONE, "nothing_bought", {}, "WL Q-40")


def offers(s: West, me: int) -> tuple[str, ...]:
    """Q-40: only with something to buy or to upgrade."""
    return OPEN if shop_offers(s, me) else ()


def refusals(s: West, me: int) -> list[Refusal]:
    """Each item that is out of reach, too."""
    refused = shop_refusals(s, me)
    return refused if shop_offers(s, me) else [NOTHING, *refused]


async def shop(s: West, me: int, rest: str) -> None:
    """STORE-1, Q-86: any number of purchases and upgrades."""
    bought = False
    while True:
        wares = shop_offers(s, me)
        if not wares:
            return
        answer = await counter(s, me, wares, bought)
        if answer == DONE:
            return
        await shop_one(s, me, answer, 0, WORD)
        bought = True
        meet(s, me, SHOPPING)


def counter(s: West, me: int, wares: tuple[str, ...], bought: bool) -> Ask:
    """What it shall be; after the first purchase one may leave."""
    if bought:
        return Ask(
            me,
            WORD,
            (DONE, *wares),
            lambda: shop_refusals(s, me),
            idle=DONE,
            detail=lambda: shop_stakes(s, me, wares),
        )
    return Ask(
        me,
        WORD,
        wares,
        lambda: [FIRST_BUY, *shop_refusals(s, me)],
        detail=lambda: shop_stakes(s, me, wares),
    )


STORE: Final = Action(WORD, offers, refusals, shop)
