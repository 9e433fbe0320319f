"""Where everybody is and how far it is, read from a view."""

from typing import Final

from saddlebag.terminal.western_legends.words import Look
from saddlebag.western_legends.content.board import SPACE, mask
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.riding.ways import FARTHEST, reach

OVER_THE_TOP: Final = "over_the_top"
# Asks in which the figure of the asked goes step by step.
OWN_STEPS: Final = ("act", "sprint", "pathfinder", "night_scout_ride", "reward_move")


def my_ask(view: Look) -> Look:
    """What the reader is asked; empty if nothing."""
    return next((ask for ask in view["asks"] if "options" in ask), {})


def me(view: Look) -> Look:
    """The reader's own mat."""
    mat: Look = view["players"][view["seat"]]
    return mat


def crosses(mat: Look) -> bool:
    """May this player cross mesas now?"""
    name = mat.get("character")
    if not name or not mat["legend"]:
        return False
    return CHARACTERS[CHARACTER[name]].ability == OVER_THE_TOP


def ways(view: Look, player: int) -> dict[str, int]:
    """The steps to each space for a player's own figure; what cannot be reached is left out."""
    mat = view["players"][player]
    if mat["space"] is None:
        return {}
    shut = 1 << SPACE[view["sheriff"]["space"]] if mat["wanted"] else 0
    stops = mask(SPACE[name] for name in view["bandits"])
    found = reach(SPACE[mat["space"]], FARTHEST, shut, stops, crosses(mat))
    return named(found)


def sheriff_ways(view: Look) -> dict[str, int]:
    """The steps to each space for the Sheriff, who stops where a Wanted player is (Q-12)."""
    prey = mask(SPACE[mat["space"]] for mat in view["players"] if mat["wanted"])
    return named(reach(SPACE[view["sheriff"]["space"]], FARTHEST, 0, prey))


def named(found: tuple[tuple[int, int], ...]) -> dict[str, int]:
    names = list(SPACE)
    return {names[space]: steps for space, steps in found}


def steps(view: Look) -> dict[str, int]:
    """How far it is to what the reader may choose; empty where nobody goes step by step."""
    key = my_ask(view).get("key")
    if key in OWN_STEPS:
        return ways(view, view["seat"])
    if key == "sheriff" and not view["options"]["sheriff_exact"]:
        return sheriff_ways(view)
    return {}


def players_at(view: Look, name: str) -> list[int]:
    """Whose figures stand there, the Man in Black's too."""
    return [player for player, mat in enumerate(view["players"]) if mat["space"] == name]


def causes(view: Look) -> list[str]:
    """What may be going on: the open stories, the fight card, the card being played."""
    found = [f"story:{it['story']}" for it in view["stories"] if it]
    fight = view["fight"]
    shown = [name for name in fight["shown"] if name] if fight else []
    return [*shown, *view["resolving"], *found]
