"""Who I am: a name and a colour with its shape, and no account."""

from fastapi import APIRouter, Depends, Request

from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.rest.access import Tables
from saddlebag.server.rest.desk import Asker, AtDoor, Guest, NotTooFast
from saddlebag.server.rest.lists import waiting_for
from saddlebag.server.rest.refusals import changes, told
from saddlebag.server.rest.shapes import Me, MeChange, Token
from saddlebag.server.tables.hub import Hub

router = APIRouter()


async def card(request: Request, hub: Hub, visitor: Visitor) -> Me:
    """As this visitor sees themself."""
    return Me(
        known=True,
        name=visitor.name,
        colour=visitor.colour,
        waiting=await waiting_for(hub, visitor.id),
        push_key=push_key(request),
    )


def push_key(request: Request) -> str:
    """For web push, where the page is served over HTTPS."""
    key: str = getattr(request.app.state, "push_key", "")
    return key


@router.get("/me", responses=told())
async def who_am_i(request: Request, hub: Tables, asker: Asker) -> Me:
    """The visitor this browser is."""
    if asker is None:
        return Me(known=False, name="", colour=0, waiting=0, push_key=push_key(request))
    return await card(request, hub, asker)


@router.post("/me", responses=changes(401, 429))
async def call_me(
    change: MeChange, request: Request, hub: Tables, door: AtDoor, guest: Guest
) -> Me:
    """What I am called from now on, at tables I come to."""
    visitor = await door.visitors.rename(guest, clean_name(change.name), change.colour)
    return await card(request, hub, visitor)


@router.get("/door", status_code=204, responses=told(409, 429))
async def may_connect(request: Request, asker: Asker) -> None:
    """Would a connection of this browser be taken now? A refused handshake cannot say why not."""
    request.app.state.need_room(request, asker, 0)


@router.post("/token", responses=changes(429), dependencies=[Depends(NotTooFast("token"))])
async def new_token(door: AtDoor) -> Token:
    """For a program: a new visitor, who sends this as `Authorization: Bearer`."""
    _, token = await door.visitors.arrive()
    return Token(token=token)
