"""Getting items: bought, upgraded or free, and which of them are active (STORE, ITEM)."""

from functools import lru_cache, partial
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.board import mask
from saddlebag.western_legends.content.characters import FIRST_GAME_WITHOUT
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.numbers import MISC_ITEMS, MOST_SEATS
from saddlebag.western_legends.goods.gains import heal, lose_nuggets, pay
from saddlebag.western_legends.goods.gear import (
    AT,
    GEAR_ITEM,
    KIND,
    NAME,
    gear,
    nugget_limit,
    owns,
    room_for_misc,
)
from saddlebag.western_legends.goods.hands import draw
from saddlebag.western_legends.goods.herds import give_up_surplus
from saddlebag.western_legends.goods.track_points import gain_points
from saddlebag.western_legends.goods.trial import Detail, by_answer
from saddlebag.western_legends.state import NONE, West

FOR_SALE: Final = [number for number, it in enumerate(ITEMS) if not it.legendary]  # GBH-5
LEGENDARY_ITEMS: Final = [number for number, it in enumerate(ITEMS) if it.legendary]  # GBH-2
PRICE: Final = [it.price for it in ITEMS]
IS_MISC: Final = [it.kind == "misc" for it in ITEMS]
IS_MOUNT: Final = [it.kind == "mount" for it in ITEMS]
HAS_UPGRADE: Final = [len(it.sides) > 1 for it in ITEMS]
BUY: Final = [f"buy:{it.id}" for it in ITEMS]
UPGRADE: Final = [f"upgrade:{it.id}" for it in ITEMS]
EQUIP: Final = [f"equip:{name}" for name in NAME]
NOT_OWNED: Final[Refusal] = ("equip", "not_owned", {}, "WL ITEM-2")
EQUIP_NOW: Final = [Ask(seat, "equip_now", ("yes", "no")).made_once() for seat in range(MOST_SEATS)]
REMEMBERED: Final = 1 << 12
Why = tuple[str, dict[str, object], str]  # reason code, its values, the rule


# ---- what may be had


def room_for(s: West, player: int, item: int) -> Why | None:
    """STORE-2, ITEM-1, ITEM-5: a copy of each, three miscellaneous ones; None: it fits."""
    if owns(s, player, item):
        return "already_owned", {}, "WL STORE-2"
    if IS_MISC[item] and not room_for_misc(s, player):
        return "three_items", {"has": MISC_ITEMS}, "WL ITEM-5"
    return None


def may_own(s: West, player: int, item: int) -> Why | None:
    """Why an item of the store cannot be had, whatever it costs; None: it can (Q-09, FIRST-1)."""
    why = room_for(s, player, item)
    if why is not None or s.stock[item] > 0:
        return why
    if s.options.first_game and item in FIRST_GAME_WITHOUT:
        return "not_in_game", {}, "WL FIRST-1"
    return "out_of_stock", {}, "WL Q-09"


def shop_offers(s: West, seat: int, discount: int = 0) -> tuple[str, ...]:
    """What can be bought and upgraded with the money at hand."""
    off = s.mount_discount if seat == s.turn else 0
    return wares(s.money[seat] + discount, off, s.owned[seat], in_stock(tuple(s.stock)))


def price_of(s: West, seat: int, item: int, discount: int) -> int:
    """Less what is taken off all prices, and what a bandit card takes off the next mount."""
    if IS_MOUNT[item] and seat == s.turn:
        discount += s.mount_discount
    return max(0, PRICE[item] - discount)


@lru_cache(REMEMBERED)
def in_stock(stock: tuple[int, ...]) -> int:
    """The items of which the store has any, as a mask; it sells few of them in a game."""
    return mask([item for item, left in enumerate(stock) if left > 0])


@lru_cache(REMEMBERED)
def wares(purse: int, off: int, owned: tuple[int, ...], stocked: int) -> tuple[str, ...]:
    """The same for everybody with such a purse and such belongings; `off`: of a mount's price."""
    mine = [GEAR_ITEM[code] for code in owned]
    full = len([item for item in mine if IS_MISC[item]]) >= MISC_ITEMS
    offers: list[str] = []
    for item in FOR_SALE:
        if PRICE[item] > (purse + off if IS_MOUNT[item] else purse):
            continue
        if item in mine:
            if HAS_UPGRADE[item] and gear(item, 0) in owned:
                offers.append(UPGRADE[item])
        elif stocked >> item & 1 and not (full and IS_MISC[item]):
            offers.append(BUY[item])
    return tuple(offers)


def shop_refusals(s: West, seat: int, discount: int = 0) -> list[Refusal]:
    """Every item of the game that cannot be bought or upgraded now, and why."""
    refused: list[Refusal] = []
    for item in FOR_SALE:
        if ITEMS[item].set not in s.options.sets and s.stock[item] < 1 and not owns(s, seat, item):
            continue  # not of this game
        dear = too_dear(s, seat, item, discount)
        why = may_own(s, seat, item) or dear
        if why is not None:
            refused.append((BUY[item], *why))
        why = no_upgrade(s, seat, item) or dear
        if why is not None:
            refused.append((UPGRADE[item], *why))
    return refused


def too_dear(s: West, seat: int, item: int, discount: int) -> Why | None:
    """Q-96: a price must be paid in full."""
    price = price_of(s, seat, item, discount)
    if price <= s.money[seat]:
        return None
    return "not_enough_money", {"has": s.money[seat], "needs": price}, "WL Q-96"


def no_upgrade(s: West, seat: int, item: int) -> Why | None:
    """STORE-5: mounts and weapons that are owned, once."""
    if not HAS_UPGRADE[item]:
        return "never_upgraded", {}, "WL STORE-5"
    if gear(item, 1) in s.owned[seat]:
        return "already_upgraded", {}, "WL STORE-5"
    return None if gear(item, 0) in s.owned[seat] else ("not_owned", {}, "WL STORE-5")


# ---- getting and giving back


def gain_gear(s: West, seat: int, code: int, cause: str) -> None:
    """STORE-6: active at once only if nothing of its kind is; then "when gained" (SET-21)."""
    s.owned[seat] = (*s.owned[seat], code)
    s.tell("item_gained", seat, NAME[code], cause)
    if active(s, seat, code) == NONE:
        set_active(s, seat, code)
    when_gained(s, seat, code)


def when_gained(s: West, seat: int, code: int) -> None:
    """SET-21: once, however an item is gained, as a starting item too."""
    for fx in AT["gained"][code]:
        if fx.do == "cards":
            draw(s, seat, fx.n, NAME[code])
        elif fx.do == "heal":
            heal(s, seat, fx.n, NAME[code])
        else:
            gain_points(s, seat, fx.do, fx.n, NAME[code])


async def take_item(s: West, seat: int, item: int, cause: str) -> None:
    """An item out of the store for nothing."""
    s.stock[item] -= 1
    gain_gear(s, seat, gear(item, 0), cause)


def give_back(s: West, seat: int, code: int, cause: str) -> None:
    """ITEM-6: a discarded item returns to the store and can be bought again."""
    s.owned[seat] = tuple([own for own in s.owned[seat] if own != code])
    s.stock[GEAR_ITEM[code]] += 1
    s.tell("item_back", seat, NAME[code], cause)


async def hand_over(s: West, giver: int, seat: int, code: int, cause: str) -> None:
    """An item goes from one player to another; what it carried for the giver goes back."""
    s.owned[giver] = tuple([own for own in s.owned[giver] if own != code])
    s.tell("item_stolen", seat, giver, NAME[code])
    gain_gear(s, seat, code, cause)
    await give_up_surplus(s, giver)  # CATTLE-9


async def shop_one(s: West, seat: int, answer: str, discount: int, cause: str) -> None:
    """One purchase or upgrade out of `shop_offers`."""
    word, _, name = answer.partition(":")
    item = ITEM[name]
    price = price_of(s, seat, item, discount)
    if price:
        pay(s, seat, price, cause)
    if IS_MOUNT[item] and seat == s.turn:
        s.mount_discount = 0
    if word == "upgrade":
        upgrade(s, seat, item, price, cause)
    else:
        await buy(s, seat, item, price, cause)


def shop_stakes(
    s: West, seat: int, wares: tuple[str, ...], discount: int = 0, cause: str = "store"
) -> Detail | None:
    """What each purchase costs, and what it brings when it is gained."""
    plays = {
        ware: partial(shop_one, seat=seat, answer=ware, discount=discount, cause=cause)
        for ware in wares
    }
    return by_answer(s, seat, plays)


async def buy(s: West, seat: int, item: int, price: int, cause: str) -> None:
    """STORE-4: a mount or weapon just bought may be made active at once."""
    code = gear(item, 0)
    s.tell("bought", seat, NAME[code], price, cause)
    await take_item(s, seat, item, cause)
    if KIND[code] == "misc" or active(s, seat, code) == code:
        return
    if await EQUIP_NOW[seat] == "yes":
        await equip(s, seat, code)


def upgrade(s: West, seat: int, item: int, price: int, cause: str) -> None:
    """STORE-5, ITEM-4: the card is turned over; it does not become active by that (Q-87)."""
    old, new = gear(item, 0), gear(item, 1)
    s.owned[seat] = tuple([new if own == old else own for own in s.owned[seat]])
    if s.mount[seat] == old:
        s.mount[seat] = new
    if s.weapon[seat] == old:
        s.weapon[seat] = new
    s.tell("upgraded", seat, NAME[new], price, cause)


# ---- what is active


def active(s: West, seat: int, code: int) -> int:
    """The active gear of the same kind; miscellaneous items are all in use."""
    if KIND[code] == "mount":
        return s.mount[seat]
    return s.weapon[seat] if KIND[code] == "weapon" else code


def set_active(s: West, seat: int, code: int) -> None:
    """ITEM-2; nuggets that only the old mount could carry are lost (GOLD-4, Q-116)."""
    if KIND[code] == "mount":
        s.mount[seat] = code
    else:
        s.weapon[seat] = code
    s.tell("equipped", seat, NAME[code])
    surplus = s.nuggets[seat] - nugget_limit(s, seat)
    if surplus > 0:
        lose_nuggets(s, seat, surplus, "carry_limit")


def equip_refusals(s: West, seat: int) -> list[Refusal]:
    """ITEM-3: what is active changes at the start of the turn or when something is bought."""
    found = [NOT_OWNED]
    for code in s.owned[seat]:
        if active(s, seat, code) == code:
            found.append((EQUIP[code], "already_active", {"item": NAME[code]}, "WL ITEM-2"))
        else:
            found.append((EQUIP[code], "equip_at_start", {"item": NAME[code]}, "WL ITEM-3"))
    return found


def choice_refusals(s: West, seat: int, kind: str) -> list[Refusal]:
    """TURN-5: one's mounts are compared with each other, and so are the weapons."""
    values: dict[str, object] = {"kind": kind}
    others = [code for code in s.owned[seat] if KIND[code] != kind]
    return [NOT_OWNED, *[(EQUIP[code], "one_kind", values, "WL TURN-5") for code in others]]


async def equip(s: West, seat: int, code: int) -> None:
    """ITEM-3: another mount or weapon; cattle it cannot carry goes back (CATTLE-9)."""
    set_active(s, seat, code)
    await give_up_surplus(s, seat)
