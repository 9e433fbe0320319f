"""What a table is rebuilt from besides its journal: trusted, and sent to workers only."""

from hashlib import blake2b
from typing import Any

import saddlebag
from saddlebag.kernel.chance import Secret
from saddlebag.kernel.game import open_table
from saddlebag.kernel.journal import Head

Deal = dict[str, Any]


def bots_luck(key: bytes, table_id: str) -> int:
    """The seed of a table's bots, unpredictable without the server's key."""
    digest = blake2b(table_id.encode(), key=key[:64], digest_size=8, person=b"bots").digest()
    return int.from_bytes(digest, "big")


def deal(head: Head, luck: int) -> Deal:
    """As plain data; `luck` is the bots' seed."""
    assert head.secret is not None, "an imagined table is not played at"
    seed = head.secret.seed
    return {
        "game": head.game,
        "version": head.version,
        "seats": head.seats,
        "options": head.options,
        "nonces": head.nonces,
        "secret": head.secret.value,
        "salt": head.secret.salt,
        "seed": None if seed is None else str(seed),  # a seed may be too large for msgpack
        "bot_seed": luck,
    }


def stand_up(given: Deal) -> saddlebag.Table:
    """The table before its first answer; everything was checked when it was opened."""
    game, seed = saddlebag.game(given["game"]), given["seed"]
    secret = Secret(given["secret"], given["salt"], None if seed is None else int(seed))
    version, seats, options = given["version"], given["seats"], given["options"]
    head = Head(game.name, version, seats, options, secret, given["nonces"])
    return open_table(game.versions[version](seats, options), head)
