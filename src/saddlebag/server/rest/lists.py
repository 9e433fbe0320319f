"""Lists of tables: mine, those waiting for me first, and those anyone may join or watch."""

from sqlite3 import Row
from typing import Any, Final

import msgspec

from saddlebag.server.rest.shapes import Lists, TableLine
from saddlebag.server.store.store import Store
from saddlebag.server.tables.hub import Hub
from saddlebag.server.timestamps import now_ms

MOST_MINE: Final = 60
MOST_LISTED: Final = 30
MOST_KNOWN: Final = 500  # the ones above are the first of these
DAY: Final = 86_400_000
# A move writes one log row and nothing else.
LAST: Final = "(SELECT at FROM log WHERE table_id = game_table.id ORDER BY seq DESC LIMIT 1)"
TABLES: Final = f"SELECT *, MAX(moved, COALESCE({LAST}, 0)) AS last FROM game_table"
MINE: Final = (
    f"{TABLES} WHERE status != 'closed' AND mode != 'lesson'"
    " AND id IN (SELECT id FROM game_table WHERE host = ?"
    " UNION SELECT table_id FROM seat WHERE visitor = ?) ORDER BY status = 'playing' DESC,"
    " last DESC LIMIT ?"
)
PLAYING: Final = (
    "SELECT id FROM game_table WHERE status = 'playing' AND mode != 'lesson' AND id IN"
    " (SELECT table_id FROM seat WHERE visitor = ?) ORDER BY moved DESC LIMIT ?"
)
# By the hour in which something last happened, which an index knows.
LISTED: Final = (
    f"{TABLES} INDEXED BY game_table_listed"
    " WHERE listed = 1 AND status IN ('open', 'playing') AND moved > ?"
    " AND (status = 'open' OR watchers = 1) ORDER BY moved DESC LIMIT ?"
)
ASKED: Final = (
    "SELECT body FROM log WHERE table_id = ? AND body LIKE '%\"asked\":%' ORDER BY seq DESC LIMIT 1"
)
MY_SEATS: Final = "SELECT table_id, seat FROM seat WHERE visitor = ? AND away = 0"
Asked = dict[int, int | None]  # seat -> its deadline


class LastMove(msgspec.Struct):
    """The seats asked since a row of the log."""

    asked: list[int] = []


read_move: Final = msgspec.json.Decoder(LastMove).decode


async def asked_at(hub: Hub, table_id: str) -> Asked:
    """Who is asked at a table, and until when."""
    live = hub.tables.get(table_id)
    if live is None:
        return asked_last(hub.context.store, table_id)
    async with live.lock:  # only moves already on the disk count
        if live.lost:
            return asked_last(hub.context.store, table_id)
        if live.record.status != "playing":
            return {}
        ends = live.clocks.deadlines()
        return {seat: ends.get(seat) for seat in live.decisions.open}


def asked_last(store: Store, table_id: str) -> Asked:
    """For a table that is not in memory: no time runs, and its log knows who is asked."""
    rows = store.read(ASKED, (table_id,))
    return dict.fromkeys(read_move(rows[0]["body"]).asked) if rows else {}


async def lists(hub: Hub, visitor: str | None) -> Lists:
    """For the front page."""
    own = await mine(hub, visitor)
    known = {found.id for found in own}
    store = hub.context.store
    listed = store.read(LISTED, (now_ms() - DAY, MOST_LISTED))
    listed.sort(key=lambda row: -row["last"])
    others = [line(store, row, visitor, {}) for row in listed if row["id"] not in known]
    return Lists(mine=own, listed=others)


async def mine(hub: Hub, visitor: str | None) -> list[TableLine]:
    """My tables, those waiting for me first."""
    if visitor is None:
        return []
    store = hub.context.store
    rows = store.read(MINE, (visitor, visitor, MOST_KNOWN))
    waiting = await waiting_tables(hub, visitor)
    first = sorted(rows, key=lambda row: (row["id"] not in waiting, -row["last"]))[:MOST_MINE]
    return [line(store, row, visitor, waiting.get(row["id"], {})) for row in first]


async def waiting_tables(hub: Hub, visitor: str) -> dict[str, Asked]:
    """Games waiting for this visitor, with everyone asked there."""
    store, seats = hub.context.store, dict[str, set[int]]()
    for table_id, seat in store.read(MY_SEATS, (visitor,)):
        seats.setdefault(table_id, set()).add(seat)
    found: dict[str, Asked] = {}
    for row in store.read(PLAYING, (visitor, MOST_KNOWN)):
        asked = await asked_at(hub, row["id"])
        if seats.get(row["id"], set()) & asked.keys():
            found[row["id"]] = asked
    return found


async def waiting_for(hub: Hub, visitor: str) -> int:
    """How many tables wait for this visitor."""
    return len(await waiting_tables(hub, visitor))


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
            "bots": [seat["bot"] for seat in seats],
            "colours": [seat["colour"] for seat in seats],
            "my_seats": own,
            "waiting_for_me": bool(waiting),
            "deadline": min(ends, default=None),
            "winners": result.get("winners"),
            "pace": msgspec.json.decode(row["pace"]),
            "options": msgspec.json.decode(row["options"]),
        }
    )
