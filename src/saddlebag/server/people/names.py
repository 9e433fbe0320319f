"""What people are called and write: plain text, without letters nobody can see."""

from typing import Final
from unicodedata import category, normalize

from saddlebag.server.tables.refusal import No
from saddlebag.server.wire.limits import MOST_NAME

UNSEEN: Final = ("C", "Zl", "Zp")  # control, format, surrogate, private; breaks of line


def unseen(letter: str) -> bool:
    """Nothing one could see, or something that changes how the rest is seen."""
    return category(letter).startswith(UNSEEN)


def clean_name(given: str) -> str:
    """The name as it is shown, in one way of writing; No if it has a letter nobody can see."""
    name = " ".join(normalize("NFC", given).split(" ")).strip()
    readable = any(category(letter)[0] in "LNPS" for letter in name)
    if not readable or len(name) > MOST_NAME or any(unseen(letter) for letter in name):
        raise No("bad_name", 422, most=MOST_NAME)
    return name


def clean_text(given: str, lines: bool = False) -> str:
    """A text without letters that nobody can see; `lines` keeps its breaks of line."""
    kept = ("\n",) if lines else ()
    shown = (" " if unseen(letter) and letter not in kept else letter for letter in given)
    return normalize("NFC", "".join(shown)).strip()


def same(one: str, other: str) -> bool:
    """Would people take these names for one?"""
    return normalize("NFKC", one).casefold() == normalize("NFKC", other).casefold()
