"""What players have done so far, as far as goals ask for it (GOAL-3).

Which three goals a player holds is a secret, but deeds are public: so what is done is counted for
all four goals of the character, in `s.progress[seat]`, one number for each deed of deeds.py;
as long as nothing is done there is none.
"""

from typing import Final

from saddlebag.western_legends.content.goals import Condition, Where
from saddlebag.western_legends.fights.record import Fight
from saddlebag.western_legends.goals.deeds import COUNTED, DEEDS, counts, where_or_whom
from saddlebag.western_legends.state import STORIES, West

ANYWHERE: Final = Where()
NO_PLACES: Final[tuple[int, ...]] = ()
OF_AN_ACTION: Final = ("single",)
PASSING: Final = ("turn", "single")  # deeds of one turn or one action; all others add up for good


def did(s: West, player: int, event: str, n: int = 1, fight: Fight | None = None) -> None:
    """A deed that goals may count, wherever its doer stands now."""
    if not s.agreed.goals or player >= s.seats:
        return
    character = s.character[player]
    for place in COUNTED[character].get(event, NO_PLACES):
        deed = DEEDS[character][place]
        if deed.where == ANYWHERE or counts(s, player, deed.where, fight):
            count(s, player, place, deed, n, fight)


def count(s: West, seat: int, place: int, deed: Condition, n: int, fight: Fight | None) -> None:
    """Add it up; a deed of one turn or one action only while that lasts."""
    done = so_far(s, seat, place)
    if deed.kind == "distinct":
        value = where_or_whom(s, seat, deed.by, fight)
        if value >= 0:
            mark(s, seat, place, done | 1 << value)
    elif deed.kind == "count":
        mark(s, seat, place, done + n)
    elif lasts(s, seat, deed.kind):
        mark(s, seat, place, done + n)
        if done + n >= deed.n:
            s.reached[seat] |= 1 << place


def so_far(s: West, seat: int, place: int) -> int:
    """How often or how much; for different places or opponents a bit for each."""
    marks = s.progress[seat]
    return marks[place] if marks else 0


def mark(s: West, seat: int, place: int, done: int) -> None:
    marks = list(s.progress[seat]) or [0] * len(DEEDS[s.character[seat]])
    marks[place] = done
    s.progress[seat] = tuple(marks)


def lasts(s: West, seat: int, kind: str) -> bool:
    """The own turn before its End of Turn phase, or an action of it (Q-72)."""
    return seat == s.turn and s.phase < STORIES and (kind == "turn" or s.deed != "")


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
        deeds = DEEDS[s.character[seat]]
        kept = [0 if deeds[place].kind in kinds else done for place, done in enumerate(marks)]
        s.progress[seat] = tuple(kept)
