"""The store: mounts, weapons and miscellaneous items, and the legendary ones (ITEM-1, GBH-5)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import (
    HANDSOME,
    SETS,
    fits,
    known,
    need,
    numbered,
    page,
    table,
)
from saddlebag.western_legends.content.effects import Effect, effects
from saddlebag.western_legends.content.moments import ITEM_MOMENTS, check_effect
from saddlebag.western_legends.content.numbers import BOX

KINDS: Final = ("mount", "weapon", "misc")
SAYS: Final = ("id", "set", "kind", "price", "movement?", "copies", "fx", "upgrade?", "source")
LEGENDARY_SAYS: Final = ("id", "set", "kind", "movement?", "lp", "fx", "name_source", "source")
PAGE: Final[dict[str, Any]] = page("items")
STORE_ROWS: Final[list[dict[str, Any]]] = table(PAGE, "item")
LEGENDARY_ROWS: Final[list[dict[str, Any]]] = table(PAGE, "legendary")


class Side(NamedTuple):
    """One face of an item: basic, or upgraded (ITEM-4)."""

    movement: int  # of a mount
    lp: int  # printed, scored at the end of the game
    fx: tuple[Effect, ...]


class Item(NamedTuple):
    """`sides[0]` is the basic face, `sides[1]` the upgraded one, if it has one (STORE-5)."""

    id: str
    set: str
    kind: str
    price: int  # to buy, and again to upgrade
    copies: int
    legendary: bool
    sides: tuple[Side, ...]


def side(row: dict[str, Any], where: str, kind: str) -> Side:
    fx = effects(row["fx"], where)
    for it in fx:
        check_effect(it, ITEM_MOMENTS, where)
        need(it.do != "pass_bandits" or kind == "mount", where, "only a mount can pass_bandits")
    return Side(row.get("movement", 0), row.get("lp", 0), fx)


def item(row: dict[str, Any]) -> Item:
    """An item of the store."""
    fits(row, SAYS, {"kind": KINDS}, row["id"])
    need(("upgrade" in row) == (row["kind"] != "misc"), row["id"], "misc items have one side")
    need(("movement" in row) == (row["kind"] == "mount"), row["id"], "only mounts move")
    sides = [
        side(face, row["id"], row["kind"])
        for face in [row, *([row["upgrade"]] if "upgrade" in row else ())]
    ]
    return Item(
        row["id"], row["set"], row["kind"], row["price"], row["copies"], False, tuple(sides)
    )


def legendary_item(row: dict[str, Any]) -> Item:
    """A single copy, drawn blind, never for sale and never upgraded (GBH-2, GBH-5)."""
    fits(row, LEGENDARY_SAYS, {"kind": KINDS}, row["id"])
    known(row["set"], (HANDSOME,), row["id"])
    face = side(row, row["id"], row["kind"])
    return Item(row["id"], row["set"], row["kind"], 0, 1, True, (face,))


ITEMS: Final[tuple[Item, ...]] = (
    *(item(row) for row in STORE_ROWS),
    *(legendary_item(row) for row in LEGENDARY_ROWS),
)
ITEM: Final[dict[str, int]] = numbered([*STORE_ROWS, *LEGENDARY_ROWS])


def check_items() -> None:
    """COMP-2: so many cards in the base game and in each expansion."""
    found = [sum(it.copies for it in ITEMS if it.set == name) for name in SETS]
    need(found == BOX["items"], "items", f"{found} cards, not {BOX['items']}")
    need(len(ITEM) == len(ITEMS), "items", "an id is there twice")
    need(all(it.sides[1].lp > 0 for it in ITEMS if len(it.sides) > 1), "items", "an upgrade's LP")


check_items()
