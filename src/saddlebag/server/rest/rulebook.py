"""The rules of a game, to read and search in the browser."""

from functools import cache

from fastapi import APIRouter

import saddlebag
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.admission import AdmittedRoute
from saddlebag.server.rest.refusals import read_refusals
from saddlebag.server.rest.shapes import Rulebook, RuleChapter, RulePassage
from saddlebag.texts import rulebook as book
from saddlebag.texts.rulebook import chapters, rules

router = APIRouter(route_class=AdmittedRoute)


@cache
def rulebook(game: str) -> Rulebook | None:
    """All rules of this game; None if it has no rules page."""
    found_page = book.page_of(game)
    if found_page is None:
        return None
    page = found_page.read_text(encoding="utf-8")
    texts = rules(page)
    found = [
        RuleChapter(title=title, rules=[RulePassage(id=rule, text=texts[rule]) for rule in ids])
        for title, ids in chapters(page).items()
    ]
    return Rulebook(game=game, letters=saddlebag.game(game).letters, chapters=found)


@router.get("/rules/{game}", responses=read_refusals(404))
async def read(game: str) -> Rulebook:
    """The numbered rules of a game."""
    found = rulebook(game) if game in saddlebag.games() else None
    if found is None:
        raise HttpRefused("no_such_game", 404)
    return found
