"""Every field of the state, declared once; tools/state_code.py writes fields_code.py from it."""

from saddlebag.kernel.fields import fixed, per_seat
from saddlebag.kernel.flow import State
from saddlebag.public_enemy.modules import Modules
from saddlebag.public_enemy.state import DEAL, NOBODY


class EnemyFields(State):
    """One game of Public Enemy Number One."""

    modules: Modules = fixed(Modules)
    phase: int = DEAL
    round = 0  # the round being played, from 1
    starter = 0
    turn = 0
    one: int = NOBODY
    wanted = per_seat(0)  # a bit for each gang whose token the seat owns
    points = per_seat(0)  # of the last scoring
    dollars = per_seat(0)
    spent = False  # a Dollars tile, in this turn
    cavalry: int = NOBODY  # the town it stands on
    supremacy: int = NOBODY  # the gang of this round's tile
    winners: tuple[int, ...] = ()
    ending = ""
