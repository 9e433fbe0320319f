"""Who has won: the values are compared (FIGHT-11, Q-102)."""

from saddlebag.western_legends.fights.reveal import wins_ties
from saddlebag.western_legends.records.fight import ATTACKER, DEFENDER, GUARD, NPC, Fight
from saddlebag.western_legends.state import West


def compare(s: West, f: Fight) -> None:
    """FIGHT-11, BANDIT-5, HEIST-4, SHERIFF-8, Q-102"""
    mine, theirs = f.value(ATTACKER), f.value(DEFENDER)
    why = "higher" if mine != theirs else "tie"
    f.winner, f.how = ahead(s, f), why
    s.tell("compared", [mine, theirs], player_or_none(f.sides[f.winner]), why)


def ahead(s: West, f: Fight) -> int:
    """The side that wins as the values stand."""
    mine, theirs = f.value(ATTACKER), f.value(DEFENDER)
    if mine == theirs:
        return tie(s, f)
    return ATTACKER if mine > theirs else DEFENDER


def tie(s: West, f: Fight) -> int:
    """Q-102: the one side that wins ties wins it; otherwise the printed rule decides."""
    if f.says("player_wins_ties"):
        return ATTACKER
    both = [wins_ties(s, f, side) for side in (ATTACKER, DEFENDER)]
    if both[ATTACKER] != both[DEFENDER]:
        return ATTACKER if both[ATTACKER] else DEFENDER
    if f.kind == GUARD:  # HEIST-4
        return DEFENDER if s.options.guard_wins_ties else ATTACKER
    if f.npc:  # BANDIT-5, SHERIFF-8
        return DEFENDER
    for side, player in enumerate(f.sides):  # the Man in Black
        if not s.human(player):
            return side
    return ATTACKER  # FIGHT-11


def player_or_none(player: int) -> int | None:
    return None if player == NPC else player
