"""The rules of Western Legends, version 1: which step comes next, and all there is to hear."""

from collections.abc import Callable
from typing import Any, Final

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.event import Shapes
from saddlebag.kernel.flow import Flow, Rules
from saddlebag.western_legends import (
    action,
    arrest,
    bandit,
    bank,
    buying,
    cabaret,
    card_actions,
    cattle_drive,
    dice_rolls,
    doctor,
    ending,
    fight,
    fight_reactions,
    fight_reveal,
    fight_start,
    gains,
    goal_play,
    gold,
    hands,
    herds,
    his_ride,
    item_actions,
    man_in_black,
    move,
    player_fight,
    poker,
    rewards,
    ride,
    setup,
    sheriff,
    start,
    store,
    story_discs,
    story_end,
    track_points,
    turn,
    work,
)
from saddlebag.western_legends.abilities import roll
from saddlebag.western_legends.agreed import Agreed
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view import view

TELLERS: Final = (
    *(setup, start, turn, action, ride, move, gains, track_points, hands, buying, store, gold),
    *(dice_rolls, bank, doctor, cabaret, herds, cattle_drive, work, item_actions, card_actions),
    *(fight, fight_start, fight_reveal, fight_reactions, bandit, player_fight, arrest, sheriff),
    *(poker, rewards, story_discs, story_end, goal_play, ending, man_in_black, his_ride, roll),
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
    *(setup.lay_table, setup.draft, start.begin_placing, start.place_figures),
    *(turn.begin_turn, turn.turn_start, turn.take_income, turn.choose_gear),
    *(action.act, turn.after_action),
    *(turn.stories, turn.turn_end, turn.limit, turn.close, turn.complete_goals, turn.pass_on),
    man_in_black.his_line,
)


class WesternLegends(Rules[West]):
    """One choice of seats and options."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options, EVENTS)
        self.agreed = Agreed(options)

    def setup(self, chance: Chance) -> West:
        return setup.set_up(self.seats, chance, self.agreed)

    def step(self, s: West) -> Flow | None:
        """What the phase says."""
        return STEPS[s.phase](s)

    def view(self, s: West, seat: int) -> dict[str, object]:
        return view(s, seat)

    def result(self, s: West) -> dict[str, Any]:
        return ending.result(s)
