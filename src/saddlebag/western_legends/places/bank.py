"""Selling nuggets at the Bank; Fool's Gold may stand in for them (BANK-1, Q-41)."""

from functools import lru_cache
from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.numbers import NUGGET_LP, NUGGET_MONEY
from saddlebag.western_legends.counting.progress import did
from saddlebag.western_legends.counting.triggers import DEPOSIT as TRIGGER
from saddlebag.western_legends.counting.triggers import ENOUGH_NUGGETS, meet
from saddlebag.western_legends.goods.gains import gain_lp, gain_money, lose_nuggets
from saddlebag.western_legends.goods.hands import put_away
from saddlebag.western_legends.goods.jokers import as_copy, jokers_in, spend
from saddlebag.western_legends.rewards.prices import FOOLS_GOLD
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES, RESOLVING

WORD: Final = "deposit"
NO_NUGGETS: Final[Refusal] = (WORD, "no_nuggets", {}, "WL Q-40")


def offers(s: West, me: int) -> tuple[str, ...]:
    """BANK-1: any number of nuggets, with or without Fool's Gold: `deposit:1+10_clubs`."""
    fakes = tuple([card for card in s.cards.piles[HAND[me]] if card in FOOLS_GOLD])
    jokers: tuple[int, ...] = ()
    if fakes and s.options.jokers:
        jokers = tuple(jokers_in(s.cards.piles[HAND[me]]))
    return amounts(s.nuggets[me], tuple(sorted(fakes)) if len(fakes) > 1 else fakes, jokers)


@lru_cache(256)
def amounts(nuggets: int, fakes: tuple[int, ...], jokers: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Every way to sell something, the most nuggets first; Jokers are copies of what is gold."""
    mixed = [""]
    for card in fakes:
        mixed += [f"{so_far}+{NAMES[card]}" for so_far in mixed]
    for joker in jokers:
        mixed += [f"{so_far}+{as_copy(joker, card)}" for card in fakes for so_far in mixed]
    return tuple(
        [f"{WORD}:{n}{cards}" for n in range(nuggets, -1, -1) for cards in mixed if n or cards]
    )


def refusals(s: West, me: int) -> list[Refusal]:
    """Q-40: not without a nugget; nor more than there are."""
    has = s.nuggets[me]
    more: Refusal = (
        f"{WORD}:{has + 1}",
        "not_enough_nuggets",
        {"has": has, "needs": has + 1},
        "WL BANK-1",
    )
    return [more] if offers(s, me) else [NO_NUGGETS, more]


async def deposit(s: West, me: int, rest: str) -> None:
    """BANK-1, BANK-2: $20 and 1 LP each; what the wallet cannot hold is lost, the LP are not."""
    count, *fakes = rest.split("+")
    sold = int(count) + len(fakes)
    cards = [spend(s, me, name, RESOLVING)[0] for name in fakes]
    s.tell("deposited", me, int(count), [NAMES[card] for card in cards])
    lose_nuggets(s, me, int(count), WORD)
    put_away(s, me, cards, RESOLVING, WORD)
    gain_money(s, me, sold * NUGGET_MONEY, WORD)
    gain_lp(s, me, sold * NUGGET_LP, WORD)
    did(s, me, "nugget_deposit", sold)
    if sold >= ENOUGH_NUGGETS:
        meet(s, me, TRIGGER)


DEPOSIT: Final = Action(WORD, offers, refusals, deposit)
