"""What is left of a game: the replay, any position of it, the journal, and my notes."""

from asyncio import to_thread
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from saddlebag.kernel.table import Table
from saddlebag.server.people.names import clean_text
from saddlebag.server.rest.access import AtTable, Seen, eyes_of, need_eyes, plays_alone
from saddlebag.server.rest.desk import Asker, Kept, NotTooFast
from saddlebag.server.rest.exports import known_part, whole_journal
from saddlebag.server.rest.refusals import changes, told
from saddlebag.server.rest.retold import Shelf
from saddlebag.server.rest.shapes import Note, NoteChange, Position, Replay
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.wire.limits import MOST_NUMBER, MOST_SEAT

router = APIRouter(prefix="/tables/{table_id}")
MOST_NOTES: Final = 500  # of one visitor at one table
ThroughSeat = Annotated[int | None, Query(ge=0, le=MOST_SEAT)]
RETELL: Final = [Depends(NotTooFast("retell"))]


def the_shelf(request: Request) -> Shelf:
    """The games told again last; each app has its own."""
    if not hasattr(request.app.state, "shelf"):
        request.app.state.shelf = Shelf()
    shelf: Shelf = request.app.state.shelf
    return shelf


OnShelf = Annotated[Shelf, Depends(the_shelf)]


async def written(live: LiveTable) -> tuple[Table, list[Any]]:
    """The game and all of its journal that is on the disk."""
    async with live.lock:
        if live.lost:
            raise No("storage_failed", 503, why=live.house.store.failing)
        if live.record.status == "set_aside":
            raise No("set_aside")
        if live.table is None:
            raise No("not_begun")
        return live.table, live.table.entries()


@router.get("/replay", responses=told(403, 404, 409, 429), dependencies=RETELL)
async def replay(live: Seen, asker: Asker, shelf: OnShelf, seat: ThroughSeat = None) -> Replay:
    """Every decision so far, as a spectator or through the eyes of a seat."""
    need_eyes(live, asker, seat)
    table, entries = await written(live)
    record = live.record
    decisions, events = await to_thread(shelf.steps, record.id, table.head, entries, seat)
    return Replay(
        table=record.id,
        game=record.game,
        seat=seat,
        may_be=eyes_of(live, asker),
        decisions=decisions,
        first=0,
        events=events,
    )


@router.get("/at/{n}", responses=told(403, 404, 409, 429), dependencies=RETELL)
async def at(
    live: Seen,
    asker: Asker,
    shelf: OnShelf,
    n: Annotated[int, Path(ge=0, le=MOST_NUMBER)],
    seat: ThroughSeat = None,
) -> Position:
    """The table as it stood after n decisions."""
    need_eyes(live, asker, seat)
    table, entries = await written(live)
    found = await to_thread(shelf.at, live.record.id, table.head, entries, n)
    if found is None:
        raise No("no_such_position", 404, n=n)
    return Position(n=n, seat=seat, view=found.view(seat), events=found.event_count)


@router.get("/export", responses=told(403, 404, 409, 429), dependencies=RETELL)
async def export(
    live: Seen, asker: Asker, response: Response, seat: ThroughSeat = None
) -> dict[str, Any]:
    """The journal when the game is over; while it runs what the asking seat may know."""
    whole = live.record.status == "over" or plays_alone(live, asker)
    need_eyes(live, asker, None if whole else seat)
    table = (await written(live))[0].copy()  # nobody plays on it while it is written out
    file = f'attachment; filename="saddlebag-{live.record.id}.json"'
    response.headers["content-disposition"] = file
    if whole:
        return await to_thread(whole_journal, table, list(live.seats))
    return await to_thread(known_part, table, seat)


@router.get("/notes", responses=told(404))
async def notes(me: AtTable, store: Kept) -> list[Note]:
    """My notes at this table; nobody else ever sees them."""
    rows = store.read(
        "SELECT event, text, at FROM note WHERE table_id = ? AND visitor = ? ORDER BY event",
        (me.live.record.id, me.id),
    )
    return [Note(event=row["event"], text=row["text"], at=row["at"]) for row in rows]


@router.put("/notes", status_code=204, responses=changes(404, 409))
async def note(me: AtTable, change: NoteChange, store: Kept) -> None:
    """Write a note at an event; an empty text removes it."""
    key = (me.live.record.id, me.id, change.event)
    text = clean_text(change.text, lines=True)
    if not text:
        sql = "DELETE FROM note WHERE table_id = ? AND visitor = ? AND event = ?"
        await store.write((sql, key))
        return
    sql = "SELECT COUNT(*) FROM note WHERE table_id = ? AND visitor = ? AND event != ?"
    if store.read(sql, key)[0][0] >= MOST_NOTES:
        raise No("too_many_notes", most=MOST_NOTES)
    sql = (
        "INSERT INTO note (table_id, visitor, event, text, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, visitor, event) DO UPDATE"
        " SET text = excluded.text, at = excluded.at"
    )
    await store.write((sql, (*key, text, now_ms())))
