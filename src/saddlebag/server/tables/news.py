"""What is new at a table since it was last told; worked out once for all who see the same."""

from collections.abc import Callable, Set
from typing import Any, NamedTuple

from saddlebag.kernel.sight import Sight, all_hear_the_same, looks_on
from saddlebag.kernel.table import Table
from saddlebag.server.tables.patch import Known, patch
from saddlebag.server.tables.reader import Eyes
from saddlebag.server.wire.news import ChatLine, Clock, Delta, TableCard, TakeBack, write_news

Told = dict[str, Any]


class Alike(NamedTuple):
    """Of a message what everybody is told."""

    seq: int
    link: str
    card: TableCard | None
    clock: Clock | None
    chat: list[ChatLine]


class News:
    """Of one moment; `since` is the number of the first event that was not told."""

    def __init__(
        self, table: Table, since: int, concerns: Callable[[int | None], dict[str, Any]]
    ) -> None:
        self.table = table
        self.since = since
        self.concerns = concerns
        self.sight = Sight(table)
        self.onlookers: Told | None = None  # what concerns all of whom nothing is asked
        self.heard: list[Told] | None = None  # by everybody alike
        if table.event_count == since:
            self.heard = []
        elif all_hear_the_same(table, since):
            self.heard = table.events(None, since)
        self.patches: dict[tuple[int, int], list[Any]] = {}
        self.messages: dict[tuple[int, ...], bytes] = {}
        self.known: Known = {}
        self.alive: list[tuple[Told, Told]] = []  # for they are known by their identity

    def own(self, seat: int | None) -> Told:
        """What concerns this seat beside the game; the very same object for all onlookers."""
        if not looks_on(self.table, seat):
            return self.concerns(seat)
        if self.onlookers is None:
            self.onlookers = self.concerns(None)
        return self.onlookers

    def message(self, seat: int | None, eyes: Eyes, undo: TakeBack, alike: Alike) -> bytes:
        """All of it for those who look through these eyes; it counts as told now."""
        beside, own = self.sight.beside(seat), self.own(seat)
        same = (id(eyes.public), id(eyes.beside), id(beside), id(eyes.own), id(own))
        new_undo = None if undo == eyes.undo else undo
        shared = self.heard is not None and new_undo is None
        message = self.messages.get(same) if shared else None
        if message is None:
            patch = self.seen(eyes, beside) + self.changes(eyes.own, own)
            message = self.written(seat, patch, new_undo, alike)
            if shared:
                self.messages[same] = message
        eyes.public, eyes.beside = self.sight.public(), beside
        eyes.own, eyes.undo = own, undo
        return message

    def seen(self, eyes: Eyes, beside: Told) -> list[Any]:
        """What changed in the game: for everybody, but where this seat sees something else."""
        before, after = eyes.public, self.sight.public()
        for_all = self.changes(before, after)
        if not beside and not eyes.beside:
            return for_all
        other = beside.keys() | eyes.beside.keys()
        was, now = parts(before, eyes.beside, other), parts(after, beside, other)
        self.alive.append((was, now))
        return [one for one in for_all if one[0][0] not in other] + patch(was, now, self.known)

    def written(
        self, seat: int | None, patch: list[Any], undo: TakeBack | None, alike: Alike
    ) -> bytes:
        """As it goes over the wire."""
        seq, link, card, clock, chat = alike
        heard = self.table.events(seat, self.since) if self.heard is None else self.heard
        return write_news(Delta(seq, heard, patch, link, card, clock, undo, chat))

    def changes(self, before: Told, after: Told) -> list[Any]:
        """From what was told last to what is true now."""
        pair = (id(before), id(after))
        found = self.patches.get(pair)
        if found is None:
            self.alive.append((before, after))
            found = self.patches[pair] = patch(before, after, self.known)
        return found


def parts(public: Told, beside: Told, keys: Set[str]) -> Told:
    """Of what one seat sees these parts; one that only this seat has may be missing."""
    return {**{key: public[key] for key in keys if key in public}, **beside}
