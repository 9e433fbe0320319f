"""Security headers on every reply, and no details of an unexpected error."""

import logging
from contextlib import suppress
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saddlebag.server import metrics
from saddlebag.server.error_log import summary

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
NOT_NEEDED: Final = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": ", ".join(f"{thing}=()" for thing in NOT_NEEDED),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
BROKEN: Final = JSONResponse({"reason": "broken", "values": {}}, 500)

log = logging.getLogger("saddlebag")


class ResponseGuard:
    """The outermost middleware: adds headers, and turns any error into one constant reply."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                add_headers(scope, message)
            await send(message)

        try:
            await self.app(scope, receive, sending if scope["type"] == "http" else send)
        except Exception as error:  # type and place go to the log only
            log_error(scope, error)
            if scope["type"] == "websocket":
                with suppress(RuntimeError):  # already closed
                    await send({"type": "websocket.close", "code": 1011})
            elif begun:
                raise  # a started reply cannot be replaced; the connection is closed
            else:
                await BROKEN(scope, receive, sending)


def add_headers(scope: Scope, message: Message) -> None:
    """Headers of every reply; API replies are never cached."""
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def log_error(scope: Scope, error: Exception) -> None:
    """The route as written in the code: no table, no query, no cookie."""
    metrics.broken.inc()
    place = getattr(scope.get("route"), "path", "")
    method = scope.get("method", scope["type"])
    log.error("unhandled %s %s: %s", method, place, summary(error))
