"""The prospector of Western Legends: mines, banks and revels, and does nothing else by choice."""

from typing import Any, Final

from saddlebag.bots.chair import Chair
from saddlebag.bots.western_legends.action_choice import amount
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.rides import onward, steps_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.kernel.ask import Ask
from saddlebag.western_legends.content.board import BANK, CABARET, MINES
from saddlebag.western_legends.content.numbers import REVEL_COST

PURSE: Final = 3 * REVEL_COST  # enough money for a visit to the Cabaret
NONE: Final[dict[str, float]] = {}
SETTLED: Final = {"income": "money", "join": "pass"}


def choose(chair: Chair) -> str:
    """The next step of the loop; all other asks are answered as greedy would."""
    ask = chair.ask
    assert ask is not None, "nobody is asked"
    if len(ask.options) == 1:
        return ask.options[0]
    if ask.key in SETTLED:
        return SETTLED[ask.key]
    view = chair.look()
    if ask.key == "act":
        return act(Sight(view, HABITS.values), ask.options)
    return best_of(ask, view)


def best_of(ask: Ask, view: dict[str, Any]) -> str:
    """The first of the best answers."""
    found = HABITS.worths(ask, view)
    return max(found, key=found.__getitem__)


def act(sight: Sight, options: tuple[str, ...]) -> str:
    """Gold from the mine, money from the Bank, a good time for the money."""
    for word in ("deposit", "revel", "goal"):
        offered = [answer for answer in options if answer.startswith(word)]
        if offered and not (word == "revel" and sight.money < PURSE and sight.now.turns):
            return max(offered, key=amount) if word == "deposit" else offered[-1]
    target = aim(sight)
    if target == sight.place and "prospect" in options:
        return "prospect"
    return onward(sight, options, target, NONE) or options[-1]


def aim(sight: Sight) -> int:
    """The next destination of the loop."""
    if sight.money >= PURSE:
        return CABARET
    if sight.room <= 0 or (sight.nuggets and not sight.now.turns):
        return BANK
    steps = steps_of(sight)
    return sight.place if sight.place in MINES else min(MINES, key=steps.__getitem__)


BOTS: Final = {"prospector": choose}
