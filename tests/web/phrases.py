"""Phrases of a made-up language as Python formats them; the page must format them the same.

`python -m tests.web.phrases` writes web/test/phrases.json anew.
"""

import json
from pathlib import Path
from typing import Final
from unittest.mock import patch

from saddlebag.kernel.phrase import Phrase
from saddlebag.texts import Words

FOLDER: Final = Path(__file__).parents[2] / "web/test"
PAGE: Final = FOLDER / "phrases.json"

ANN: Final[Phrase] = ("name-ann", {})
OTTO: Final[Phrase] = ("name-otto", {})
SWORD: Final[Phrase] = ("name-sword", {})
TYPED: Final[Phrase] = ("typed-name", {"name": "Zoe"})
PAIR: Final[Phrase] = ("list-pair", {"first": ANN, "last": OTTO})
LONG: Final[Phrase] = ("list-pair", {"first": PAIR, "last": SWORD})
PRICE: Final[Phrase] = ("price", {"n": 1200})
THINGS: Final = (ANN, OTTO, SWORD, TYPED, PAIR, LONG, PRICE)

PHRASES: Final[list[Phrase]] = [
    *THINGS,
    *(("takes", {"who": who, "what": what}) for who in (ANN, OTTO, TYPED) for what in THINGS),
    ("takes", {"who": ANN, "what": "none"}),
    ("takes", {"who": "somebody", "what": "typed text"}),
    *(("unspoken", {"what": what}) for what in (*THINGS, "text", 7)),
    ("padded", {"empty": "yes"}),
    ("padded", {"empty": "no"}),
    *(("number", {"n": n}) for n in (0, 1, 2, 1000)),
]


def spoken() -> list[dict[str, object]]:
    """Each phrase with its text."""
    with patch("saddlebag.texts.pages", lambda lang: [FOLDER / "phrases.ftl"]):
        words = Words("en")
    return [{"phrase": it, "text": words.say(*it)} for it in PHRASES]


def written() -> str:
    return json.dumps(spoken(), indent=1) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
