"""How the rounds of Public Enemy Number One ended."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from saddlebag.lab.columns import percent, table
from saddlebag.lab.figures import ends
from saddlebag.lab.one_game import Record, Setting
from saddlebag.lab.own_report import Event, OwnReport
from saddlebag.texts import say

NAMES: Final = ("why", "deck")  # the fields of a round's end that say how it ended
RoundEnds = tuple[tuple[str | None, ...], ...]


def notes(seats: int, events: Sequence[Event], result: Event | None) -> RoundEnds:
    """How each round ended, in the order of the rounds."""
    over = [event for event in events if event["event"] == "round_over"]
    return tuple(tuple(event[name] for name in NAMES) for event in over)


def figures(setting: Setting, records: Sequence[Record]) -> dict[str, Any]:
    """How often each kind of round end occurred."""
    counted = Counter(how for record in records for how in record.notes)
    return {"round_ends": ends(counted, NAMES)}


def tables(report: dict[str, Any]) -> list[str]:
    """How the rounds ended."""
    rows = [
        [round_end(row), str(row["count"]), percent(row["share"])] for row in report["round_ends"]
    ]
    return [table([say("lab-round-ends"), say("lab-rounds"), say("lab-share")], rows)]


def round_end(row: dict[str, Any]) -> str:
    """One way for a round to end, in words."""
    deck = "" if row["deck"] is None else say(f"public-enemy-deck-{row['deck']}")
    return say(f"lab-round-{row['why']}", deck=deck)


REPORT: Final = OwnReport(notes, figures, tables)
