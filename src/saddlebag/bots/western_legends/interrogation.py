"""Allan Pinkerton's Action: whom to question, and which rank to name."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import RANK, SPARED
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.poker_cards import RANKS

MORE: Final = 0.15  # each further card makes a pair likelier
HIGH: Final = 0.03  # what a rank adds to the loss of a card


def questioning(sight: Sight, foe: dict[str, Any]) -> float:
    """A rival's loss of a card or two; the leader's counts most."""
    ahead = 1.0 if foe["lp"] == max([it["lp"] for it in sight.players]) else 0.5
    cards: float = 1.0 + MORE * (foe["hand"]["count"] - 1)
    return ahead * cards * sight.now.weights.rival * sight.now.card


def name_rank(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The rank whose cards cost the most."""
    found = dict.fromkeys(options, 0.0)
    for _, _, foe in sight.others:
        for name in foe["hand"]["known"] if "hand" in foe else ():
            answer = f"rank:{RANKS[RANK[name]]}"
            if answer in found:
                found[answer] += SPARED[name] + HIGH * RANK[name]
    return found
