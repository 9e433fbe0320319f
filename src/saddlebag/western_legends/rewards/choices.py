"""Which options of a choice are open, and why the others are not (Q-74, Q-96, Q-103)."""

from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.content.numbers import MOST_WOUNDS, WALLET
from saddlebag.western_legends.content.steps import Step, Steps
from saddlebag.western_legends.goods.buying import shop_offers
from saddlebag.western_legends.goods.gear import nugget_limit
from saddlebag.western_legends.goods.hands import holds
from saddlebag.western_legends.rewards.prices import may_pay
from saddlebag.western_legends.rewards.terms import (
    Reward,
    free_items,
    has,
    how_many,
    is_so,
    must_choose,
    ranches,
    spaces,
)
from saddlebag.western_legends.riding.ride import barred, steps_from
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import DECK, DISCARD

ROOM_MADE_BY: Final = {"money": "money", "roll": "money", "nugget": "nuggets", "cards": "cards"}
PRICES: Final = ("wound", "lose", "discard", "discard_random")
Why = tuple[str, dict[str, object], str]


@lru_cache(1 << 8)
def labels(options: tuple[Steps, ...]) -> tuple[str, ...]:
    """Each option as an answer: `lp:1`, `wound:1+money:50`, `lose:money:10`."""
    return tuple("+".join([label(step) for step in option]) for option in options)


def label(step: Step) -> str:
    """A verb and what matters about it."""
    about = (step.what, step.to, step.pool, str(step.n) if step.n else "")
    return ":".join([step.do, *[word for word in about if word]])


def open_options(s: West, r: Reward, options: tuple[Steps, ...]) -> tuple[str, ...]:
    """Those that may be picked, in their order."""
    names = labels(options)
    return tuple([names[k] for k, option in enumerate(options) if not closed(s, r, option)])


def option_refusals(s: West, r: Reward, options: tuple[Steps, ...]) -> list[Refusal]:
    """Those that may not, and why."""
    found = must_choose()
    for name, option in zip(labels(options), options, strict=True):
        why = closed(s, r, option)
        if why:
            found.append((name, *why))
    return found


def closed(s: West, r: Reward, option: Steps) -> Why | None:
    """An option is closed if it holds a price that cannot be paid, or changes nothing."""
    me = r.seat
    for step in option:
        if step.do == "wound" and not takes_wounds(s, me, step):
            return "no_wound_space", {"has": s.wounds[me], "most": MOST_WOUNDS}, "WL Q-74"
        if step.do == "lose" and has(s, me, step.what) < step.n:
            numbers: dict[str, object] = {"has": has(s, me, step.what), "needs": step.n}
            return f"not_enough_{step.what}", numbers, "WL Q-96"
        if step.do in ("discard", "discard_random") and holds(s, me) < step.n:
            return "not_enough_cards", {"has": holds(s, me), "needs": step.n}, "WL Q-96"
    gains = [step for step in option if step.do not in PRICES]
    if not any(changes(s, r, step) for step in gains or option):  # nobody pays for nothing
        return "no_change", {}, "WL Q-103"
    return None


def takes_wounds(s: West, me: int, step: Step) -> bool:
    """Free wound spaces; a wound that will be cancelled needs none (Q-103)."""
    shielded = step.cancellable and s.fight is not None and s.fight.shields(me)
    return shielded or s.wounds[me] + step.n <= MOST_WOUNDS


def changes(s: West, r: Reward, step: Step) -> bool:
    """Would this step change anything?"""
    me = r.seat
    match step.do:
        case "money":
            return s.money[me] < WALLET
        case "cards" | "draw_keep":
            return bool(s.cards.piles[DECK] or s.cards.piles[DISCARD])
        case "heal":
            return s.wounds[me] > 0
        case "marshal":
            return not s.wanted[me]
        case "nugget":
            return s.nuggets[me] < nugget_limit(s, me)
        case "roll":
            return s.options.empty_deals or fits_more(s, me)
        case "discard" | "discard_random":
            return holds(s, me) > 0
        case "lose":
            return has(s, me, step.what) > 0
        case "item" | "shop" | "cattle" | "move" | "relocate":
            return offers(s, me, step)
        case "choose" | "pay" | "if" | "per":
            return changes_inside(s, r, step)
    return True


def fits_more(s: West, me: int) -> bool:
    """Dice pay money and nuggets; one of them must find room."""
    return s.money[me] < WALLET or s.nuggets[me] < nugget_limit(s, me)


def offers(s: West, me: int, step: Step) -> bool:
    """Is there an item, a token or a space to be had?"""
    match step.do:
        case "item":
            return bool(free_items(s, me, step.pool, step.max_price))
        case "shop":
            return bool(shop_offers(s, me, step.discount))
        case "cattle":
            return bool(ranches(s, me))
        case "move":
            return bool(steps_from(s, me, step.n, s.bandits | barred(s, me), 0).to)
    return bool(spaces(s, me, step.to))


def worth_paying(s: West, r: Reward, step: Step) -> bool:
    """Q-129: a price is asked only for what can be gained; version 1 asked for it all the same."""
    paid = [what for what, _ in step.cost]  # makes room for as much
    return s.options.empty_deals or any(
        ROOM_MADE_BY.get(gain.do, "") in paid or changes(s, r, gain) for gain in step.gain
    )


def changes_inside(s: West, r: Reward, step: Step) -> bool:
    """Would a step made of steps change anything?"""
    inside = step.gain
    match step.do:
        case "choose":
            return bool(open_options(s, r, step.options))
        case "pay":
            return may_pay(s, r.seat, step.cost) and worth_paying(s, r, step)
        case "if":
            inside = step.then if is_so(s, r, step.cond) else step.otherwise
        case _:
            if not how_many(s, r.seat, step.each):
                return step.each == "nuggets" and holds(s, r.seat) > 0
    return any(changes(s, r, inner) for inner in inside)
