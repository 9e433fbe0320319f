"""Behind our own proxy: the client's real address and scheme."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

SOCKETS: Final = {"http": "ws", "https": "wss"}


class ProxyHeaders:
    """Only with a public URL, and only for headers from a private address."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.scheme = urlsplit(public_url).scheme

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and is_near(scope.get("client")):
            scope = {**scope, "scheme": self.scheme}
            if scope["type"] == "websocket":
                scope["scheme"] = SOCKETS[self.scheme]
            asker = last_hop(Headers(scope=scope).getlist("x-forwarded-for"))
            if asker:
                scope["client"] = (asker, 0)
        await self.app(scope, receive, send)


def is_near(client: tuple[str, int] | None) -> bool:
    """This computer or a private network."""
    try:
        return client is not None and ip_address(client[0]).is_private
    except ValueError:
        return False


def last_hop(forwarded: list[str]) -> str:
    """The entry our proxy wrote itself; all entries before it can be forged."""
    last = ",".join(forwarded).rpartition(",")[2].strip()
    try:
        return str(ip_address(last))
    except ValueError:
        return ""
