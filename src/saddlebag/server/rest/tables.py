"""Tables: opened, listed, joined, started, left."""

from typing import Final

from fastapi import APIRouter, Depends, Request, Response

from saddlebag.server.people.invitations import join_link, join_secret, qr, ticket_link
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import no_such_table
from saddlebag.server.rest.access import (
    AtTable,
    Found,
    HubDep,
    Invited,
    SeatNumber,
    is_join_key,
    opened,
    refuse_lesson,
    require_no_lesson,
    require_welcome,
)
from saddlebag.server.rest.admission import AdmittedRoute, rate_limited
from saddlebag.server.rest.dependencies import Asker, AuthDep, Guest
from saddlebag.server.rest.lists import lists
from saddlebag.server.rest.refusals import read_refusals, write_refusals
from saddlebag.server.rest.shapes import (
    Added,
    Invitation,
    Join,
    Lists,
    NewTable,
    Opened,
    OwnLuck,
    PlayNow,
    Ticket,
)
from saddlebag.server.rest.table_settings import quick_game, settings_from
from saddlebag.server.tables.life.rematch import rematch as play_again
from saddlebag.server.tables.seats import hosting, lobby
from saddlebag.server.tables.seats.reissue import reissue, take_over
from saddlebag.server.wire.outgoing import encode

router = APIRouter(route_class=AdmittedRoute)
NO_LESSON: Final = [Depends(require_no_lesson)]


@router.post("/play-now", responses=write_refusals(401, 429))
@rate_limited("create")
async def play_now(wish: PlayNow, hub: HubDep, guest: Guest) -> Opened:
    """A game against bots, begun at once."""
    return await opened(hub, await hub.create(quick_game(wish, guest), start=not wish.wait))


@router.get("/tables", responses=read_refusals())
async def tables(hub: HubDep, asker: Asker) -> Lists:
    """My tables, and those anyone may join or watch."""
    return await lists(hub, asker.id if asker is not None else None)


@router.post("/tables", responses=write_refusals(401, 429))
@rate_limited("create")
async def open_table(wish: NewTable, hub: HubDep, auth: AuthDep, guest: Guest) -> Opened:
    """A table that waits for people, or begins at once if all seats are taken."""
    wanted = settings_from(wish, guest)
    table_id = await hub.create(wanted, start=wish.mode != "online" and not wish.wait)
    if wish.name:
        await remember(auth, guest, wanted.name, wish.colour)
    return await opened(hub, table_id)


@router.get("/tables/{table_id}", responses=read_refusals(404))
async def table(live: Invited) -> Response:
    """A table's settings, and who sits there (TableCard)."""
    return Response(encode(live.card()), media_type="application/json")


@router.post("/tables/{table_id}/join", responses=write_refusals(401, 404, 409, 410, 429))
@rate_limited("join")
async def join(live: Found, wish: Join, hub: HubDep, auth: AuthDep, guest: Guest) -> Opened:
    """Take a seat; a visitor who already has one simply gets in again."""
    if live.seats_of(guest.id):
        return await opened(hub, live.record.id)
    if not is_join_key(live, wish.key):
        require_welcome(live, guest.id)
    name = clean_name(wish.name)
    await lobby.sit(live, guest.id, wish.seat, name, wish.colour, wish.nonce)
    await remember(auth, guest, name, wish.colour)
    return await opened(hub, live.record.id)


async def remember(auth: AuthDep, guest: Visitor, name: str, colour: int) -> None:
    """Offered as defaults next time."""
    if (guest.name, guest.colour) != (name, colour):
        await auth.visitors.rename(guest, name, colour)


@router.post(
    "/tables/{table_id}/start", status_code=204, responses=write_refusals(403, 404, 409, 410)
)
async def start(me: AtTable, own: OwnLuck | None = None) -> None:
    """The host starts the game, and may add a nonce with it."""
    await lobby.start(me.live, me.id, own.nonce if own else "")


@router.post("/tables/{table_id}/nonce", responses=write_refusals(403, 404, 409, 410))
async def add_nonce(me: AtTable, own: OwnLuck) -> Added:
    """My nonce, before the deal, unless I gave one when joining."""
    return Added(taken=await lobby.add_nonce(me.live, me.id, own.nonce))


@router.post(
    "/tables/{table_id}/leave", status_code=204, responses=write_refusals(403, 404, 409, 410)
)
async def leave(me: AtTable) -> None:
    """Before the game: my seat becomes open; when the host leaves, the table is closed."""
    await lobby.leave(me.live, me.id)


@router.post("/tables/{table_id}/rematch", responses=write_refusals(403, 404, 409, 429))
@rate_limited("create")
async def rematch(me: AtTable, hub: HubDep) -> Opened:
    """The same people, the same game again."""
    return await opened(hub, await play_again(me.live, me.id))


@router.get("/tables/{table_id}/link", responses=read_refusals(404, 409), dependencies=NO_LESSON)
async def link(me: AtTable, request: Request, auth: AuthDep) -> Invitation:
    """The join link."""
    record, key = me.live.record, me.live.context.store.key
    secret = join_secret(key, record.id, record.join_number)
    whole = join_link(auth.base_url(request), record.id, secret)
    return Invitation(link=whole, qr=qr(whole))


@router.post(
    "/tables/{table_id}/ticket",
    responses=write_refusals(403, 404, 409, 429),
    dependencies=NO_LESSON,
)
@rate_limited("join")
async def ticket(me: AtTable, request: Request, auth: AuthDep) -> Invitation:
    """A link, valid once and for ten minutes, that moves my seat to another device."""
    hosting.require_own_seat(me.live, me.id)
    whole = ticket_link(auth.base_url(request), await auth.tickets.make(me.live.record.id, me.id))
    return Invitation(link=whole, qr=qr(whole))


@router.post(
    "/tables/{table_id}/seats/{seat}/ticket",
    responses=write_refusals(403, 404, 409, 410, 429),
    dependencies=NO_LESSON,
)
@rate_limited("join")
async def seat_ticket(me: AtTable, seat: SeatNumber, request: Request, auth: AuthDep) -> Invitation:
    """The host makes a link, valid once and for three days, for a player who lost their seat."""
    owner = await reissue(me.live, me.id, seat)
    made = await auth.tickets.make(me.live.record.id, owner, by_host=True)
    whole = ticket_link(auth.base_url(request), made)
    return Invitation(link=whole, qr=qr(whole))


@router.post("/move", responses=write_refusals(401, 403, 404, 409, 410, 429))
@rate_limited("join")
async def move(wish: Ticket, hub: HubDep, auth: AuthDep, guest: Guest) -> Opened:
    """From now on the seat is played on this device, with all notes."""
    with auth.tickets.redeem(wish.ticket) as found:
        live = await hub.table(found.table_id)
        if live is None:
            raise no_such_table()
        refuse_lesson(live)
        if found.visitor != guest.id:
            if found.by_host:
                await take_over(live, found.visitor, guest.id, found.used)
                return await opened(hub, found.table_id)
            sql = "UPDATE OR IGNORE note SET visitor = ? WHERE visitor = ? AND table_id = ?"
            notes = (sql, (guest.id, found.visitor, found.table_id))
            await hosting.move_seats(live, found.visitor, guest.id, found.used, notes)
    return await opened(hub, found.table_id)
