"""The games on offer."""

from typing import Annotated, Final

from fastapi import APIRouter, Path

import saddlebag
from saddlebag.bots import USUAL, opponents
from saddlebag.kernel.game import Option
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.admission import AdmittedRoute
from saddlebag.server.rest.refusals import read_refusals
from saddlebag.server.rest.shapes import GameCard, GameTexts, GameVocabulary, OptionCard
from saddlebag.texts import game_pages
from saddlebag.texts.rulebook import page_of

router = APIRouter(route_class=AdmittedRoute)
LANGUAGE: Final = r"^[a-z]{2}$"


def card(name: str) -> GameCard:
    """What can be chosen for a table of this game."""
    game = saddlebag.game(name)
    options = [option_card(option) for option in game.options]
    return GameCard(
        name=name,
        letters=game.letters,
        rules=page_of(name) is not None,
        seats=list(game.seats),
        options=options,
        bots=opponents(name),
        usual_bot=USUAL,
        version=game.version,
    )


def option_card(option: Option) -> OptionCard:
    """One option."""
    return OptionCard.model_validate(
        {
            "key": option.key,
            "kind": option.kind,
            "default": option.default,
            "allowed": list(option.allowed),
            "least": option.least,
            "most": option.most,
            "excludes": list(option.excludes),
            "requires": list(option.requires),
            "needs": option.needs,
            "bars": option.bars,
        }
    )


@router.get("/games", responses=read_refusals())
async def games() -> list[GameCard]:
    """The games on offer, with their seats, options and bots."""
    return [card(name) for name in saddlebag.games()]


@router.get("/games/{game}/texts/{language}", responses=read_refusals(404))
async def texts(game: str, language: Annotated[str, Path(pattern=LANGUAGE)]) -> GameTexts:
    """The texts that a game brings along, for the page to speak."""
    demand(game)
    pages = [page.read_text(encoding="utf-8") for page in game_pages(game, language)]
    return GameTexts(game=game, fluent="\n".join(pages))


@router.get("/games/{game}/vocabulary", responses=read_refusals(404))
async def vocabulary(game: str) -> GameVocabulary:
    """What a game declares about its events, answers, refusals and view."""
    demand(game)
    return GameVocabulary.model_validate(saddlebag.game(game).vocabulary().to_json())


def demand(game: str) -> None:
    """Refused if there is no such game."""
    if game not in saddlebag.games():
        raise HttpRefused("no_such_game", 404)
