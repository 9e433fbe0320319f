"""Stories: the value of meeting a trigger now, and where to place a disc."""

from typing import Any, Final

from saddlebag.bots.western_legends.rewards import reward, status
from saddlebag.bots.western_legends.sight import Sight

Triggers = dict[str, float]  # the value of meeting each open trigger
PASS: Final = "pass"
AGAIN: Final = 0.3  # the share of the expected reward for a second disc on the same story


def triggers(sight: Sight) -> Triggers:
    """Higher if it completes the story; one disc per turn (STORY-3)."""
    found: Triggers = {}
    if sight.so_far["disc"]:
        return found
    for story in sight.view["stories"]:
        if story is not None:
            trigger = story["trigger"]
            found[trigger] = max(disc_worth(sight, story), found.get(trigger, 0.0))
    return found


def disc_worth(sight: Sight, story: dict[str, Any]) -> float:
    """The value of a disc on a story: the reward, or a share of it."""
    now, discs = sight.now, story["discs"]
    worth = reward(now, story["story"], status(sight))
    if len(discs) + 1 >= story["needed"]:
        return worth
    if not now.turns:
        return 0.0
    hope = now.weights.first_disc * worth
    return hope * AGAIN if sight.me in discs else hope


def disc(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Where it completes a story or promises most; moving a disc gives up its old promise."""
    stories = sight.view["stories"]
    found = {PASS: 0.0}
    for answer in options:
        if answer != PASS:
            deck = int(answer[-1])
            worth = disc_worth(sight, stories[deck])
            if answer.startswith("move"):
                worth -= disc_worth(sight, stories[1 - deck]) / 2
            found[answer] = worth + 0.01
    return found
