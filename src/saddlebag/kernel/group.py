"""A multi-select: how many picks it takes."""

from saddlebag.kernel.table import Table


def picks_left(table: Table, seat: int) -> int:
    """How many more this seat is to pick, the open ask included; 1 outside of a group."""
    trial, count = table.copy(), 0
    group = next(ask.group for ask in trial.asks if ask.seat == seat)
    while group and (asked := [a for a in trial.asks if a.seat == seat and a.group == group]):
        trial.answer(asked[0].options[0], seat)
        count += 1
    return count or 1
