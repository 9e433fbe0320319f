"""Rewards: the value of their verbs, for the current choice or on average."""

from typing import Final

from saddlebag.bots.western_legends.resource_values import Values
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.cattle import CATTLE
from saddlebag.western_legends.content.steps import Step, Steps
from saddlebag.western_legends.content.stories import STORY_CARDS

NEUTRAL: Final = ""
MARSHAL: Final = "marshal"
WANTED: Final = "wanted"
WRANGLED: Final = "wrangled"
DIE_NUGGETS: Final = 0.6  # the value of a prospecting die, including rerolls
DIE_MONEY: Final = 4
# How likely a condition is to hold when the reward is paid.
LIKELY: Final = {"wounded": 0.4, "unhurt": 0.6, "mounted": 0.7, "on_foot": 0.3, "closer": 0.5}
REWARDS: Final[dict[str, Steps]] = {it.id: it.reward for it in STORY_CARDS} | {
    it.id: it.reward for it in CATTLE
}


def status(sight: Sight) -> str:
    """Marshal, Wanted or neither."""
    if sight.wanted:
        return WANTED
    return MARSHAL if sight.marshal else NEUTRAL


def reward(now: Values, name: str, status: str) -> float:
    """The approximate payment of a story or a cattle token, by its name."""
    known = now.rewards.get((name, status))
    if known is None:
        known = on_the_whole(now, REWARDS[name], status)
        now.rewards[name, status] = known
    return known


def on_the_whole(now: Values, steps: Steps, status: str) -> float:
    return sum([roughly(now, step, status) for step in steps])


def roughly(now: Values, step: Step, status: str) -> float:
    """The approximate value of one step, for any player."""
    match step.do:
        case "choose":
            return max(on_the_whole(now, option, status) for option in step.options)
        case "pay":
            return max(0.0, on_the_whole(now, step.gain, status) - price(now, step))
        case "if":
            chance = chance_of(step.cond, status)
            then = chance * on_the_whole(now, step.then, status)
            return then + (1 - chance) * on_the_whole(now, step.otherwise, status)
        case "per":
            return on_the_whole(now, step.gain, status) * step.max / 2
        case "marshal" if status == WANTED:
            return 0.0
        case "wanted" if status != WANTED:
            return 0.3
        case "heal":
            return now.wound / 2
        case "lose":
            return -0.5
    return plain(now, step.do, step.n or 1)


def price(now: Values, step: Step) -> float:
    """The cost of a deal."""
    return sum(
        [n * (now.weights.money / 10 if what == "money" else now.card) for what, n in step.cost]
    )


def chance_of(cond: str, status: str) -> float:
    """How likely a condition is to hold."""
    if cond in (MARSHAL, WANTED, WRANGLED):
        return float(cond == status)
    if cond == "not_wanted":
        return float(status != WANTED)
    return LIKELY.get(cond, 0.5)


def plain(now: Values, do: str, n: int) -> float:
    """The value of an amount of something, given room for it."""
    match do:
        case "money":
            return now.cash(40, n)
        case "cards" | "draw_keep":
            return now.card * n
        case "nugget":
            return now.nugget * n
        case "wound":
            return -now.wound * n
        case "discard" | "discard_random":
            return -now.card * n
        case "roll":
            return (DIE_NUGGETS * now.nugget + DIE_MONEY * now.weights.money / 10) * n
        case "marshal" | "track":
            return now.marshal_gain(1, 40, 1) * n
        case "wanted":
            return now.wanted_gain(3, 0, 1) * n
        case "cattle":
            return now.cattle
        case "item" | "shop":
            return 0.6
        case "relocate" | "move":
            return 0.2
    return float(n)  # Legendary Points


# ---- an option of a choice, as its label says


def label(sight: Sight, text: str) -> float:
    """`wound:1+money:50`: its value to this player now."""
    return sum([part(sight, it) for it in text.split("+")])


def part(sight: Sight, text: str) -> float:
    """One step of it."""
    now = sight.now
    do, _, about = text.partition(":")
    n = int(about) if about.isdigit() else 1
    match do:
        case "money":
            return now.cash(sight.money, n)
        case "heal":
            return now.wound * min(n, sight.wounds)
        case "nugget":
            return now.nugget * min(n, sight.room)
        case "marshal":
            return now.marshal_gain(sight.marshal, sight.money, n)
        case "wanted":
            return now.wanted_gain(sight.wanted, sight.marshal, n)
        case "lose":
            return -0.3
    return plain(now, do, n)
