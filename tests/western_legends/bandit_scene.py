"""A bandit of a type around the corner, and the bandit card that comes next (FIST-6, FIST-7)."""

from typing import Any

from saddlebag import Table
from tests.western_legends.fights import BEFORE_IT, HIDEOUT, let_pass, scene
from tests.western_legends.seen import asked, say

FACES: dict[str, Any] = {"fistful_of_extras": True, "bandit_cards": True, "jokers": False}
WIN, LOSS = ("10_hearts", "fight_3"), ("4_spades", "fight_j")  # neither card does anything else
NOTHING_SAID = ("robber", 1)  # a line that is only a quote


def before(bandit: str, card: int, hand: list[str], fight_deck: list[str], **told: Any) -> Table:
    """Seat 0 a step away from this bandit; this bandit card is on top of its deck."""
    laid: dict[str, Any] = {
        "bandits": {HIDEOUT: bandit},
        "places": {0: BEFORE_IT},
        "hands": {0: hand},
    } | told
    deck = [f"bandit_card_{card}"]
    return scene(fight_deck=fight_deck, bandit_deck=deck, **FACES, **laid)


def met(bandit: str, card: int, hand: list[str], fight_deck: list[str], **told: Any) -> Table:
    """The bandit is met and its card turned up."""
    return say(before(bandit, card, hand, fight_deck, **told), f"ride:{HIDEOUT}")


def bout(bandit: str, card: int, cards: tuple[str, str], **told: Any) -> Table:
    """Both cards are put down; a win is taken as 1 LP."""
    mine, theirs = cards
    hand = [mine, *told.pop("more_cards", [])]
    opened = met(bandit, card, hand, [theirs, "fight_2", "fight_4"], **told)
    return finish(say(opened, (0, mine), (2, theirs)))


def finish(opened: Table) -> Table:
    """The rest of the fight, without Reactions."""
    let_pass(opened)
    if asked(opened)[1] == "choose":
        say(opened, "lp:1")
    return let_pass(opened)
