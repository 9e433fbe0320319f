"""Loads a table from the store: the same position, decision numbers and clocks."""

from sqlite3 import Row
from typing import Any

import msgspec

from saddlebag.kernel.replay import carry_out
from saddlebag.kernel.table import Table
from saddlebag.server.store.log_row import require_seals
from saddlebag.server.tables.context import Context
from saddlebag.server.tables.life.dealing import dealt_table
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.state.lesson import taught_here
from saddlebag.server.tables.state.record import record_from_row
from saddlebag.server.tables.state.seat import seat_from_row
from saddlebag.server.wire.outgoing import ChatLine
from saddlebag.server.yielding import TimeSlice


async def load(context: Context, table_id: str) -> LiveTable | None:
    """None if there is no such table; yields to other tasks however long the log is."""
    store = context.store
    rows = store.read("SELECT * FROM game_table WHERE id = ?", (table_id,))
    if not rows:
        return None
    seats = store.read("SELECT * FROM seat WHERE table_id = ? ORDER BY seat", (table_id,))
    live = LiveTable(context, record_from_row(rows[0]), [seat_from_row(row) for row in seats])
    lines = store.read("SELECT * FROM chat WHERE table_id = ? ORDER BY number", (table_id,))
    live.chat = [
        ChatLine(row["number"], row["seat"], row["name"], row["text"], row["at"]) for row in lines
    ]
    log = store.read("SELECT * FROM log WHERE table_id = ? ORDER BY seq", (table_id,))
    if live.record.status != "set_aside":  # what failed once would fail again
        await replay_log(live, log)
    live.rows = len(log)
    return live


async def replay_log(live: LiveTable, log: list[Row]) -> None:
    """Row by row; a log that does not fit the rules leaves a table without a game."""
    time_slice = TimeSlice()
    try:
        live.seal = require_seals(log)  # type: ignore[arg-type]  # a Row is read like a mapping
        for row in log:
            await replay_row(live, row, msgspec.json.decode(row["body"]), time_slice)
        if live.table is not None:
            live.mark_events_sent()
        people = {seat.seat for seat in live.seats if seat.kind == "person"}
        players = {seat.seat for seat in live.seats if not seat.played_by_bot}
        live.requests.after_restart(people, players, live.written)
    except Exception as error:
        live.load_error, live.table = error, None


async def replay_row(
    live: LiveTable, row: Row, body: dict[str, Any], time_slice: TimeSlice
) -> None:
    """Take in one row of the log."""
    live.count_row(row["cid"])
    if "kicked" in body:
        live.kicked.add(body["kicked"])
    if row["kind"] == "dealt":
        nonces = {int(seat): nonce for seat, nonce in body["nonces"].items()}
        live.lesson = taught_here(body["taught"]) if "taught" in body else None
        live.begin(dealt_table(live, nonces, body.get("layout")))
    elif body.get("entries"):
        assert live.table is not None
        await redo(live.table, live.written, body["entries"], time_slice)
        by_hand = row["cid"] is not None or row["kind"] == "imported"
        live.apply_entries(live.table.entries(live.written), row["at"], by_hand)
    if body.get("link", live.link) != live.link:
        raise ValueError("the hash chain is not the one that was written")
    live.requests.replay(live.rows - 1, row["kind"], row["seat"], body, live.written)
    if live.lesson is not None and "lesson" in body:
        live.lesson.restore(body["lesson"], len(live.given))
    if body.get("clock"):
        live.clocks.restore(body["clock"])


async def redo(table: Table, written: int, entries: list[Any], time_slice: TimeSlice) -> None:
    """Carry out what people did; everything that follows must match what was written."""
    for i, entry in enumerate(entries):
        if written + i >= table.entry_count:
            carry_out(table, written + i, entry)
            await time_slice.maybe_yield()
    if table.entries(written) != entries:
        raise ValueError("the log does not fit the rules")
