"""How Public Enemy Number One is told."""

from typing import Final

from saddlebag.public_enemy.vocabulary import VOCABULARY
from saddlebag.public_enemy.wording.lexicon import lexicon
from saddlebag.telling.telling import Telling
from saddlebag.terminal.public_enemy.filters import FILTERS

TELLING: Final = Telling(
    "public-enemy", "saddlebag.public_enemy.wording", VOCABULARY, lexicon, FILTERS
)
