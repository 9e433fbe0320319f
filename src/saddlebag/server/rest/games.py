"""The games on offer."""

from fastapi import APIRouter

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.game import Option
from saddlebag.server.rest.refusals import told
from saddlebag.server.rest.shapes import GameCard, OptionCard

router = APIRouter()


def card(name: str) -> GameCard:
    """What can be chosen for a table of this game."""
    game = saddlebag.game(name)
    options = [option_card(option) for option in game.options]
    seats = list(game.seats)
    return GameCard(name=name, seats=seats, options=options, bots=bots(name), version=game.version)


def option_card(option: Option) -> OptionCard:
    """One switch."""
    return OptionCard.model_validate(
        {
            "key": option.key,
            "kind": option.kind,
            "default": option.default,
            "allowed": list(option.allowed),
            "least": option.least,
            "most": option.most,
            "excludes": list(option.excludes),
        }
    )


@router.get("/games", responses=told())
async def games() -> list[GameCard]:
    """The games on offer, with their seats, options and bots."""
    return [card(name) for name in saddlebag.games()]
