"""The state of the table; fields.py declares it."""

from typing import Final

from saddlebag.public_enemy.fields_code import EnemyFields

DEAL: Final = 0
DRAW: Final = 1
CAVALRY: Final = 2
NOBODY: Final = -1
ALL_GANGS: Final = 15  # a bit for each gang


def seat_or_none(seat: int) -> int | None:
    """A seat as views, events and results give it."""
    return None if seat == NOBODY else seat


class Enemy(EnemyFields):
    """One game of Public Enemy Number One; everything here is open to all."""

    __slots__ = ()

    def copy(self) -> "Enemy":
        return Enemy(self.seats, self.cards.copy(), self.chance.copy(), self.players, self)
