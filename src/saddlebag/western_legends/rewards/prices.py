"""What rewards cost, always in full; Fool's Gold may stand in for nuggets (Q-41, Q-74, Q-96)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.goods.gains import lose_nuggets, pay, wound
from saddlebag.western_legends.goods.hands import cards_with, discard, holds, put_away
from saddlebag.western_legends.rewards.terms import Reward, has
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, HAND, NAMES

Cost = tuple[tuple[str, int], ...]
FOOLS_GOLD: Final = cards_with("fools_gold")
PASS: Final = "pass"
EVENTS: Final = {"showed_gold": "seat card cause"}


def may_pay(s: West, me: int, cost: Cost) -> bool:
    """Q-96: can it be paid in full, for all the others can tell? A hand may hold Fool's Gold."""
    return all(
        has(s, me, what) >= n or (what == "nuggets" and holds(s, me) > 0) for what, n in cost
    )


def can_pay(s: West, me: int, cost: Cost) -> bool:
    """Q-96, Q-41: can it really be paid?"""
    return all(
        has(s, me, what) + (len(fools_gold(s, me)) if what == "nuggets" else 0) >= n
        for what, n in cost
    )


def fools_gold(s: West, me: int) -> list[int]:
    """Q-41: cards that may stand in for nuggets."""
    return [card for card in sorted(s.cards.piles[HAND[me]]) if card in FOOLS_GOLD]


def pay_refusals(s: West, me: int, cost: Cost, name: str) -> list[Refusal]:
    """Q-96: no part payment."""
    if can_pay(s, me, cost):
        return []
    return [
        (name, f"not_enough_{what}", {"has": has(s, me, what), "needs": n}, "WL Q-96")
        for what, n in cost
        if not can_pay(s, me, ((what, n),))
    ]


async def pay_with(s: West, r: Reward, what: str, n: int) -> None:
    """A price: money, cards of one's choice, nuggets (Q-41) or wounds that cannot be cancelled."""
    match what:
        case "money":
            pay(s, r.seat, n, r.cause)
        case "cards":
            await discard(s, r.seat, n, r.cause)
        case "wounds":
            wound(s, r.seat, n, r.cause, cancellable=False)
        case _:
            for _ in range(n):
                await pay_nugget(s, r)


async def pay_nugget(s: West, r: Reward) -> None:
    """Q-41: a nugget, or Fool's Gold in its place."""
    me, answer = r.seat, "nugget"
    if s.cards.piles[HAND[me]]:
        answer = await Ask(
            me,
            "pay_nugget",
            lambda: ["nugget"] * bool(s.nuggets[me]) + gold_words(s, me, "gold"),
            idle="nugget" if s.nuggets[me] else "",
        )
    if answer == "nugget":
        lose_nuggets(s, me, 1, r.cause)
    else:
        put_away(s, me, [BOX.id[answer.removeprefix("gold:")]], HAND[me], r.cause)


def gold_words(s: West, me: int, word: str) -> list[str]:
    """Fool's Gold in hand, as answers."""
    return [f"{word}:{NAMES[card]}" for card in fools_gold(s, me)]


async def show_gold(s: West, r: Reward, nuggets: int, most: int) -> int:
    """Q-41: Fool's Gold may be shown where nuggets are counted; how many there are then."""
    me = r.seat
    shown: list[str] = []
    while nuggets < most and len(shown) < min(len(FOOLS_GOLD), len(s.cards.piles[HAND[me]])):
        answer = await Ask(me, "show_gold", lambda: unshown(s, me, shown), idle=PASS)
        if answer == PASS:
            break
        shown.append(answer)
        card = BOX.id[answer.removeprefix("show:")]
        s.cards.slip(card, HAND[me], HAND[me], me, also=s.cards.all)
        s.tell("showed_gold", me, NAMES[card], r.cause)
        nuggets += 1
    return nuggets


def unshown(s: West, me: int, shown: list[str]) -> list[str]:
    return [PASS, *[word for word in gold_words(s, me, "show") if word not in shown]]
