"""The box: 48 outlaws, 12 saloon cards, and the zones of cards (COMP-1, COMP-2)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from saddlebag.kernel.zone import Box


def content(name: str) -> dict[str, Any]:
    """A page of the box's contents."""
    page = files("saddlebag.public_enemy").joinpath("content", name)
    return tomllib.loads(page.read_text(encoding="utf-8"))


NUMBERS: Final[dict[str, Any]] = content("game.toml")
OUTLAW_ROWS: Final[list[dict[str, Any]]] = content("outlaws.toml")["outlaw"]

GANGS: Final[tuple[str, ...]] = tuple(gang["id"] for gang in NUMBERS["gang"])
TOWNS: Final[tuple[str, ...]] = tuple(gang["home"] for gang in NUMBERS["gang"])
DECK_NAMES: Final[tuple[str, ...]] = (*TOWNS, "saloon")
SALOON: Final = 4  # decks 0-3 are the towns
MOST_SEATS: Final = 6

BOX: Final = Box()
OUTLAWS: Final[list[list[int]]] = [
    BOX.cards([row["id"] for row in OUTLAW_ROWS if row["town"] == town]) for town in TOWNS
]
SALOON_CARDS: Final[list[int]] = BOX.cards(
    [row["id"] for row in NUMBERS["saloon"] for _ in range(row["count"])]
)
DECKS: Final[list[int]] = [BOX.zone(name) for name in DECK_NAMES]
OUT: Final[int] = BOX.zone("out", lies_open=True)  # out until the next round (SALOON-5)
REMOVED: Final[int] = BOX.zone("removed")  # out for the whole fast game (SET-5)
STACKS: Final[list[list[int]]] = [
    [BOX.zone(f"{gang}:{seat}", lies_open=True) for gang in GANGS] for seat in range(MOST_SEATS)
]

TOWN_OF: Final[list[int]] = BOX.back  # a card's back shows its town; the saloon's is the fifth
GANG_OF: Final[list[int]] = [GANGS.index(row["gang"]) for row in OUTLAW_ROWS]
LEADERS: Final[list[int]] = [
    next(BOX.id[row["id"]] for row in OUTLAW_ROWS if row["gang"] == gang and row.get("leader"))
    for gang in GANGS
]
NAMES: Final[list[str]] = BOX.names


def zones(seats: int) -> int:
    """The number of zones at a table, by seats."""
    return STACKS[seats - 1][-1] + 1


def check_content() -> None:
    """COMP-1: three of each gang in each town, one leader per gang, in its home town."""
    for town, home in enumerate(TOWNS):
        for gang, name in enumerate(GANGS):
            rows = [row for row in OUTLAW_ROWS if row["town"] == home and row["gang"] == name]
            leaders = [row for row in rows if row.get("leader")]
            assert len(rows) == 3, f"{name} in {home}"
            assert len(leaders) == (town == gang), f"leader of {name}"
    assert len(BOX.id) == 48 + len(NUMBERS["saloon"]), "an id twice"


check_content()
