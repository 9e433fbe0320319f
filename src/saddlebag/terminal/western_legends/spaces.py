"""Spaces to choose from: by region, with the steps it takes and who is there."""

from saddlebag.terminal.names import commas
from saddlebag.terminal.screen import HARD_SPACE
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.sighting import me, my_ask, players_at, steps
from saddlebag.terminal.western_legends.words import Look, space, within
from saddlebag.texts import has, say
from saddlebag.western_legends.content.board import (
    GANGS,
    HIDEOUTS,
    NAMES,
    REGION_OF,
    REGIONS,
    SPACE,
    SPACES,
)
from saddlebag.western_legends.content.characters import Character


def marks(view: Look, name: str, folk: Folk, mine: bool = False) -> str:
    """Who and what stands at a space, apart from the reader."""
    found = [say("wl-mark-bandit")] if name in view["bandits"] else []
    if view["sheriff"]["space"] == name:
        found.append(say("wl-mark-sheriff"))
    here = [player for player in players_at(view, name) if mine or player != view["seat"]]
    hunted = my_ask(view).get("key") == "sheriff"  # whom he would meet matters
    for player in here:
        wanted = hunted and view["players"][player]["wanted"]
        who = folk.whom(player)
        found.append(say("wl-mark-wanted", who=who) if wanted else who)
    return commas(found) if found else ""


def goal(option: str) -> str:
    """The space an answer leads to."""
    return option.split(":")[1]


def detour(option: str) -> str:
    """A way that is not the shortest: `over` a mesa, or the region it goes through."""
    return option.split(":")[-1] if option.count(":") > 1 else ""


def is_back_here(view: Look, option: str) -> bool:
    """Does a ride lead back to where one stands, by the shortest way?"""
    word, _, where = option.partition(":")
    return word == "ride" and where == me(view)["space"]


def group(option: str) -> str:
    """Spaces stand together: those of the shortest ways, those of every kind of detour."""
    if option.partition(":")[0] not in ("ride", "to"):
        return ""
    return option.split(":")[2] if detour(option) else "to"


def together(view: Look, kind: str, options: dict[int, str], folk: Folk) -> str:
    """All spaces in reach: a line for each region, each space with its number and steps."""
    far = steps(view) if kind == "to" else {}
    lines = [heading(view, kind)]
    options = dict(sorted(options.items(), key=lambda it: is_back_here(view, it[1])))
    for number, name in enumerate(REGIONS):
        inside = [
            item(view, n, option, far, folk)
            for n, option in options.items()
            if REGION_OF[SPACE[goal(option)]] == number
        ]
        if inside:
            known = say(f"wl-region-{name}")
            line = say("wl-group-region", region=known, spaces=commas(inside))
            lines.append(2 * HARD_SPACE + line)
    return "\n\n".join(lines)


def heading(view: Look, kind: str) -> str:
    """What the spaces are offered for."""
    if kind != "to":
        return say(f"wl-group-{kind}")
    key = my_ask(view).get("key", "act")
    own = f"wl-group-{key}" if has(f"wl-group-{key}") else "wl-group-to"
    return say(own, movement=me(view).get("movement", 0))


def item(view: Look, number: int, option: str, far: dict[str, int], folk: Folk) -> str:
    """One space: its number, its name, how many steps, who is there."""
    name, way = goal(option), detour(option)
    there = marks(view, name, folk)
    if name in view["bandits"] and option.startswith("ride:"):  # WL MOVE-5
        there = say("wl-mark-fight", there=there)
    if is_back_here(view, option):
        there = say("wl-mark-back")
    through = say(f"wl-region-{way}") if way in REGIONS else "none"
    short = within(name)
    text = say(
        "wl-group-space",
        number=number,
        space=say("wl-plain-space", n=short) if short.isdecimal() else short,
        steps=0 if is_back_here(view, option) else far.get(name, 0),
        there=there or "none",
        through=through,
    )
    return text.replace(" ", HARD_SPACE, 1)


def start_text(it: Character) -> str:
    """Where a character begins: one space, or one of several of a kind."""
    if len(it.start) == 1:
        return space(NAMES[it.start[0]])
    if it.picks_last:
        return say("wl-start-any_hideout")
    first = SPACES[it.start[0]]
    if first.location == "hideout":
        return say("wl-start-hideout", gang=GANGS[HIDEOUTS.index(it.start)])
    return say(f"wl-landmark-{first.mark}_{first.location}")
