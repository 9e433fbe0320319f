"""Behind a proxy of our own: whose request it really was, and by which scheme it came."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

SOCKETS: Final = {"http": "ws", "https": "wss"}


class BehindProxy:
    """Only with a public URL; and only a neighbour is believed, never somebody from far away."""

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
    """This computer or its own network."""
    try:
        return client is not None and ip_address(client[0]).is_private
    except ValueError:
        return False


def last_hop(forwarded: list[str]) -> str:
    """What our proxy wrote itself; everything before it is only what it was told."""
    last = ",".join(forwarded).rpartition(",")[2].strip()
    try:
        return str(ip_address(last))
    except ValueError:
        return ""
