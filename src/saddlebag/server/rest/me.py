"""The visitor: a name, and a colour with its shape; no account."""

from fastapi import APIRouter, Request

from saddlebag.server.people.names import clean_name
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.rest.access import HubDep
from saddlebag.server.rest.admission import AdmittedRoute, rate_limited
from saddlebag.server.rest.dependencies import Asker, AuthDep, Guest
from saddlebag.server.rest.lists import waiting_for
from saddlebag.server.rest.refusals import read_refusals, write_refusals
from saddlebag.server.rest.shapes import Me, MeChange, Token
from saddlebag.server.tables.forgetting import forget_person
from saddlebag.server.tables.hub import Hub

router = APIRouter(route_class=AdmittedRoute)


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
    """For web push; empty unless the page is served over HTTPS."""
    key: str = getattr(request.app.state, "push_key", "")
    return key


@router.get("/me", responses=read_refusals())
async def who_am_i(request: Request, hub: HubDep, asker: Asker) -> Me:
    """The visitor this browser is."""
    if asker is None:
        return Me(known=False, name="", colour=0, waiting=0, push_key=push_key(request))
    return await card(request, hub, asker)


@router.post("/me", responses=write_refusals(401, 429))
async def call_me(
    change: MeChange, request: Request, hub: HubDep, auth: AuthDep, guest: Guest
) -> Me:
    """My name and colour at tables I join from now on."""
    visitor = await auth.visitors.rename(guest, clean_name(change.name), change.colour)
    return await card(request, hub, visitor)


@router.delete("/me", status_code=204, responses=write_refusals())
async def forget_me(hub: HubDep, asker: Asker) -> None:
    """Everything of mine is removed, and a bot plays on for me; nothing brings it back."""
    if asker is not None:
        await forget_person(hub, asker.id)


@router.get("/door", status_code=204, responses=read_refusals(409, 429))
async def may_connect(request: Request, asker: Asker) -> None:
    """Would a connection be accepted now? A refused handshake cannot say why."""
    request.app.state.require_room(request, asker, 0)


@router.post("/token", responses=write_refusals(429))
@rate_limited("token")
async def new_token(auth: AuthDep) -> Token:
    """A new visitor for a program, which sends this as `Authorization: Bearer`."""
    _, token = await auth.visitors.arrive()
    return Token(token=token)
