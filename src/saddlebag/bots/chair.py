"""A seat at the table: what its player may know and do, and random numbers of its own."""

from hashlib import blake2b

from saddlebag.kernel.ask import Ask, wrong_type
from saddlebag.kernel.chance import Chance
from saddlebag.kernel.json_types import Json
from saddlebag.kernel.table import Table


class Chair:
    """Everything a bot gets. The seed is the bot's own, not the table's."""

    __slots__ = ("_seed", "_table", "seat")

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        if type(seat) is not int:  # a spectator, None, has no chair
            raise wrong_type("seat", seat, f"0 to {table.rules.seats - 1}")
        table.observer(seat)
        self._table = table
        self._seed = seed
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Chair {self.seat} of {self._table.head.game}: {self.ask}>"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._table.head.game

    @property
    def ask(self) -> Ask | None:
        """This seat's open ask; None while others decide, or when the game is over."""
        for ask in self._table.asks:
            if ask.seat == self.seat:
                return ask
        return None

    def view(self) -> Json:
        """What this seat may know."""
        return self._table.view(self.seat)

    def look(self) -> Json:
        """The view without open asks and refusals: much faster."""
        table = self._table
        seen = table.rules.view(table.state, self.seat)
        options = dict(table.rules.options)
        return {"game": table.head.game, **seen, "seat": self.seat, "options": options}

    def events(self, since: int = 0) -> list[Json]:
        """The events from number `since` on, as far as this seat may know them."""
        return self._table.events(self.seat, since)

    def imagine(self, seed: int) -> Table:
        """A world to experiment in, which this seat cannot tell from the true one."""
        return self._table.imagine(self.seat, seed)

    @property
    def luck(self) -> Chance:
        """The random numbers of this decision, from the start each time it is read.

        It comes from the bot's seed, the seat, and how much has happened: things the seat knows.
        So a bot chooses the same in worlds it cannot tell apart, regardless of earlier choices.
        """
        moment = f"{self._seed}/{self.seat}/{self._table.event_count}"
        ask = self.ask
        if ask is not None:  # two decisions may come without an event between them
            moment = f"{moment}/{ask.key}/{'/'.join(ask.options)}"
        return Chance(blake2b(moment.encode(), digest_size=32, person=b"bot").digest(), {})
