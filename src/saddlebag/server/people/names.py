"""Cleans names and texts: plain text without invisible characters."""

from typing import Final
from unicodedata import category, normalize

from saddlebag.server.refused import HttpRefused
from saddlebag.server.wire.limits import MOST_NAME

UNSEEN: Final = ("C", "Zl", "Zp")  # control, format, surrogate, private; breaks of line
# Unicode's Default_Ignorable_Code_Point beyond those categories, and the blank of Braille.
BLANK: Final = frozenset(
    chr(code)
    for codes in (
        *((0x034F,), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x2800,), (0x3164,), (0xFFA0,)),
        *(range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)),
    )
    for code in codes
)
STYLES: Final = str.maketrans("", "", "\ufe0e\ufe0f")  # phones write them after a picture


def unseen(letter: str) -> bool:
    """Invisible, or changing how the rest is displayed."""
    return category(letter).startswith(UNSEEN) or letter in BLANK


def clean_name(given: str) -> str:
    """Normalised for display; refused if it has invisible characters."""
    name = " ".join(normalize("NFC", given.translate(STYLES)).split(" ")).strip()
    readable = any(category(letter)[0] in "LNPS" for letter in name)
    if not readable or len(name) > MOST_NAME or any(unseen(letter) for letter in name):
        raise HttpRefused("bad_name", 422, most=MOST_NAME)
    return name


def clean_text(given: str, lines: bool = False) -> str:
    """Replaces invisible characters; `lines` keeps line breaks."""
    kept = ("\n",) if lines else ()
    shown = (" " if unseen(letter) and letter not in kept else letter for letter in given)
    return normalize("NFC", "".join(shown)).strip()
