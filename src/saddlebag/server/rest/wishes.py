"""What somebody wants a table to be, from the words of REST into those of the tables."""

from typing import Final

import saddlebag
from saddlebag.bots import bots
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.rest.shapes import NewTable, PaceChoice, PlayNow
from saddlebag.server.tables.opening import Wish, known_game
from saddlebag.server.tables.refusal import No
from saddlebag.server.wire.news import Pace
from saddlebag.texts import say

USUAL_SEATS: Final = 4
FIRST_GAME: Final = "first_game"  # the option of a game that has one for newcomers
MOST_DAYS: Final = 7


def called(visitor: Visitor, wanted: str = "") -> str:
    """The name somebody wants, or had last, or anybody's."""
    if wanted:
        return clean_name(wanted)
    return visitor.name or say("newcomer")


def at_once(wish: PlayNow, visitor: Visitor) -> Wish:
    """One click: me against the best bots there are."""
    game = known_game(wish.game or saddlebag.games()[0])
    seats = USUAL_SEATS if USUAL_SEATS in game.seats else max(game.seats)
    return Wish(
        game=game.name,
        seats=seats,
        host=visitor.id,
        name=called(visitor),
        colour=visitor.colour,
        options={FIRST_GAME: True} if wish.first and newcomers_game(game) else {},
        mode="solo",
        sitting=("me", *[bots(game.name)[-1]] * (seats - 1)),
    )


def newcomers_game(game: saddlebag.Game) -> bool:
    """Is there an easier game to learn it with?"""
    return any(option.key == FIRST_GAME for option in game.options)


def wish_of(wish: NewTable, visitor: Visitor) -> Wish:
    """Every wish, with names as they may be shown."""
    return Wish(
        game=wish.game,
        seats=wish.seats,
        host=visitor.id,
        name=called(visitor, wish.name),
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
    """Live needs some time at all, and days are one to seven."""
    if pace.kind == "live" and not (pace.bank or pace.each):
        raise No("bad_pace", 422, kind="live", least=1, most=7200)
    if pace.kind == "days" and not 1 <= pace.each <= MOST_DAYS:
        raise No("bad_pace", 422, kind="days", least=1, most=MOST_DAYS)
    return Pace(pace.kind, pace.bank if pace.kind == "live" else 0, pace.each, pace.at_zero)
