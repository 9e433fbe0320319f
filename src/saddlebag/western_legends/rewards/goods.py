"""Rewards that bring goods: items, purchases, cattle, and the best of several cards."""

from typing import Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.event import bit
from saddlebag.western_legends.content.board import COLORS
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.steps import Step
from saddlebag.western_legends.goods.buying import (
    give_back,
    shop_offers,
    shop_one,
    shop_refusals,
    take_item,
)
from saddlebag.western_legends.goods.gear import NAME, of_kind, room_for_misc
from saddlebag.western_legends.goods.hands import count_hand, draw, put_away, reshuffle
from saddlebag.western_legends.goods.herds import give_up, take_token
from saddlebag.western_legends.rewards.prices import PASS
from saddlebag.western_legends.rewards.terms import (
    LEGENDARY,
    Reward,
    free_items,
    must_choose,
    ranches,
)
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import ASIDE, BOX, DECK, DISCARD, HAND, HERD, NAMES

EVENTS: Final = {
    "legendary_drawn": "seat item cause",
    "put_back": "seat item cause",
}
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
    answer = await Ask(r.seat, "free_item", options, idle=PASS)
    if answer != PASS:
        await take_item(s, r.seat, ITEM[answer.removeprefix("take:")], r.cause)


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
        )
        if answer != PASS:
            await shop_one(s, r.seat, answer, step.discount, r.cause)


async def cattle(s: West, r: Reward) -> None:
    """A random token from a ranch of one's choice."""
    colors = ranches(s, r.seat)
    if len(colors) > 1:
        options = tuple([COLORS[color] for color in colors])
        answer = await Ask(r.seat, "ranch", options, must_choose)
        take_token(s, r.seat, COLORS.index(answer), r.cause)
    elif colors:
        take_token(s, r.seat, colors[0], r.cause)


async def lose_cattle(s: West, r: Reward, n: int) -> None:
    """So many tokens of the owner's choice go back to their ranches."""
    for _ in range(min(n, len(s.cards.piles[HERD[r.seat]]))):
        await give_up(s, r.seat, r.cause)


async def draw_keep(s: West, r: Reward, step: Step) -> None:
    """Draw so many and keep some of them; the rest is discarded, and may pay (Q-31)."""
    me = r.seat
    drawn = min(step.n, len(s.cards.piles[DECK]) + len(s.cards.piles[DISCARD]))
    if drawn <= step.keep:
        draw(s, me, drawn, r.cause)
        return
    draw_aside(s, me, drawn, r.cause)
    for _ in range(step.keep):
        name = await Ask(me, "keep", lambda: s.cards.names(ASIDE[me]), hidden=True, group="keep")
        s.cards.slip(BOX.id[name], ASIDE[me], HAND[me], me)
    put_away(s, me, sorted(s.cards.piles[ASIDE[me]]), ASIDE[me], r.cause)


def draw_aside(s: West, me: int, n: int, cause: str) -> None:
    """Cards to choose from; they are held, but not yet in the hand."""
    drawn: list[str] = []
    for _ in range(n):
        if not s.cards.piles[DECK]:
            reshuffle(s)
        drawn.append(NAMES[s.cards.draw(DECK, ASIDE[me], me)])
    s.whisper(bit(me), (drawn,), "drew", me, n, cause)
    count_hand(s, me, n)
