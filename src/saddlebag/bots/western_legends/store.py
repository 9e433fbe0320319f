"""The General Store: what an item is worth, and the best basket for the money."""

from typing import Final

from saddlebag.bots.western_legends.sight import LOWERS_NPC, Sight
from saddlebag.bots.western_legends.taste import TASTE
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.items import ITEM, ITEMS

MISC: Final = [it.id for it in ITEMS if it.kind == "misc" and not it.legendary]
MOST_MISC: Final = 3
ON_FOOT: Final = 2
# Every answer of the store: the item, what it costs, and its side.
WARES: Final[dict[str, tuple[str, int]]] = {
    f"{word}:{it.id}": (it.id, it.price)
    for it in ITEMS
    if not it.legendary
    for word in ("buy", "upgrade")
}


def worth_of(sight: Sight, answer: str) -> float:
    """What an item brings in the turns left, without its price."""
    word, _, name = answer.partition(":")
    item = ITEMS[ITEM[name]]
    side = item.sides[1 if word == "upgrade" else 0]
    turns = sight.turns
    if item.kind == "mount":
        faster = side.movement - max(ON_FOOT, sight.movement)
        return side.lp + TASTE.mount * turns * max(0, faster)
    if item.kind == "weapon":
        active = LOWERS_NPC[sight.mat["weapon"]] if sight.mat["weapon"] else 0
        lowers = LOWERS_NPC[f"{name}+" if word == "upgrade" else name]
        return side.lp + TASTE.weapon * turns * max(0, lowers - active)
    if name == "provisions":
        return WORTH.card[turns] * 1.6
    if name == "ten_gallon":
        return 0.06 * turns
    if name == "miners_map":
        return 0.04 * turns
    return WORTH.wound[turns] if sight.wounds else 0.0


def pays(sight: Sight, answer: str, money: int, discount: int = 0) -> float:
    """What a purchase brings more than its price."""
    price = max(0, WARES[answer][1] - discount)
    return worth_of(sight, answer) + WORTH.cash(sight.turns, money, -price)


def offers(sight: Sight) -> list[str]:
    """What could be bought in a store now."""
    items = sight.mat["items"]
    stock = sight.view["store"]
    misc = sum([1 for name in items if name in MISC])
    found = []
    for answer, (name, price) in WARES.items():
        if price <= sight.money:
            if answer.startswith("upgrade"):
                if name in items and name not in MISC:
                    found.append(answer)
            elif name in stock and name not in items and f"{name}+" not in items:
                if name not in MISC or misc < MOST_MISC:
                    found.append(answer)
    return found


def basket(sight: Sight) -> tuple[float, int]:
    """What one visit brings, and what it costs: the best things first, as long as money lasts."""
    if sight.money < 20:
        return 0.0, 0
    wares = sorted([(pays(sight, answer, sight.money), answer) for answer in offers(sight)])
    money, whole = sight.money, 0.0
    for _, answer in reversed(wares):
        price = WARES[answer][1]
        if price <= money:
            gain = pays(sight, answer, money)
            if gain > 0:
                whole += gain
                money -= price
    return whole, sight.money - money


def shop(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The best thing on the counter, or leaving."""
    found = {"done": 0.0, "pass": 0.0}
    for answer in options:
        if answer in WARES:
            found[answer] = pays(sight, answer, sight.money)
    return {answer: found[answer] for answer in options}


def free_item(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The best one for nothing."""
    found = {"pass": 0.0}
    for answer in options:
        if answer != "pass":
            name = answer.partition(":")[2]
            found[answer] = worth_of(sight, f"buy:{name}") + WARES[f"buy:{name}"][1] / 1000
    return found
