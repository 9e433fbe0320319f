"""Tables in lists: my own, those that wait for me first, and those anybody may come to."""

import asyncio
from sqlite3 import Row
from typing import Any, Final

import msgspec

from saddlebag.server.rest.shapes import Lists, TableLine
from saddlebag.server.store.store import Store
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.record import now_ms

MOST_MINE: Final = 60
MOST_LISTED: Final = 30
MOST_LOOKED_AT: Final = 20  # tables stood up to see whether they wait for somebody
DAY: Final = 86_400_000
# A move writes its row of the log and nothing else.
LAST: Final = "(SELECT at FROM log WHERE table_id = game_table.id ORDER BY seq DESC LIMIT 1)"
TABLES: Final = f"SELECT *, MAX(moved, COALESCE({LAST}, 0)) AS last FROM game_table"
MINE: Final = (
    f"{TABLES} WHERE status != 'closed' AND id IN (SELECT id FROM game_table WHERE host = ?"
    " UNION SELECT table_id FROM seat WHERE visitor = ?) ORDER BY last DESC LIMIT ?"
)
LISTED: Final = (
    f"{TABLES} WHERE listed = 1 AND status IN ('open', 'playing') AND last > ?"
    " AND (status = 'open' OR watchers = 1) ORDER BY last DESC LIMIT ?"
)
Asked = dict[int, int | None]  # seat -> its deadline


async def asked_at(hub: Hub, table_id: str) -> Asked:
    """Who is asked at a table, and until when."""
    live = await hub.table(table_id)
    await asyncio.sleep(0)  # standing tables up takes a while: others have their turn in between
    if live is None:
        return {}
    async with live.lock:  # a move that is not on the disk yet makes nobody wait
        if live.lost or live.record.status != "playing":
            return {}
        ends = live.clocks.deadlines()
        return {seat: ends.get(seat) for seat in live.decisions.open}


async def all_asked(hub: Hub, rows: list[Row]) -> dict[str, Asked]:
    """Of the games that run."""
    playing = [row["id"] for row in rows if row["status"] == "playing"]
    return {table_id: await asked_at(hub, table_id) for table_id in playing[:MOST_LOOKED_AT]}


async def lists(hub: Hub, visitor: str | None) -> Lists:
    """What the front page shows."""
    own = await mine(hub, visitor)
    known = {found.id for found in own}
    store = hub.house.store
    listed = store.read(LISTED, (now_ms() - DAY, MOST_LISTED))
    others = [line(store, row, visitor, {}) for row in listed if row["id"] not in known]
    return Lists(mine=own, listed=others)


async def mine(hub: Hub, visitor: str | None) -> list[TableLine]:
    """My tables, those that wait for me first."""
    if visitor is None:
        return []
    store = hub.house.store
    rows = store.read(MINE, (visitor, visitor, MOST_MINE))
    asked = await all_asked(hub, rows)
    found = [line(store, row, visitor, asked.get(row["id"], {})) for row in rows]
    return sorted(found, key=lambda table: (not table.waiting_for_me, -table.moved))


async def waiting_for(hub: Hub, visitor: str) -> int:
    """How many tables wait for this visitor."""
    return sum(table.waiting_for_me for table in await mine(hub, visitor))


def seats_at(store: Store, table_id: str) -> list[Row]:
    return store.read("SELECT * FROM seat WHERE table_id = ? ORDER BY seat", (table_id,))


def line(store: Store, row: Row, visitor: str | None, asked: Asked) -> TableLine:
    """One table in a list."""
    seats = seats_at(store, row["id"])
    own = [seat["seat"] for seat in seats if visitor is not None and seat["visitor"] == visitor]
    waiting = [seat for seat in own if seat in asked and not seats[seat]["away"]]
    ends = [end for seat in waiting if (end := asked[seat]) is not None]
    result: dict[str, Any] = msgspec.json.decode(row["result"]) if row["result"] else {}
    return TableLine.model_validate(
        {
            **{key: row[key] for key in ("id", "game", "status", "seats", "created")},
            "moved": row["last"],
            "names": [seat["name"] for seat in seats],
            "kinds": [seat["kind"] for seat in seats],
            "colours": [seat["colour"] for seat in seats],
            "my_seats": own,
            "waiting_for_me": bool(waiting),
            "deadline": min(ends, default=None),
            "winners": result.get("winners"),
            "pace": msgspec.json.decode(row["pace"]),
            "options": msgspec.json.decode(row["options"]),
        }
    )
