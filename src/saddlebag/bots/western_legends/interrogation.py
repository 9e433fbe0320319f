"""Allan Pinkerton's Action: whom to question, and which rank to name."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import RANK, SPARED
from saddlebag.bots.western_legends.player_fights import PlayerFights
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.content.poker_cards import RANKS

MORE: Final = 0.15  # each further card makes a pair likelier
HIGH: Final = 0.03  # what a rank adds to the loss of a card
DISARMED: Final = 0.3  # how much better one fights a player without the best card


def questioning(sight: Sight, seat: int, fights: PlayerFights) -> float:
    """A rival's loss of a card or two, the leader's most of all; or half of that and a fight."""
    foe = sight.players[seat]
    ahead = 1.0 if foe["lp"] == max([it["lp"] for it in sight.players]) else 0.5
    cards: float = 1.0 + MORE * (foe["hand"]["count"] - 1)
    worth = ahead * cards * sight.now.weights.rival * sight.now.card
    if may_fight(sight, seat, foe):
        worth = max(worth, (worth + fights.best(foe, disarmed(fights, foe))) / 2)
    return worth


def may_fight(sight: Sight, seat: int, foe: dict[str, Any]) -> bool:
    """Is there an action left for a fight with this player? (FIGHT-1, FIGHT-22)"""
    here = SPACE[foe["space"]] == sight.place
    return here and sight.actions > 1 and seat not in sight.so_far["fought"]


def disarmed(fights: PlayerFights, foe: dict[str, Any]) -> float:
    """The chance to win once the best rank is gone."""
    return 1.0 if foe["hand"]["count"] == 1 else min(1.0, fights.odds_against(foe) + DISARMED)


def name_rank(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The rank whose cards cost the most."""
    found = dict.fromkeys(options, 0.0)
    for _, _, foe in sight.others:
        for name in foe["hand"]["known"] if "hand" in foe else ():
            answer = f"rank:{RANKS[RANK[name]]}"
            if answer in found:
                found[answer] += SPARED[name] + HIGH * RANK[name]
    return found
