"""Which names the server answers to: a foreign name that leads here is somebody's trick."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from saddlebag.server.pages.page import plain

AT_HOME: Final = re.compile(r"[a-z0-9_-]+|[a-z0-9_-]+\.(local|localhost|lan|home\.arpa|internal)")


class OwnNames:
    """An address of this computer, a name without a dot, or the public one."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self.app = app
        self.public = urlsplit(public_url or "").hostname

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.ours(Headers(scope=scope).get("host", "")):
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": 1008})
        await other_name(scope["path"])(scope, receive, send)

    def ours(self, called: str) -> bool:
        """Does this Host header mean us?"""
        try:
            name = urlsplit(f"//{called}").hostname or ""
        except ValueError:
            return False
        return name == self.public or AT_HOME.fullmatch(name) is not None or is_address(name)


def other_name(path: str) -> Response:
    """A sentence for who typed it, a reason for a page that was loaded under another name."""
    if path.startswith("/api/"):
        return JSONResponse({"reason": "other_name", "values": {}}, 421)
    return plain("page-other-name", 421)


def is_address(name: str) -> bool:
    """Numbers cannot be pointed anywhere else."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
