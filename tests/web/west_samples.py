"""Collects a few samples of each kind of text."""

from collections import Counter
from typing import Any, Final

from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends.page import WesternLegendsPage

Look = dict[str, Any]
PEOPLE: Final = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo")
# The keys of a view, and of a player in it, that texts use.
SEEN: Final = (
    *("game", "seat", "seats", "round", "length", "turn", "phase", "actions", "ending"),
    *(
        "so_far",
        "sheriff",
        "bandits",
        "bandit_types",
        "resolving",
        "stories",
        "fight",
        "poker",
        "result",
    ),
)
MAT: Final = (
    *("space", "lp", "money", "nuggets", "wounds", "marshal", "wanted", "discs", "man_in_black"),
    *("character", "weapon", "hand_limit", "hand"),
)


class Samples:
    """What was found so far."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        names = ("events", "asks", "refusals", "endings", "games")
        self.found: dict[str, list[Look]] = {name: [] for name in names}

    def wants(self, kind: str, most: int = 1) -> bool:
        """Is there room for one more of this kind?"""
        self.seen[kind] += 1
        return self.seen[kind] <= most

    def refused(self, page: WesternLegendsPage, it: Look, view: Look) -> None:
        """A reason in the terminal's words."""
        names = Names(people(view), view["seat"])
        said = page.refusal(it["reason"], it["values"], names)
        sample = {**it, "said": said, "seat": view["seat"], "people": names.names}
        self.found["refusals"].append(sample)


def people(view: Look) -> tuple[str, ...]:
    return PEOPLE[: view["seats"]]


def cut(view: Look) -> Look:
    """A view reduced to the keys that texts use."""
    mats = [{name: mat[name] for name in MAT if name in mat} for mat in view["players"]]
    return {**{name: view[name] for name in SEEN}, "players": mats}
