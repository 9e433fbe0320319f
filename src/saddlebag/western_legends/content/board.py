"""The map: 64 spaces, as numbers in the order of content/board.toml (MOVE-2 to MOVE-4).

Sets of spaces are masks, one bit for each space. Two mesas have the numbers after the spaces.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import known, need, numbered, page, table
from saddlebag.western_legends.content.numbers import BOX
from saddlebag.western_legends.content.verbs import words

LOCATIONS: Final = words("store saloon mine bank doctor cabaret ranch rail_station sheriff hideout")
PAGE: Final[dict[str, Any]] = page("board")
REGION_ROWS: Final[list[dict[str, Any]]] = table(PAGE, "region")
MESA_ROWS: Final[list[dict[str, Any]]] = table(PAGE, "mesa")
ROWS: Final[list[dict[str, Any]]] = table(PAGE, "space")

REGIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in REGION_ROWS)
TOWNS: Final[tuple[str, ...]] = tuple(row["id"] for row in REGION_ROWS if row["town"])
SPACE: Final[dict[str, int]] = numbered(ROWS)
MESAS: Final[tuple[int, ...]] = tuple(range(len(ROWS), len(ROWS) + len(MESA_ROWS)))
NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in [*ROWS, *MESA_ROWS])


class Space(NamedTuple):
    """One movement area."""

    id: str
    region: int
    number: int  # of a plain space within its region; 0: it has a name
    town: int  # -1: outside of town (MOVE-4)
    location: str  # "": a plain space (LOC-3)
    mark: str  # the town of a store or saloon, the gang of a hideout, the color of a ranch
    neighbours: tuple[int, ...]  # in the order of the board, corners included (MOVE-2)
    corners: tuple[int, ...]  # those that touch in one point only
    mesas: tuple[int, ...]


def space(row: dict[str, Any]) -> Space:
    region = REGIONS.index(row["region"])
    town = TOWNS.index(row["region"]) if row["region"] in TOWNS else -1
    location = known(row["location"], LOCATIONS, row["id"]) if "location" in row else ""
    mark = row["region"] if location in ("store", "saloon") else row.get("mark", "")
    return Space(
        row["id"],
        region,
        row.get("number", 0),
        town,
        location,
        mark,
        tuple(sorted(SPACE[name] for name in row["adjacent"])),
        tuple(sorted(SPACE[name] for name in row.get("corner", ()))),
        tuple(
            mesa for mesa, it in zip(MESAS, MESA_ROWS, strict=True) if row["id"] in it["borders"]
        ),
    )


SPACES: Final[tuple[Space, ...]] = tuple(space(row) for row in ROWS)
REGION_OF: Final[tuple[int, ...]] = tuple(it.region for it in SPACES)
TOWN_OF: Final[tuple[int, ...]] = tuple(it.town for it in SPACES)
LOCATION_OF: Final[tuple[str, ...]] = tuple(it.location for it in SPACES)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(it.neighbours for it in SPACES)


def mask(spaces: Iterable[int]) -> int:
    """A set of spaces as one number."""
    bits = 0
    for number in spaces:
        bits |= 1 << number
    return bits


def members(bits: int) -> tuple[int, ...]:
    """The spaces of a mask, in the order of the board."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return tuple(found)


def places(location: str, mark: str = "") -> tuple[int, ...]:
    """Every space of a location; a Store and a Saloon have three each (LOC-2)."""
    return tuple(
        number
        for number, it in enumerate(SPACES)
        if it.location == location and mark in ("", it.mark)
    )


def border(mesa: int) -> tuple[int, ...]:
    """The spaces around a mesa."""
    return tuple(number for number, it in enumerate(SPACES) if mesa in it.mesas)


GANGS: Final = ("A", "B", "C")
COLORS: Final = ("green", "blue")  # of cattle: Mesito's Point and Sunny Hills
STORES: Final[tuple[tuple[int, ...], ...]] = tuple(places("store", town) for town in TOWNS)
SALOONS: Final[tuple[tuple[int, ...], ...]] = tuple(places("saloon", town) for town in TOWNS)
HIDEOUTS: Final[tuple[tuple[int, ...], ...]] = tuple(places("hideout", gang) for gang in GANGS)
ALL_HIDEOUTS: Final[tuple[int, ...]] = places("hideout")
RANCHES: Final[tuple[int, ...]] = tuple(places("ranch", color)[0] for color in COLORS)
MINES: Final[tuple[int, ...]] = places("mine")
RAIL_STATION: Final[int] = places("rail_station")[0]
SHERIFFS_OFFICE: Final[int] = places("sheriff")[0]
BANK: Final[int] = places("bank")[0]
DOCTOR: Final[int] = places("doctor")[0]
CABARET: Final[int] = places("cabaret")[0]
TOWN_SPACES: Final[tuple[int, ...]] = tuple(
    number for number, town in enumerate(TOWN_OF) if town >= 0
)
BORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(border(mesa) for mesa in MESAS)
MESA_EDGE: Final[int] = mask(number for spaces in BORDERS for number in spaces)
AROUND: Final[tuple[int, ...]] = tuple(mask(spaces) for spaces in NEIGHBOURS)
# The other spaces at the same mesas: two steps away for one who may cross them.
ACROSS: Final[tuple[int, ...]] = tuple(
    mask(there for mesa in it.mesas for there in border(mesa) if there != here)
    for here, it in enumerate(SPACES)
)


def check_map() -> None:
    """Q-01: whoever is a neighbour has one; every place is there as often as it should be."""
    need(len(SPACES) == BOX["spaces"], "board", "spaces")
    for here, it in enumerate(SPACES):
        need(all(here in NEIGHBOURS[there] for there in it.neighbours), it.id, "a one-way step")
        need(here not in it.neighbours, it.id, "is its own neighbour")
        need(all(here in SPACES[there].corners for there in it.corners), it.id, "half a corner")
        need(all(there in it.neighbours for there in it.corners), it.id, "a corner apart")
    need(sum(map(len, NEIGHBOURS)) == 2 * BOX["adjacencies"], "board", "adjacencies")
    corners = sum(len(it.corners) for it in SPACES)
    need(corners == 2 * BOX["corner_adjacencies"], "board", "corner adjacencies")
    need([len(them) for them in (*STORES, *SALOONS)] == [3] * 4, "board", "stores and saloons")
    need([len(them) for them in HIDEOUTS] == [2] * 3, "board", "hideouts")
    need(all(TOWN_OF[there] < 0 for there in ALL_HIDEOUTS), "board", "a hideout in a town")
    need((len(MINES), len(RANCHES)) == (3, 2), "board", "mines and ranches")
    single = [places(name) for name in ("rail_station", "sheriff", "bank", "doctor", "cabaret")]
    need(all(len(them) == 1 for them in single), "board", "single places")


check_map()
