"""Steps of an undo: a step is a decision made by hand, with the answers given for its seat since.

An undo never takes back nothing but an answer the server gave by itself.
"""

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable


def answers_to_undo(live: LiveTable, seat: int, steps: int | None) -> int:
    """How many answers so many steps are; None: as many as are free."""
    free = live.free_steps(seat)
    wanted = free if steps is None else steps
    if not 0 < wanted <= free:
        raise HttpRefused("nothing_to_take_back", seat=seat, answers=wanted, allowed=free)
    by_hand = [back for back, hand in enumerate(reversed(live.by_hand), start=1) if hand]
    return by_hand[wanted - 1]
