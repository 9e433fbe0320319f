"""What a game needs for bots that look ahead, and how they do it.

A bot that looks ahead tries its candidates in imagined worlds: it gives the answer there, lets
greedy players go on for a while, and estimates its chance to win. Greedy's own answer is the
incumbent, which only a clearly better candidate replaces.
"""

from abc import ABC, abstractmethod
from typing import Any, Final, NamedTuple

from saddlebag.bots.chair import Chair
from saddlebag.bots.fuse import Fuse
from saddlebag.bots.halving import decide
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.subclass import mypyc_attr
from saddlebag.kernel.table import Table

NEVER: Final = float("-inf")
WORLDS: Final = 1 << 62  # seeds to imagine from
EVERY_ASK: Final[frozenset[str]] = frozenset()


class Skill(NamedTuple):
    """How well a level plays one game."""

    slips: float = 0.0  # the share of answers that are given at random
    rollouts: int = 0  # for one decision; 0: as greedy answers
    worlds: int = 40  # in which a candidate is tried at most, on average
    candidates: int = 6  # at most so many answers are tried; 0: all of them, and whole plans
    doubt: float = 0.5  # standard errors by which a candidate must be better than greedy's answer
    asks: frozenset[str] = EVERY_ASK  # those that are thought about; empty: all of them


class Candidate(NamedTuple):
    """An answer to try, and what its player would do next."""

    answer: str
    plan: Any = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(ABC):
    """How one game is looked ahead in."""

    def __init__(self, skills: dict[str, Skill]) -> None:
        self.skills = skills  # by level

    @abstractmethod
    def candidates(self, ask: Ask, view: dict[str, Any], skill: Skill) -> list[Candidate]:
        """Answers worth trying, greedy's own first."""

    @abstractmethod
    def outcome(self, table: Table, seat: int, plan: Any) -> float:
        """The chance of a seat to win this imagined game; the table may be played on for that."""


def look_ahead(chair: Chair, foresight: Foresight, skill: Skill) -> str:
    """The best candidate in imagined worlds."""
    ask, seat = chair.ask, chair.seat
    assert ask is not None, "nobody is asked"
    found = foresight.candidates(ask, chair.look(), skill)
    if len(found) == 1:
        return found[0].answer
    first = chair.luck.below("worlds", WORLDS)

    def trial(candidate: int, world: int) -> float:
        table, it = chair.imagine(first + world), found[candidate]
        table.answer(it.answer, seat)
        return foresight.outcome(table, seat, it.plan)

    rollouts = min(skill.rollouts, skill.worlds * len(found))
    verdict = decide(len(found), rollouts, skill.doubt, trial, Fuse())
    return found[verdict.winner].answer


def best_of(worths: dict[str, float]) -> str:
    """The first of the best."""
    best, most = "", NEVER
    for answer, worth in worths.items():
        if worth > most:
            best, most = answer, worth
    return best
