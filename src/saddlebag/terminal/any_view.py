"""The view of any game as lines of text: piles, players, numbers and the rest."""

from collections import Counter
from typing import Any, Final

from saddlebag.telling.names import commas
from saddlebag.terminal.any_words import AnyWords
from saddlebag.texts import say, spoken
from saddlebag.texts.game import heading, text

# The keys of a view that every game has.
SHARED: Final = ("seat", "options", "events", "asks", "orders", "result", "game")


def lines(view: dict[str, Any], words: AnyWords) -> list[str]:
    """One line for each thing the game shows, grouped by player."""
    return [
        say("any-line", name=name_of(key, words), value=shown(key, value, words))
        for key, value in view.items()
        if key not in SHARED
    ]


def name_of(key: str, words: AnyWords) -> str:
    return text(words.game, f"view-{key}", heading(key))


def shown(key: str, value: Any, words: AnyWords) -> str:
    """A pile by its cards, a row of players by their names, everything else as it is."""
    if is_pile(value):
        return pile(value, words)
    if isinstance(value, list) and len(value) == len(words.names.names):
        return spoken(
            commas(
                say("any-of-player", who=words.names.who(seat), value=inner(key, part, words))
                for seat, part in enumerate(value)
            )
        )
    return inner(key, value, words)


def inner(key: str, value: Any, words: AnyWords) -> str:
    """The contents of a pile, a player or a part of them."""
    if is_pile(value):
        return pile(value, words)
    if isinstance(value, dict) and value:
        parts = [
            say("any-field", name=name_of(name, words), value=inner(name, part, words))
            for name, part in value.items()
        ]
        return f"({spoken(commas(parts))})"
    if isinstance(value, list) and any(isinstance(part, (list, dict)) for part in value):
        return spoken(commas(inner(key, part, words) for part in value))
    return words.value(words.view_kinds.get(key, ""), value)


def is_pile(value: object) -> bool:
    """Cards, by name or face down."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(card is None or isinstance(card, str) for card in value)
    )


def pile(cards: list[str | None], words: AnyWords) -> str:
    """Equal cards are counted, and so are backs."""
    counts = Counter(card for card in cards if card is not None)
    named = [
        words.thing(card) if count == 1 else say("any-several", count=count, name=words.thing(card))
        for card, count in counts.items()
    ]
    hidden = cards.count(None)
    return spoken(commas([*named, *([say("any-face-down", count=hidden)] if hidden else [])]))
