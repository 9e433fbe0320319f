"""What each player is called by the reader, as phrases."""

from collections.abc import Iterable, Sequence
from typing import Final

from saddlebag.kernel.phrase import Phrase, Term

YOU: Final[Phrase] = ("seat-you", {})
YOU_OBJECT: Final[Phrase] = ("seat-you-object", {})


def listed(items: Iterable[Term]) -> Term:
    """A, B and C."""
    *rest, last = items
    return ("list-and", {"first": commas(rest), "last": last}) if rest else last


def commas(items: Iterable[Term], key: str = "list-more") -> Term:
    """A, B, C; empty if there is nothing."""
    first, *rest = [*items] or [""]
    for item in rest:
        first = (key, {"first": first, "rest": item})
    return first


class Names:
    """The reader's own seat is `you`; a spectator has none.

    `others`: keys for players behind the last seat, at the beginning of a sentence and elsewhere.
    """

    __slots__ = ("me", "names", "others")

    def __init__(
        self, names: Sequence[str], me: int | None, others: Sequence[tuple[str, str]] = ()
    ) -> None:
        self.names = names
        self.me = me
        self.others = others

    def is_me(self, player: object) -> str:
        """A word for Fluent to select by."""
        return "yes" if player is not None and player == self.me else "no"

    def who(self, player: int) -> Term:
        """At the beginning of a sentence."""
        return YOU if player == self.me else self.named(player, 0)

    def whom(self, player: int) -> Term:
        """Anywhere else in a sentence."""
        return YOU_OBJECT if player == self.me else self.named(player, 1)

    def named(self, player: int, place: int) -> Term:
        """A typed name, or the name of a player without a seat."""
        if player >= len(self.names) and self.others:
            return (self.others[player - len(self.names)][place], {})
        return ("seat-name", {"name": self.names[player]})

    def all(self, players: Iterable[int], begins: bool = False) -> Term:
        """Several players, the reader first."""
        first, *rest = sorted(players, key=lambda player: (player != self.me, player))
        head = self.who(first) if begins else self.whom(first)
        return listed([head, *(self.whom(player) for player in rest)])
