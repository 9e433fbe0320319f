"""A game from elsewhere: its journal becomes a table, marked as such, with no claim of fairness."""

from typing import Any

import msgspec

from saddlebag.kernel.table import Table
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LOG
from saddlebag.server.tables.lobby import deal_kept
from saddlebag.server.tables.opening import kept_table, new_id
from saddlebag.server.tables.record import Record, now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import Seat
from saddlebag.server.wire.news import Pace

MOST_SEED = 2**63


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
    rows = [log_row(record.id, i, kind, body, now) for i, (kind, body) in enumerate(logged(table))]
    await hub.house.store.write(*kept_table(record, kept, secret), *rows)
    return record.id


def logged(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """The deal, then everything since."""
    deal = deal_kept(table)
    entries = deal["entries"]
    first = next((i for i, entry in enumerate(entries) if entry[0] != "chance"), len(entries))
    deal["entries"] = entries[:first]
    since = {"entries": entries[first:], "asked": deal.pop("asked")}
    return [("dealt", deal), ("imported", since)]


def log_row(
    table_id: str, seq: int, kind: str, body: dict[str, Any], now: int
) -> tuple[str, tuple[object, ...]]:
    """One row of the log."""
    text = msgspec.json.encode(body).decode()
    return LOG, (table_id, seq, kind, None, None, text, now)
