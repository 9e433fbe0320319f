"""Words of any game: its own texts where it has them, readable names where it has none."""

from saddlebag.kernel.phrase import Term
from saddlebag.texts import ENGLISH, NoText, has, say


def text(game: str, key: str, other: str = "", /, lang: str = ENGLISH, **args: Term) -> str:
    """The game's own words for a key; other words where it has none that fit."""
    whole = f"{game}-{key}"
    if not has(whole, lang):
        return other
    try:
        return say(whole, lang, **args)
    except NoText:  # it needs something we cannot tell
        return other


def title(game: str) -> str:
    """What a game is called."""
    return text(game, "name", " ".join(word.capitalize() for word in game.split("-")))


def pretty(name: object) -> str:
    """A name out of the rules as a reader likes it: gold_nugget is gold nugget."""
    return str(name).replace("_", " ").replace("-", " ").replace(":", ", ").strip()


def heading(name: object) -> str:
    """The same at the beginning of a line."""
    plain = pretty(name)
    return plain[:1].upper() + plain[1:]
