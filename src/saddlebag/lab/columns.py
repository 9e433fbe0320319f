"""Figures in columns."""

from collections.abc import Sequence
from typing import Any, Final

from saddlebag.texts import say

GAP: Final = "  "


def win_head(title: str) -> list[str]:
    return [say(title), say("lab-wins"), say("lab-share"), say("lab-interval"), say("lab-even")]


def win_cells(row: dict[str, Any]) -> list[str]:
    interval = say("lab-from-to", low=percent(row["low"]), high=percent(row["high"]))
    return [str(row["wins"]), percent(row["share"]), interval, percent(row["even"])]


def percent(share: float) -> str:
    return say("lab-percent", number=f"{share * 100:.1f}")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows as columns: words left-aligned, figures right-aligned."""
    lines = [head, *rows]
    widths = [max(len(line[k]) for line in lines) for k in range(len(head))]
    return "\n".join(
        GAP.join(
            cell.rjust(width) if k else cell.ljust(width)
            for k, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )
