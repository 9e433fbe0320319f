"""The map: regions, their occupants, and distances."""

from typing import Final

from saddlebag.kernel.phrase import Term
from saddlebag.telling.names import Names, commas, listed
from saddlebag.terminal.western_legends.sighting import crosses, players_at, ways
from saddlebag.terminal.western_legends.spaces import at
from saddlebag.terminal.western_legends.words import Look, called, place, space
from saddlebag.texts import say
from saddlebag.western_legends.content.board import (
    GANGS,
    LOCATION_OF,
    NAMES,
    NEIGHBOURS,
    REGION_OF,
    REGIONS,
    SPACE,
    SPACES,
    TOWN_OF,
    mask,
)
from saddlebag.western_legends.riding.ways import way

# The spaces of each region, and the regions next to it.
INSIDE: Final = [
    [number for number in range(len(SPACES)) if REGION_OF[number] == it]
    for it in range(len(REGIONS))
]
BESIDE: Final = [
    sorted({REGION_OF[other] for here in spaces for other in NEIGHBOURS[here]} - {number})
    for number, spaces in enumerate(INSIDE)
]


# ---- positions


def chart(view: Look, folk: Names) -> list[str]:
    """Every region: its actions, its neighbours, its occupants."""
    lines = []
    for number in range(len(REGIONS)):
        spaces = INSIDE[number]
        there = present(view, spaces, folk)
        lines.append(
            say(
                "western-legends-map-region",
                region=called("region", REGIONS[number]),
                town="yes" if TOWN_OF[spaces[0]] >= 0 else "no",
                places=places(spaces),
                beside=commas(called("region", REGIONS[it]) for it in BESIDE[number]),
                there=commas(there, "list-semicolon") if there else "none",
            )
        )
    return [*lines, say("western-legends-map-mesas")]


def places(spaces: list[int]) -> Term:
    """The locations of a region, those of several spaces once."""
    found: dict[str, int] = {}
    for number in spaces:
        location = LOCATION_OF[number]
        if location == "hideout":
            name = say("western-legends-map-hideout", gang=SPACES[number].mark)
        else:
            name = say(f"western-legends-location-{location}") if location else ""
        if name:
            found[name] = found.get(name, 0) + 1
    named = [
        say("western-legends-map-place", place=name, count=count) for name, count in found.items()
    ]
    return commas(named) if named else "none"


def present(view: Look, spaces: list[int], folk: Names) -> list[str]:
    """The occupants of these spaces."""
    found = []
    for number in spaces:
        name = NAMES[number]
        here = at(view, name, folk, mine=True)
        if here:
            found.append(say("western-legends-map-there", space=called("spot", name), there=here))
    return found


def abroad(view: Look, folk: Names) -> str:
    """Everybody's space in one line each: the Sheriff, the bandits, the players."""
    bandits = [located(view, name) for name in view["bandits"]]
    return say(
        "western-legends-abroad",
        sheriff=space(view["sheriff"]["space"]),
        active="yes" if view["sheriff"]["active"] else "no",
        bandits=listed(bandits) if bandits else "none",
    )


def located(view: Look, name: str) -> Term:
    """The space of a bandit, and which of them it is."""
    known = view["bandit_types"].get(name)
    if known is None:
        return space(name)
    return ("western-legends-bandit-at", {"bandit": called("bandit", known), "space": space(name)})


# ---- distances


def where(view: Look, asked: list[str], folk: Names) -> list[str]:
    """From the reader's figure to every location and player, or the way to some spaces."""
    if not is_on_map(view):
        return [say("western-legends-where-nowhere")]
    start = view["players"][view["seat"]]["space"]
    if asked:
        return [way_to(view, name, folk) for name in asked]
    mat = view["players"][view["seat"]]
    lines = [say("western-legends-where-here", space=space(start), movement=mat["movement"])]
    return lines + nearest_first(view, folk)


def is_on_map(view: Look) -> bool:
    """Is the reader's figure on the map?"""
    if view["seat"] is None:
        return False
    mat = view["players"][view["seat"]]
    return "movement" in mat and mat["space"] is not None


def nearest_first(view: Look, folk: Names) -> list[str]:
    """Locations and figures, a line for each number of steps."""
    far = ways(view, view["seat"])
    by_steps: dict[int, list[str]] = {}
    here = view["players"][view["seat"]]["space"]
    for name, steps in far.items():
        if name != here and is_notable(view, name):
            by_steps.setdefault(steps, []).append(noted(view, name, folk))
    movement = view["players"][view["seat"]]["movement"]
    lines = [
        say(
            "western-legends-where-steps",
            steps=steps,
            spaces=commas(names),
            moves=-(-steps // movement),
        )
        for steps, names in sorted(by_steps.items())
    ]
    lost = [space(name) for name in SPACE if name not in far and is_notable(view, name)]
    return [*lines, say("western-legends-where-lost", spaces=listed(lost))] if lost else lines


def is_notable(view: Look, name: str) -> bool:
    """A location, or an occupied space."""
    here = bool(players_at(view, name)) or view["sheriff"]["space"] == name
    return bool(LOCATION_OF[SPACE[name]]) or here


def noted(view: Look, name: str, folk: Names) -> str:
    there = at(view, name, folk)
    return say("western-legends-where-space", space=space(name), there=there or "none")


def way_to(view: Look, name: str, folk: Names) -> str:
    """The shortest legal way to one space."""
    mat = view["players"][view["seat"]]
    shut = 1 << SPACE[view["sheriff"]["space"]] if mat["wanted"] else 0
    stops = mask(SPACE[it] for it in view["bandits"])
    path = way(SPACE[mat["space"]], SPACE[name], shut, stops, crosses(mat))
    if mat["space"] == name:
        return say("western-legends-way-here", space=space(name))
    if not path:
        return say("western-legends-way-none", space=space(name))
    return say(
        "western-legends-way",
        space=space(name),
        there=at(view, name, folk) or "none",
        steps=len(path),
        moves=-(-len(path) // mat["movement"]),
        way=commas(space(NAMES[step]) for step in path[:-1]) if len(path) > 1 else "none",
    )


def about_space(view: Look, name: str, folk: Names) -> list[str]:
    """One space: its region, its actions, its neighbours, its occupants."""
    number = SPACE[name]
    location = LOCATION_OF[number]
    there = at(view, name, folk, mine=True)
    lines = [
        say(
            "western-legends-look-space",
            space=space(name),
            region=called("region", REGIONS[REGION_OF[number]]),
            place=place(name) or "none",
            gang=SPACES[number].mark if SPACES[number].mark in GANGS else "none",
            there=there or "none",
            beside=commas(space(NAMES[it]) for it in NEIGHBOURS[number]),
        )
    ]
    if location:
        lines.append(say(f"western-legends-about-{location}"))
    if location == "mine" and name in view["gold"]:
        lines.append(say("western-legends-look-gold", n=view["gold"][name]))
    if location == "ranch":
        lines.append(say("western-legends-look-ranch", n=view["ranches"][SPACES[number].mark]))
    if is_on_map(view):
        lines.append(way_to(view, name, folk))
    return lines
