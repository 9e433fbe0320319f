"""The levels of the shipped bots, from the weakest to the strongest.

A level plays every game: a game without a foresight of its own is searched by playouts.
"""

from collections.abc import Callable
from typing import Final

from saddlebag.bots import greedy, search
from saddlebag.bots.chair import Chair
from saddlebag.bots.foresight import Foresight, Skill, look_ahead
from saddlebag.registry import extra

# How strong each level is, compared with the others.
STRENGTHS: Final[dict[str, int]] = {
    "tenderfoot": 1,
    "ranch_hand": 2,
    "deputy": 3,
    "gunslinger": 4,
    "legend": 5,
}
# What they do in a game that has nothing to say about it; rollouts are answers in playouts there.
ANY_GAME: Final[dict[str, Skill]] = {
    "tenderfoot": Skill(slips=0.6),
    "ranch_hand": Skill(slips=0.25),
    "deputy": Skill(slips=0.08),
    "gunslinger": Skill(rollouts=search.BUDGET),
    "legend": Skill(rollouts=8 * search.BUDGET),
}
PARTS: Final = 10_000  # in which the share of slips is measured


def player(level: str) -> Callable[[Chair], str]:
    """How a bot of this level chooses."""

    def choose(chair: Chair) -> str:
        foresight: Foresight | None = extra(chair.game, "foresight")
        skill = ANY_GAME[level] if foresight is None else foresight.skills[level]
        return chosen(chair, foresight, skill)

    return choose


def chosen(chair: Chair, foresight: Foresight | None, skill: Skill) -> str:
    """A slip, greedy's answer, or what looking ahead finds."""
    ask = chair.ask
    assert ask is not None, "nobody is asked"
    options = ask.options
    if len(options) == 1:
        return options[0]
    luck = chair.luck
    if skill.slips and luck.below("slip", PARTS) < skill.slips * PARTS:
        return options[luck.below("slipped", len(options))]
    if not skill.rollouts or (skill.asks and ask.key not in skill.asks):
        return greedy.choose(chair)
    if foresight is None:
        return search.choose(chair, skill.rollouts)
    return look_ahead(chair, foresight, skill)
