"""Standing orders: what a seat has asked the table to let pass on its behalf."""

from collections.abc import Sequence
from typing import Final

from saddlebag.kernel.ask import Ask


class Orders:
    """Let asks with these keys pass, until this seat is asked one with the key `until`.

    Only an ask's idle answer is ever given, which is legal in every world: whether an order could
    be carried out tells nobody anything. Nobody but its seat can see an order.
    """

    __slots__ = ("keys", "open", "until")

    def __init__(self, keys: tuple[str, ...], until: str, still_open: bool) -> None:
        self.keys = keys
        self.until = until
        self.open = still_open  # the ask it was given at is not answered yet: that ends nothing

    def as_dict(self) -> dict[str, object]:
        return {"keys": list(self.keys), "until": self.until}


class OrderBook:
    """The standing orders of all seats."""

    __slots__ = ("orders",)

    def __init__(self, orders: dict[int, Orders]) -> None:
        self.orders = orders

    def copy(self) -> "OrderBook":
        return OrderBook(self.orders.copy())

    def only(self, seat: int) -> "OrderBook":
        """What this seat knows of them: its own."""
        return OrderBook({seat: self.orders[seat]} if seat in self.orders else {})

    def give(self, seat: int, keys: Sequence[str], until: str, asks: list[Ask]) -> None:
        """No keys: think for yourself again."""
        self.end(seat)
        if keys:
            self.orders[seat] = Orders(tuple(keys), until, any(ask.seat == seat for ask in asks))

    def end(self, seat: int) -> None:
        self.orders.pop(seat, None)

    def answered(self, seat: int) -> None:
        """From now on this seat's asks are new ones."""
        orders = self.orders.get(seat)
        if orders is not None and orders.open:
            self.orders[seat] = Orders(orders.keys, orders.until, False)

    def due(self, asks: list[Ask]) -> Ask | None:
        """An ask to let pass; orders that have reached their end are dropped."""
        for ask in asks:
            orders = self.orders.get(ask.seat)
            if orders is None:
                continue
            if ask.key == orders.until and not orders.open:
                self.end(ask.seat)
            elif ask.idle and ask.key in orders.keys:
                return ask
        return None

    def as_seen_by(self, seat: int) -> dict[str, object] | None:
        """A seat's own orders; it sees no others."""
        orders = self.orders.get(seat)
        return None if orders is None else orders.as_dict()

    def data(self) -> list[object]:
        return [
            [seat, orders.as_dict(), orders.open] for seat, orders in sorted(self.orders.items())
        ]


NO_ORDERS: Final = OrderBook({})  # shared by all tables: whoever gives an order takes a copy first
