"""FastAPI dependencies: auth, store, and the current visitor."""

from typing import Annotated

from fastapi import Depends, Request, Response

from saddlebag.server.people.auth import Auth
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.store import Store


def get_auth(request: Request) -> Auth:
    auth: Auth = request.app.state.auth
    return auth


def get_store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


AuthDep = Annotated[Auth, Depends(get_auth)]
StoreDep = Annotated[Store, Depends(get_store)]


def current_visitor(request: Request, auth: AuthDep) -> Visitor | None:
    """The visitor who asks, if known."""
    return auth.visitor(request)


Asker = Annotated[Visitor | None, Depends(current_visitor)]


async def ensure_visitor(
    request: Request, response: Response, auth: AuthDep, asker: Asker
) -> Visitor:
    """The visitor who asks; a new one gets a cookie."""
    if asker is not None:
        await auth.visitors.seen(asker)
        return asker
    if "authorization" in request.headers:
        raise HttpRefused("unknown_token", 401)
    auth.rate_limit("arrive", request)
    visitor, token = await auth.visitors.arrive()
    request.state.token = token
    auth.set_cookie(response, token)
    return visitor


Guest = Annotated[Visitor, Depends(ensure_visitor)]
