"""The results of an arena as a picture: SVG, readable on light and dark paper."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from saddlebag.lab.arena.page import pairing
from saddlebag.lab.columns import percent
from saddlebag.lab.report import heading
from saddlebag.texts import say

WIDTH: Final = 760
LEFT: Final = 250  # the room for names
RIGHT: Final = 620  # where the scale ends; the figures follow
ROW: Final = 26
TOP: Final = 64
GAP: Final = 58  # between the two parts, with the title of the second
MARGIN: Final = 50  # rating points beyond the lowest and highest interval
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#4a3b2a}.title{font-weight:600}"
    ".line{stroke:#8a6f4d;stroke-width:2}.dot{fill:#a5432d}.even{stroke:#8a6f4d;"
    "stroke-dasharray:3 3}.paper{fill:#fbf5e6}"
)

Scale = Callable[[float], float]
Mark = tuple[str, float, float, float, str]  # name, value, low, high, figure


def svg(report: dict[str, Any]) -> str:
    """Ratings above, shares of games won below, each with its interval."""
    rates = [
        (row["bot"], row["rating"], row["low"], row["high"], str(row["rating"]))
        for row in report["ratings"]
    ]
    shares = [
        (pairing(report, row), row["share"], row["low"], row["high"], percent(row["share"]))
        for row in report["pairings"]
    ]
    below = TOP + ROW * len(rates) + GAP
    height = below + ROW * (len(shares) + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        label(16, 26, heading(report).splitlines()[0], "title"),
        label(16, TOP - 14, say("arena-rating")),
        *marks(rates, TOP, rating_scale(rates)),
        label(16, below - 14, say("arena-share")),
        *marks(shares, below, share_scale),
        even(share_scale(1 / report["seats"]), below, len(shares)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def rating_scale(rates: Sequence[Mark]) -> Scale:
    """From a little below the lowest to a little above the highest."""
    low = min([mark[2] for mark in rates], default=0.0) - MARGIN
    high = max([mark[3] for mark in rates], default=1.0) + MARGIN
    return lambda value: LEFT + (RIGHT - LEFT) * (value - low) / (high - low)


def share_scale(value: float) -> float:
    """From never to always."""
    return LEFT + (RIGHT - LEFT) * value


def marks(found: Sequence[Mark], top: int, scale: Scale) -> list[str]:
    """A dot with its interval for each, and the figure at the end of the line."""
    parts = []
    for k, (name, value, low, high, figure) in enumerate(found):
        y = top + ROW * k + ROW // 2
        parts += [
            label(16, y + 5, name),
            f'<line class="line" x1="{scale(low):.1f}" x2="{scale(high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{scale(value):.1f}" cy="{y}" r="5"/>',
            label(RIGHT + 16, y + 5, figure),
        ]
    return parts


def even(x: float, top: int, count: int) -> str:
    """Where equal players would be."""
    return f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{top + ROW * count}"/>'


def label(x: int, y: int, text: str, kind: str = "") -> str:
    """A line of text."""
    css = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{css}>{escape(text)}</text>'
