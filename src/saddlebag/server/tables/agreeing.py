"""Who has to agree to what is asked for; when everybody has, it is done."""

from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

from saddlebag.kernel.takeback import take_back
from saddlebag.server.tables.consent import Request
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import PRESENT


class Row(Struct):
    """What matters here of a row of the log."""

    entries: list[Any] = []


read_row = Decoder(Row).decode


def ask_to_take_back(live: LiveTable, seat: int) -> Request:
    """Asked are all who play, and whoever is away but made one of these decisions by hand.

    Who is away for a while is not waited for, except where a turn may last days.
    """
    assert live.table is not None
    most = live.house.manners.most_requests
    live.requests.moved_on(live.written)
    request = live.requests.ask_undo(live.rows, seat, others(live, seat), live.table, most)
    away = deciders_away(live, seat, request.answers)
    if away and live.record.pace.kind != "days":
        live.requests.drop(request)
        names = ", ".join(live.seats[one].name for one in sorted(away))
        raise No("absent_decided", seats=sorted(away), name=names)
    request.waiting |= away
    return request


def deciders_away(live: LiveTable, seat: int, answers: int) -> set[int]:
    """Absent people who gave one of the last so many answers themselves."""
    owner = live.seats[seat].visitor
    away = {
        other.seat
        for other in live.seats
        if other.kind == "person" and other.away != PRESENT and other.visitor != owner
    }
    return away & by_hand(live, answers) if away else away


def by_hand(live: LiveTable, answers: int) -> set[int]:
    """The seats whose people gave one of the last so many answers; the log knows bots' answers."""
    sql = "SELECT cid, body FROM log WHERE table_id = ? ORDER BY seq"
    given: list[tuple[int, bool]] = []
    for cid, body in live.house.store.read(sql, (live.record.id,)):
        for entry in read_row(body).entries:
            if entry[0] in ("undo", "takeback"):
                del given[len(given) - entry[2] :]
            elif type(entry[0]) is int:
                given.append((entry[0], cid is not None and len(entry) == 2))
    return {seat for seat, hand in given[-answers:] if hand}


async def grant(live: LiveTable, request: Request, key: str | None) -> None:
    """The undo or the pause, kept and told."""
    live.requests.drop(request)
    if request.answers:
        assert live.table is not None
        take_back(live.table, request.by, request.answers)
        await live.keep("takeback", request.by, key)
    else:
        live.clocks.pause(now_ms())
        await live.keep("pause", request.by, key)
    live.publish()


def others(live: LiveTable, seat: int) -> set[int]:
    """The people who play besides this seat; bots agree to everything."""
    owner = live.seats[seat].visitor
    return {
        other.seat
        for other in live.seats
        if not other.played_by_bot and other.visitor not in (None, owner)
    }


async def nobody_waits_for(live: LiveTable, seat: int) -> None:
    """A bot plays there now: what this seat asked for is dropped, and its yes is not needed.

    But for what takes back its person's own decisions: that waits for days, or is dropped.
    """
    live.requests.moved_on(live.written)
    undo = live.requests.undo
    open_before = (undo, live.requests.pause)
    stays = undo is not None and seat in deciders_away(live, undo.by, undo.answers)
    if undo is not None and stays and live.record.pace.kind != "days":
        live.requests.drop(undo)
    for request in live.requests.left(seat, undo if stays else None):
        await grant(live, request, None)
    if any(open_before):
        live.publish()
