"""The games on offer, with their options."""

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.game import Option
from saddlebag.terminal.page import page
from saddlebag.terminal.screen import Screen
from saddlebag.texts import say


def games(screen: Screen) -> None:
    """Each game: what it is, for how many, and what can be switched on."""
    for name in saddlebag.games():
        game = saddlebag.game(name)
        sheet = page(name, {option.key: option.default for option in game.options})
        least, most, title = min(game.seats), max(game.seats), sheet.title()
        about = sheet.about()
        screen.write(say("games-game", name=name, title=title, least=least, most=most, about=about))
        screen.write(say("games-options"))
        for option in game.options:
            screen.write(option_line(option, sheet.option(option.key)), "  ", "  ")
    screen.write(say("games-bots", bots=", ".join(bots())))


def option_line(option: Option, about: str) -> str:
    """One option: its key, what it can be, what it is when left out, what it does."""
    default = str(option.default)
    if option.kind == "flag":
        default = say("games-on" if option.default else "games-off")
    return say(
        "games-option", key=option.key, allowed=allowed(option), default=default, about=about
    )


def allowed(option: Option) -> str:
    """What an option can be."""
    words = ", ".join(str(word) for word in option.allowed)
    if option.kind == "flag":
        return say("games-flag")
    if option.kind == "number":
        return say("games-number", least=option.least, most=str(option.most))
    return say("games-seat", least=option.least, words=words) if option.kind == "seat" else words
