"""What a player owns: items with their sides, the active mount and weapon, and limits (ITEM).

Gear is an item with its side as one number; an upgraded side replaces the basic one (ITEM-4).
"""

from functools import lru_cache
from typing import Final

from saddlebag.western_legends.content.effects import Effect
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import MISC_ITEMS, MOST_CATTLE, MOST_NUGGETS
from saddlebag.western_legends.content.verbs import EFFECT_VERBS, HOOKS
from saddlebag.western_legends.state import NONE, West

SIDES: Final = 2
REMEMBERED: Final = 1 << 14  # collections of gear come up again and again
NOTHING: Final[tuple[tuple[int, Effect], ...]] = ()
GEAR_ITEM: Final = [code // SIDES for code in range(len(ITEMS) * SIDES)]
KIND: Final[list[str]] = [ITEMS[item].kind for item in GEAR_ITEM]
UPGRADED: Final = [bool(code % SIDES) for code in range(len(GEAR_ITEM))]
NAME: Final[list[str]] = [
    ITEMS[code // SIDES].id + ("+" if code % SIDES else "") for code in range(len(GEAR_ITEM))
]


def effects_of(code: int) -> tuple[Effect, ...]:
    sides = ITEMS[code // SIDES].sides
    return sides[code % SIDES].fx if code % SIDES < len(sides) else ()


# hook -> gear -> the effects it has at that moment
AT: Final[dict[str, list[tuple[Effect, ...]]]] = {
    hook: [
        tuple(fx for fx in effects_of(code) if fx.when == hook) for code in range(len(GEAR_ITEM))
    ]
    for hook in HOOKS
}

# The same by hook alone: which gear has any, and by what they do: which has a continuous one.
WITH: Final[dict[str, frozenset[int]]] = {
    hook: frozenset(code for code, fx in enumerate(by_code) if fx) for hook, by_code in AT.items()
}
CONTINUOUS: Final = ("active", "always")
THAT: Final[dict[str, frozenset[int]]] = {
    do: frozenset(
        code
        for hook in CONTINUOUS
        for code, found in enumerate(AT[hook])
        if do in [fx.do for fx in found]
    )
    for do in EFFECT_VERBS
}


def gear(item: int, side: int) -> int:
    return item * SIDES + side


def in_force(s: West, player: int, hook: str) -> tuple[tuple[int, Effect], ...]:
    """Effects of a player's gear at a moment: mounts and weapons only while they are active."""
    owned, f = s.owned[player], s.fight
    if WITH[hook].isdisjoint(owned):
        return NOTHING
    weapon = s.weapon[player] if f is None or not f.disarms(player) else NONE
    return working(owned, s.mount[player], weapon, hook)


@lru_cache(REMEMBERED)
def working(
    owned: tuple[int, ...], mount: int, weapon: int, hook: str
) -> tuple[tuple[int, Effect], ...]:
    """The same for whoever owns this."""
    by_code = AT[hook]
    found = [
        (code, fx)
        for code in owned
        if by_code[code] and (KIND[code] == "misc" or code in (mount, weapon))
        for fx in by_code[code]
    ]
    return tuple(found)


def sum_of(s: West, player: int, do: str) -> int:
    """What continuous effects of one kind add up to."""
    owned = s.owned[player]
    if THAT[do].isdisjoint(owned):
        return 0
    return added_up(owned, s.mount[player], s.weapon[player], do)


@lru_cache(REMEMBERED)
def added_up(owned: tuple[int, ...], mount: int, weapon: int, do: str) -> int:
    """The same for whoever owns this."""
    total = 0
    for hook in CONTINUOUS:
        for _, fx in working(owned, mount, weapon, hook):
            if fx.do == do:
                total += fx.n or 1
    return total


def owns(s: West, player: int, item: int) -> bool:
    """On either side."""
    return any(code // SIDES == item for code in s.owned[player])


def of_kind(s: West, player: int, kind: str) -> list[int]:
    """A player's mounts, weapons or miscellaneous items."""
    return [code for code in s.owned[player] if KIND[code] == kind]


@lru_cache(REMEMBERED)
def two_of_a_kind(owned: tuple[int, ...]) -> bool:
    """Several mounts or several weapons, of which only one can be active."""
    kinds = [KIND[code] for code in owned]
    return kinds.count("mount") > 1 or kinds.count("weapon") > 1


def room_for_misc(s: West, player: int) -> bool:
    """ITEM-5"""
    return len(of_kind(s, player, "misc")) < MISC_ITEMS


def nugget_limit(s: West, player: int) -> int:
    """GOLD-3, GOLD-4"""
    return MOST_NUGGETS + sum_of(s, player, "carry_nuggets")


def cattle_limit(s: West, player: int) -> int:
    """CATTLE-2"""
    return MOST_CATTLE + sum_of(s, player, "carry_cattle")
