"""A visitor is a browser or a program: no account, only a token."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from saddlebag.server.store.store import Store
from saddlebag.server.timestamps import now_ms

DAY: Final = 86_400_000
YEAR: Final = 365 * 86_400  # seconds a cookie lasts
MOST_TOKEN: Final = 100  # letters; ours have 43


@dataclass(frozen=True)
class Visitor:
    """The name is "" until one is given."""

    id: str
    name: str
    colour: int


def hashed(token: str) -> bytes:
    """Tokens are stored as hashes, so that the store grants no access."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def token_of(asking: HTTPConnection, cookie: str) -> str:
    """The token sent with a request; a Bearer token takes precedence over the cookie."""
    given = asking.headers.get("authorization", "")
    if given:
        kind, _, token = given.partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""
    return asking.cookies.get(cookie, "")


class Visitors:
    """Everyone who ever visited."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def by_token(self, token: str) -> Visitor | None:
        """Looked up by hash, so timing reveals nothing."""
        if not 0 < len(token) <= MOST_TOKEN:
            return None
        rows = self.store.read(
            "SELECT id, name, colour FROM visitor WHERE token = ?", (hashed(token),)
        )
        return Visitor(*rows[0]) if rows else None

    async def arrive(self, name: str = "", colour: int = 0) -> tuple[Visitor, str]:
        """A new visitor, and the token, which is never shown again."""
        visitor = Visitor(secrets.token_hex(8), name, colour)
        token, now = secrets.token_urlsafe(32), now_ms()
        await self.store.write(
            (
                "INSERT INTO visitor (id, token, name, colour, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (visitor.id, hashed(token), name, colour, now, now),
            )
        )
        return visitor, token

    async def rename(self, visitor: Visitor, name: str, colour: int) -> Visitor:
        """The default name and colour from now on."""
        await self.store.write(
            (
                "UPDATE visitor SET name = ?, colour = ?, seen = ? WHERE id = ?",
                (name, colour, now_ms(), visitor.id),
            )
        )
        return Visitor(visitor.id, name, colour)

    async def seen(self, visitor: Visitor) -> None:
        """Note the visit, once a day."""
        now = now_ms()
        rows = self.store.read("SELECT seen FROM visitor WHERE id = ?", (visitor.id,))
        if rows and rows[0][0] < now - DAY:
            await self.store.write(("UPDATE visitor SET seen = ? WHERE id = ?", (now, visitor.id)))
