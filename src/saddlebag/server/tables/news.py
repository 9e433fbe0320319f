"""What is new at a table since it was last told; worked out once for all who see the same."""

from typing import Any

from saddlebag.kernel.sight import Sight, all_hear_the_same
from saddlebag.kernel.table import Table
from saddlebag.server.tables.patch import patch
from saddlebag.server.tables.reader import Eyes


class News:
    """Of one moment; `since` is the number of the first event that was not told."""

    def __init__(self, table: Table, since: int) -> None:
        self.table = table
        self.since = since
        self.sight = Sight(table)
        self.heard: list[dict[str, Any]] | None = None  # by everybody alike
        if table.event_count == since:
            self.heard = []
        elif all_hear_the_same(table, since):
            self.heard = table.events(None, since)
        self.patches: dict[tuple[int, int], list[Any]] = {}
        self.before: list[dict[str, Any]] = []  # kept alive, for they are known by their identity

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What happened, as this seat may know it."""
        return self.table.events(seat, self.since) if self.heard is None else self.heard

    def changes(self, seat: int | None, eyes: Eyes, own: dict[str, Any]) -> list[Any]:
        """From the view that was told last to the present one, which counts as told now."""
        before, after = eyes.game, self.sight.of(seat)
        pair = (id(before), id(after))
        if pair not in self.patches:
            self.before.append(before)
            self.patches[pair] = patch(before, after)
        found = self.patches[pair] + patch(eyes.own, own)
        eyes.game, eyes.own = after, own
        return found
