"""The General Store: the value of an item, and the best basket for the money."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from saddlebag.bots.western_legends.gear import (
    CARRIES_CATTLE,
    LOWERS_NPC,
    MISC,
    MORE_WANTED,
    MOUNTS,
    REACTS_PER_CARD,
)
from saddlebag.bots.western_legends.resource_values import Values
from saddlebag.bots.western_legends.sight import Sight
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
HEIRLOOM: Final = 0.4  # what a legendary item does, besides its points
DRAWN: Final = 1.2  # the value of a legendary item one has just drawn
# For each turn left: another cattle token, another track point, cards to discard in a fight.
HERDING: Final = 0.05
POINTS: Final = 0.22
HOLSTER: Final = 0.08
ARMED: Final = 16.0  # the weight of that among weapons, of which one is chosen
REMEMBERED: Final = 1 << 14


class Buyer(NamedTuple):
    """A player in the store, as far as it matters for purchases."""

    money: int
    items: tuple[str, ...]
    movement: int
    herds: int  # how many more tokens the active mount carries
    armed: float  # what the active weapon does in a turn
    wounded: bool
    mount_discount: int = 0  # by a bandit card


def buyer(sight: Sight) -> Buyer:
    mat = sight.mat
    mount, weapon = mat["mount"], mat["weapon"]
    return Buyer(
        sight.money,
        tuple(mat["items"]),
        sight.movement,
        CARRIES_CATTLE[mount],
        in_a_turn(sight.now, weapon),
        sight.wounds > 0,
        sight.so_far["mount_discount"] if sight.view["turn"] == sight.me else 0,
    )


def in_a_turn(now: Values, weapon: str | None) -> float:
    """What a weapon does for a player in each turn; only one works at a time."""
    return now.weights.weapon * LOWERS_NPC[weapon] + POINTS * MORE_WANTED[weapon]


def price_for(who: Buyer, answer: str) -> int:
    """What this player pays for it."""
    name, price, _ = WARES[answer]
    return max(0, price - who.mount_discount) if name in MOUNTS else price


def worth_of(now: Values, who: Buyer, answer: str) -> float:
    """The value of an item in the turns left, without its price."""
    name, _, side = WARES[answer]
    item = ITEMS[ITEM[name]]
    lp, gear = item.sides[side].lp, name + "+" * side
    if item.kind == "mount":
        faster = now.weights.mount * max(0, item.sides[side].movement - who.movement)
        return lp + now.turns * (faster + HERDING * max(0, CARRIES_CATTLE[gear] - who.herds))
    if item.kind == "weapon":
        return lp + now.turns * max(0.0, in_a_turn(now, gear) - who.armed)
    if REACTS_PER_CARD[name]:
        return HOLSTER * now.turns
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


def pays(now: Values, who: Buyer, answer: str) -> float:
    """The value of a purchase, less its price."""
    return worth_of(now, who, answer) + now.cash(who.money, -price_for(who, answer))


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
        who = bought(now, who, best[1])


def bought(now: Values, who: Buyer, answer: str) -> Buyer:
    """The same player after a purchase."""
    name, _, side = WARES[answer]
    gear = name + "+" * side
    return Buyer(
        who.money - price_for(who, answer),
        (*[it for it in who.items if it != name], gear),
        max(who.movement, SPEED[gear]),
        max(who.herds, CARRIES_CATTLE[gear]),
        max(who.armed, in_a_turn(now, gear)),
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


def make_room(sight: Sight, options: Sequence[str]) -> Worths:
    """The least valuable item is dropped."""
    return {answer: -held_worth(sight, answer.partition(":")[2]) for answer in options}


def legendary_item(sight: Sight, options: tuple[str, ...]) -> Worths:
    """Kept, for the least valuable item if there is no room."""
    found = make_room(sight, [answer for answer in options if answer.startswith("drop:")])
    return {answer: DRAWN + found.get(answer, 0.0) for answer in options} | {"pass": 0.0}


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
    worth = SPEED[gear] + ARMED * in_a_turn(sight.now, gear)
    if CARRIES_CATTLE[gear] and sight.pens < CARRIES_CATTLE[sight.mat["mount"]]:
        worth += 3.0  # CATTLE-9
    if gear.startswith("mule") and sight.nuggets > 3:
        worth += 3.0
    return worth + 0.5 * gear.startswith("shotgun")


def equip_now(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The item just bought, if it is better than the active one."""
    new = sight.mat["items"][-1]
    active = sight.mat["mount"] if SPEED[new] else sight.mat["weapon"]
    better = active is None or fitness(sight, new) > fitness(sight, active)
    return {"yes": float(better), "no": 0.5}
