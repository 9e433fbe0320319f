"""The figures on the contents as tables, and what never occurred."""

from typing import Any, Final

from saddlebag.lab.columns import table
from saddlebag.telling.names import commas
from saddlebag.texts import say

Rows = list[dict[str, Any]]
ITEM: Final = "western-legends-item-"


def contents_tables(report: dict[str, Any]) -> list[str]:
    """Those of the boxes that were open."""
    found = [items(report["items"], "lab-items")]
    if report["legendary_items"]:
        found.append(items(report["legendary_items"], "lab-legendary-items"))
    if report["bandit_lines"]:
        found.append(bandit_lines(report["bandit_lines"]))
    if report["jokers"]:
        found.append(jokers(report["jokers"]))
    return found


def items(rows: Rows, title: str) -> str:
    """One line for each item, with what happened to it."""
    columns = [what for what in rows[0] if what != "item"]
    lines = [[item_name(row["item"]), *[str(row[what]) for what in columns]] for row in rows]
    idle = [item_name(row["item"]) for row in rows if not any(row[it] for it in columns)]
    return table([say(title), *[say(f"lab-item-{what}") for what in columns]], lines) + never(idle)


def item_name(name: str) -> str:
    return say(f"{ITEM}{name}")


def bandit_lines(rows: Rows) -> str:
    """Bandits down, cards across: turned up, and of these beaten."""
    cards = list(dict.fromkeys(row["card"] for row in rows))
    by_bandit: dict[str, list[str]] = {}
    for row in rows:
        met = say("lab-met-beaten", met=row["met"], beaten=row["beaten"])
        by_bandit.setdefault(row["bandit"], []).append(met)
    lines = [[bandit_name(bandit), *cells] for bandit, cells in by_bandit.items()]
    heads = [say("lab-bandit-card", number=number + 1) for number in range(len(cards))]
    idle = [
        say("lab-bandit-line", bandit=bandit_name(row["bandit"]), card=cards.index(row["card"]) + 1)
        for row in rows
        if not row["met"]
    ]
    return table([say("lab-bandit-lines"), *heads], lines) + never(idle)


def bandit_name(bandit: str) -> str:
    return say(f"western-legends-bandit-{bandit}")


def jokers(rows: Rows) -> str:
    """The uses of Jokers."""
    lines = [[say(f"lab-joker-{row['use']}"), str(row["count"])] for row in rows]
    idle = [say(f"lab-joker-{row['use']}") for row in rows if not row["count"]]
    return table([say("lab-jokers"), say("lab-times-used")], lines) + never(idle)


def never(idle: list[str]) -> str:
    """What lay on the tables and was never used."""
    return f"\n{say('lab-never', what=commas(idle))}" if idle else ""
