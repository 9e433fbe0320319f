"""What something happened for, in words; nothing where the sentence before has said it."""

from typing import Final

from saddlebag.terminal.western_legends.words import effect, item, story
from saddlebag.texts import has, say
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD
from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.content.man_in_black_cards import HIS_CARD
from saddlebag.western_legends.content.poker_cards import EFFECT, POKER_CARD

STORY: Final = "story:"
# What the outcome of a fight brings needs no reason.
OUTCOME: Final = ("bandit", "heist", "duel", "rob", "arrest", "fight_lost", "guard", "sheriff")


def thing(cause: str) -> str:
    """The card, item or ability behind a cause, by its name; empty if it is none."""
    bare = cause.removesuffix("+")
    if cause in POKER_CARD:
        return effect(cause)
    if cause in EFFECT:
        return say(f"wl-poker-{cause}")
    if bare in ITEM:
        return item(cause)
    if has(f"wl-ability-{cause}"):
        return say(f"wl-ability-{cause}")
    return ""


def why(cause: str) -> str:
    """Why something changed, as the end of a clause."""
    if cause.startswith(STORY):
        return say("wl-for-story", story=story(cause.removeprefix(STORY)))
    if cause in FIGHT_CARD:
        return say("wl-for-fight_card")
    if cause in HIS_CARD:
        return say("wl-for-his_card")
    if has(f"wl-for-{cause}"):
        return say(f"wl-for-{cause}")
    return say("wl-for-thing", thing=thing(cause))
