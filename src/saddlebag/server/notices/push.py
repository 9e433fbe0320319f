"""Web push: the browser shows a notice although no tab of ours is open."""

import json
from hashlib import blake2b
from logging import getLogger
from typing import Final
from urllib.parse import urlsplit

from saddlebag.server.notices.post import NotSent, post
from saddlebag.server.notices.sealing import sealed
from saddlebag.server.notices.turn import Turn
from saddlebag.server.notices.voucher import Voucher
from saddlebag.server.store.store import Store

log = getLogger(__name__)
KEPT_FOR: Final = 24 * 3600  # seconds the service keeps it for a browser that is not running
GONE: Final = (404, 410)
ADDRESSES: Final = "SELECT endpoint, key, auth FROM push WHERE visitor = ?"
REMOVE: Final = "DELETE FROM push WHERE visitor = ? AND endpoint = ?"


class Push:
    """`anywhere` is for tests: a push service on this computer."""

    def __init__(self, store: Store, voucher: Voucher, anywhere: bool = False) -> None:
        self._store = store
        self._voucher = voucher
        self._anywhere = anywhere

    async def tell(self, turn: Turn) -> None:
        """All browsers of a visitor; those that are gone are forgotten."""
        told = {"kind": "your_turn", "table": turn.table, "game": turn.game}
        message = json.dumps(told).encode()
        for row in self._store.read(ADDRESSES, (turn.visitor,)):
            endpoint: str = row["endpoint"]
            try:
                status = await self._send(turn, endpoint, sealed(message, row["key"], row["auth"]))
            except (NotSent, ValueError) as error:  # ValueError: a key that is no point
                log.warning("push to %s not sent: %s", urlsplit(endpoint).hostname, error)
                continue
            if status in GONE:
                await self._store.write((REMOVE, (turn.visitor, endpoint)))

    async def _send(self, turn: Turn, endpoint: str, body: bytes) -> int:
        """Of several notices about one table the service keeps the last."""
        headers = {
            "Authorization": self._voucher.header(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            "Topic": blake2b(turn.table.encode(), digest_size=16).hexdigest(),
        }
        return await post(endpoint, headers, body, self._anywhere)
