"""The words of what somebody types, and whether they fit."""

import re
from typing import Final

SHORT: Final = 3  # letters; a shorter word must be a whole one
# Words that tell no choice from another.
FILLERS: Final = ("to", "the", "into", "a", "an", "for", "your", "my", "at", "of")


def plain_words(text: str) -> list[str]:
    """Without marks: Stick 'Em Up! goes by stick, em and up, Spike's by spikes."""
    return re.findall(r"\w+", text.lower().replace("'", "").replace("_", " "))


def telling(text: str) -> list[str]:
    """Only the words that tell one choice from another."""
    return [word for word in plain_words(text) if word not in FILLERS]


def begins(word: str, keys: list[str]) -> bool:
    """Is it one of these words, or long enough to begin one?"""
    return any(key == word or (len(word) >= SHORT and key.startswith(word)) for key in keys)
