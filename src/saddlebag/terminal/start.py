"""Starts a new game, or resumes one from a file."""

from typing import Any

from saddlebag.bots import USUAL
from saddlebag.kernel.game import Game
from saddlebag.terminal import luck, records
from saddlebag.terminal.complaint import Complaint, shown_file
from saddlebag.terminal.options import chosen, game, only
from saddlebag.terminal.page import page
from saddlebag.terminal.players import YOU, Player, players, usual
from saddlebag.terminal.screen import Screen
from saddlebag.terminal.session import Session
from saddlebag.texts import say


def new_game(
    screen: Screen,
    name: str | None,
    who: str | None,
    seed: int | None,
    written: list[str],
    nonce: str | None = None,
) -> None:
    """Deals and plays; all arguments are checked before the first question."""
    on_offer = game(name or only())
    people = players(usual(on_offer.seats) if who is None else who, on_offer.name)
    options = chosen(on_offer, len(people), written)
    if nonce is not None:
        luck.checked_nonce(nonce)
    try:
        if screen.typed and not written and any(not player.bot for player in people):
            easier = first_game(screen, on_offer, options)
            options = on_offer.chosen(len(people), easier)
        secret = luck.committed(screen, seed)
        nonces = luck.nonces(screen, people, nonce)
    except EOFError:
        screen.blank()
        screen.write(say("quit-bye"))
        return
    screen.blank()
    session = Session(on_offer.table(len(people), seed, options, nonces, secret), people, screen)
    session.welcome()
    session.play()


def first_game(screen: Screen, on_offer: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The options of an easier first game, if wanted."""
    sheet = page(on_offer.name, options)
    while sheet.first_game:
        answer = screen.ask(sheet.first_game_offer()).lower()
        if answer in ("", "y", "yes"):
            return sheet.first_game
        if answer in ("n", "no"):
            return {}
        if answer in ("q", "quit", "exit"):
            raise EOFError
    return {}


def resume(screen: Screen, file: str, who: str | None, barred: dict[str, Any]) -> None:
    """Resumes a saved game, with its players or with others in their seats."""
    for given, value in barred.items():
        if value is not None:
            raise Complaint(say("bad-resume-with", given=given))
    it = records.load(file)
    seats = it.table.head.seats
    people = at_least_one(it.players()) if who is None else players(who, it.table.head.game)
    if len(people) != seats:
        name, count = shown_file(file), len(people)
        raise Complaint(say("bad-players-count", file=name, seats=seats, given=count))
    session = Session(it.table, people, screen, file)
    session.heard = [it.ends[max(0, it.decisions - seats)]] * seats  # the last turn is shown again
    key = "play-resumed" if it.table.asks else "play-resumed-over"
    session.welcome()
    screen.write(say(key, file=shown_file(file), count=it.decisions))
    session.play()


def at_least_one(found: list[Player]) -> list[Player]:
    """If a file does not name its players, the first is you and the others are the usual bots."""
    if all(player.token == YOU for player in found) and len(found) > 1:
        return players(",".join([YOU, *[USUAL] * (len(found) - 1)]))
    return found
