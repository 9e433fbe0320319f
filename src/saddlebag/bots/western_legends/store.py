"""The General Store: what an item is worth, and the best basket for the money."""

from functools import lru_cache
from typing import Final, NamedTuple

from saddlebag.bots.western_legends.sight import LOWERS_NPC, Sight
from saddlebag.bots.western_legends.values import Values
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.numbers import MISC_ITEMS
from saddlebag.western_legends.goods.gear import MOVEMENT, NAME

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
REMEMBERED: Final = 1 << 14


class Buyer(NamedTuple):
    """What matters about who stands at the counter."""

    money: int
    items: tuple[str, ...]
    movement: int
    lowers: int  # of the active weapon
    wounded: bool


def buyer(sight: Sight) -> Buyer:
    mat = sight.mat
    lowers = LOWERS_NPC[mat["weapon"]]
    return Buyer(sight.money, tuple(mat["items"]), sight.movement, lowers, sight.wounds > 0)


def worth_of(now: Values, who: Buyer, answer: str) -> float:
    """What an item brings in the turns left, without its price."""
    name, _, side = WARES[answer]
    item = ITEMS[ITEM[name]]
    lp = item.sides[side].lp
    if item.kind == "mount":
        faster = item.sides[side].movement - who.movement
        return lp + now.taste.mount * now.turns * max(0, faster)
    if item.kind == "weapon":
        lower = LOWERS_NPC[name + "+" * side] - who.lowers
        return lp + now.taste.weapon * now.turns * max(0, lower)
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
    """What a purchase brings more than its price."""
    price = max(0, WARES[answer][1] - discount)
    return worth_of(now, who, answer) + now.cash(who.money, -price)


def open_to(who: Buyer, answer: str, stock: tuple[str, ...]) -> bool:
    """STORE-2, STORE-3, STORE-5: whether it could be had with the money at hand."""
    name, price, side = WARES[answer]
    if price > who.money:
        return False
    if side:
        return name in who.items
    if name not in stock or name in who.items or f"{name}+" in who.items:
        return False
    return name not in MISC or len(MISC.intersection(who.items)) < MISC_ITEMS


@lru_cache(REMEMBERED)
def basket(now: Values, who: Buyer, stock: tuple[str, ...]) -> tuple[float, int]:
    """What one visit brings, and what it costs: the best first, as long as it pays."""
    start, whole = who.money, 0.0
    while True:
        offers = [answer for answer in WARES if open_to(who, answer, stock)]
        best = max([(pays(now, who, answer), answer) for answer in offers], default=(0.0, ""))
        if best[0] <= 0:
            return whole, start - who.money
        whole += best[0]
        who = bought(who, best[1])


def bought(who: Buyer, answer: str) -> Buyer:
    """The same player with one item more."""
    name, price, side = WARES[answer]
    gear = name + "+" * side
    return Buyer(
        who.money - price,
        (*[it for it in who.items if it != name], gear),
        max(who.movement, SPEED[gear]),
        max(who.lowers, LOWERS_NPC[gear]),
        who.wounded and name != "whiskey",
    )


def visit(sight: Sight) -> tuple[float, int]:
    """What a visit to a store would bring and cost now."""
    if sight.money < CHEAPEST:
        return 0.0, 0
    return basket(sight.now, buyer(sight), tuple(sight.view["store"]))


# ---- asks


def shop(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The best thing on the counter, or leaving."""
    who = buyer(sight)
    return {answer: pays(sight.now, who, answer) if answer in WARES else 0.0 for answer in options}


def free_item(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The best one for nothing; among equals the dearest."""
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
    """Whatever was just bought, if it is better than what is active."""
    new = sight.mat["items"][-1]
    active = sight.mat["mount"] if SPEED[new] else sight.mat["weapon"]
    better = active is None or fitness(sight, new) > fitness(sight, active)
    return {"yes": float(better), "no": 0.5}
