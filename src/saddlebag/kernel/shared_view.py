"""What several observers see alike, worked out once for all of them."""

from typing import Any, Final

from saddlebag.kernel.event import WATCHER
from saddlebag.kernel.table import Table

Seen = dict[str, Any]
NO_MORE: Final[Seen] = {}


class Sight:
    """The game's part of the views of one position; made when looked at."""

    __slots__ = ("_public", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._public: Seen | None = None

    def public(self) -> Seen:
        """As a spectator sees the table."""
        if self._public is None:
            self._public = {
                "game": self._table.head.game,
                **self._table.rules.view(self._table.state, WATCHER),
            }
        return self._public

    def beside(self, seat: int | None) -> Seen:
        """What this seat sees otherwise than a spectator; `NO_MORE` for all who see the same."""
        me, table = self._table.observer(seat), self._table
        if me == WATCHER or table.rules.knows_no_more(table.state, me):
            return NO_MORE
        own: Seen = table.rules.view_beside(table.state, me, self.public())
        return own

    def of(self, seat: int | None) -> Seen:
        """The game's part of this seat's view."""
        return {**self.public(), **self.beside(seat)}


def all_hear_the_same(table: Table, since: int) -> bool:
    """Was nothing whispered from this event on?"""
    return not table.whispered_since(since)


def looks_on(table: Table, seat: int | None) -> bool:
    """Is nothing asked of this seat, and has it ordered nothing? Then all concerns it alike."""
    for ask in table.asks:
        if ask.seat == seat:
            return False
    return not table.has_order(seat)


def whole(table: Table, seat: int | None, game: Seen, concerns: Seen) -> Seen:
    """A view put together again: what is the game's, what was agreed, what concerns this seat."""
    return {**game, "seat": seat, "options": dict(table.rules.options), **concerns}
