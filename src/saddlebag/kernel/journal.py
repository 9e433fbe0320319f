"""The record of a game: what was agreed, every answer and every stroke of luck, as JSON."""

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

from saddlebag.kernel.chance import Chance, Secret
from saddlebag.kernel.checkpoint import Answer
from saddlebag.kernel.event import plain
from saddlebag.kernel.json_types import Json

FORMAT: Final = 1
_sorted: Final = json.JSONEncoder(sort_keys=True).encode


class BadJournal(ValueError):
    """A journal that cannot be read, or whose entry number `entry` cannot be (-1: its head)."""

    def __init__(self, entry: int, reason: str, values: dict[str, object]) -> None:
        super().__init__(entry, reason, values)
        self.entry = entry
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in self.values.items())
        place = "head" if self.entry < 0 else f"entry {self.entry}"
        return f"{place}: {self.reason}({named})"


class Head:
    """What was agreed before the first shuffle."""

    __slots__ = ("_imagined", "game", "layout", "nonces", "options", "seats", "secret", "version")

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, Any],
        secret: Secret | None,
        nonces: dict[int, str],
        layout: Json | None = None,
    ) -> None:
        if layout is not None and (secret is None or secret.seed is None):
            raise ValueError("a table laid out by hand has a test seed")
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.secret = secret  # None: an imagined table, which has no past
        self.nonces = nonces
        self.layout = layout  # a lesson's table: what lies where, and its luck; None: dealt
        self._imagined: Head | None = None

    def imagined(self) -> "Head":
        """The head of a table that only somebody's mind has set up."""
        head = self._imagined
        if head is None:
            head = Head(self.game, self.version, self.seats, self.options, None, {})
            self._imagined = head
        return head

    @property
    def fair(self) -> bool:
        """A claim only a secret nobody chose can make."""
        return self.secret is not None and self.secret.seed is None

    def luck(self) -> Chance:
        """The table's luck, from its beginning."""
        assert self.secret is not None, "an imagined table has no beginning"
        return Chance(self.secret.key(self.nonces), {})

    def salt(self) -> bytes:
        """Keeps commitment and links from being guessed at while the game runs."""
        return b"" if self.secret is None else self.secret.salt

    def published(self) -> Json:
        """The part that everybody at the table may see before the first shuffle."""
        secret = self.secret
        published: Json = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "fair": self.fair,
            "commitment": None if secret is None else secret.commitment(),
            "nonces": {str(seat): nonce for seat, nonce in sorted(self.nonces.items())},
        }
        if self.layout is not None:
            published["layout"] = self.layout
        return published


def chain(link: str, item: object, salt: bytes) -> str:
    """A link holds whoever was sent it to everything before it, and tells nothing of it."""
    text = link + _sorted(item)
    return blake2b(text.encode(), key=salt, digest_size=16).hexdigest()


def standing_answers(entries: Iterable[Any]) -> list[Answer]:
    """The answers that were given and not taken back."""
    given: list[Answer] = []
    for entry in entries:
        if entry[0] == "undo" or entry[0] == "takeback":
            del given[len(given) - entry[2] :]
        elif type(entry[0]) is int:
            given.append((entry[0], entry[1]))
    return given


def page(head: Head, entries: Iterable[Any], digest: str, result: Json | None) -> Json:
    """entries: [seat, answer] | [seat, answer, "order"] | ["chance", label, use, outcome]
    | ["undo", seat, answers] | ["takeback", seat, answers] | ["order", seat, keys, until]."""
    public, salt = head.published(), head.salt()
    link, links, listed = chain("", public, salt), [], []
    for entry in entries:
        listed.append(plain(entry))
        link = chain(link, listed[-1], salt)
        links.append(link)
    written: Json = {**public, "entries": listed, "links": links}
    if head.secret is None:
        written["imagined"] = True
    else:
        written["secret"] = head.secret.value.hex()
        written["salt"] = head.secret.salt.hex()
        written["seed"] = head.secret.seed
    written["hash"] = digest
    written["result"] = result
    return written
