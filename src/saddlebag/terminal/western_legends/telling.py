"""The telling of Western Legends in the terminal."""

from typing import Final

from saddlebag.telling.telling import Telling
from saddlebag.terminal.western_legends.filters import FILTERS
from saddlebag.western_legends.vocabulary import VOCABULARY
from saddlebag.western_legends.wording.lexicon import lexicon

TELLING: Final = Telling(
    "western-legends",
    "saddlebag.western_legends.wording",
    VOCABULARY,
    lexicon,
    FILTERS,
    others=[("western-legends-black-begins", "western-legends-black")],
)
