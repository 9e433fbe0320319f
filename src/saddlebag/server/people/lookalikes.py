"""Names that look alike, by the confusables of Unicode (UTS 39)."""

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Final
from unicodedata import normalize

# The data gives each letter the letters it may be taken for; marks of direction are no part of it.
DATA: Final = files("confusable_homoglyphs").joinpath("confusables.json")
MARK: Final = "\u200e"


def prototypes() -> dict[str, str]:
    """For each letter one that stands for all that look like it, or the letters it looks like."""
    known: dict[str, list[dict[str, str]]] = json.loads(DATA.read_text("utf-8"))
    found: dict[str, str] = {}
    for letter, others in known.items():
        alike = [other["c"].strip(MARK) for other in others]
        single = [other for other in alike if len(other) == 1]
        one = letter.strip(MARK)
        if len(one) == 1 and single:
            group = {found.get(each, each) for each in (one, *single)}
            stands = min(group)
            for each in (one, *single, *group):
                found[each] = stands
        elif len(one) == 1 and alike:
            found[one] = alike[0]  # m looks like rn
    return found


PROTOTYPES: Final = prototypes()


def shape(text: str) -> str:
    """What is left when every letter is replaced by the one that stands for it."""
    drawn = "".join(whole(letter) for letter in normalize("NFD", text))
    return normalize("NFD", drawn)


def whole(letter: str) -> str:
    """Follows the data to its end."""
    seen = {letter}
    drawn = PROTOTYPES.get(letter, letter)
    while len(drawn) == 1 and drawn not in seen:
        seen.add(drawn)
        drawn = PROTOTYPES.get(drawn, drawn)
    if len(drawn) > 1:
        return "".join(PROTOTYPES.get(each, each) for each in drawn)
    return drawn


def shapes(name: str) -> set[str]:
    """As written, and without the difference of capital letters."""
    plain = normalize("NFKC", name)
    return {shape(plain), shape(plain.casefold())}


def looks_like_any(name: str, others: Iterable[str]) -> bool:
    """Could this name be taken for one of the others?"""
    own = shapes(name)
    return any(own & shapes(other) for other in others)
