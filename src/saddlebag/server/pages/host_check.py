"""Checks the Host header against DNS rebinding."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from saddlebag.server.pages.page import plain

LOCAL_NAME: Final = re.compile(
    r"[a-z0-9_-]+|[a-z0-9_-]+\.(local|localhost|lan|home\.arpa|internal)"
)


class AllowedHosts:
    """IP addresses, local names, and the public name."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self.app = app
        self.public = urlsplit(public_url or "").hostname

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.allows(Headers(scope=scope).get("host", "")):
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": 1008})
        await wrong_host(scope["path"])(scope, receive, send)

    def allows(self, called: str) -> bool:
        """Does this Host header name this server?"""
        try:
            name = urlsplit(f"//{called}").hostname or ""
        except ValueError:
            return False
        return name == self.public or LOCAL_NAME.fullmatch(name) is not None or is_address(name)


def wrong_host(path: str) -> Response:
    """A sentence for people, a reason key for the page."""
    if path.startswith("/api/"):
        return JSONResponse({"reason": "other_name", "values": {}}, 421)
    return plain("page-other-name", 421)


def is_address(name: str) -> bool:
    """An IP address cannot be rebound."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
