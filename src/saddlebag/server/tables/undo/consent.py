"""Asking the other players for an undo or a pause, and carrying it out once all agree."""

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.state.seat import PRESENT
from saddlebag.server.tables.undo.requests import Request
from saddlebag.server.timestamps import now_ms


class LogRow(Struct):
    """The part of a log row that is needed here."""

    entries: list[Any] = []


read_row = Decoder(LogRow).decode


def request_undo(live: LiveTable, seat: int) -> Request:
    """Asks everyone playing, plus absent people who made one of these decisions themselves.

    Absent people are asked only where a turn may last days; elsewhere the request is refused.
    """
    assert live.table is not None
    most = live.context.timing.most_requests
    live.requests.expire_undo(live.written)
    request = live.requests.ask_undo(live.rows, seat, other_players(live, seat), live.table, most)
    away = absent_deciders(live, seat, request.answers)
    if away and live.record.pace.kind != "days":
        live.requests.drop(request)
        names = [live.seats[one].name for one in sorted(away)]
        raise HttpRefused("absent_decided", seats=sorted(away), names=names)
    request.waiting |= away
    return request


def absent_deciders(live: LiveTable, seat: int, answers: int) -> set[int]:
    """Absent people who gave one of the last `answers` answers themselves."""
    owner = live.seats[seat].visitor
    away = {
        other.seat
        for other in live.seats
        if other.kind == "person" and other.away != PRESENT and other.visitor != owner
    }
    return away & decided_by_hand(live, answers) if away else away


def decided_by_hand(live: LiveTable, answers: int) -> set[int]:
    """Seats whose people gave one of the last `answers` answers; the log marks bots' answers."""
    sql = "SELECT cid, body FROM log WHERE table_id = ? ORDER BY seq"
    given: list[tuple[int, bool]] = []
    for cid, body in live.context.store.read(sql, (live.record.id,)):
        for entry in read_row(body).entries:
            if entry[0] in ("undo", "takeback"):
                del given[len(given) - entry[2] :]
            elif type(entry[0]) is int:
                given.append((entry[0], cid is not None and len(entry) == 2))
    return {seat for seat, hand in given[-answers:] if hand}


async def grant(live: LiveTable, request: Request, key: str | None) -> None:
    """Carry out the undo or the pause, persist it, publish it."""
    live.requests.drop(request)
    if request.answers:
        assert live.table is not None
        live.table.take_back(request.by, request.answers)
        await live.persist("takeback", request.by, key)
    else:
        live.clocks.pause(now_ms())
        await live.persist("pause", request.by, key)
    live.publish()


def other_players(live: LiveTable, seat: int) -> set[int]:
    """The people playing besides this seat; bots agree to everything."""
    owner = live.seats[seat].visitor
    return {
        other.seat
        for other in live.seats
        if not other.played_by_bot and other.visitor not in (None, owner)
    }


async def drop_from_requests(live: LiveTable, seat: int) -> None:
    """A bot plays this seat now: its own requests end, and its consent is not needed.

    An undo of its person's own decisions is different: it waits (days) or is dropped.
    """
    live.requests.expire_undo(live.written)
    undo = live.requests.undo
    open_before = (undo, live.requests.pause)
    stays = undo is not None and seat in absent_deciders(live, undo.by, undo.answers)
    if undo is not None and stays and live.record.pace.kind != "days":
        live.requests.drop(undo)
    for request in live.requests.withdraw(seat, undo if stays else None):
        await grant(live, request, None)
    if any(open_before):
        live.publish()
