"""Bandits with cards: what a line changes, which bandit to put where, where to drive a rival."""

from functools import lru_cache
from typing import Any, Final

from saddlebag.bots.western_legends.odds import above
from saddlebag.bots.western_legends.resource_values import Values
from saddlebag.bots.western_legends.rewards import on_the_whole, status
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.bandit_cards import (
    BANDIT_CARDS,
    NO_LINE,
    TYPES,
    Line,
    line_id,
)
from saddlebag.western_legends.content.board import CABARET, MINES, SPACE
from saddlebag.western_legends.content.numbers import FIGHT_CARDS
from saddlebag.western_legends.content.steps import Step
from saddlebag.western_legends.riding.ways import distances

Worths = dict[str, float]
Options = tuple[str, ...]
LINES: Final[dict[str, Line]] = {
    line_id(card, bandit): line
    for card, it in enumerate(BANDIT_CARDS)
    for bandit, line in enumerate(it.lines)
}
# What only a bandit card says, as a gain of the player who has won or lost.
OUTCOMES: Final = {"mount_discount": 0.3, "driven_off": -0.4, "no_mount_this_turn": -0.3}
# How much a condition helps the player.
HELPS: Final = {
    "npc_lower_if": 0.5,
    "npc_reveals_first": 1.0,
    "player_wins_ties": 0.5,
    "player_draw": 0.5,
    "no_reactions": -0.3,
    "no_weapon": -0.5,
    "random_card": -1.0,
    "pay_or_npc_draw": -0.5,
}
KINDS: Final = {"reward": 1.0, "penalty": -1.0, "quote": 0.0}
WAITING: Final = {"driven_off": 2.0, "hot_sheriff": 1.0}  # one's own ride comes last
USUAL: Final = FIGHT_CARDS["bandit"]


def line_of(fight: dict[str, Any]) -> Line:
    """What the bandit card says about this fight."""
    return LINES[fight["line"]] if fight["line"] else NO_LINE


# ---- the fight


def outcome(sight: Sight, line: Line) -> float:
    """The value of its reward or penalty."""
    return sum([step_worth(sight.now, step, status(sight)) for step in line.fx])


def step_worth(now: Values, step: Step, standing: str) -> float:
    known = OUTCOMES.get(step.do)
    return on_the_whole(now, (step,), standing) if known is None else known


def lowered(sight: Sight, line: Line, lowers: int, weapon: int) -> int:
    """How far the fight card is lowered: by a line more, or less without the weapon."""
    for step in line.fx:
        if step.do == "no_weapon":
            return lowers - weapon
        if step.do == "npc_lower_if" and is_so(sight, step.cond):
            return lowers + step.n
    return lowers


def is_so(sight: Sight, cond: str) -> bool:
    """Conditions of these lines: a mount of one's own, or little money."""
    return sight.mat["mount"] is not None if cond == "mounted" else sight.money <= 20


def odds(sight: Sight, fight: dict[str, Any], ties: bool) -> tuple[float, ...]:
    """The chance to win by the value of one's own card, against as many cards as were drawn."""
    controller = sight.players[fight["controller"]]
    drawn = controller["aside"]["count"] + len(sight.view["fight_card"])
    return against(drawn or USUAL, ties)


def wins_ties(fight: dict[str, Any]) -> bool:
    return any(step.do == "player_wins_ties" for step in line_of(fight).fx)


@lru_cache(8)
def against(drawn: int, ties: bool) -> tuple[float, ...]:
    return above(drawn, ties)


# ---- asks


def pay_bandit(sight: Sight, options: Options) -> Worths:
    """What is saved is worth as much as the chances that fewer fight cards leave."""
    (step,) = line_of(sight.view["fight"]).fx
    value = min(
        sight.top + sight.lowers(True, sight.place) + sight.stick, len(against(1, False)) - 1
    )
    more = against(USUAL, False)[value] - against(step.n, False)[value]
    return {"money": 2 * more + sight.now.cash(sight.money, -step.money), "pass": 0.0}


@lru_cache(len(TYPES))
def favour(bandit: str) -> float:
    """How good the lines of a bandit are for whoever meets it."""
    found = 0.0
    for card in BANDIT_CARDS:
        line = card.lines[TYPES.index(bandit)]
        found += KINDS.get(line.kind, 0.0)
        for step in line.fx if line.kind == "condition" else ():
            draws = USUAL - step.n if step.do == "npc_draw" else 0
            found += HELPS.get(step.do, 0.0) + draws
    return found


def spawn_type(sight: Sight, options: Options) -> Worths:
    """A harmless one near one's own figure, a harsh one near those of rivals."""
    found: Worths = {}
    for answer in options:
        _, bandit, space = answer.split(":")
        far = distances(SPACE[space])
        nearest = min([far[place] for _, place, _ in sight.others], default=0)
        found[answer] = favour(bandit) if far[sight.place] <= nearest else -favour(bandit)
    return found


def driven_off(sight: Sight, options: Options) -> Worths:
    """Far from the Cabaret, and rather not to a mine."""
    spaces = {answer: SPACE[answer.removeprefix("to:")] for answer in options}
    return {
        answer: distances(space)[CABARET] - 3.0 * (space in MINES)
        for answer, space in spaces.items()
    }


def waiting(sight: Sight, options: Options) -> Worths:
    """What harms comes first, one's own ride last."""
    return {answer: WAITING.get(answer.partition(":")[0], 0.0) for answer in options}
