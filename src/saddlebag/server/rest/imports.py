"""Turns a journal into a table: every entry is checked, and the table is marked as imported."""

from asyncio import to_thread
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import named_game, replay_steps
from saddlebag.kernel.table import Table
from saddlebag.server.people.lookalikes import looks_like_any
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.access import HubDep, opened
from saddlebag.server.rest.admission import AdmittedRoute, rate_limited
from saddlebag.server.rest.dependencies import Guest
from saddlebag.server.rest.refusals import write_refusals
from saddlebag.server.rest.shapes import MaybeName, Opened
from saddlebag.server.rest.table_settings import name_for
from saddlebag.server.tables.life.importing import import_table
from saddlebag.server.tables.state.seat import Seat, bot_name
from saddlebag.server.yielding import TimeSlice
from saddlebag.texts import say

router = APIRouter(route_class=AdmittedRoute)
MOST_ENTRIES: Final = 20_000
MOST_SECONDS: Final = 10.0  # CPU time
# A list or a value costs memory and time to parse, however few bytes it has.
MOST_LISTS: Final = 2 * MOST_ENTRIES
MOST_VALUES: Final = 10 * MOST_ENTRIES
BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object", "title": "Journal"}}},
    }
}


async def journal_in(request: Request) -> dict[str, Any]:
    """The journal in a request's body, parsed off the event loop."""
    body = await request.body()
    lists = body.count(b"[") + body.count(b"{")
    if lists > MOST_LISTS or body.count(b",") > MOST_VALUES:
        raise HttpRefused("bad_journal", 422, entry=MOST_ENTRIES, why="too_long")
    try:
        journal: dict[str, Any] = await to_thread(msgspec.json.decode, body, type=dict[str, Any])
    except (ValueError, RecursionError):  # of msgspec, too
        raise HttpRefused("bad_request", 422, field="body", problem="json_invalid") from None
    return journal


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


def seats_of(journal: dict[str, Any], table: Table, me: str, visitor: Visitor) -> list[Seat]:
    """Bots keep their seats; every other seat is the importer's, who is called `me`."""
    words = journal.get("players")
    count = table.head.seats
    if not isinstance(words, list) or len(words) != count:
        words = [""] * count
    seats, names = [], set[str]()
    for seat, word in enumerate(words):
        if word in bots(table.head.game):
            found = Seat(seat, "bot", seat, bot=word, name=bot_name(word, seat))
        else:
            name = free_name(word, seat, me, names)
            found = Seat(seat, "person", seat, visitor.id, name=name)
        names.add(found.name)
        seats.append(found)
    return seats


def free_name(word: object, seat: int, me: str, taken: set[str]) -> str:
    """The name in the file; "you" is the importer; otherwise the seat's number."""
    number = say("seat-number", seat=seat + 1)
    try:
        name = me if word == "you" else clean_name(word if type(word) is str else "")
    except HttpRefused:
        return number
    return number if looks_like_any(name, taken) else name


@router.post("/import", responses=write_refusals(401, 429), openapi_extra=BODY)
@rate_limited("take_in")
async def bring_in(request: Request, hub: HubDep, guest: Guest, newcomer: MaybeName = "") -> Opened:
    """A game that was written out comes back as a table of mine."""
    me = name_for(guest, newcomer=newcomer)
    journal = await journal_in(request)
    table = await replayed(journal)
    seats = seats_of(journal, table, me, guest)
    return await opened(hub, await import_table(hub.context.store, table, guest.id, seats))
