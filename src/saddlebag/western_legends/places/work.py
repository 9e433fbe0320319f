"""Honest work (WORK-1)."""

from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.action import Action
from saddlebag.western_legends.content.board import LOCATION_OF, NAMES
from saddlebag.western_legends.content.numbers import WORK_MONEY, WORK_PLACES
from saddlebag.western_legends.goods.gains import gain_money
from saddlebag.western_legends.state import West

WORD: Final = "work"
OPEN: Final = (WORD,)
SHUT: Final[tuple[str, ...]] = ()
# LOC-3, Q-11: neither the Sheriff's Office nor a hideout has work, nor a plain space.
WORK_AT: Final = [location in WORK_PLACES for location in LOCATION_OF]


def offers(s: West, me: int) -> tuple[str, ...]:
    """Q-40: also with a full wallet."""
    return OPEN if WORK_AT[s.place[me]] else SHUT


def refusals(s: West, me: int) -> list[Refusal]:
    return []


async def work(s: West, me: int, rest: str) -> None:
    """WORK-1: $10."""
    s.tell("worked", me, NAMES[s.place[me]])
    gain_money(s, me, WORK_MONEY, WORD)


WORK: Final = Action(WORD, offers, refusals, work)
