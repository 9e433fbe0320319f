"""A game's records: replay, any position, journal, and my notes."""

from asyncio import to_thread
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from saddlebag.kernel.table import Table
from saddlebag.server.people.names import clean_text
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.access import AtTable, Seen, plays_alone, require_view_of, visible_seats
from saddlebag.server.rest.admission import AdmittedRoute, rate_limited
from saddlebag.server.rest.dependencies import Asker, StoreDep
from saddlebag.server.rest.exports import known_part, whole_journal
from saddlebag.server.rest.refusals import read_refusals, write_refusals
from saddlebag.server.rest.replay_cache import ReplayCache
from saddlebag.server.rest.shapes import Note, NoteChange, Position, Remembered, Replay
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.limits import MOST_NUMBER, MOST_SEAT

router = APIRouter(prefix="/tables/{table_id}", route_class=AdmittedRoute)
MOST_NOTES: Final = 500  # of one visitor at one table
AsSeat = Annotated[int | None, Query(ge=0, le=MOST_SEAT)]


def get_replay_cache(request: Request) -> ReplayCache:
    """Each app has its own."""
    if not hasattr(request.app.state, "replay_cache"):
        request.app.state.replay_cache = ReplayCache()
    cache: ReplayCache = request.app.state.replay_cache
    return cache


ReplayCacheDep = Annotated[ReplayCache, Depends(get_replay_cache)]


async def written(live: LiveTable) -> tuple[Table, list[Any]]:
    """The game and its journal, all of it on the disk."""
    async with live.lock:
        if live.lost:
            raise HttpRefused("storage_failed", 503, why=live.context.store.failing)
        if live.record.status == "set_aside":
            raise HttpRefused("set_aside")
        if live.table is None:
            raise HttpRefused("not_begun")
        return live.table, live.table.entries()


@router.get("/replay", responses=read_refusals(403, 404, 409, 429))
@rate_limited("replay")
async def replay(
    live: Seen, asker: Asker, replay_cache: ReplayCacheDep, seat: AsSeat = None
) -> Replay:
    """Every decision so far, as a spectator or a seat sees it."""
    require_view_of(live, asker, seat)
    table, entries = await written(live)
    record = live.record
    decisions, events = await to_thread(replay_cache.steps, record.id, table.head, entries, seat)
    return Replay(
        table=record.id,
        game=record.game,
        seat=seat,
        may_be=visible_seats(live, asker),
        decisions=decisions,
        first=0,
        events=events,
    )


@router.get("/finale", responses=read_refusals(404, 409, 429))
@rate_limited("replay")
async def finale(live: Seen, replay_cache: ReplayCacheDep) -> Remembered:
    """How a game that is over is remembered: the same for everybody."""
    table, entries = await written(live)
    if table.result is None:
        raise HttpRefused("not_over")
    record = live.record
    found, decision = await to_thread(replay_cache.finale, record.id, table.head, entries)
    return Remembered(table=record.id, game=record.game, finale=found, decision=decision)


@router.get("/at/{n}", responses=read_refusals(403, 404, 409, 429))
@rate_limited("replay")
async def at(
    live: Seen,
    asker: Asker,
    replay_cache: ReplayCacheDep,
    n: Annotated[int, Path(ge=0, le=MOST_NUMBER)],
    seat: AsSeat = None,
) -> Position:
    """The table after n decisions."""
    require_view_of(live, asker, seat)
    table, entries = await written(live)
    found = await to_thread(replay_cache.at, live.record.id, table.head, entries, n)
    if found is None:
        raise HttpRefused("no_such_position", 404, n=n)
    return Position(n=n, seat=seat, view=found.view(seat), events=found.event_count)


@router.get("/export", responses=read_refusals(403, 404, 409, 429))
@rate_limited("replay")
async def export(
    live: Seen, asker: Asker, response: Response, seat: AsSeat = None
) -> dict[str, Any]:
    """The journal once the game is over; before that what the asking seat may know."""
    whole = live.record.status == "over" or plays_alone(live, asker)
    require_view_of(live, asker, None if whole else seat)
    table = (await written(live))[0].copy()  # a copy, because play goes on meanwhile
    file = f'attachment; filename="saddlebag-{live.record.id}.json"'
    response.headers["content-disposition"] = file
    if whole:
        return await to_thread(whole_journal, table, list(live.seats))
    return await to_thread(known_part, table, seat)


@router.get("/notes", responses=read_refusals(404))
async def notes(me: AtTable, store: StoreDep) -> list[Note]:
    """My notes at this table; nobody else ever sees them."""
    rows = store.read(
        "SELECT event, text, at FROM note WHERE table_id = ? AND visitor = ? ORDER BY event",
        (me.live.record.id, me.id),
    )
    return [Note(event=row["event"], text=row["text"], at=row["at"]) for row in rows]


@router.put("/notes", status_code=204, responses=write_refusals(404, 409))
async def note(me: AtTable, change: NoteChange, store: StoreDep) -> None:
    """Write a note at an event; an empty text removes it."""
    key = (me.live.record.id, me.id, change.event)
    text = clean_text(change.text, lines=True)
    if not text:
        sql = "DELETE FROM note WHERE table_id = ? AND visitor = ? AND event = ?"
        await store.write((sql, key))
        return
    sql = "SELECT COUNT(*) FROM note WHERE table_id = ? AND visitor = ? AND event != ?"
    if store.read(sql, key)[0][0] >= MOST_NOTES:
        raise HttpRefused("too_many_notes", most=MOST_NOTES)
    sql = (
        "INSERT INTO note (table_id, visitor, event, text, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, visitor, event) DO UPDATE"
        " SET text = excluded.text, at = excluded.at"
    )
    await store.write((sql, (*key, text, now_ms())))
