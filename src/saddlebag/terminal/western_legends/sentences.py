"""One event, one sentence."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.terminal.names import commas, listed
from saddlebag.terminal.western_legends.bout import Bout
from saddlebag.terminal.western_legends.causes import why
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.told_fights import FIGHTS
from saddlebag.terminal.western_legends.told_things import THINGS
from saddlebag.terminal.western_legends.words import (
    card,
    cards,
    character,
    goal,
    herd,
    item,
    items,
    space,
    story,
    token,
)
from saddlebag.texts import say

Event = dict[str, Any]
Args = dict[str, Any]

__all__ = ["Bout", "sentence"]

# How a field of an event is told, by its name.
NAMED: Final[dict[str, Callable[[str], str]]] = {
    "space": space,
    "character": character,
    "story": story,
    "goal": goal,
    "item": item,
    "card": card,
    "color": herd,
    "token": token,
    "cause": why,
}
LISTS: Final[dict[str, Callable[[list[str]], str]]] = {
    "cards": cards,
    "items": items,
    "tokens": lambda names: commas(map(token, names)),
    "characters": lambda names: listed(map(character, names)),
    "returned": lambda names: listed(map(character, names)),
    "goals": lambda names: listed(map(goal, names)),
    "spaces": lambda names: listed(map(space, names)),
}
OTHERS: Final = ("other", "target", "victim", "to", "by", "named")


def sentence(event: Event, folk: Folk, bout: Bout) -> str:
    """What to say of one event."""
    key = event["event"]
    args = about(event, folk)
    if key in FIGHTS:
        args |= FIGHTS[key](event, folk, bout)
    elif key in THINGS:
        args |= THINGS[key](event, folk)
    return say(f"wl-told-{key}", **args)


def about(event: Event, folk: Folk) -> Args:
    """Everything that can be told by the name of its field alone."""
    args: Args = dict.fromkeys(LISTS, "none")  # a secret list is there for those it is for
    for name, value in event.items():
        args |= field(name, value, event, folk)
    return args


def field(name: str, value: Any, event: Event, folk: Folk) -> Args:
    """One field; what has no text of its own is a word to select by, or a number."""
    if name == "event" or isinstance(value, dict):
        return {}
    if name == "seat" or (name == "player" and "seat" not in event):
        return actor(value, folk)
    if name in ("player", *OTHERS) and (value is None or isinstance(value, int)):
        return {name: value} if name == "by" and "source" in event else other(value, folk)
    if name in ("players", "seats", "winners", "contributors"):
        return several(value, folk)
    if isinstance(value, list):
        told = LISTS[name](value) if value and name in LISTS else "none"
        return {name: told, f"{name}_count": len(value)}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if value is None:
        return {name: "none"}
    if name in NAMED and isinstance(value, str):
        return {name: NAMED[name](value), f"{name}_key": value}
    return {name: value}


def actor(player: int | None, folk: Folk) -> Args:
    """Who does it; an NPC has no number."""
    if player is None:
        return {"who": "none", "whom": "none", "me": "no"}
    return {"who": folk.who(player), "whom": folk.whom(player), "me": folk.is_me(player)}


def other(player: int | None, folk: Folk) -> Args:
    """To whom it is done."""
    if player is None:
        return {"other": "none", "mine": "no"}
    return {"other": folk.whom(player), "mine": folk.is_me(player)}


def several(players: list[int], folk: Folk) -> Args:
    """All who share in it."""
    if not players:
        return {"all": "none", "count": 0, "me": "no"}
    mine = folk.is_me(players[0]) if len(players) == 1 else "no"
    return {
        "all": folk.all(players, begins=True),
        "whom_all": folk.all(players),
        "count": len(players),
        "me_alone": mine,
    }
