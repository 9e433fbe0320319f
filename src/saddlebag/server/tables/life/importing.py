"""Turns a replayed journal into a table, marked as imported and never called fair."""

from asyncio import to_thread
from typing import Any

import msgspec

from saddlebag.kernel.table import Table
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.log_row import LOG, LogRow
from saddlebag.server.store.store import Store
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.life.dealing import deal_log
from saddlebag.server.tables.life.opening import insert_table, new_id
from saddlebag.server.tables.state.record import Record
from saddlebag.server.tables.state.seat import Seat
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.outgoing import Pace

MOST_SEED = 2**63
PIECE = 100  # journal entries in one row of the log


async def import_table(store: Store, table: Table, visitor: str, seats: list[Seat]) -> str:
    """Store `table`; every seat that is not a bot's belongs to the importer."""
    head, now = table.head, now_ms()
    secret = head.secret
    if secret is None or (secret.seed or 0) >= MOST_SEED:
        raise HttpRefused("bad_journal", 422, entry=-1, why="seed")
    over = table.ask is None
    record = Record(
        id=new_id(),
        game=head.game,
        version=head.version,
        seats=head.seats,
        options=head.options,
        host=visitor,
        mode="hot_seat" if sum(seat.kind == "person" for seat in seats) > 1 else "solo",
        listed=False,
        watchers=True,
        pace=Pace(),
        status="over" if over else "playing",
        commitment=secret.commitment(),
        fair=False,
        created=now,
        moved=now,
        imported=True,
        started=now,
        finished=now if over else None,
        result=table.result,
    )
    kept = [seat.replace(nonce=head.nonces.get(seat.seat, "")) for seat in seats]
    rows = await to_thread(log_rows, record.id, table, now)  # a long game takes a while
    await store.write(*insert_table(record, kept, secret), *rows)
    return record.id


def log_rows(table_id: str, table: Table, now: int) -> list[Statement]:
    """The whole log of the new table."""
    return first_rows(table_id, log_entries(table), now)


def first_rows(
    table_id: str, bodies: list[tuple[str, dict[str, Any]]], now: int
) -> list[Statement]:
    """The first rows of a log, each sealed with the one before."""
    rows, seal = list[Statement](), b""
    for seq, (kind, body) in enumerate(bodies):
        text = msgspec.json.encode(body).decode()
        row = LogRow(table_id, seq, kind, None, None, text, now).sealed(seal)
        rows.append((LOG, row))
        seal = row.seal or b""
    return rows


def log_entries(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """The deal, then all later entries in pieces that can be loaded one after another."""
    deal, pieces = deal_log(table), list[dict[str, Any]]()
    entries = deal["entries"]
    first = next((i for i, entry in enumerate(entries) if entry[0] != "chance"), len(entries))
    deal["entries"], piece = entries[:first], list[Any]()
    for entry in entries[first:]:
        if len(piece) >= PIECE and starts_step(entry):
            pieces.append({"entries": piece})
            piece = []
        piece.append(entry)
    pieces.append({"entries": piece, "asked": deal.pop("asked")})
    return [("dealt", deal), *(("imported", body) for body in pieces)]


def starts_step(entry: list[Any]) -> bool:
    """Chance and answers by standing order belong to the step before them."""
    return entry[0] != "chance" and not (type(entry[0]) is int and len(entry) > 2)
