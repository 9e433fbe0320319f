"""The Marshal and the Wanted track: nine spaces in rows of three (TRACK-6 to TRACK-8)."""

from typing import Any, Final

from saddlebag.western_legends.content.contents import need, page
from saddlebag.western_legends.content.steps import Steps, steps

LENGTH: Final = 9
ROW: Final = 3
PAGE: Final[dict[str, Any]] = page("tracks")

# What the cube collects on space 1, 2, ... 9; nothing is on space 0.
MARSHAL: Final[tuple[Steps, ...]] = (
    (),
    *(steps(it, "marshal") for it in PAGE["marshal"]["rewards"]),
)
WANTED: Final[tuple[Steps, ...]] = ((), *(steps(it, "wanted") for it in PAGE["wanted"]["rewards"]))
# What row 1, 2 and 3 score; row 0 is off the track.
MARSHAL_ROW_LP: Final[tuple[int, ...]] = (0, *PAGE["marshal"]["row_lp"])
WANTED_ROW_LP: Final[tuple[int, ...]] = (0, *PAGE["wanted"]["row_lp"])


def row(points: int) -> int:
    """The row a cube stands in; 0 without points."""
    return (points + ROW - 1) // ROW


def check_tracks() -> None:
    """Section 0: both tracks have nine spaces in three rows."""
    for rewards, row_lp in ((MARSHAL, MARSHAL_ROW_LP), (WANTED, WANTED_ROW_LP)):
        need((len(rewards), len(row_lp)) == (LENGTH + 1, ROW + 1), "tracks", "spaces and rows")


check_tracks()
