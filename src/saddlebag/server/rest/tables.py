"""Tables: opened with one click or with every wish, found, entered, begun, left."""

from fastapi import APIRouter, Depends, Request, Response

from saddlebag.server.people.invitations import join_link, join_secret, qr, ticket_link
from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.rest.access import (
    AtTable,
    Found,
    Invited,
    Tables,
    need_welcome,
    opened,
    opens,
)
from saddlebag.server.rest.desk import Asker, AtDoor, Guest, NotTooFast
from saddlebag.server.rest.lists import lists
from saddlebag.server.rest.refusals import changes, told
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
from saddlebag.server.rest.wishes import at_once, wish_of
from saddlebag.server.tables import hosting, lobby
from saddlebag.server.tables.refusal import no_such_table
from saddlebag.server.tables.rematch import rematch as play_again
from saddlebag.server.wire.news import write_news

router = APIRouter()


@router.post("/play-now", responses=changes(401, 429), dependencies=[Depends(NotTooFast("create"))])
async def play_now(wish: PlayNow, hub: Tables, guest: Guest) -> Opened:
    """A game against bots, begun at once."""
    return await opened(hub, await hub.create(at_once(wish, guest), start=not wish.wait))


@router.get("/tables", responses=told())
async def tables(hub: Tables, asker: Asker) -> Lists:
    """My tables, and those anybody may come to."""
    return await lists(hub, asker.id if asker is not None else None)


@router.post("/tables", responses=changes(401, 429), dependencies=[Depends(NotTooFast("create"))])
async def open_table(wish: NewTable, hub: Tables, door: AtDoor, guest: Guest) -> Opened:
    """A table that waits for people, or begins at once if nobody is missing."""
    wanted = wish_of(wish, guest)
    table_id = await hub.create(wanted, start=wish.mode != "online" and not wish.wait)
    if wish.name:
        await remember(door, guest, wanted.name, wish.colour)
    return await opened(hub, table_id)


@router.get("/tables/{table_id}", responses=told(404))
async def table(live: Invited) -> Response:
    """What is agreed on at a table, and who sits there (TableCard)."""
    return Response(write_news(live.card()), media_type="application/json")


@router.post(
    "/tables/{table_id}/join",
    responses=changes(401, 404, 409, 410, 429),
    dependencies=[Depends(NotTooFast("join"))],
)
async def join(live: Found, wish: Join, hub: Tables, door: AtDoor, guest: Guest) -> Opened:
    """Sit down; whoever sits there already is simply let in again."""
    if live.seats_of(guest.id):
        return await opened(hub, live.record.id)
    if not opens(live, wish.key):
        need_welcome(live, guest.id)
    name = clean_name(wish.name)
    await lobby.sit(live, guest.id, wish.seat, name, wish.colour, wish.nonce)
    await remember(door, guest, name, wish.colour)
    return await opened(hub, live.record.id)


async def remember(door: AtDoor, guest: Visitor, name: str, colour: int) -> None:
    """Next time these are offered first."""
    if (guest.name, guest.colour) != (name, colour):
        await door.visitors.rename(guest, name, colour)


@router.post("/tables/{table_id}/start", status_code=204, responses=changes(403, 404, 409, 410))
async def start(me: AtTable, own: OwnLuck | None = None) -> None:
    """The host lets the game begin, and may add a nonce with it."""
    await lobby.start(me.live, me.id, own.nonce if own else "")


@router.post("/tables/{table_id}/nonce", responses=changes(403, 404, 409, 410))
async def add_nonce(me: AtTable, own: OwnLuck) -> Added:
    """My part of the luck, before the deal; for who did not add it by sitting down."""
    return Added(taken=await lobby.add_nonce(me.live, me.id, own.nonce))


@router.post("/tables/{table_id}/leave", status_code=204, responses=changes(403, 404, 409, 410))
async def leave(me: AtTable) -> None:
    """Before the game: my seat is free again; when the host leaves, the table is closed."""
    await lobby.leave(me.live, me.id)


@router.post(
    "/tables/{table_id}/rematch",
    responses=changes(403, 404, 409, 429),
    dependencies=[Depends(NotTooFast("create"))],
)
async def rematch(me: AtTable, hub: Tables) -> Opened:
    """The same people, the same game again."""
    return await opened(hub, await play_again(hub, me.live, me.id))


@router.get("/tables/{table_id}/link", responses=told(404))
async def link(me: AtTable, request: Request, door: AtDoor) -> Invitation:
    """The link that lets others sit down here."""
    record, key = me.live.record, me.live.house.store.key
    secret = join_secret(key, record.id, record.join_number)
    whole = join_link(door.address(request), record.id, secret)
    return Invitation(link=whole, qr=qr(whole))


@router.post(
    "/tables/{table_id}/ticket",
    responses=changes(403, 404, 429),
    dependencies=[Depends(NotTooFast("join"))],
)
async def ticket(me: AtTable, request: Request, door: AtDoor) -> Invitation:
    """A link, good once and for ten minutes, that moves my seat to another device."""
    hosting.need_own(me.live, me.id)
    whole = ticket_link(door.address(request), await door.tickets.make(me.live.record.id, me.id))
    return Invitation(link=whole, qr=qr(whole))


@router.post(
    "/move",
    responses=changes(401, 403, 404, 409, 410, 429),
    dependencies=[Depends(NotTooFast("join"))],
)
async def move(wish: Ticket, hub: Tables, door: AtDoor, guest: Guest) -> Opened:
    """The seat is played on this device from now on, with all notes."""
    table_id, old = await door.tickets.redeem(wish.ticket)
    live = await hub.table(table_id)
    if live is None:
        raise no_such_table()
    if old != guest.id:
        await hosting.move_seats(live, old, guest.id)
        sql = "UPDATE OR IGNORE note SET visitor = ? WHERE visitor = ? AND table_id = ?"
        await hub.house.store.write((sql, (guest.id, old, table_id)))
    return await opened(hub, table_id)
