"""Every event, answer and refusal of Western Legends, with the kind of each value."""

from typing import Final

from saddlebag.kernel.vocabulary import Vocabulary
from saddlebag.western_legends.vocabulary.asks import ASKS
from saddlebag.western_legends.vocabulary.events import CHAPTERS
from saddlebag.western_legends.vocabulary.kinds import KINDS, RECORDS
from saddlebag.western_legends.vocabulary.refusals import REFUSALS

VOCABULARY: Final = Vocabulary(
    events={key: declared for chapter in CHAPTERS.values() for key, declared in chapter.items()},
    kinds=KINDS,
    records=RECORDS,
    asks=ASKS,
    refusals=REFUSALS,
    view="saddlebag.western_legends.view_schema.WestView",
    result="saddlebag.western_legends.view_schema.WestResult",
    detail="saddlebag.western_legends.view_schema.AskDetail",
)
