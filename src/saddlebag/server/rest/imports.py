"""Turns a journal into a table: every entry is checked, and the table is marked as imported."""

import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import named_game, replay_steps
from saddlebag.kernel.table import Table
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.access import HubDep, opened
from saddlebag.server.rest.dependencies import Guest, RateLimited
from saddlebag.server.rest.refusals import write_refusals
from saddlebag.server.rest.shapes import Opened
from saddlebag.server.rest.table_settings import name_for
from saddlebag.server.tables.life.importing import import_table
from saddlebag.server.tables.state.seat import Seat, bot_name
from saddlebag.server.yielding import TimeSlice
from saddlebag.texts import say

router = APIRouter()
MOST_ENTRIES: Final = 20_000
MOST_SECONDS: Final = 10.0  # CPU time


async def replayed(journal: dict[str, Any]) -> Table:
    """The table a journal leads to; refuses with the first impossible entry."""
    try:
        return await replay_in_slices(journal)
    except BadJournal as bad:
        raise HttpRefused("bad_journal", 422, entry=bad.entry, why=bad.reason) from None
    except (UnicodeError, RecursionError, ValueError, TypeError, OverflowError):
        raise HttpRefused("bad_journal", 422, entry=-1, why="unreadable") from None


async def replay_in_slices(journal: dict[str, Any]) -> Table:
    """Yields to other tasks between entries, and gives up on a journal that takes too long."""
    json.dumps(journal, ensure_ascii=False, allow_nan=False).encode()  # all of it can be stored
    name = named_game(journal)
    if name not in saddlebag.games():
        raise BadJournal(-1, "unknown_game", {})
    if len(journal["entries"]) > MOST_ENTRIES:
        raise BadJournal(MOST_ENTRIES, "too_long", {})
    if "layout" in journal:  # luck written by hand: lessons are opened from their own files
        raise BadJournal(-1, "layout", {})
    if "" in journal["nonces"].values():  # a seat has a nonce or none
        raise BadJournal(-1, "nonces", {})
    time_slice = TimeSlice()
    for number, step in enumerate(replay_steps(saddlebag.game(name), journal)):
        table = step
        await time_slice.maybe_yield()
        if time_slice.worked > MOST_SECONDS:
            raise BadJournal(number, "too_slow", {})
    return table


def seats_of(journal: dict[str, Any], table: Table, visitor: Visitor) -> list[Seat]:
    """Bots keep their seats; every other seat is the importer's."""
    words = journal.get("players")
    count = table.head.seats
    if not isinstance(words, list) or len(words) != count:
        words = [""] * count
    seats, names = [], set[str]()
    for seat, word in enumerate(words):
        if word in bots(table.head.game):
            found = Seat(seat, "bot", seat, bot=word, name=bot_name(word, seat))
        else:
            name = free_name(word, seat, visitor, names)
            found = Seat(seat, "person", seat, visitor.id, name=name)
        names.add(found.name.casefold())
        seats.append(found)
    return seats


def free_name(word: object, seat: int, visitor: Visitor, taken: set[str]) -> str:
    """The name in the file; "you" is the importer; otherwise the seat's number."""
    number = say("seat-number", seat=seat + 1)
    try:
        name = name_for(visitor) if word == "you" else clean_name(word if type(word) is str else "")
    except HttpRefused:
        return number
    return number if name.casefold() in taken else name


@router.post(
    "/import", responses=write_refusals(401, 429), dependencies=[Depends(RateLimited("take_in"))]
)
async def bring_in(journal: Annotated[dict[str, Any], Body()], hub: HubDep, guest: Guest) -> Opened:
    """A game that was written out comes back as a table of mine."""
    table = await replayed(journal)
    table_id = await import_table(
        hub.context.store, table, guest.id, seats_of(journal, table, guest)
    )
    return await opened(hub, table_id)
