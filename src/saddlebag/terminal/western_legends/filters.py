"""Filters for telling.toml that need more than a path: distances, presence, the foe."""

from collections.abc import Sequence
from typing import Final

from saddlebag.telling.interpreter import NOTHING, SAID, Filter, Interpreter, Scope, Typed
from saddlebag.telling.names import commas
from saddlebag.terminal.western_legends import sighting


def steps(it: Interpreter, space: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """The length of the shortest way; 0 if steps do not matter."""
    detour = ":" in scope["word"].value
    far = {} if detour else sighting.steps(scope["view"].value)
    return Typed("number", far.get(space.value, 0))


def marks(it: Interpreter, space: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """The occupants of a space, except the reader."""
    found = sighting.marks(scope["view"].value, space.value, it.names)
    return Typed(SAID, commas(found) if found else "none")


def resolving(it: Interpreter, answer: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """An option or a deal of the reward being carried out."""
    family = it.grammar.lexicon[words[0]]
    names = [f"{cause}/{answer.value}" for cause in sighting.causes(scope["view"].value)]
    return Typed(SAID, next(family[name] for name in [*names, answer.value] if name in family))


def foe(it: Interpreter, fight: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """The reader's opponent in a fight."""
    if not fight.value:
        return NOTHING
    first, second = fight.value["sides"]
    against = first if second == scope["me"].value else second
    npc = it.phrase("foe", {"kind": fight.value["kind"]})
    return Typed(SAID, npc if against is None else it.names.whom(against))


def acting(it: Interpreter, turn: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """The player who fights, hosts a hand of poker, or is on turn."""
    view, names = scope["view"].value, it.names
    if view["fight"]:
        first = view["fight"]["sides"][0]
        return Typed(SAID, names.whom(first) if first == scope["me"].value else names.who(first))
    return Typed(SAID, names.who(view["poker"]["host"] if view["poker"] else turn.value))


FILTERS: Final[dict[str, Filter]] = {
    "acting": acting,
    "foe": foe,
    "marks": marks,
    "resolving": resolving,
    "steps": steps,
}
