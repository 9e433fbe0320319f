"""A seat at the table: what its player may know and do, and luck of its own. No way round it."""

from hashlib import blake2b
from typing import Any

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.table import Table


class Chair:
    """All that a bot gets. The seed is the bot's own: the luck of the table has another."""

    __slots__ = ("_seed", "_table", "seat")

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        self._table = table
        self._seed = seed
        self.seat = seat

    @property
    def ask(self) -> Ask | None:
        """This seat's open ask; None while others think, or when the game is over."""
        for ask in self._table.asks:
            if ask.seat == self.seat:
                return ask
        return None

    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        return self._table.view(self.seat)

    def look(self) -> dict[str, Any]:
        """The table as in `view`, without open asks and why not: much quicker to make."""
        table = self._table
        seen: dict[str, Any] = table.rules.view(table.state, self.seat)
        return seen | {"seat": self.seat, "options": dict(table.rules.options)}

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened from event number `since` on, as this seat may know it."""
        return self._table.events(self.seat, since)

    def imagine(self, seed: int) -> Table:
        """A world this seat cannot tell from the true one, to try things out in."""
        return self._table.imagine(self.seat, seed)

    @property
    def luck(self) -> Chance:
        """The luck of this decision, from its beginning each time it is asked for.

        It comes from the bot's seed, the seat, and how much has happened: things the seat knows.
        So a bot chooses the same in worlds it cannot tell apart, whatever it chose before.
        """
        moment = f"{self._seed}/{self.seat}/{self._table.event_count}"
        ask = self.ask
        if ask is not None:  # two decisions may come without an event between them
            moment = f"{moment}/{ask.key}/{'/'.join(ask.options)}"
        return Chance(blake2b(moment.encode(), digest_size=32, person=b"bot").digest(), {})
