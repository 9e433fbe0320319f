"""The rules of Western Legends: which step comes next."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.flow import Flow, Rules
from saddlebag.western_legends import ending, turn
from saddlebag.western_legends.abilities.roll import call_roll
from saddlebag.western_legends.actions import phase
from saddlebag.western_legends.man_in_black import turn as his_turn
from saddlebag.western_legends.options import LATEST, Options
from saddlebag.western_legends.setup import box, laying, start
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view import beside, view
from saddlebag.western_legends.vocabulary import VOCABULARY

call_roll()

# In the order of the phases (state.py).
STEPS: Final[tuple[Callable[[West], Flow | None], ...]] = (
    box.lay_table,
    box.draft,
    start.begin_placing,
    start.place_figures,
    turn.begin_turn,
    turn.turn_start,
    turn.take_income,
    turn.choose_gear,
    phase.act,
    turn.after_action,
    turn.stories,
    turn.turn_end,
    turn.limit,
    turn.close,
    turn.complete_goals,
    turn.pass_on,
    his_turn.his_line,
)


class WesternLegends(Rules[West]):
    """One choice of seats and options; older versions of the rules are read by their number."""

    def __init__(self, seats: int, options: dict[str, Any], version: int = LATEST) -> None:
        super().__init__(seats, options, VOCABULARY)
        self.chosen = Options(options, version)

    def setup(self, chance: Chance) -> West:
        return box.set_up(self.seats, chance, self.chosen)

    def lay(self, chance: Chance, layout: dict[str, Any]) -> West:
        return laying.lay(self.seats, chance, self.chosen, layout)

    def step(self, s: West) -> Flow | None:
        """What the phase says."""
        return STEPS[s.phase](s)

    def view(self, s: West, seat: int) -> dict[str, object]:
        return view(s, seat)

    def view_beside(self, s: West, seat: int, public: dict[str, object]) -> dict[str, object]:
        return beside(s, seat, public)

    def result(self, s: West) -> dict[str, Any]:
        return ending.result(s)
