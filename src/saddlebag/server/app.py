"""Puts the server's parts together."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from saddlebag.server import metrics
from saddlebag.server.copying import keep_copies
from saddlebag.server.error_log import log_unexpected
from saddlebag.server.heartbeat import heartbeat
from saddlebag.server.hourly import keep_backups
from saddlebag.server.notices.push import Push
from saddlebag.server.notices.turn import Channel, Notifier
from saddlebag.server.notices.vapid import Vapid
from saddlebag.server.notices.webhook import Webhook
from saddlebag.server.pages import health, page
from saddlebag.server.pages.fair_share import FairShare
from saddlebag.server.pages.headers import ResponseGuard
from saddlebag.server.pages.host_check import AllowedHosts
from saddlebag.server.pages.proxy import ProxyHeaders
from saddlebag.server.people.auth import Auth
from saddlebag.server.people.limits import Limits
from saddlebag.server.rest import routes
from saddlebag.server.retention import keep_forgetting
from saddlebag.server.sockets.socket import MOST_FOR_ADDRESS, Sockets
from saddlebag.server.store.store import Store
from saddlebag.server.tables.context import Context, Timing
from saddlebag.server.tables.hub import Hub
from saddlebag.server.thinking.pool import Thinkers


def make_app(
    store: Store,
    *,
    public_url: str | None = None,
    address: str = "http://127.0.0.1:8000",
    lan_url: str | None = None,
    webhook: str | None = None,
    timing: Timing | None = None,
    limits: Limits | None = None,
    sockets_each: int = MOST_FOR_ADDRESS,
    open_metrics: bool = False,
    backup_every: int = 0,
    forget: Mapping[str, int] | None = None,
    thinkers: Thinkers | None = None,
) -> FastAPI:
    """`address` is the base of links in notices if there is no public URL."""
    vapid = vapid_for(store, public_url)
    channels: list[Channel] = [Push(store, vapid).notify] if vapid else []
    if webhook:
        channels.append(Webhook(webhook).notify)
    notifier = Notifier(public_url or lan_url or address, channels)
    thinkers = thinkers or Thinkers()
    context = Context(store, thinkers, timing or Timing(), notifier.notify)
    lifespan = lifespan_of(store, notifier, thinkers, backup_every, forget or {})
    app = FastAPI(title="Saddlebag", docs_url=None, redoc_url=None, lifespan=lifespan)
    app.state.store = store
    app.state.open_metrics = open_metrics
    app.state.hub = Hub(context)
    app.state.auth = Auth(store, public_url, lan_url, limits)
    app.state.push_key = vapid.public if vapid else ""
    add_routes(app, public_url, sockets_each)
    return app


def vapid_for(store: Store, public_url: str | None) -> Vapid | None:
    """Browsers accept web push only from pages served over HTTPS."""
    secure = public_url is not None and public_url.startswith("https:")
    return Vapid(store.key, public_url) if secure and public_url else None


def lifespan_of(
    store: Store,
    notifier: Notifier,
    thinkers: Thinkers,
    backup_every: int,
    forget: Mapping[str, int],
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    """Background tasks, started and stopped with the app."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(on_unexpected)
        beating = asyncio.create_task(heartbeat(store))
        backing_up = asyncio.create_task(keep_backups(store, backup_every))
        copying = asyncio.create_task(keep_copies(store))
        forgetting = asyncio.create_task(keep_forgetting(app.state.hub, forget))
        app.state.hub.start()
        try:
            yield
        finally:
            beating.cancel()
            backing_up.cancel()
            copying.cancel()
            forgetting.cancel()
            await app.state.hub.close()
            await notifier.close()
            await thinkers.close()

    return life


def on_unexpected(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """An error nobody awaits is counted like any other."""
    metrics.broken.inc()
    log_unexpected(loop, context)


def add_routes(app: FastAPI, public_url: str | None, sockets_each: int) -> None:
    """The page is the last route; the last middleware added is the outermost."""
    routes.install(app)
    sockets = Sockets(app.state.hub, app.state.auth, sockets_each)
    app.state.require_room = sockets.require_room
    app.router.routes += [WebSocketRoute("/api/socket", sockets), *health.routes(), page.route()]
    app.add_middleware(AllowedHosts, public_url=public_url)
    app.add_middleware(FairShare, buckets=app.state.auth.buckets)
    if public_url:
        app.add_middleware(ProxyHeaders, public_url=public_url)
    app.add_middleware(ResponseGuard)
