"""Options as they are written on the command line: `duel`, `round_cap=10`."""

from collections.abc import Sequence
from typing import Any, Final

import saddlebag
from saddlebag.kernel.game import BadOption, Game, Option
from saddlebag.telling.names import commas
from saddlebag.terminal.complaint import Complaint, bad_option
from saddlebag.terminal.page import page
from saddlebag.texts import say

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


def game(name: str) -> Game:
    """The game of this name; the error for an unknown one lists those available."""
    try:
        return saddlebag.game(name)
    except BadOption as error:
        raise bad_option(error) from None


def only() -> str:
    """The default game."""
    return saddlebag.games()[0]


def chosen(game: Game, seats: int, written: Sequence[str]) -> dict[str, Any]:
    """Every option with its value, checked against the seats and each other."""
    options: dict[str, Any] = {}
    try:
        for text in written:
            key, _, value = text.partition("=")
            options[key.strip()] = valued(game, key.strip(), value.strip(), "=" in text, seats)
        return game.chosen(seats, options)
    except BadOption as error:
        raise bad_option(error, game, title(game)) from None


def title(game: Game) -> str:
    """The title of a game."""
    return page(game.name, {option.key: option.default for option in game.options}).title()


def valued(game: Game, key: str, value: str, given: bool, seats: int) -> Any:
    """The value of a text: a switch, a number or a word."""
    option = next((option for option in game.options if option.key == key), None)
    if option is None:
        raise BadOption("option", key, [option.key for option in game.options])
    if option.kind == "flag":
        return flag(option, value) if given else True
    if not value:
        allowed = commas(option.choices(seats))
        raise Complaint(say("bad-value-missing", key=key, example=example(option), allowed=allowed))
    if option.kind == "names":
        return [name.strip() for name in value.split(",")]
    whole = value.removeprefix("-")
    return int(value) if whole.isascii() and whole.isdecimal() and len(whole) < 10 else value


def example(option: Option) -> str:
    """Checks that this option can have the value."""
    if option.most:
        return str(min(option.most, 10))
    words = [str(word) for word in option.allowed[:2]] or ["0"]
    return ",".join(words) if option.kind == "names" else words[0]


def flag(option: Option, value: str) -> bool:
    """On or off."""
    if value.lower() in YES:
        return True
    if value.lower() in NO:
        return False
    raise BadOption(option.key, value, say("games-flag"))
