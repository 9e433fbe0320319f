"""Seats that change hands: bots, the host's tools, handing over and taking back."""

from fastapi import APIRouter, Depends

from saddlebag.server.people.names import clean_text
from saddlebag.server.rest.access import AtTable, SeatNumber, require_no_lesson
from saddlebag.server.rest.admission import AdmittedRoute
from saddlebag.server.rest.refusals import write_refusals
from saddlebag.server.rest.shapes import Mute, SeatBot, WithReason
from saddlebag.server.tables.seats import host, hosting, lobby

router = APIRouter(
    prefix="/tables/{table_id}",
    route_class=AdmittedRoute,
    dependencies=[Depends(require_no_lesson)],
)
REFUSALS = write_refusals(403, 404, 409, 410)


@router.post("/seats/{seat}/bot", status_code=204, responses=REFUSALS)
async def seat_bot(me: AtTable, seat: SeatNumber, wish: SeatBot) -> None:
    """The host puts a bot into an open seat."""
    await lobby.seat_bot(me.live, me.id, seat, wish.bot)


@router.delete("/seats/{seat}/bot", status_code=204, responses=REFUSALS)
async def remove_bot(me: AtTable, seat: SeatNumber) -> None:
    """The host removes a bot; the seat becomes open."""
    await lobby.remove_bot(me.live, me.id, seat)


@router.post("/seats/{seat}/free", status_code=204, responses=REFUSALS)
async def free(me: AtTable, seat: SeatNumber, why: WithReason) -> None:
    """The host gives up on a player who has left."""
    await hosting.free(me.live, me.id, seat, clean_text(why.reason))


@router.post("/seats/{seat}/kick", status_code=204, responses=REFUSALS)
async def kick(me: AtTable, seat: SeatNumber, why: WithReason) -> None:
    """The host removes a player; earlier join links become invalid."""
    await hosting.kick(me.live, me.id, seat, clean_text(why.reason))


@router.post("/seats/{seat}/mute", status_code=204, responses=REFUSALS)
async def mute(me: AtTable, seat: SeatNumber, wish: Mute) -> None:
    """The host decides whether somebody may chat."""
    await hosting.mute(me.live, me.id, seat, wish.muted, clean_text(wish.reason))


@router.post("/seats/{seat}/host", status_code=204, responses=REFUSALS)
async def make_host(me: AtTable, seat: SeatNumber) -> None:
    """The host hands the table on to this player."""
    await host.make_host(me.live, me.id, seat)


@router.post("/hand-over", status_code=204, responses=REFUSALS)
async def hand_over(me: AtTable, wish: SeatBot) -> None:
    """A bot plays for me until I take my seat back."""
    await hosting.hand_over(me.live, me.id, wish.bot)


@router.post("/take-back", status_code=204, responses=REFUSALS)
async def take_back(me: AtTable) -> None:
    """I play my own seat again."""
    await hosting.reclaim_seat(me.live, me.id)


@router.post("/resign", status_code=204, responses=REFUSALS)
async def resign(me: AtTable, wish: SeatBot) -> None:
    """A bot plays on to the end, and the seat is no longer mine."""
    await hosting.resign(me.live, me.id, wish.bot)
