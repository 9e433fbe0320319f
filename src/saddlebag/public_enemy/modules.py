"""Which optional rules are in play."""

from saddlebag.kernel.json_types import Json


class Modules:
    """Which optional rules are in play; agreed before the first deal."""

    __slots__ = ("cavalry", "dollars", "duel", "fast", "plain", "round_cap", "starter", "supremacy")

    def __init__(self, options: Json) -> None:
        self.fast: bool = options["fast"]
        self.duel: bool = options["duel"]
        self.dollars: bool = options["dollars"]
        self.cavalry: bool = options["cavalry"]
        self.supremacy: bool = options["supremacy"]
        self.round_cap: int = options["round_cap"]
        self.starter: int | str = options["starter"]
        self.plain = not self.dollars and not self.cavalry  # nothing but a draw in a turn
