"""How much a player has of what is counted (Q-89)."""

from typing import Final

from saddlebag.western_legends.goods.hands import holds
from saddlebag.western_legends.goods.herds import herd
from saddlebag.western_legends.state import West

AMOUNTS: Final = ("money", "nuggets", "wounds", "lp", "marshal", "wanted", "cards", "cattle")


def amount(s: West, player: int, what: str) -> int:
    """One of the amounts."""
    match what:
        case "money":
            return s.money[player]
        case "nuggets":
            return s.nuggets[player]
        case "wounds":
            return s.wounds[player]
        case "lp":
            return s.lp[player]
        case "marshal":
            return s.marshal[player]
        case "wanted":
            return s.wanted[player]
        case "cards":
            return holds(s, player)
    assert what == "cattle", what
    return len(herd(s, player))
