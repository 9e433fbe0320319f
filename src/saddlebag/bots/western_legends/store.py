"""The General Store: the value of an item, and the best basket for the money."""

from functools import lru_cache
from typing import Final, NamedTuple

from saddlebag.bots.western_legends.resource_values import Values
from saddlebag.bots.western_legends.sight import LOWERS_NPC, Sight
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.numbers import MISC_ITEMS
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.riding.movement import MOVEMENT

Worths = dict[str, float]
# Every answer at the counter, with the item, its price, and the side one gets.
WARES: Final[dict[str, tuple[str, int, int]]] = {
    f"{word}:{it.id}": (it.id, it.price, side)
    for it in ITEMS
    for side, word in enumerate(("buy", "upgrade"))
    if not it.legendary and side < len(it.sides)
}
CHEAPEST: Final = min(price for _, price, _ in WARES.values())
SPEED: Final = dict(zip(NAME, MOVEMENT, strict=True))
MISC: Final = frozenset(it.id for it in ITEMS if it.kind == "misc")
HEIRLOOM: Final = 0.4  # what a legendary item does, besides its points
MOUNTS: Final = frozenset(it.id for it in ITEMS if it.kind == "mount")
REMEMBERED: Final = 1 << 14


class Buyer(NamedTuple):
    """A player in the store, as far as it matters for purchases."""

    money: int
    items: tuple[str, ...]
    movement: int
    lowers: int  # of the active weapon
    wounded: bool
    mount_discount: int = 0  # by a bandit card


def buyer(sight: Sight) -> Buyer:
    mat = sight.mat
    lowers = LOWERS_NPC[mat["weapon"]]
    off = sight.so_far["mount_discount"] if sight.view["turn"] == sight.me else 0
    items = tuple(mat["items"])
    return Buyer(sight.money, items, sight.movement, lowers, sight.wounds > 0, off)


def price_for(who: Buyer, answer: str) -> int:
    """What this player pays for it."""
    name, price, _ = WARES[answer]
    return max(0, price - who.mount_discount) if name in MOUNTS else price


def worth_of(now: Values, who: Buyer, answer: str) -> float:
    """The value of an item in the turns left, without its price."""
    name, _, side = WARES[answer]
    item = ITEMS[ITEM[name]]
    lp = item.sides[side].lp
    if item.kind == "mount":
        faster = item.sides[side].movement - who.movement
        return lp + now.weights.mount * now.turns * max(0, faster)
    if item.kind == "weapon":
        lower = LOWERS_NPC[name + "+" * side] - who.lowers
        return lp + now.weights.weapon * now.turns * max(0, lower)
    match name:
        case "provisions":
            return 1.6 * now.card
        case "ten_gallon":
            return 0.06 * now.turns
        case "miners_map":
            return 0.04 * now.turns
        case "whiskey":
            return now.wound if who.wounded else 0.0
    return 0.0


def pays(now: Values, who: Buyer, answer: str, discount: int = 0) -> float:
    """The value of a purchase, less its price."""
    price = max(0, price_for(who, answer) - discount)
    return worth_of(now, who, answer) + now.cash(who.money, -price)


def open_to(who: Buyer, answer: str, stock: tuple[str, ...]) -> bool:
    """STORE-2, STORE-3, STORE-5: can it be bought with the money at hand?"""
    name, _, side = WARES[answer]
    if price_for(who, answer) > who.money:
        return False
    if side:
        return name in who.items
    if name not in stock or name in who.items or f"{name}+" in who.items:
        return False
    return name not in MISC or len(MISC.intersection(who.items)) < MISC_ITEMS


@lru_cache(REMEMBERED)
def basket(now: Values, who: Buyer, stock: tuple[str, ...]) -> tuple[float, int]:
    """The value and the cost of one visit: the best item first, as long as it pays."""
    start, whole = who.money, 0.0
    while True:
        offers = [answer for answer in WARES if open_to(who, answer, stock)]
        best = max([(pays(now, who, answer), answer) for answer in offers], default=(0.0, ""))
        if best[0] <= 0:
            return whole, start - who.money
        whole += best[0]
        who = bought(who, best[1])


def bought(who: Buyer, answer: str) -> Buyer:
    """The same player after a purchase."""
    name, _, side = WARES[answer]
    gear = name + "+" * side
    return Buyer(
        who.money - price_for(who, answer),
        (*[it for it in who.items if it != name], gear),
        max(who.movement, SPEED[gear]),
        max(who.lowers, LOWERS_NPC[gear]),
        who.wounded and name != "whiskey",
        0 if name in MOUNTS else who.mount_discount,
    )


def visit(sight: Sight) -> tuple[float, int]:
    """The value and the cost of a visit to a store now."""
    if sight.money < CHEAPEST:
        return 0.0, 0
    return basket(sight.now, buyer(sight), tuple(sight.view["store"]))


# ---- asks


def shop(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The best purchase, or leaving."""
    who = buyer(sight)
    return {answer: pays(sight.now, who, answer) if answer in WARES else 0.0 for answer in options}


def held_worth(sight: Sight, name: str) -> float:
    """The value of having a miscellaneous item, legendary ones included."""
    if f"buy:{name}" in WARES:
        return worth_of(sight.now, buyer(sight), f"buy:{name}")
    return HEIRLOOM + ITEMS[ITEM[name]].sides[0].lp


def make_room(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The least valuable item is dropped."""
    return {answer: -held_worth(sight, answer.partition(":")[2]) for answer in options}


def free_item(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The best free item; among equals the most expensive."""
    who, found = buyer(sight), {"pass": 0.0}
    for answer in options:
        ware = f"buy:{answer.partition(':')[2]}"
        if ware in WARES:
            found[answer] = worth_of(sight.now, who, ware) + WARES[ware][1] / 1000
    return found


def equip(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The fastest mount, unless nuggets would be lost; the weapon that lowers most."""
    return {answer: fitness(sight, answer.partition(":")[2]) for answer in options}


def fitness(sight: Sight, gear: str) -> float:
    worth = SPEED[gear] + 2.0 * LOWERS_NPC[gear]
    if gear.startswith("mule") and sight.nuggets > 3:
        worth += 3.0
    return worth + 0.5 * gear.startswith("shotgun")


def equip_now(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The item just bought, if it is better than the active one."""
    new = sight.mat["items"][-1]
    active = sight.mat["mount"] if SPEED[new] else sight.mat["weapon"]
    better = active is None or fitness(sight, new) > fitness(sight, active)
    return {"yes": float(better), "no": 0.5}
