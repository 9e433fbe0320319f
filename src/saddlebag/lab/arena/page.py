"""The results of an arena as a page to read."""

from typing import Any

from saddlebag.lab.columns import percent, table
from saddlebag.lab.report import heading
from saddlebag.texts import say


def text(report: dict[str, Any]) -> str:
    """What was played, the ratings, and the games of each pairing."""
    return "\n\n".join([heading(report), by_rating(report), by_pairing(report), note(report)])


def by_rating(report: dict[str, Any]) -> str:
    """The strongest first."""
    head = [say(f"arena-{key}") for key in ("bot", "rating", "interval", "ms-mean", "ms-most")]
    rows = [
        [
            row["bot"],
            str(row["rating"]),
            say("lab-from-to", low=str(row["low"]), high=str(row["high"])),
            say("arena-ms", number=f"{row['ms_mean']:.2f}"),
            say("arena-ms", number=f"{row['ms_most']:.0f}"),
        ]
        for row in report["ratings"]
    ]
    return table(head, rows)


def by_pairing(report: dict[str, Any]) -> str:
    """One bot alone against the other in all other seats."""
    keys = ("arena-pairing", "lab-games", "lab-share", "lab-interval", "lab-even")
    rows = [
        [
            pairing(report, row),
            str(row["games"]),
            percent(row["share"]),
            say("lab-from-to", low=percent(row["low"]), high=percent(row["high"])),
            percent(row["even"]),
        ]
        for row in report["pairings"]
    ]
    return table([say(key) for key in keys], rows)


def pairing(report: dict[str, Any], row: dict[str, Any]) -> str:
    """Who plays against whom."""
    return say("arena-against", one=row["one"], rest=row["rest"], count=report["seats"] - 1)


def note(report: dict[str, Any]) -> str:
    """How to read the figures."""
    return say("arena-note", seats=report["seats"])
