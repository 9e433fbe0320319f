"""From REST's request bodies to a table's settings."""

from typing import Final

import saddlebag
from saddlebag.bots import USUAL
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.shapes import NewTable, PaceChoice, PlayNow
from saddlebag.server.tables.life.opening import TableSettings, require_game
from saddlebag.server.wire.outgoing import Pace
from saddlebag.texts import say

USUAL_SEATS: Final = 4
FIRST_GAME: Final = "first_game"  # option of games with an easier version for newcomers
MOST_DAYS: Final = 7


def name_for(visitor: Visitor, wanted: str = "", newcomer: str = "") -> str:
    """The wanted name, or the visitor's last one, or what the page calls a newcomer."""
    if wanted:
        return clean_name(wanted)
    return visitor.name or (clean_name(newcomer) if newcomer else say("newcomer"))


def quick_game(wish: PlayNow, visitor: Visitor) -> TableSettings:
    """One click: the visitor against the usual bots."""
    game = require_game(wish.game or saddlebag.games()[0])
    seats = USUAL_SEATS if USUAL_SEATS in game.seats else max(game.seats)
    return TableSettings(
        game=game.name,
        seats=seats,
        host=visitor.id,
        name=name_for(visitor, newcomer=wish.newcomer),
        colour=visitor.colour,
        options={FIRST_GAME: True} if wish.first and has_first_game(game) else {},
        mode="solo",
        sitting=("me", *[USUAL] * (seats - 1)),
    )


def has_first_game(game: saddlebag.Game) -> bool:
    """Does the game have an easier version for newcomers?"""
    return any(option.key == FIRST_GAME for option in game.options)


def settings_from(wish: NewTable, visitor: Visitor) -> TableSettings:
    """All settings, with clean names."""
    return TableSettings(
        game=wish.game,
        seats=wish.seats,
        host=visitor.id,
        name=name_for(visitor, wish.name, wish.newcomer),
        colour=wish.colour,
        options=wish.options,
        mode=wish.mode,
        listed=wish.listed,
        watchers=wish.watchers,
        pace=pace_of(wish.pace),
        sitting=tuple(named(word) for word in wish.sitting),
    )


def named(word: str) -> str:
    """=Anna is a person at this screen."""
    return f"={clean_name(word[1:])}" if word.startswith("=") else word


def pace_of(pace: PaceChoice) -> Pace:
    """Live needs some time, and days are one to seven."""
    if pace.kind == "live" and not (pace.bank or pace.each):
        raise HttpRefused("bad_pace", 422, kind="live", least=1, most=7200)
    if pace.kind == "days" and not 1 <= pace.each <= MOST_DAYS:
        raise HttpRefused("bad_pace", 422, kind="days", least=1, most=MOST_DAYS)
    return Pace(pace.kind, pace.bank if pace.kind == "live" else 0, pace.each, pace.at_zero)
