"""What rewards cost, always in full; Fool's Gold may stand in for nuggets (Q-41, Q-74, Q-96)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.goods.gains import lose_nuggets, pay, wound
from saddlebag.western_legends.goods.hands import cards_that, discard, holds, put_away
from saddlebag.western_legends.goods.jokers import JOKERS, copies, jokers_in, read, spend
from saddlebag.western_legends.rewards.terms import Reward, has
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES, RESOLVING

Cost = tuple[tuple[str, int], ...]
FOOLS_GOLD: Final = cards_that("is_nugget")
PASS: Final = "pass"


def may_pay(s: West, me: int, cost: Cost) -> bool:
    """Q-96: can it be paid in full, for all the others can tell? A hand may hold Fool's Gold."""
    return all(
        has(s, me, what) >= n or (what == "nuggets" and holds(s, me) > 0) for what, n in cost
    )


def can_pay(s: West, me: int, cost: Cost) -> bool:
    """Q-96, Q-41: can it really be paid?"""
    return all(
        has(s, me, what) + (gold_at_hand(s, me) if what == "nuggets" else 0) >= n
        for what, n in cost
    )


def fools_gold(s: West, me: int) -> list[int]:
    """Q-41: cards that may stand in for nuggets."""
    return [card for card in sorted(s.cards.piles[HAND[me]]) if card in FOOLS_GOLD]


def gold_at_hand(s: West, me: int) -> int:
    """How many nuggets a hand may stand in for, with Jokers as Fool's Gold (Q-78)."""
    own = len(fools_gold(s, me))
    return own + len(jokers_in(s.cards.piles[HAND[me]])) if own else 0


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
            for due in range(n, 0, -1):
                await pay_nugget(s, r, due)


async def pay_nugget(s: West, r: Reward, due: int) -> None:
    """Q-41: a nugget, or Fool's Gold in its place."""
    me, answer = r.seat, "nugget"
    if s.cards.piles[HAND[me]]:
        answer = await Ask(
            me,
            "pay_nugget",
            lambda: ["nugget"] * bool(s.nuggets[me]) + gold_due(s, me, due),
            idle="nugget" if s.nuggets[me] else "",
        )
    if answer == "nugget":
        lose_nuggets(s, me, 1, r.cause)
    else:
        card, _ = spend(s, me, answer.removeprefix("gold:"), RESOLVING)
        put_away(s, me, [card], RESOLVING, r.cause)


def gold_due(s: West, me: int, due: int) -> list[str]:
    """Fool's Gold that Jokers must still copy to pay the rest is not the first to go (Q-78)."""
    words = gold_words(s, me, "gold")
    own = fools_gold(s, me)
    if len(own) == 1 < len(words) and s.nuggets[me] < due - 1:
        return words[1:]
    return words


def gold_words(s: West, me: int, word: str) -> list[str]:
    """Fool's Gold in hand, as answers."""
    own = [f"{word}:{NAMES[card]}" for card in fools_gold(s, me)]
    return [*own, *copies(s, me, f"{word}:", FOOLS_GOLD)]


async def show_gold(s: West, r: Reward, nuggets: int, most: int) -> int:
    """Q-41: Fool's Gold may be shown where nuggets are counted; how many there are then."""
    me = r.seat
    shown: list[int] = []
    in_box = len(FOOLS_GOLD) + (len(JOKERS) if s.options.jokers else 0)
    while nuggets < most and len(shown) < min(in_box, len(s.cards.piles[HAND[me]])):
        answer = await Ask(me, "show_gold", lambda: unshown(s, me, shown), idle=PASS)
        if answer == PASS:
            break
        card, _ = spend(s, me, answer.removeprefix("show:"), HAND[me])  # and stays there
        shown.append(card)
        s.tell("showed_gold", me, NAMES[card], r.cause)
        nuggets += 1
    return nuggets


def unshown(s: West, me: int, shown: list[int]) -> list[str]:
    words = gold_words(s, me, "show")
    return [PASS, *[word for word in words if read(word.removeprefix("show:"))[0] not in shown]]
