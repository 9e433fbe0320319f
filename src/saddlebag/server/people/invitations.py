"""The way to a table: join links, which need not be stored, and one-time tickets, which do."""

import secrets
from base64 import b32encode
from hmac import compare_digest, digest
from io import BytesIO
from typing import Final

import segno

from saddlebag.server.people.visitors import hashed
from saddlebag.server.store.store import Store
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No

SECRET_LETTERS: Final = 26  # 130 bits
TICKET_LASTS: Final = 10 * 60_000  # milliseconds


def join_secret(key: bytes, table_id: str, join_number: int) -> str:
    """Made from the server's key; another number makes all links before it worthless."""
    made = digest(key, f"join/{table_id}/{join_number}".encode(), "sha256")
    return b32encode(made).decode().lower()[:SECRET_LETTERS]


def is_join_secret(given: str, key: bytes, table_id: str, join_number: int) -> bool:
    """Compared in a time that tells nothing."""
    wanted = join_secret(key, table_id, join_number)
    return compare_digest(given.strip().lower().encode(), wanted.encode())


def join_link(base: str, table_id: str, secret: str) -> str:
    """The secret stands behind #, where no server and no log sees it."""
    return f"{base}/join#{table_id}.{secret}"


def ticket_link(base: str, ticket: str) -> str:
    """Opened on the other device."""
    return f"{base}/move#{ticket}"


def qr(link: str) -> str:
    """The same as an image that a phone can read."""
    out = BytesIO()
    code = segno.make(link, error="m", micro=False)
    looks = {"xmldecl": False, "border": 2, "light": "#fff", "svgclass": None, "lineclass": None}
    code.save(out, kind="svg", omitsize=True, **looks)
    return out.getvalue().decode()


class Tickets:
    """Each moves somebody's seats at one table to another device, once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.in_hand: set[bytes] = set()  # being redeemed now

    async def make(self, table_id: str, visitor: str) -> str:
        """A new one; those before it, and all that have run out, are worthless."""
        ticket, now = secrets.token_urlsafe(24), now_ms()
        await self.store.write(
            (
                "DELETE FROM ticket WHERE expires < ? OR (table_id = ? AND visitor = ?)",
                (now, table_id, visitor),
            ),
            (
                "INSERT INTO ticket (token, table_id, visitor, expires) VALUES (?, ?, ?, ?)",
                (hashed(ticket), table_id, visitor, now + TICKET_LASTS),
            ),
        )
        return ticket

    async def redeem(self, ticket: str) -> tuple[str, str]:
        """Which table, and whose seats; No the second time, or too late."""
        token = hashed(ticket)
        rows = self.store.read(
            "SELECT table_id, visitor FROM ticket WHERE token = ? AND expires >= ?",
            (token, now_ms()),
        )
        if not rows or token in self.in_hand:
            raise No("ticket_used", 410)
        self.in_hand.add(token)
        try:
            await self.store.write(("DELETE FROM ticket WHERE token = ?", (token,)))
        finally:
            self.in_hand.discard(token)
        return rows[0][0], rows[0][1]
