"""An Action that only one character can take, once the ability is open (CHAR-2, CHAR-3)."""

from collections.abc import Sequence

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.ability import BY_CHARACTER, ability
from saddlebag.western_legends.content.numbers import ABILITY_FROM
from saddlebag.western_legends.state import West


def offers(s: West, me: int) -> Sequence[str]:
    """Nothing for most."""
    power = ability(s, me)
    return power.acts(s, me) if power.word else ()


def refusals(s: West, me: int) -> list[Refusal]:
    """Why not, for the one whose Action it is."""
    power = BY_CHARACTER[s.character[me]]
    if not power.word:
        return []
    if not s.legend(me):
        lacks: dict[str, object] = {"has": s.lp[me], "needs": ABILITY_FROM}
        return [(power.word, "ability_locked", lacks, "WL CHAR-2")]
    if not s.actions:
        return [(power.word, "no_actions_left", {"has": 0, "needs": 1}, "WL TURN-6")]
    return power.act_refusals(s, me)
