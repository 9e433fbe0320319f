"""Spaces to choose from: by region, with steps and occupants."""

from saddlebag.kernel.phrase import Term
from saddlebag.telling.names import Names, commas
from saddlebag.terminal.screen import HARD_SPACE
from saddlebag.terminal.western_legends.sighting import is_back_here, marks, me, my_ask, steps
from saddlebag.terminal.western_legends.words import Look, called
from saddlebag.texts import has, say
from saddlebag.western_legends.content.board import REGION_OF, REGIONS, SPACE, SPACES


def at(view: Look, name: str, folk: Names, mine: bool = False) -> Term:
    """The occupants of a space as a list; empty if there are none."""
    found = marks(view, name, folk, mine)
    return commas(found) if found else ""


def goal(option: str) -> str:
    """The space an answer leads to."""
    return option.split(":")[1]


def detour(option: str) -> str:
    """A way that is not the shortest: `over` a mesa, or the region it goes through."""
    return option.split(":")[-1] if option.count(":") > 1 else ""


def group(option: str) -> str:
    """Groups spaces: those on shortest ways, and those of each kind of detour."""
    if option.partition(":")[0] not in ("ride", "to"):
        return ""
    return option.split(":")[2] if detour(option) else "to"


def together(view: Look, kind: str, options: dict[int, str], folk: Names) -> str:
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
            known = say(f"western-legends-region-{name}")
            line = say("western-legends-group-region", region=known, spaces=commas(inside))
            lines.append(2 * HARD_SPACE + line)
    return "\n\n".join(lines)


def heading(view: Look, kind: str) -> str:
    """The purpose of the offered spaces."""
    if kind != "to":
        return say(f"western-legends-group-{kind}")
    key = my_ask(view).get("key", "act")
    own = (
        f"western-legends-group-{key}"
        if has(f"western-legends-group-{key}")
        else "western-legends-group-to"
    )
    return say(own, movement=me(view).get("movement", 0))


def item(view: Look, number: int, option: str, far: dict[str, int], folk: Names) -> str:
    """One space: its number, name, steps and occupants."""
    name, way = goal(option), detour(option)
    there = at(view, name, folk)
    if name in view["bandits"] and option.startswith("ride:"):  # WL MOVE-5
        there = say("western-legends-mark-fight", there=there)
    if is_back_here(view, option):
        there = say("western-legends-mark-back")
    through = say(f"western-legends-region-{way}") if way in REGIONS else "none"
    plain = SPACES[SPACE[name]].number
    text = say(
        "western-legends-group-space",
        number=number,
        space=say("western-legends-plain-space", n=plain) if plain else called("spot", name),
        steps=0 if is_back_here(view, option) else far.get(name, 0),
        there=there or "none",
        through=through,
    )
    return text.replace(" ", HARD_SPACE, 1)
