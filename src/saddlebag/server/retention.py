"""What the host wants forgotten after some days, by kind."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.forgetting import OF_A_PERSON, forget_table
from saddlebag.server.tables.hub import Hub
from saddlebag.server.timestamps import now_ms

DAY: Final = 86_400_000
EVERY: Final = 3600.0  # seconds
AT_ONCE: Final = 200  # tables or visitors of one kind; the rest an hour later
LAST: Final = "(SELECT at FROM log WHERE table_id = game_table.id ORDER BY seq DESC LIMIT 1)"
OLD: Final = (
    "SELECT id FROM game_table WHERE status = ? AND moved < ? AND {kind}"
    f" AND COALESCE({LAST}, 0) < ? ORDER BY moved LIMIT ?"
)
PLAYED: Final = "mode != 'lesson'"
# kind -> the status and mode of its tables
KINDS: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "finished": (("over", "closed", "set_aside"), PLAYED),
    "open": (("open",), PLAYED),  # never begun
    "abandoned": (("playing",), PLAYED),
    "lessons": (("playing", "over", "closed", "set_aside"), "mode = 'lesson'"),
}
VISITORS: Final = "visitors"  # who sits at no table and has none
CHAT: Final = "chat"  # lines at tables that are over
ALL: Final = (*KINDS, VISITORS, CHAT)
UNSEEN: Final = (
    "SELECT id FROM visitor WHERE seen < ?"
    " AND NOT EXISTS (SELECT 1 FROM seat WHERE visitor = visitor.id)"
    " AND NOT EXISTS (SELECT 1 FROM game_table WHERE host = visitor.id) LIMIT ?"
)
OVER: Final = "SELECT id FROM game_table WHERE status = 'over' AND moved < ?"
SAID: Final = f"DELETE FROM chat WHERE at < ? AND table_id IN ({OVER})"
EXPIRED: Final = "DELETE FROM ticket WHERE expires < ?"

log = logging.getLogger("saddlebag")


async def keep_forgetting(hub: Hub, days: Mapping[str, int]) -> None:
    """Runs until cancelled."""
    while days:
        await asyncio.sleep(EVERY)
        if not hub.context.store.failing:
            try:
                await forget_old(hub, days, now_ms())
            except StoreFailed as failed:
                log.warning("nothing_forgotten reason=%s", failed.reason)


async def forget_old(hub: Hub, days: Mapping[str, int], now: int) -> dict[str, int]:
    """How many of each kind are gone."""
    store, gone = hub.context.store, dict[str, int]()
    for kind in [kind for kind in KINDS if kind in days]:
        gone[kind] = await forget_tables(hub, kind, now - days[kind] * DAY)
    if CHAT in days:
        before = now - days[CHAT] * DAY
        await store.write((SAID, (before, before)))
    if VISITORS in days:
        gone[VISITORS] = await forget_visitors(hub, now - days[VISITORS] * DAY)
    await store.write((EXPIRED, (now,)))
    if any(gone.values()):
        log.info("forgotten %s", " ".join(f"{kind}={count}" for kind, count in gone.items()))
    return gone


async def forget_tables(hub: Hub, kind: str, before: int) -> int:
    """Tables of a kind at which nothing has happened since then; one at a time."""
    statuses, which = KINDS[kind]
    count = 0
    for status in statuses:
        rows = hub.context.store.read(OLD.format(kind=which), (status, before, before, AT_ONCE))
        for row in rows:
            count += await forget_table(hub, row["id"])
    return count


async def forget_visitors(hub: Hub, before: int) -> int:
    """People who have not been here since then and sit nowhere."""
    store = hub.context.store
    rows = store.read(UNSEEN, (before, AT_ONCE))
    for row in rows:
        theirs = [(f"DELETE FROM {part} WHERE visitor = ?", (row["id"],)) for part in OF_A_PERSON]
        await store.write(*theirs, ("DELETE FROM visitor WHERE id = ?", (row["id"],)))
    return len(rows)
