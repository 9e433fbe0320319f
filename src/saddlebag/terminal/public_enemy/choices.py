"""Choices that share a line."""

from saddlebag.public_enemy.cards import DECK_NAMES
from saddlebag.telling.names import commas
from saddlebag.terminal.public_enemy.words import Look, card, deck
from saddlebag.terminal.screen import HARD_SPACE
from saddlebag.texts import say


def group(option: str) -> str:
    """A tile has the same uses at every deck, so these choices share a line."""
    verb = option.partition(":")[0]
    return verb if verb in ("bury", "peek") else ""


def together(view: Look, verb: str, options: dict[int, str]) -> str:
    """Such choices by number and deck."""
    items = (item(view, *one).replace(" ", HARD_SPACE, 1) for one in options.items())
    return say(f"public-enemy-group-{verb}", choices=commas(items))


def item(view: Look, number: int, option: str) -> str:
    verb, name = option.split(":")
    pile = view["decks"][name]
    hidden = pile[-1] if name == DECK_NAMES[-1] else pile[-2]
    if verb == "peek" and hidden:
        return say("public-enemy-item-known", number=number, deck=deck(name), card=card(hidden))
    return say("public-enemy-item", number=number, deck=deck(name))
