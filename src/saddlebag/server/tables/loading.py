"""A table stood up again from what was kept: the same position, numbers of asks and clocks."""

from sqlite3 import Row
from typing import Any

import msgspec

from saddlebag.kernel.retell import carry_out
from saddlebag.kernel.table import Table
from saddlebag.server.tables.breath import Breath
from saddlebag.server.tables.house import House
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.lobby import dealt
from saddlebag.server.tables.record import record_of
from saddlebag.server.tables.seat import seat_of
from saddlebag.server.wire.news import ChatLine


async def load(house: House, table_id: str) -> LiveTable | None:
    """None: there is no such table. However long its log is, others have their turn."""
    store = house.store
    rows = store.read("SELECT * FROM game_table WHERE id = ?", (table_id,))
    if not rows:
        return None
    seats = store.read("SELECT * FROM seat WHERE table_id = ? ORDER BY seat", (table_id,))
    live = LiveTable(house, record_of(rows[0]), [seat_of(row) for row in seats])
    lines = store.read("SELECT * FROM chat WHERE table_id = ? ORDER BY number", (table_id,))
    live.chat = [
        ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in lines
    ]
    log = store.read("SELECT * FROM log WHERE table_id = ? ORDER BY seq", (table_id,))
    if live.record.status != "set_aside":  # what went wrong once would go wrong again
        await retell(live, log)
    live.rows = len(log)
    return live


async def retell(live: LiveTable, log: list[Row]) -> None:
    """Row by row; a log that does not fit the rules leaves a table without a game."""
    breath = Breath()
    try:
        for row in log:
            await take_row(live, row, msgspec.json.decode(row["body"]), breath)
        if live.table is not None:
            live.told = live.table.event_count
        people = {seat.seat for seat in live.seats if seat.kind == "person"}
        players = {seat.seat for seat in live.seats if not seat.played_by_bot}
        live.requests.stood_up(people, players, live.written)
    except Exception as error:
        live.trouble, live.table = error, None


async def take_row(live: LiveTable, row: Row, body: dict[str, Any], breath: Breath) -> None:
    """One row of the log again."""
    if row["cid"] is not None:
        live.accepted[row["cid"]] = live.rows
    live.rows += 1
    if "kicked" in body:
        live.kicked.add(body["kicked"])
    if row["kind"] == "dealt":
        nonces = {int(seat): nonce for seat, nonce in body["nonces"].items()}
        live.begin(dealt(live, nonces))
    elif body.get("entries"):
        assert live.table is not None
        await redo(live.table, live.written, body["entries"], breath)
        live.take_in(live.table.entries(live.written), row["at"])
    live.requests.retell(live.rows - 1, row["kind"], row["seat"], body, live.written)
    if body.get("clock"):
        live.clocks.restore(body["clock"])


async def redo(table: Table, written: int, entries: list[Any], breath: Breath) -> None:
    """What people did is done again; what follows from it must be what was written."""
    for i, entry in enumerate(entries):
        if written + i >= table.entry_count:
            carry_out(table, written + i, entry)
            await breath.draw()
    if table.entries(written) != entries:
        raise ValueError("the log does not fit the rules")
