"""Positions and distances, read from a view."""

from typing import Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends.words import Look, called
from saddlebag.western_legends.content.board import SPACE, mask
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.riding.ways import FARTHEST, reach

OVER_THE_TOP: Final = "over_the_top"
# Asks in which the asked player's figure moves step by step.
OWN_STEPS: Final = (
    "act",
    "sprint",
    "pathfinder",
    "night_scout_ride",
    "county_ride",
    "getaway",
    "reward_move",
)


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
    """The steps to each reachable space for a player's own figure."""
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
    """The distances of the reader's choices; empty if no figure moves step by step."""
    key = my_ask(view).get("key")
    if key in OWN_STEPS:
        return ways(view, view["seat"])
    if key == "sheriff" and not view["options"]["sheriff_exact"]:
        return sheriff_ways(view)
    return {}


def players_at(view: Look, name: str) -> list[int]:
    """The players at a space, including the Man in Black."""
    return [player for player, mat in enumerate(view["players"]) if mat["space"] == name]


def causes(view: Look) -> list[str]:
    """Possible sources of effects: the open stories, the fight card, the card being played."""
    found = [f"story:{it['story']}" for it in view["stories"] if it]
    fight = view["fight"]
    shown = [name for name in fight["shown"] if name] if fight else []
    return [*shown, *view["resolving"], *found]


def is_back_here(view: Look, option: str) -> bool:
    """Does a ride lead back to the reader's own space, by the shortest way?"""
    word, _, where = option.partition(":")
    return word == "ride" and where == me(view)["space"]


def bandit_at(view: Look, name: str) -> Phrase:
    """A bandit, with bandit cards by its type."""
    known = view["bandit_types"].get(name)
    bandit: Term = called("bandit", known) if known else "none"
    return ("western-legends-mark-bandit", {"bandit": bandit})


def marks(view: Look, name: str, folk: Names, mine: bool = False) -> list[Term]:
    """The occupants of a space, except the reader."""
    found: list[Term] = [bandit_at(view, name)] if name in view["bandits"] else []
    if view["sheriff"]["space"] == name:
        found.append(("western-legends-mark-sheriff", {}))
    hunted = my_ask(view).get("key") == "sheriff"  # Wanted players matter then
    for player in players_at(view, name):
        if mine or player != view["seat"]:
            who, wanted = folk.whom(player), view["players"][player]["wanted"]
            found.append(
                ("western-legends-mark-wanted", {"who": who}) if hunted and wanted else who
            )
    return found
