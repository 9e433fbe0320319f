"""The figures of Western Legends as tables to read."""

from typing import Any

from saddlebag.lab.columns import percent, table, win_cells, win_head
from saddlebag.lab.western_legends.contents_page import contents_tables
from saddlebag.texts import say


def tables(report: dict[str, Any]) -> list[str]:
    """The tables specific to this game."""
    return [by_character(report), lp(report), actions(report), *contents_tables(report)]


def by_character(report: dict[str, Any]) -> str:
    """Wins of each character, with any bot."""
    rows = [
        [say(f"western-legends-character-{row['character']}"), str(row["games"]), *win_cells(row)]
        for row in report["by_character"]
    ]
    title, *columns = win_head("lab-by-character")
    return table([title, say("lab-games"), *columns], rows)


def lp(report: dict[str, Any]) -> str:
    """Where Legendary Points came from."""
    return each(report, report["lp"], "cause", "lab-lp")


def actions(report: dict[str, Any]) -> str:
    """How often each action was used."""
    return each(report, report["actions"], "action", "lab-actions")


def each(report: dict[str, Any], rows: list[dict[str, Any]], name: str, title: str) -> str:
    """How much of each thing a player had in a game, by bot, and its share."""
    bots = list(dict.fromkeys(report["bots"]))
    lines = [
        [
            say(f"lab-{name}-{row[name]}"),
            *[f"{row['by_bot'][known]:.2f}" for known in bots],
            percent(row["share"]),
        ]
        for row in rows
    ]
    return table([say(title), *bots, say("lab-share")], lines)
