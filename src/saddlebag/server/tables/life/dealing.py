"""The start of a game: the deal, and what the log says about it."""

from typing import Any

import saddlebag
from saddlebag.kernel.game import open_table
from saddlebag.kernel.journal import Head
from saddlebag.kernel.table import Table
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.presence.attending import leave_lobby
from saddlebag.server.tables.state.secret import read_secret
from saddlebag.server.timestamps import now_ms


def require_full(live: LiveTable) -> None:
    """A game begins when every seat is taken."""
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    if free:
        raise HttpRefused("seats_open", free=free)


async def deal_out(live: LiveTable, *more: Statement) -> None:
    """Begin the game; readers in the lobby get the whole table."""
    require_full(live)
    record = live.record
    nonces = {seat.seat: seat.nonce for seat in live.seats if seat.nonce}
    table = dealt_table(live, nonces, live.lesson.layout if live.lesson else None)
    record.status, record.started = "playing", now_ms()
    live.begin(table)
    facts = deal_log(table) | taught(live)
    await live.persist("dealt", None, None, record.upsert(), *more, **facts)
    live.mark_events_sent()
    leave_lobby(live)


def deal_log(table: Table) -> dict[str, Any]:
    """What the log says about the deal; nonces stay even if their owners leave."""
    nonces = {str(seat): nonce for seat, nonce in table.head.nonces.items()}
    asked = [ask.seat for ask in table.asks]
    return {"entries": table.entries(), "nonces": nonces, "asked": asked}


def taught(live: LiveTable) -> dict[str, Any]:
    """What the log says about a lesson; its layout stays, even if the lesson's file changes."""
    if live.lesson is None:
        return {}
    course = live.lesson.course
    edition = course.lesson.edition
    named = {"lesson": course.lesson.id, "edition": edition, "scene": course.scene}
    return {"taught": named, "layout": live.lesson.layout}


def dealt_table(
    live: LiveTable, nonces: dict[int, str], layout: dict[str, Any] | None = None
) -> Table:
    """The table before its first answer."""
    record, game = live.record, saddlebag.game(live.record.game)
    secret = read_secret(live.context.store, record.id)
    head = Head(game.name, record.version, record.seats, record.options, secret, nonces, layout)
    return open_table(game.versions[record.version](record.seats, record.options), head)
