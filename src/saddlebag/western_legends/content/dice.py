"""The prospecting dice (GOLD-2)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import need, page, table
from saddlebag.western_legends.content.steps import Steps, steps

PAGE: Final[dict[str, Any]] = page("dice")
ROWS: Final[list[dict[str, Any]]] = table(PAGE, "face")
DICE: Final[int] = PAGE["meta"]["dice"]
SIDES: Final = 6


class Face(NamedTuple):
    """What a die shows, and what that brings."""

    id: str
    fx: Steps


FACES: Final[tuple[Face, ...]] = tuple(Face(row["id"], steps(row["fx"], row["id"])) for row in ROWS)
# The face on each of the six sides.
DIE: Final[tuple[int, ...]] = tuple(
    number for number, row in enumerate(ROWS) for _ in range(row["count"])
)


def check_dice() -> None:
    need(len(DIE) == SIDES, "dice", f"{len(DIE)} sides")


check_dice()
