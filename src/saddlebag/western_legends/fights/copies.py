"""Jokers in a fight: put down like any card, named at the reveal (FIST-4, Q-78, Q-135, Q-136)."""

from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.goods.hands import RANK
from saddlebag.western_legends.goods.jokers import JOKERS, name_copy, playable, show_useless
from saddlebag.western_legends.records.fight import NPC, SHERIFF, Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import HAND, NAMES, PLAYED

STANCES: Final = ("fight", "decline")
NO_CARD: Final[Refusal] = ("fight", "no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-136")
NOBODY_IS_BARE: Final = -1


def stances(s: West, seat: int) -> tuple[str, ...]:
    """Q-136: with Jokers alone one can only decline."""
    return STANCES if playable(s, seat) else STANCES[1:]


def say_decline() -> list[Refusal]:
    return [("pass", "say_decline", {}, "WL FIGHT-6")]


def no_stance(s: West, seat: int) -> list[Refusal]:
    return say_decline() if playable(s, seat) else [*say_decline(), NO_CARD]


def out_of_cards(s: West, f: Fight, seat: int) -> bool:
    """Q-03, Q-05: with Jokers alone as with nothing; only the Sheriff lets one decline (Q-136)."""
    if playable(s, seat) or (f.kind == SHERIFF and s.cards.piles[HAND[seat]]):
        return False
    show_useless(s, seat)
    return True


def bare_side(s: West, f: Fight) -> int:
    """Q-135: the first side whose Joker has nothing to copy any more, which is shown."""
    for side, seat in enumerate(f.sides):
        if joker_of(s, seat) >= 0 and not playable(s, seat):
            show_useless(s, seat)
            return side
    return NOBODY_IS_BARE


def joker_of(s: West, player: int) -> int:
    """The Joker this player has put down, or -1."""
    if player == NPC or not s.human(player):
        return -1
    card = s.cards.piles[PLAYED[player]][0]
    return card if card in JOKERS else -1


async def name_copies(s: West, f: Fight) -> None:
    """Each side names and shows the card its Joker copies, the active side first."""
    for side, seat in enumerate(f.sides):
        joker = joker_of(s, seat)
        if joker >= 0:
            face = await name_copy(s, seat, joker)
            f.copied[side], f.ranks[side] = NAMES[face], RANK[face]
