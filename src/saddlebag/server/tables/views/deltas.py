"""What is new at a table since the last message, worked out once for readers who see the same."""

from collections.abc import Callable, Set
from typing import Any, NamedTuple

from saddlebag.kernel.shared_view import Sight, all_hear_the_same, looks_on
from saddlebag.kernel.table import Table
from saddlebag.server.tables.views.patch import Known, patch
from saddlebag.server.tables.views.reader import Viewpoint
from saddlebag.server.wire.outgoing import (
    ChatLine,
    Clock,
    Delta,
    LessonStep,
    TableCard,
    TakeBack,
    encode,
)

Json = dict[str, Any]


class Common(NamedTuple):
    """The part of a message that is the same for everybody."""

    seq: int
    link: str
    card: TableCard | None
    clock: Clock | None
    chat: list[ChatLine]
    lesson: LessonStep | None = None


class Deltas:
    """One update; `since` is the number of the first event not yet sent."""

    def __init__(
        self, table: Table, since: int, concerns: Callable[[int | None], dict[str, Any]]
    ) -> None:
        self.table = table
        self.since = since
        self.concerns = concerns
        self.sight = Sight(table)
        self.onlookers: Json | None = None  # the same for all who are asked nothing
        self.heard: list[Json] | None = None  # events, where everybody hears the same
        if table.event_count == since:
            self.heard = []
        elif all_hear_the_same(table, since):
            self.heard = table.events(None, since)
        self.alive: list[tuple[Json, Json]] = []  # kept alive: the caches below use id()
        self.patches: dict[tuple[int, int], list[Any]] = {}
        self.messages: dict[tuple[int, ...], bytes] = {}
        self.known: Known = {}

    def own(self, seat: int | None) -> Json:
        """The game-independent part of a view; all onlookers share one object."""
        if not looks_on(self.table, seat):
            return self.concerns(seat)
        if self.onlookers is None:
            self.onlookers = self.concerns(None)
        return self.onlookers

    def message(
        self, seat: int | None, viewpoint: Viewpoint, undo: TakeBack, common: Common
    ) -> bytes:
        """The message for one viewpoint, which is up to date afterwards."""
        beside, own = self.sight.beside(seat), self.own(seat)
        same = (id(viewpoint.public), id(viewpoint.beside), id(beside), id(viewpoint.own), id(own))
        new_undo = None if undo == viewpoint.undo else undo
        shared = self.heard is not None and new_undo is None
        message = self.messages.get(same) if shared else None
        if message is None:
            patch = self.seen(viewpoint, beside) + self.changes(viewpoint.own, own)
            message = self.written(seat, patch, new_undo, common)
            if shared:
                self.messages[same] = message
        viewpoint.public, viewpoint.beside = self.sight.public(), beside
        viewpoint.own, viewpoint.undo = own, undo
        return message

    def seen(self, viewpoint: Viewpoint, beside: Json) -> list[Any]:
        """The game's changes: public ones, except where this seat sees something else."""
        before, after = viewpoint.public, self.sight.public()
        for_all = self.changes(before, after)
        if not beside and not viewpoint.beside:
            return for_all
        other = beside.keys() | viewpoint.beside.keys()
        was, now = parts(before, viewpoint.beside, other), parts(after, beside, other)
        self.alive.append((was, now))
        return [one for one in for_all if one[0][0] not in other] + patch(was, now, self.known)

    def written(
        self, seat: int | None, patch: list[Any], undo: TakeBack | None, common: Common
    ) -> bytes:
        """As sent over the wire."""
        seq, link, card, clock, chat, lesson = common
        heard = self.table.events(seat, self.since) if self.heard is None else self.heard
        return encode(Delta(seq, heard, patch, link, card, clock, undo, chat, lesson))

    def changes(self, before: Json, after: Json) -> list[Any]:
        """From what was sent last to what is true now."""
        pair = (id(before), id(after))
        found = self.patches.get(pair)
        if found is None:
            self.alive.append((before, after))
            found = self.patches[pair] = patch(before, after, self.known)
        return found


def parts(public: Json, beside: Json, keys: Set[str]) -> Json:
    """These parts of one seat's view; a part only this seat has may be missing."""
    return {**{key: public[key] for key in keys if key in public}, **beside}
