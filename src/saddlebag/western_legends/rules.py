"""The rules of Western Legends, version 1: which step comes next, and all there is to hear."""

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
from saddlebag.western_legends.state import (
    ACT,
    AFTER,
    CLOSE,
    DRAFT,
    EQUIP,
    GOODS,
    HIS_TURN,
    INCOME,
    LAST_GOALS,
    LIMIT,
    PASS_ON,
    PLACES,
    SHUFFLE,
    STORIES,
    TURN_BEGINS,
    TURN_END,
    TURN_START,
    West,
)
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


class WesternLegends(Rules[West]):
    """One choice of seats and options."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options, EVENTS)
        self.agreed = Agreed(options)

    def setup(self, chance: Chance) -> West:
        return setup.set_up(self.seats, chance, self.agreed)

    def step(self, s: West) -> Flow | None:
        """The most frequent ones first."""
        phase = s.phase
        if phase == ACT:
            return action.act(s)
        if phase == AFTER:
            return turn.after_action(s)
        if phase < ACT:
            return self.before_actions(s, phase)
        return self.after_actions(s, phase)

    def before_actions(self, s: West, phase: int) -> Flow | None:
        """Setup and the Start of Turn."""
        if phase == TURN_BEGINS:
            turn.begin_turn(s)
        elif phase == TURN_START:
            return turn.turn_start(s)
        elif phase == INCOME:
            return turn.take_income(s)
        elif phase == EQUIP:
            return turn.choose_gear(s)
        elif phase == SHUFFLE:
            setup.lay_table(s)
        elif phase == DRAFT:
            return setup.draft(s)
        elif phase == GOODS:
            start.begin_placing(s)
        else:
            assert phase == PLACES
            return start.place_figures(s)
        return None

    def after_actions(self, s: West, phase: int) -> Flow | None:
        """The End of Turn, and the Man in Black's turn."""
        if phase == STORIES:
            return turn.stories(s)
        if phase == TURN_END:
            return turn.turn_end(s)
        if phase == LIMIT:
            return turn.limit(s)
        if phase == LAST_GOALS:
            return turn.complete_goals(s)
        if phase == CLOSE:
            turn.close(s)
        elif phase == PASS_ON:
            turn.pass_on(s)
        else:
            assert phase == HIS_TURN
            return self.his_turn(s)
        return None

    def his_turn(self, s: West) -> Flow | None:
        """A line of his card may change something before anybody is asked."""
        line = man_in_black.his_step(s)
        s.carries_on = line is not None
        return line

    def view(self, s: West, seat: int) -> dict[str, object]:
        return view(s, seat)

    def result(self, s: West) -> dict[str, Any]:
        return ending.result(s)
