"""A hand of poker while it lasts: who plays, who deals, what is in the pot."""

from typing import Final

NO_DEALER: Final = -1


class Hand:
    """All of it is public; cards lie in zones of their own."""

    def __init__(self, host: int, space: int, town: int) -> None:
        self.host = host  # the active player
        self.space = space
        self.town = town
        self.players: list[int] = []  # who paid the ante, clockwise from the host
        self.dealer = NO_DEALER  # who plays for the house, if nobody joins (POKER-3)
        self.pot = 0
        self.stage = "join"  # join, pick, showdown
        self.copied: dict[int, int] = {}  # by Joker the card it copies
        self.best: list[str] = []  # what each participant showed, by name of the hand
        self.winners: list[int] = []  # nobody: the house

    def participants(self) -> list[int]:
        """Everybody who shows a hand: the players, or the host and the dealer (POKER-6)."""
        return [*self.players, self.dealer] if self.dealer != NO_DEALER else self.players

    def data(self) -> list[object]:
        seen: list[object] = [
            self.host,
            self.space,
            self.town,
            self.players,
            self.dealer,
            self.pot,
            self.stage,
            self.best,
            self.winners,
        ]
        return [*seen, sorted(self.copied.items())] if self.copied else seen
