"""More about the options of an ask, told on request: it takes long, and few need it."""

import logging

from saddlebag.server import metrics
from saddlebag.server.error_log import summary
from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.commands import commanding_seat
from saddlebag.server.tables.views.reader import Reader
from saddlebag.server.wire.outgoing import Detail, encode

LOGGER = logging.getLogger("saddlebag")


async def tell_detail(live: LiveTable, reader: Reader, decision: int) -> None:
    """To the seat that is asked alone; nothing about an ask that is not open any more."""
    async with live.lock:  # what is not durable yet shows in no detail
        try:
            seat = commanding_seat(live, reader)
        except HttpRefused:
            return
        if live.table is None or live.decisions.number(seat) != decision:
            return
        try:
            found = live.table.detail(seat)
        except Exception as error:  # play goes on without it
            metrics.broken.inc()
            LOGGER.error("no detail of an ask: %s", summary(error))
            return
        reader.send(encode(Detail(decision, found)))
