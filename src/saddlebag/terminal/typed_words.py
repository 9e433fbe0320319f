"""Splits input into words and matches them."""

import re
from typing import Final

SHORT: Final = 3  # letters; a shorter word must be a whole one
# Words that do not distinguish choices.
FILLERS: Final = ("to", "the", "into", "a", "an", "for", "your", "my", "at", "of")


def plain_words(text: str) -> list[str]:
    """Words without punctuation: Stick 'Em Up! is stick, em and up, Spike's is spikes."""
    return re.findall(r"\w+", text.lower().replace("'", "").replace("_", " "))


def telling(text: str) -> list[str]:
    """Only the words that distinguish choices."""
    return [word for word in plain_words(text) if word not in FILLERS]


def begins(word: str, keys: list[str]) -> bool:
    """Is it one of these words, or a long enough prefix of one?"""
    return any(key == word or (len(word) >= SHORT and key.startswith(word)) for key in keys)
