"""Stories: what their rewards are worth, and what it is worth to meet a trigger now."""

from typing import Final

from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.taste import TASTE
from saddlebag.western_legends.steps import Step, Steps
from saddlebag.western_legends.stories import STORY_CARDS

NEUTRAL, MARSHAL, WANTED = range(3)
DIE: Final = 0.6  # nuggets that a prospecting die brings
TAILINGS: Final = 4
# What a reward is worth on the whole, by its verb.
PLAIN: Final[dict[str, float]] = {
    "money": TASTE.money / 10,
    "cards": TASTE.card,
    "lp": 1.0,
    "heal": 0.35,
    "nugget": TASTE.nugget,
    "wound": -TASTE.wound,
    "discard": -TASTE.card,
    "discard_random": -TASTE.card,
    "track": 1.4,
    "roll": DIE * TASTE.nugget + TAILINGS * TASTE.money / 10,
    "draw_keep": TASTE.card,
    "relocate": 0.3,
    "move": 0.15,
    "item": 0.8,
    "shop": 0.5,
    "cattle": TASTE.cattle,
}
LIKELY: Final = {"wounded": 0.4, "unhurt": 0.6, "mounted": 0.7, "on_foot": 0.3, "closer": 0.5}


def worth_of(step: Step, status: int) -> float:
    """About what one step of a reward is worth."""
    match step.do:
        case "choose":
            return max(all_of(option, status) for option in step.options)
        case "pay":
            return max(0.0, all_of(step.gain, status) - price(step))
        case "if":
            chance = chance_of(step.cond, status)
            then, otherwise = all_of(step.then, status), all_of(step.otherwise, status)
            return chance * then + (1 - chance) * otherwise
        case "per":
            return all_of(step.gain, status) * step.max / 2
        case "marshal":
            return 0.0 if status == WANTED else 1.6 * step.n
        case "wanted":
            return 1.5 * step.n if status == WANTED else 0.3
        case "lose":
            return -0.5
    return PLAIN.get(step.do, 0.0) * (step.n or 1)


def price(step: Step) -> float:
    """What a deal costs."""
    return sum(
        n * (TASTE.money / 10 if what == "money" else TASTE.card) for what, n in step.cost
    )


def chance_of(cond: str, status: int) -> float:
    """How likely a condition is to hold."""
    if cond in ("marshal", "wanted", "not_wanted"):
        return float((status == WANTED) if cond == "wanted" else status == MARSHAL)
    return LIKELY.get(cond, 0.5)


def all_of(steps: Steps, status: int) -> float:
    return sum(worth_of(step, status) for step in steps)


REWARD: Final[dict[str, tuple[float, ...]]] = {
    it.id: tuple(all_of(it.reward, status) for status in (NEUTRAL, MARSHAL, WANTED))
    for it in STORY_CARDS
}


def status(sight: Sight) -> int:
    if sight.wanted:
        return WANTED
    return MARSHAL if sight.marshal else NEUTRAL


def triggers(sight: Sight) -> dict[str, float]:
    """What it is worth to meet each open trigger: more where that completes the story."""
    found: dict[str, float] = {}
    for story in sight.view["stories"]:
        if story is not None:
            worth = disc_worth(sight, story["story"], story["discs"], story["needed"])
            found[story["trigger"]] = max(worth, found.get(story["trigger"], 0.0))
    return found


def disc_worth(sight: Sight, story: str, discs: list[int], needed: int) -> float:
    """A disc on a story: the reward, or the hope for it; nothing more with a disc there already."""
    worth = REWARD[story][status(sight)]
    if not sight.turns and len(discs) + 1 < needed:
        return 0.0
    if len(discs) + 1 >= needed:
        return worth
    hope = TASTE.first_disc * worth
    return hope * 0.3 if sight.me in discs else hope
