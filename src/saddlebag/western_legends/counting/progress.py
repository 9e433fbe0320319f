"""What players have done so far, as far as goals ask for it (GOAL-3).

Which three goals a player holds is a secret, but what players do is public: so it is counted for
all four goals of the character, in `s.progress[seat]`, one number for each tally of tallies.py;
the tuple is empty until something counts.
"""

from typing import Final

from saddlebag.western_legends.content.goals import Condition, Where
from saddlebag.western_legends.counting.tallies import BY_EVENT, TALLIES, counts, where_or_whom
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import STORIES, West

ANYWHERE: Final = Where()
NO_PLACES: Final[tuple[int, ...]] = ()
OF_AN_ACTION: Final = ("single",)
PASSING: Final = ("turn", "single")  # within one turn or one action; all others add up for good


def did(s: West, player: int, event: str, n: int = 1, fight: Fight | None = None) -> None:
    """Something happened that goals may count, wherever the player stands now."""
    if not s.options.goals or player >= s.seats:
        return
    character = s.character[player]
    for place in BY_EVENT[character].get(event, NO_PLACES):
        tally = TALLIES[character][place]
        if tally.where == ANYWHERE or counts(s, player, tally.where, fight):
            count(s, player, place, tally, n, fight)


def count(s: West, seat: int, place: int, tally: Condition, n: int, fight: Fight | None) -> None:
    """Add it up; within one turn or one action only while that lasts."""
    done = so_far(s, seat, place)
    if tally.kind == "distinct":
        value = where_or_whom(s, seat, tally.by, fight)
        if value >= 0:
            mark(s, seat, place, done | 1 << value)
    elif tally.kind == "count":
        mark(s, seat, place, done + n)
    elif lasts(s, seat, tally.kind):
        mark(s, seat, place, done + n)
        if done + n >= tally.n:
            s.reached[seat] |= 1 << place


def so_far(s: West, seat: int, place: int) -> int:
    """How often or how much; for different places or opponents a bit for each."""
    marks = s.progress[seat]
    return marks[place] if marks else 0


def mark(s: West, seat: int, place: int, done: int) -> None:
    marks = list(s.progress[seat]) or [0] * len(TALLIES[s.character[seat]])
    marks[place] = done
    s.progress[seat] = tuple(marks)


def lasts(s: West, seat: int, kind: str) -> bool:
    """The own turn before its End of Turn phase, or an action of it (Q-72)."""
    return seat == s.turn and s.phase < STORIES and (kind == "turn" or s.current_action != "")


# ---- the hooks of a turn


def new_turn(s: West, seat: int) -> None:
    """What must be done in one turn or one action is begun anew."""
    forget(s, seat, PASSING)


def new_action(s: West, seat: int) -> None:
    """What must be done in one action is begun anew."""
    forget(s, seat, OF_AN_ACTION)


def end_of_turn(s: West, seat: int) -> None:
    """What was done in one turn or one action has been completed by now, or not at all."""
    s.reached[seat] = 0


def forget(s: West, seat: int, kinds: tuple[str, ...]) -> None:
    marks = s.progress[seat]
    if any(marks):
        tallies = TALLIES[s.character[seat]]
        kept = [0 if tallies[place].kind in kinds else done for place, done in enumerate(marks)]
        s.progress[seat] = tuple(kept)
