"""How long a pass takes that is the only answer: as long as people take to pass by choice.

Whoever takes longer than the server would tell that they had a choice, so the server takes its time
from the same law: log-normal, learnt from the passes by choice of this person to this question,
before there are enough of those from everybody's, and at first from what people usually take.
"""

from collections import OrderedDict, deque
from math import exp, log, sqrt
from random import Random, SystemRandom
from typing import Final, NamedTuple

REMEMBERED: Final = 200  # latest passes by choice to one question
MOST: Final = 10_000  # such pairs
AWAY: Final = 20.0  # seconds; whoever takes longer did something else
SHORTEST: Final = 0.2  # seconds
SLOWEST: Final = 1.645  # deviations: the slowest 5 % are not imitated, nobody waits that long
WEIGHT: Final = 3  # passes that what is known beforehand counts for
EVERYBODY: Final = ""


class Law(NamedTuple):
    """Of the logarithm of seconds."""

    mean: float
    spread: float

    def learnt(self, seconds: "deque[float]") -> "Law":
        """What these passes make of it."""
        logs = [log(it) for it in seconds]
        count = WEIGHT + len(logs)
        mean = (WEIGHT * self.mean + sum(logs)) / count
        squares = WEIGHT * (self.spread**2 + (self.mean - mean) ** 2)
        return Law(mean, sqrt((squares + sum((it - mean) ** 2 for it in logs)) / count))


USUAL: Final = Law(log(1.1), 0.6)


class Passing:
    """The passes by choice of all people at this server; forgotten with the process."""

    def __init__(self, luck: Random | None = None) -> None:
        self.luck = luck or SystemRandom()  # for pauses only, never for a game
        self.heard: OrderedDict[tuple[str, str], deque[float]] = OrderedDict()

    def note(self, visitor: str, question: str, seconds: float) -> None:
        """Somebody passed who could have done something else."""
        if seconds > AWAY:
            return
        for who in (visitor, EVERYBODY):
            known = self.heard.setdefault((who, question), deque(maxlen=REMEMBERED))
            known.append(max(SHORTEST, seconds))
            self.heard.move_to_end((who, question))
        while len(self.heard) > MOST:
            self.heard.popitem(last=False)

    def pause(self, visitor: str, question: str) -> float:
        """Seconds for a pass of this person that is the only answer."""
        law = USUAL
        for who in (EVERYBODY, visitor):
            law = law.learnt(self.heard.get((who, question), deque()))
        while True:
            deviation = self.luck.gauss(0.0, 1.0)
            if deviation < SLOWEST:
                return max(SHORTEST, exp(law.mean + law.spread * deviation))
