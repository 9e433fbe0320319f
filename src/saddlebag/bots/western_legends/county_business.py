"""Bat Masterson's start of turn: a bandit he can beat, or one out of the way."""

from typing import Final

from saddlebag.bots.western_legends.place_actions import ambush
from saddlebag.bots.western_legends.rides import moves, ride_of
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import triggers
from saddlebag.western_legends.riding.ways import distances

PASS: Final = "pass"
RIDE: Final = 0.15  # the value of two spaces
NEAR: Final = 2  # how far he rides after it
CLEARED: Final = 0.5  # the share of a bandit's value for one who could still have beaten it


def county_business(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Whatever he does brings the ride."""
    bonus, far = triggers(sight), distances(sight.place)
    found = {PASS: 0.0}
    for answer in options:
        if answer != PASS:
            space, _ = ride_of(answer)
            prize = max(0.0, ambush(sight, bonus, space))
            if far[space] > NEAR:
                prize /= 1 + moves(sight, far[space])
            put = answer.startswith("put:")
            found[answer] = RIDE + (prize if put else -CLEARED * prize)
    return found
