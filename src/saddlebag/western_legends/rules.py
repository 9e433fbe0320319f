"""The rules of Western Legends, version 1: which step comes next, and all there is to hear."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import Shapes
from saddlebag.kernel.flow import Flow, Rules
from saddlebag.western_legends import ending, turn
from saddlebag.western_legends.abilities import roll
from saddlebag.western_legends.actions import card_actions, item_actions
from saddlebag.western_legends.actions import phase as action
from saddlebag.western_legends.agreed import Agreed
from saddlebag.western_legends.fights import (
    arrest,
    bandit,
    fight,
    player_fight,
    reactions,
    reveal,
    sheriff,
)
from saddlebag.western_legends.fights import start as fight_start
from saddlebag.western_legends.goals import completing
from saddlebag.western_legends.goods import buying, dice_rolls, gains, hands, herds, track_points
from saddlebag.western_legends.man_in_black import ride as his_ride
from saddlebag.western_legends.man_in_black import turn as his_turn
from saddlebag.western_legends.places import bank, cabaret, cattle_drive, doctor, mine, store, work
from saddlebag.western_legends.poker import hand as poker
from saddlebag.western_legends.rewards import perform as rewards
from saddlebag.western_legends.riding import move, ride
from saddlebag.western_legends.setup import box, start
from saddlebag.western_legends.state import West
from saddlebag.western_legends.stories import discs, ends
from saddlebag.western_legends.view import beside, view

TELLERS: Final = (
    *(box, start, turn, action, ride, move, gains, track_points, hands, buying, store, mine),
    *(dice_rolls, bank, doctor, cabaret, herds, cattle_drive, work, item_actions, card_actions),
    *(fight, fight_start, reveal, reactions, bandit, player_fight, arrest, sheriff),
    *(poker, rewards, discs, ends, completing, ending, his_turn, his_ride, roll),
)


def all_events() -> dict[str, str]:
    """Every module tells its own events; no two share a name."""
    found: dict[str, str] = {}
    for teller in TELLERS:
        for key, shape in getattr(teller, "EVENTS", {}).items():
            assert key not in found, key
            found[key] = shape
    return found


EVENTS: Final = Shapes(all_events())


# In the order of the phases (state.py).
STEPS: Final[tuple[Callable[[West], Flow | None], ...]] = (
    *(box.lay_table, box.draft, start.begin_placing, start.place_figures),
    *(turn.begin_turn, turn.turn_start, turn.take_income, turn.choose_gear),
    *(action.act, turn.after_action),
    *(turn.stories, turn.turn_end, turn.limit, turn.close, turn.complete_goals, turn.pass_on),
    his_turn.his_line,
)


class WesternLegends(Rules[West]):
    """One choice of seats and options."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options, EVENTS)
        self.agreed = Agreed(options)

    def setup(self, chance: Chance) -> West:
        return box.set_up(self.seats, chance, self.agreed)

    def step(self, s: West) -> Flow | None:
        """What the phase says."""
        return STEPS[s.phase](s)

    def view(self, s: West, seat: int) -> dict[str, object]:
        return view(s, seat)

    def view_beside(self, s: West, seat: int, public: dict[str, object]) -> dict[str, object]:
        return beside(s, seat, public)

    def result(self, s: West) -> dict[str, Any]:
        return ending.result(s)
