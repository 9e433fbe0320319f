"""Stories: what it is worth to meet a trigger now, and where a disc belongs."""

from typing import Any, Final

from saddlebag.bots.western_legends.rewards import reward, status
from saddlebag.bots.western_legends.sight import Sight

Triggers = dict[str, float]  # what meeting each open trigger is worth
PASS: Final = "pass"
AGAIN: Final = 0.3  # of the hope, for a second disc on the same story


def triggers(sight: Sight) -> Triggers:
    """More where that completes the story; one disc a turn (STORY-3)."""
    found: Triggers = {}
    if sight.so_far["disc"]:
        return found
    for story in sight.view["stories"]:
        if story is not None:
            trigger = story["trigger"]
            found[trigger] = max(disc_worth(sight, story), found.get(trigger, 0.0))
    return found


def disc_worth(sight: Sight, story: dict[str, Any]) -> float:
    """A disc on a story: the reward, or the hope for it."""
    now, discs = sight.now, story["discs"]
    worth = reward(now, story["story"], status(sight))
    if len(discs) + 1 >= story["needed"]:
        return worth
    if not now.turns:
        return 0.0
    hope = now.taste.first_disc * worth
    return hope * AGAIN if sight.me in discs else hope


def disc(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Where it completes a story, or promises most; one that is moved leaves a promise behind."""
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
