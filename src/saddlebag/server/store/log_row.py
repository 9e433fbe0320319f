"""A row of a table's log, sealed with a checksum over itself and all rows before it."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

LOG: Final = (
    "INSERT INTO log (table_id, seq, kind, seat, cid, body, at, seal)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SEAL: Final = 16  # bytes
write: Final = msgspec.json.Encoder().encode


class BrokenSeal(Exception):
    """A row is not what was written, or a row is missing."""


class LogRow(NamedTuple):
    """In the order of LOG."""

    table_id: str
    seq: int
    kind: str
    seat: int | None
    cid: str | None
    body: str
    at: int
    seal: bytes | None = None

    def sealed(self, before: bytes) -> "LogRow":
        """With its seal; `before` is that of the row before, empty for the first one."""
        digest = blake2b(before, digest_size=SEAL, person=b"log row")
        digest.update(write(self[:-1]))
        return self._replace(seal=digest.digest())


def require_seals(rows: Iterable[Mapping[str, Any]]) -> bytes:
    """The last seal; raises at the first row that does not fit. Rows without one come first."""
    before = b""
    for row in rows:
        given: bytes | None = row["seal"]
        if given is None and not before:
            continue
        plain = LogRow(*(row[name] for name in LogRow._fields[:-1]))
        if plain.sealed(before).seal != given:
            raise BrokenSeal(f"row {plain.seq}")
        before = given or b""
    return before
