"""A journal becomes a table: checked to its last entry, and marked as imported."""

import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.retell import named_game, retell
from saddlebag.kernel.table import Table
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.rest.access import Tables, opened
from saddlebag.server.rest.desk import Guest, NotTooFast
from saddlebag.server.rest.refusals import changes
from saddlebag.server.rest.shapes import Opened
from saddlebag.server.rest.wishes import called
from saddlebag.server.tables.adopting import adopt
from saddlebag.server.tables.breath import Breath
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import Seat
from saddlebag.texts import say

router = APIRouter()
MOST_ENTRIES: Final = 20_000
MOST_SECONDS: Final = 10.0  # of the processor


async def retold(journal: dict[str, Any]) -> Table:
    """The table a journal leads to; No with the first entry that cannot be."""
    try:
        return await told_in_time(journal)
    except BadJournal as bad:
        raise No("bad_journal", 422, entry=bad.entry, why=bad.reason) from None
    except (UnicodeError, RecursionError, ValueError, TypeError, OverflowError):
        raise No("bad_journal", 422, entry=-1, why="unreadable") from None


async def told_in_time(journal: dict[str, Any]) -> Table:
    """Entry by entry, so that others have their turn, and one made to last for ever ends."""
    json.dumps(journal, ensure_ascii=False, allow_nan=False).encode()  # all of it can be kept
    name = named_game(journal)
    if name not in saddlebag.games():
        raise BadJournal(-1, "unknown_game", {})
    if len(journal["entries"]) > MOST_ENTRIES:
        raise BadJournal(MOST_ENTRIES, "too_long", {})
    if "" in journal["nonces"].values():  # a seat keeps a nonce or none
        raise BadJournal(-1, "nonces", {})
    breath = Breath()
    for number, told in enumerate(retell(saddlebag.game(name), journal)):
        table = told
        await breath.draw()
        if breath.worked > MOST_SECONDS:
            raise BadJournal(number, "too_slow", {})
    return table


def seats_of(journal: dict[str, Any], table: Table, visitor: Visitor) -> list[Seat]:
    """Bots sit where bots sat; every other seat is the importer's own."""
    words = journal.get("players")
    count = table.head.seats
    if not isinstance(words, list) or len(words) != count:
        words = [""] * count
    seats, names = [], set[str]()
    for seat, word in enumerate(words):
        if word in bots(table.head.game):
            found = Seat(seat, "bot", seat, bot=word, name=f"{word.capitalize()} {seat + 1}")
        else:
            name = free_name(word, seat, visitor, names)
            found = Seat(seat, "person", seat, visitor.id, name=name)
        names.add(found.name.casefold())
        seats.append(found)
    return seats


def free_name(word: object, seat: int, visitor: Visitor, taken: set[str]) -> str:
    """The name in the file; "you" is the importer; else the seat's number."""
    number = say("seat-number", seat=seat + 1)
    try:
        name = called(visitor) if word == "you" else clean_name(word if type(word) is str else "")
    except No:
        return number
    return number if name.casefold() in taken else name


@router.post("/import", responses=changes(401, 429), dependencies=[Depends(NotTooFast("take_in"))])
async def bring_in(journal: Annotated[dict[str, Any], Body()], hub: Tables, guest: Guest) -> Opened:
    """A game that was written out comes back as a table of mine."""
    table = await retold(journal)
    table_id = await adopt(hub, table, guest.id, seats_of(journal, table, guest))
    return await opened(hub, table_id)
