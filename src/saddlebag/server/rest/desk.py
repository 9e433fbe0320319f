"""What routes are handed: the door, the store, the hub, and who is asking."""

from typing import Annotated, Final

from fastapi import Depends, Header, Request, Response

from saddlebag.server.people.door import Door
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.store.store import Store
from saddlebag.server.tables.refusal import No

SAFE: Final = ("GET", "HEAD", "OPTIONS")


def the_door(request: Request) -> Door:
    door: Door = request.app.state.door
    return door


def the_store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


AtDoor = Annotated[Door, Depends(the_door)]
Kept = Annotated[Store, Depends(the_store)]


def from_our_page(
    request: Request, door: AtDoor, x_saddlebag: Annotated[str | None, Header()] = None
) -> None:
    """What changes something needs `X-Saddlebag: 1`, which no foreign page can send."""
    if request.method not in SAFE and not (x_saddlebag and door.ours(request)):
        raise No("foreign_origin", 403)


def known(request: Request, door: AtDoor) -> Visitor | None:
    """Whoever asks, if we have met."""
    return door.known(request)


Asker = Annotated[Visitor | None, Depends(known)]


async def met(request: Request, response: Response, door: AtDoor, asker: Asker) -> Visitor:
    """Whoever asks; somebody new gets a cookie."""
    if asker is not None:
        await door.visitors.seen(asker)
        return asker
    if "authorization" in request.headers:
        raise No("unknown_token", 401)
    door.slow_down("arrive", request)
    visitor, token = await door.visitors.arrive()
    request.state.token = token
    door.hand_over(response, token)
    return visitor


Guest = Annotated[Visitor, Depends(met)]


class NotTooFast:
    """A route that one address may not call as often as it likes."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, request: Request, door: AtDoor) -> None:
        door.slow_down(self.kind, request)
