"""The two story decks: the top card of each lies open (STORY-1)."""

from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import NAMES, STORY_DECKS


def turn_up_story(s: West, zone: int) -> None:
    """STORY-1: the top card of a deck is open."""
    card = s.cards.turn_up(zone)
    if card >= 0:
        s.tell("story_open", STORY_DECKS.index(zone), NAMES[card])
