"""The words by which a choice can be typed."""

from typing import Final

from saddlebag.telling.names import Names
from saddlebag.terminal.typed_words import plain_words
from saddlebag.terminal.western_legends.sighting import is_back_here, players_at
from saddlebag.terminal.western_legends.telling import TELLING
from saddlebag.terminal.western_legends.words import Look, character, place, space
from saddlebag.texts import has, say, spoken
from saddlebag.western_legends.content.board import SPACE

SEATED: Final = ("duel", "rob", "arrest", "question", "seat")


def typed(view: Look, option: str, folk: Names) -> list[str]:
    """Every word that matches this option, in lower case.

    A ride back to the reader's own space never matches by the name of the place.
    """
    short = TELLING.asks(folk).short(view, option)
    if is_back_here(view, option):
        return plain_words(spoken(short))
    word, _, rest = option.partition(":")
    named = short[1].get("what", short)
    text = f"{option} {spoken(named)}" if isinstance(named, tuple) else option
    where = rest.partition(":")[0]
    if where in SPACE:
        text += f" {spoken(space(where))} {spoken(place(where))}"
    if word in SEATED and (it := view["players"][int(rest)].get("character")):
        text += f" {spoken(character(it))}"
    if has(f"western-legends-typed-{word}"):
        text += " " + say(f"western-legends-typed-{word}")
    return plain_words(text)


def met(view: Look, option: str, folk: Names) -> str:
    """The players at a space; a ride can be named after them, too."""
    where = option.partition(":")[2].partition(":")[0]
    if where not in SPACE or is_back_here(view, option):
        return ""
    there = [player for player in players_at(view, where) if player != view["seat"]]
    people = [character(it) for p in there if (it := view["players"][p].get("character"))]
    return " ".join(map(spoken, [*map(folk.whom, there), *people]))
