"""The available games, with their options."""

import saddlebag
from saddlebag.bots import bots, opponents
from saddlebag.kernel.game import Option
from saddlebag.kernel.phrase import Term
from saddlebag.telling.names import commas
from saddlebag.terminal.any_page import AnyPage
from saddlebag.terminal.page import page
from saddlebag.terminal.screen import Screen
from saddlebag.texts import has, say


def games(screen: Screen) -> None:
    """Each game: its description, number of players and options."""
    for name in saddlebag.games():
        game = saddlebag.game(name)
        sheet = page(name, {option.key: option.default for option in game.options})
        least, most, title = min(game.seats), max(game.seats), sheet.title()
        about = sheet.about()
        screen.write(say("games-game", name=name, title=title, least=least, most=most, about=about))
        screen.write(say("games-options"))
        for option in game.options:
            screen.write(option_line(option, sheet), "  ", "  ")
        offer_bots(screen, name)


def offer_bots(screen: Screen, game: str) -> None:
    """The opponents with a word about each, then the bots for authors."""
    offered = opponents(game)
    screen.write(say("games-bots"))
    for bot in offered:
        key = f"bot-{bot}-about"
        about = say(key) if has(key) else ""
        screen.write(say("games-bot", name=bot, about=about) if about else bot, "  ", "  ")
    others = [bot for bot in bots(game) if bot not in offered]
    screen.write(say("games-more-bots", bots=commas(others)))


def option_line(option: Option, sheet: AnyPage) -> str:
    """One option: its key, its values, its default, its effect."""
    return say(
        "games-option",
        key=option.key,
        allowed=allowed(option),
        default=default(option, sheet),
        about=sheet.option(option.key),
    )


def default(option: Option, sheet: AnyPage) -> str:
    """The default of an option."""
    if option.default is None:
        return sheet.settled(option.key)
    if option.kind == "flag":
        return say("games-on" if option.default else "games-off")
    return str(option.default) if option.default != [] else say("games-nothing")


def allowed(option: Option) -> Term:
    """The values of an option."""
    words = commas(map(str, option.allowed))
    if option.kind == "flag":
        return say("games-flag")
    if option.kind == "number":
        return say("games-number", least=option.least, most=str(option.most))
    if option.kind == "names":
        return say("games-names", words=words)
    return say("games-seat", least=option.least, words=words) if option.kind == "seat" else words
