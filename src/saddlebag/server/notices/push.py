"""Web push: the browser shows a notice even without an open tab."""

import json
from hashlib import blake2b
from logging import getLogger
from typing import Final
from urllib.parse import urlsplit

from saddlebag.server.notices.encryption import encrypted
from saddlebag.server.notices.post import PostFailed, post
from saddlebag.server.notices.turn import Turn
from saddlebag.server.notices.vapid import Vapid
from saddlebag.server.store.store import Store

log = getLogger(__name__)
KEPT_FOR: Final = 24 * 3600  # seconds the service keeps it for an offline browser
GONE: Final = (404, 410)
ADDRESSES: Final = "SELECT endpoint, key, auth FROM push WHERE visitor = ?"
REMOVE: Final = "DELETE FROM push WHERE visitor = ? AND endpoint = ?"


class Push:
    """`anywhere` is for tests: a push service on this computer."""

    def __init__(self, store: Store, vapid: Vapid, anywhere: bool = False) -> None:
        self._store = store
        self._voucher = vapid
        self._anywhere = anywhere

    async def notify(self, turn: Turn) -> None:
        """To all browsers of a visitor; expired subscriptions are deleted."""
        body = {"kind": "your_turn", "table": turn.table, "game": turn.game}
        message = json.dumps(body).encode()
        for row in self._store.read(ADDRESSES, (turn.visitor,)):
            endpoint: str = row["endpoint"]
            try:
                status = await self._send(
                    turn, endpoint, encrypted(message, row["key"], row["auth"])
                )
            except (PostFailed, ValueError) as error:  # ValueError: an invalid key
                log.warning("push to %s not sent: %s", urlsplit(endpoint).hostname, error)
                continue
            if status in GONE:
                await self._store.write((REMOVE, (turn.visitor, endpoint)))

    async def _send(self, turn: Turn, endpoint: str, body: bytes) -> int:
        """The service keeps only the latest notice about a table."""
        headers = {
            "Authorization": self._voucher.header(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            "Topic": blake2b(turn.table.encode(), digest_size=16).hexdigest(),
        }
        return await post(endpoint, headers, body, self._anywhere)
