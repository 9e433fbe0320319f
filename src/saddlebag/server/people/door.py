"""Where everybody comes in: from our own page, known or not, and not too fast."""

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


def place(address: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port of an address; None if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname.lower(), port) if parts.hostname else None


def is_this_computer(host: str) -> bool:
    """A name of the loopback."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def host(asking: HTTPConnection) -> str:
    """How the asker called us, if that can be a name at all."""
    called = asking.headers.get("host", "")
    return called if HOST.fullmatch(called) else "localhost"


class Door:
    """`public_url` is how the world calls this server; `lan_url` how the local network does."""

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

    def known(self, asking: HTTPConnection) -> Visitor | None:
        """Who asks, by cookie or Bearer token."""
        return self.visitors.by_token(token_of(asking, self.cookie))

    def hand_over(self, reply: Response, token: str) -> None:
        """The cookie: for a year, out of reach of every script, sent to nobody else."""
        reply.set_cookie(
            self.cookie, token, YEAR, path="/", secure=self.secure, httponly=True, samesite="lax"
        )

    def ours(self, asking: HTTPConnection) -> bool:
        """Does a page of ours ask? Programs that are no browser do not say where they come from."""
        if asking.headers.get("sec-fetch-site") == "cross-site":
            return False
        origin = asking.headers.get("origin")
        if origin is None:
            return True
        called = place(origin)
        own = {place(self.public_url or ""), place(f"{origin.partition(':')[0]}://{host(asking)}")}
        return called is not None and called in own

    def slow_down(self, kind: str, asking: HTTPConnection) -> None:
        """No, when this address has done so too often."""
        self.buckets.take(kind, asking.client.host if asking.client else "")

    def address(self, asking: HTTPConnection) -> str:
        """How others reach us: what the host said, or what the asker used if that is of use."""
        if self.public_url:
            return self.public_url
        scheme = "https" if asking.url.scheme in ("https", "wss") else "http"
        used = f"{scheme}://{host(asking)}"
        found = place(used)
        if self.lan_url and (found is None or is_this_computer(found[1])):
            return self.lan_url
        return used
