"""The rules of a game, to be read and searched in the browser."""

from functools import cache

from fastapi import APIRouter

from saddlebag.server.rest.refusals import told
from saddlebag.server.rest.shapes import Rulebook, RuleChapter, RulePassage
from saddlebag.server.tables.refusal import No
from saddlebag.texts.rulebook import PAGES, chapters, pages, rules

router = APIRouter()


@cache
def rulebook(game: str) -> Rulebook | None:
    """All rules of this game; None if there is no page of it."""
    letters = next((known for known, name in PAGES.items() if name == game), "")
    page = pages().get(letters)
    if page is None:
        return None
    texts = rules(page)
    found = [
        RuleChapter(title=title, rules=[RulePassage(id=rule, text=texts[rule]) for rule in ids])
        for title, ids in chapters(page).items()
    ]
    return Rulebook(game=game, letters=letters, chapters=found)


@router.get("/rules/{game}", responses=told(404))
async def read(game: str) -> Rulebook:
    """The numbered rules of a game."""
    found = rulebook(game) if game in PAGES.values() else None
    if found is None:
        raise No("no_such_game", 404)
    return found
