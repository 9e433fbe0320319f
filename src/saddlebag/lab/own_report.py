"""What a game adds to the report of a simulation."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from saddlebag.registry import extra

if TYPE_CHECKING:
    from saddlebag.lab.one_game import Record, Setting

Event = dict[str, Any]


class OwnReport(NamedTuple):
    """Three steps: notes on each game, figures from all notes, tables from the figures."""

    notes: Callable[[int, Sequence[Event], Event | None], Any]  # seats, events, result; plain data
    figures: Callable[["Setting", Sequence["Record"]], dict[str, Any]]  # joins the report
    tables: Callable[[dict[str, Any]], list[str]]  # of the whole report


def own_report(game: str) -> OwnReport | None:
    """What this game adds; None: nothing."""
    found: OwnReport | None = extra(game, "report")
    return found
