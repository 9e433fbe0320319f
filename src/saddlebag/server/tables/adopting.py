"""A game from elsewhere: its journal becomes a table, marked as such, with no claim of fairness."""

from asyncio import to_thread
from typing import Any

import msgspec

from saddlebag.kernel.table import Table
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LOG
from saddlebag.server.tables.lobby import deal_kept
from saddlebag.server.tables.opening import kept_table, new_id
from saddlebag.server.tables.record import Record, now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import Seat, Statement
from saddlebag.server.wire.news import Pace

MOST_SEED = 2**63
PIECE = 100  # entries of the journal in one row of the log


async def adopt(hub: Hub, table: Table, visitor: str, seats: list[Seat]) -> str:
    """`table` has been replayed from its journal; everybody who is no bot is the importer."""
    head, now = table.head, now_ms()
    secret = head.secret
    if secret is None or (secret.seed or 0) >= MOST_SEED:
        raise No("bad_journal", 422, entry=-1, why="seed")
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
    kept = [seat.but(nonce=head.nonces.get(seat.seat, "")) for seat in seats]
    rows = await to_thread(log_rows, record.id, table, now)  # a long game takes a while
    await hub.house.store.write(*kept_table(record, kept, secret), *rows)
    return record.id


def log_rows(table_id: str, table: Table, now: int) -> list[Statement]:
    """The whole log of the new table."""
    told = enumerate(logged(table))
    return [log_row(table_id, i, kind, body, now) for i, (kind, body) in told]


def logged(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """The deal, then everything since, in pieces that are read again one after the other."""
    deal, told = deal_kept(table), list[dict[str, Any]]()
    entries = deal["entries"]
    first = next((i for i, entry in enumerate(entries) if entry[0] != "chance"), len(entries))
    deal["entries"], piece = entries[:first], list[Any]()
    for entry in entries[first:]:
        if len(piece) >= PIECE and is_done_by_hand(entry):
            told.append({"entries": piece})
            piece = []
        piece.append(entry)
    told.append({"entries": piece, "asked": deal.pop("asked")})
    return [("dealt", deal), *(("imported", body) for body in told)]


def is_done_by_hand(entry: list[Any]) -> bool:
    """Luck, and what standing orders answer, belong to what was done before them."""
    return entry[0] != "chance" and not (type(entry[0]) is int and len(entry) > 2)


def log_row(table_id: str, seq: int, kind: str, body: dict[str, Any], now: int) -> Statement:
    """One row of the log."""
    text = msgspec.json.encode(body).decode()
    return LOG, (table_id, seq, kind, None, None, text, now)
