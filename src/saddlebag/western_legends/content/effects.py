"""What items and poker cards do: effects, each waiting for its moment."""

from typing import Final, NamedTuple

from saddlebag.western_legends.content.contents import Row, fits, known
from saddlebag.western_legends.content.steps import Steps, steps
from saddlebag.western_legends.content.verbs import EFFECT_VERBS, EFFECT_WORDS, VERBS, words

SAYS: Final = ("when", "do", "vs?", "cond?", "cost?", "limit?", "optional?", "edition?")
MORE: Final[dict[str, tuple[str, ...]]] = {
    "relocate": ("to",),
    "draw_then_discard": ("n", "discard"),
}
COUNTED: Final = words(
    "extra_steps sheriff lower_opposing track_same wound_opponent actions carry_nuggets "
    "carry_cattle hand_limit look_hand look_fight_card reroll_die acquire_extra discard_to_lower"
)


class Effect(NamedTuple):
    """Entries of one card with the same hook are one effect, done in their order."""

    when: str
    do: str
    n: int = 0
    vs: str = "any"
    cond: str = ""
    cost: str = ""
    limit: str = ""
    optional: bool = False
    edition: str = ""  # the edition switch that has a say in it
    to: str = ""
    discard: int = 0
    steps: Steps = ()  # of a verb of rewards: that verb


def effects(rows: list[Row], where: str) -> tuple[Effect, ...]:
    return tuple(effect(row, where) for row in rows)


def effect(row: Row, where: str) -> Effect:
    """One effect, if everything about it can be understood."""
    do = row["do"]
    known(do, EFFECT_VERBS if do in EFFECT_VERBS else VERBS, where)
    own = MORE.get(do, ("n",) if do in COUNTED else ()) if do in EFFECT_VERBS else VERBS[do]
    fits(row, (*SAYS, *own), EFFECT_WORDS, where)
    if do in EFFECT_VERBS:
        return Effect(**row)
    verb = {"do": do} | {name: row[name] for name in own}
    rest = {name: value for name, value in row.items() if name != "options"}
    return Effect(**rest, steps=steps([verb], where))


def at(hook: str, of: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Those that work at this moment."""
    return tuple(effect for effect in of if effect.when == hook)
