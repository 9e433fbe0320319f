"""Ways to a table: join links, which are not stored, and one-time tickets, which are."""

import secrets
from base64 import b32encode
from collections.abc import Iterator
from contextlib import contextmanager
from hmac import compare_digest, digest
from io import BytesIO
from typing import Final, NamedTuple

import segno

from saddlebag.server.people.visitors import hashed
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.store import Store
from saddlebag.server.store.writer import Statement
from saddlebag.server.timestamps import now_ms

SECRET_LETTERS: Final = 26  # 130 bits
TICKET_LASTS: Final = 10 * 60_000  # milliseconds
REISSUE_LASTS: Final = 3 * 24 * 60 * 60_000  # it travels by mail or messenger


def join_secret(key: bytes, table_id: str, join_number: int) -> str:
    """Derived from the server's key; another number invalidates all earlier links."""
    made = digest(key, f"join/{table_id}/{join_number}".encode(), "sha256")
    return b32encode(made).decode().lower()[:SECRET_LETTERS]


def is_join_secret(given: str, key: bytes, table_id: str, join_number: int) -> bool:
    """Compared in constant time."""
    wanted = join_secret(key, table_id, join_number)
    return compare_digest(given.strip().lower().encode(), wanted.encode())


def join_link(base: str, table_id: str, secret: str) -> str:
    """The secret is in the fragment, which no server and no log sees."""
    return f"{base}/join#{table_id}.{secret}"


def ticket_link(base: str, ticket: str) -> str:
    """To open on the other device."""
    return f"{base}/move#{ticket}"


def qr(link: str) -> str:
    """The link as an SVG image."""
    out = BytesIO()
    code = segno.make(link, error="m", micro=False)
    looks = {"xmldecl": False, "border": 2, "light": "#fff", "svgclass": None, "lineclass": None}
    code.save(out, kind="svg", omitsize=True, **looks)
    return out.getvalue().decode()


class Redeemed(NamedTuple):
    """A refused move leaves the ticket as it is: `used` belongs into the move's own write."""

    table_id: str
    visitor: str  # whose seats move
    by_host: bool  # perhaps to somebody else
    used: Statement


class Tickets:
    """Each moves a visitor's seats at one table to another device, once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.in_hand: set[bytes] = set()  # being redeemed now

    async def make(self, table_id: str, visitor: str, by_host: bool = False) -> str:
        """A new ticket; earlier ones for the same seats, and expired ones, are deleted."""
        ticket, now = secrets.token_urlsafe(24), now_ms()
        lasts = REISSUE_LASTS if by_host else TICKET_LASTS
        await self.store.write(
            (
                "DELETE FROM ticket WHERE expires < ? OR (table_id = ? AND visitor = ?)",
                (now, table_id, visitor),
            ),
            (
                "INSERT INTO ticket (token, table_id, visitor, expires, by_host)"
                " VALUES (?, ?, ?, ?, ?)",
                (hashed(ticket), table_id, visitor, now + lasts, int(by_host)),
            ),
        )
        return ticket

    @contextmanager
    def redeem(self, ticket: str) -> Iterator[Redeemed]:
        """What the ticket is good for; refused if used, expired, or being redeemed by another."""
        token = hashed(ticket)
        rows = self.store.read(
            "SELECT table_id, visitor, by_host FROM ticket WHERE token = ? AND expires >= ?",
            (token, now_ms()),
        )
        if not rows or token in self.in_hand:
            raise HttpRefused("ticket_used", 410)
        self.in_hand.add(token)
        try:
            used = ("DELETE FROM ticket WHERE token = ?", (token,))
            table_id, visitor, by_host = rows[0]
            yield Redeemed(table_id, visitor, bool(by_host), used)
        finally:
            self.in_hand.discard(token)
