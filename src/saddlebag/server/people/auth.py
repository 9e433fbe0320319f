"""Authentication: visitor tokens, cookies, origin checks, rate limits."""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from saddlebag.server.people.invitations import Tickets
from saddlebag.server.people.limits import Buckets, Limits
from saddlebag.server.people.visitors import YEAR, Visitor, Visitors, token_of
from saddlebag.server.store.store import Store

COOKIE: Final = "saddlebag"
PORTS: Final = {"http": 80, "https": 443}
HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")


def origin_of(address: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port of an address; None if it is not one."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname.lower(), port) if parts.hostname else None


def is_loopback(host: str) -> bool:
    """Is this a name of the local computer?"""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def host(asking: HTTPConnection) -> str:
    """The Host header, if it is a valid name."""
    called = asking.headers.get("host", "")
    return called if HOST.fullmatch(called) else "localhost"


class Auth:
    """`public_url` is the server's public address, `lan_url` the one in the local network."""

    def __init__(
        self,
        store: Store,
        public_url: str | None = None,
        lan_url: str | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.public_url = public_url.rstrip("/") if public_url else None
        self.lan_url = lan_url.rstrip("/") if lan_url else None
        self.secure = bool(self.public_url and self.public_url.startswith("https:"))
        self.cookie = f"__Host-{COOKIE}" if self.secure else COOKIE
        self.visitors = Visitors(store)
        self.tickets = Tickets(store)
        self.buckets = Buckets(limits or Limits())

    def visitor(self, asking: HTTPConnection) -> Visitor | None:
        """The visitor, by cookie or Bearer token."""
        return self.visitors.by_token(token_of(asking, self.cookie))

    def set_cookie(self, reply: Response, token: str) -> None:
        """For a year, not readable by scripts, sent to this site only."""
        reply.set_cookie(
            self.cookie, token, YEAR, path="/", secure=self.secure, httponly=True, samesite="lax"
        )

    def is_own_page(self, asking: HTTPConnection) -> bool:
        """Does the call come from our own page? Programs send no Origin and are allowed."""
        if asking.headers.get("sec-fetch-site") == "cross-site":
            return False
        origin = asking.headers.get("origin")
        if origin is None:
            return True
        called = origin_of(origin)
        own = {
            origin_of(self.public_url or ""),
            origin_of(f"{origin.partition(':')[0]}://{host(asking)}"),
        }
        return called is not None and called in own

    def rate_limit(self, kind: str, asking: HTTPConnection) -> None:
        """Refuses an address that did this too often."""
        self.buckets.take(kind, asking.client.host if asking.client else "")

    def base_url(self, asking: HTTPConnection) -> str:
        """How others reach this server: as configured, or as the caller addressed it."""
        if self.public_url:
            return self.public_url
        scheme = "https" if asking.url.scheme in ("https", "wss") else "http"
        used = f"{scheme}://{host(asking)}"
        found = origin_of(used)
        if self.lan_url and (found is None or is_loopback(found[1])):
            return self.lan_url
        return used
