"""Phrases as games put them together: a key, and arguments some of which are phrases themselves."""

from collections.abc import Iterable
from typing import Union

from saddlebag.texts import ENGLISH, say

Words = Union[str, int, "Phrase"]
Phrase = tuple[str, dict[str, "Words"]]


def spoken(phrase: Phrase, lang: str = ENGLISH) -> str:
    """A phrase as text, inner phrases first."""
    key, about = phrase
    told: dict[str, str | int] = {
        name: spoken(it, lang) if isinstance(it, tuple) else it for name, it in about.items()
    }
    return say(key, lang, **told)


def sentences(phrases: Iterable[Phrase], lang: str = ENGLISH) -> str:
    """Several phrases that are sentences, each with its capital."""
    told = [spoken(phrase, lang) for phrase in phrases]
    return " ".join(text[:1].upper() + text[1:] for text in told)
