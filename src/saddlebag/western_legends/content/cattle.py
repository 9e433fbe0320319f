"""The cattle tokens, face down on the ranch of their color (SET-3)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.board import COLORS
from saddlebag.western_legends.content.contents import fits, need, page, table
from saddlebag.western_legends.content.numbers import BOX
from saddlebag.western_legends.content.steps import WRANGLED, Steps, steps

SAYS: Final = ("id", "color", "reward", "source")
ROWS: Final[list[dict[str, Any]]] = table(page("cattle"), "token")


class Cattle(NamedTuple):
    """A delivery gives a point and this reward (CATTLE-4, CATTLE-5)."""

    id: str
    color: int  # its ranch is RANCHES[color]
    reward: Steps


def cattle(row: dict[str, Any]) -> Cattle:
    fits(row, SAYS, {"color": COLORS}, row["id"])
    reward = steps(row["reward"], row["id"], knows=WRANGLED)
    return Cattle(row["id"], COLORS.index(row["color"]), reward)


CATTLE: Final[tuple[Cattle, ...]] = tuple(cattle(row) for row in ROWS)


def check_cattle() -> None:
    """COMP-3: as many of either color."""
    colors = [it.color for it in CATTLE]
    need(len(colors) == BOX["cattle"], "cattle", f"{len(colors)} tokens")
    need(colors.count(0) == colors.count(1), "cattle", "colors")


check_cattle()
