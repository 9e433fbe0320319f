"""Standing orders: what a seat has asked the table to let pass on its behalf."""


class Orders:
    """Let asks with these keys pass, until this seat is asked one with the key `until`.

    Only an ask's idle answer is ever given, which is legal in every world: whether an order could
    be carried out tells nobody anything. Nobody but its seat can see an order.
    """

    __slots__ = ("keys", "until")

    def __init__(self, keys: tuple[str, ...], until: str) -> None:
        self.keys = keys
        self.until = until

    def told(self) -> dict[str, object]:
        return {"keys": list(self.keys), "until": self.until}
