"""One short text for everything that is true of a table: equal tables, equal texts."""

import json
from hashlib import blake2b

from saddlebag.kernel.flow import State
from saddlebag.kernel.journal import Head


def fingerprint(head: Head, s: State, asked: list[list[object]], orders: object) -> str:
    """Of state, cards and who has seen them, luck used, open asks and standing orders."""
    whole = [
        [head.game, head.version, head.seats, sorted(head.options.items())],
        s.data(),
        s.cards.data(),
        sorted(s.sealed.items()),
        sorted(s.chance.used.items()),
        asked,
        orders,
    ]
    return blake2b(json.dumps(whole).encode(), digest_size=16).hexdigest()
