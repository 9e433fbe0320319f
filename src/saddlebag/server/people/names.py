"""Cleans names and texts: plain text without invisible characters."""

from typing import Final
from unicodedata import category, normalize

from saddlebag.server.refused import HttpRefused
from saddlebag.server.wire.limits import MOST_NAME

UNSEEN: Final = ("C", "Zl", "Zp")  # control, format, surrogate, private; breaks of line


def unseen(letter: str) -> bool:
    """Invisible, or changing how the rest is displayed."""
    return category(letter).startswith(UNSEEN)


def clean_name(given: str) -> str:
    """Normalised for display; refused if it has invisible characters."""
    name = " ".join(normalize("NFC", given).split(" ")).strip()
    readable = any(category(letter)[0] in "LNPS" for letter in name)
    if not readable or len(name) > MOST_NAME or any(unseen(letter) for letter in name):
        raise HttpRefused("bad_name", 422, most=MOST_NAME)
    return name


def clean_text(given: str, lines: bool = False) -> str:
    """Replaces invisible characters; `lines` keeps line breaks."""
    kept = ("\n",) if lines else ()
    shown = (" " if unseen(letter) and letter not in kept else letter for letter in given)
    return normalize("NFC", "".join(shown)).strip()
