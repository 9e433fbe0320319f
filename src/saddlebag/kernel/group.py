"""A multi-select: how many picks it takes."""

from typing import Final

from saddlebag.kernel.table import Table

MOST: Final = 40  # a group whose first option never ends it is not followed for ever


def picks_left(table: Table, seat: int) -> int:
    """How many more this seat is to pick, the open ask included; 1 outside of a group."""
    trial, count = table.copy(), 0
    group = next(ask.group for ask in trial.asks if ask.seat == seat)
    while group and count < MOST:
        asked = [ask for ask in trial.asks if ask.seat == seat and ask.group == group]
        if not asked:
            break
        trial.answer(asked[0].options[0], seat)
        count += 1
    return count or 1
