"""Rewards that bring items: free ones, legendary ones, and purchases."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.steps import Step
from saddlebag.western_legends.goods.buying import (
    FOR_SALE,
    give_back,
    may_own,
    shop_offers,
    shop_one,
    shop_refusals,
    shop_stakes,
    take_item,
)
from saddlebag.western_legends.goods.gear import NAME, of_kind, room_for_misc
from saddlebag.western_legends.goods.herds import give_up_surplus
from saddlebag.western_legends.rewards.prices import PASS
from saddlebag.western_legends.rewards.terms import LEGENDARY, Reward, free_items
from saddlebag.western_legends.state import West

TAKE: Final = [f"take:{it.id}" for it in ITEMS]


async def item(s: West, r: Reward, step: Step) -> None:
    """One item of the store for nothing, if one likes."""
    items = free_items(s, r.seat, step.pool, step.max_price)
    if not items:
        return
    if step.pool == LEGENDARY:
        await legendary_item(s, r, items[s.roll("legendary", len(items))])
        return
    options = (PASS, *[TAKE[number] for number in items])
    answer = await Ask(
        r.seat, "free_item", options, lambda: item_refusals(s, r.seat, step), idle=PASS
    )
    if answer != PASS:
        await take_item(s, r.seat, ITEM[answer.removeprefix("take:")], r.cause)


def item_refusals(s: West, me: int, step: Step) -> list[Refusal]:
    """Every item of the game that is not free now: another kind, too dear, or no room for it."""
    found: list[Refusal] = []
    for number in FOR_SALE:
        it, why = ITEMS[number], may_own(s, me, number)
        if it.set not in s.options.sets and not s.stock[number]:
            continue  # not of this game
        if step.pool not in ("any", it.kind):
            found.append((TAKE[number], "other_kind", {"kind": step.pool}, "WL ITEM-1"))
        elif step.max_price and it.price > step.max_price:
            values: dict[str, object] = {"price": it.price, "most": step.max_price}
            found.append((TAKE[number], "too_dear_as_gift", values, "WL STORE-6"))
        elif why is not None:
            found.append((TAKE[number], *why))
    return found


async def legendary_item(s: West, r: Reward, number: int) -> None:
    """Q-80, GBH-6: drawn, looked at, kept or shuffled back; another may be dropped for it."""
    me, name = r.seat, ITEMS[number].id
    s.tell("legendary_drawn", me, name, r.cause)
    full = ITEMS[number].kind == "misc" and not room_for_misc(s, me)
    dropped = [f"drop:{NAME[code]}" for code in of_kind(s, me, "misc")] if full else [TAKE[number]]
    answer = await Ask(me, "legendary_item", (PASS, *dropped), idle=PASS)
    if answer == PASS:
        s.tell("put_back", me, name, r.cause)
        return
    if full:
        give_back(s, me, NAME.index(answer.removeprefix("drop:")), r.cause)
        await give_up_surplus(s, me)  # CATTLE-9
    await take_item(s, me, number, r.cause)


async def shop(s: West, r: Reward, step: Step) -> None:
    """One purchase or upgrade, wherever one is, if one likes."""
    offered = shop_offers(s, r.seat, step.discount)
    if offered:
        discount = step.discount
        answer = await Ask(
            r.seat,
            "shop",
            (PASS, *offered),
            lambda: shop_refusals(s, r.seat, discount),
            idle=PASS,
            detail=lambda: shop_stakes(s, r.seat, offered, discount, r.cause),
        )
        if answer != PASS:
            await shop_one(s, r.seat, answer, step.discount, r.cause)
