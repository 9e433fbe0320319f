"""A table that lost moves, because an older state of the store came back: its players are told."""

from contextlib import suppress

from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.chat import add_line
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.outgoing import ChatLine


async def tell_rollback(live: LiveTable) -> None:
    """Once, as a line of the chat by the server: `rolled_back:` and the steps that are gone."""
    gone = live.context.store.rolled_back.get(live.record.id)
    if gone is None or live.context.store.failing:
        return
    line = ChatLine(live.next_line(), None, "", f"rolled_back:{gone}", now_ms())
    async with live.lock:
        with suppress(StoreFailed):
            await add_line(live, line)
            del live.context.store.rolled_back[live.record.id]
