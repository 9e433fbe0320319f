"""What a fight is about, for either side: its outcome, tried both ways."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from saddlebag.western_legends.goods.trial import outcomes
from saddlebag.western_legends.records.fight import ATTACKER, Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Change, Stakes

Settle = Callable[[West, Fight], Coroutine[Any, Any, None]]
# What follows a decided fight, by its kind; the module of each kind adds its own.
SETTLE: Final[dict[str, Settle]] = {}
HIS: Final = "man_in_black"  # any kind that he started


def fight_stakes(s: West, f: Fight, me: int) -> Stakes:
    """For a player who takes part."""
    side = f.side_of(me)
    return {"won": ends(s, f, me, side), "lost": ends(s, f, me, 1 - side)}


def ends(s: West, f: Fight, me: int, winner: int, declined: bool = False) -> list[Change]:
    """What it brings this player if that side wins, because the other declines or otherwise."""
    starter = f.sides[ATTACKER]
    settle = SETTLE[f.kind if s.human(starter) else HIS]

    def decided(t: West) -> Coroutine[Any, Any, None]:
        fight = f.twin()
        fight.winner, fight.declined = winner, declined
        t.fight = fight
        return settle(t, fight)

    return outcomes(s, me, decided, {})[0]
