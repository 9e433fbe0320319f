"""The server's parts, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from saddlebag.server.mishaps import unexpected
from saddlebag.server.notices.push import Push
from saddlebag.server.notices.turn import Channel, Knocker
from saddlebag.server.notices.voucher import Voucher
from saddlebag.server.notices.webhook import Webhook
from saddlebag.server.pages import health, page
from saddlebag.server.pages.headers import Guarded
from saddlebag.server.pages.names import OwnNames
from saddlebag.server.pages.proxy import BehindProxy
from saddlebag.server.people.door import Door
from saddlebag.server.people.limits import Limits
from saddlebag.server.pulse import beat_for_ever
from saddlebag.server.rest import routes
from saddlebag.server.sockets.socket import MOST_FOR_ADDRESS, Sockets
from saddlebag.server.store.store import Store
from saddlebag.server.tables.house import House, Manners
from saddlebag.server.tables.hub import Hub
from saddlebag.server.thinking.pool import Thinkers


def make_app(
    store: Store,
    *,
    public_url: str | None = None,
    address: str = "http://127.0.0.1:8000",
    lan_url: str | None = None,
    webhook: str | None = None,
    manners: Manners | None = None,
    limits: Limits | None = None,
    sockets_each: int = MOST_FOR_ADDRESS,
    thinkers: Thinkers | None = None,
) -> FastAPI:
    """`address` is how links in notices begin where there is no public URL."""
    voucher = voucher_for(store, public_url)
    channels: list[Channel] = [Push(store, voucher).tell] if voucher else []
    if webhook:
        channels.append(Webhook(webhook).tell)
    knocker, thinkers = Knocker(public_url or lan_url or address, channels), thinkers or Thinkers()
    house = House(store, thinkers, manners or Manners(), knocker.knock)
    life = living(store, knocker, thinkers)
    app = FastAPI(title="Saddlebag", docs_url=None, redoc_url=None, lifespan=life)
    app.state.store = store
    app.state.hub = Hub(house)
    app.state.door = Door(store, public_url, lan_url, limits)
    app.state.push_key = voucher.public if voucher else ""
    add_routes(app, public_url, sockets_each)
    return app


def voucher_for(store: Store, public_url: str | None) -> Voucher | None:
    """Browsers take web push only from a page that came over HTTPS."""
    secure = public_url is not None and public_url.startswith("https:")
    return Voucher(store.key, public_url) if secure and public_url else None


def living(
    store: Store, knocker: Knocker, thinkers: Thinkers
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """What runs beside the requests, begun and ended with the app."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(unexpected)
        pulse = asyncio.create_task(beat_for_ever(store))
        app.state.hub.start()
        try:
            yield
        finally:
            pulse.cancel()
            await app.state.hub.close()
            await knocker.close()
            await thinkers.close()

    return life


def add_routes(app: FastAPI, public_url: str | None, sockets_each: int) -> None:
    """The page answers what nobody else does; the last layer added is the outermost."""
    routes.install(app)
    sockets = Sockets(app.state.hub, app.state.door, sockets_each)
    app.state.need_room = sockets.need_room
    app.router.routes += [WebSocketRoute("/api/socket", sockets), *health.routes(), page.route()]
    if public_url:
        app.add_middleware(BehindProxy, public_url=public_url)
    app.add_middleware(OwnNames, public_url=public_url)
    app.add_middleware(Guarded)
