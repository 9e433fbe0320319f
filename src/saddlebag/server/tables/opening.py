"""A new table: what is agreed on, its secret, and who sits there from the beginning."""

import secrets
from dataclasses import dataclass, field
from typing import Any, Literal

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.chance import Secret, fresh_secret
from saddlebag.kernel.game import BadOption
from saddlebag.server.tables.record import Record, now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.tables.seat import Seat, Statement
from saddlebag.server.tables.secrets import kept_secret
from saddlebag.server.wire.limits import MOST_NAME
from saddlebag.server.wire.news import Pace


@dataclass(frozen=True)
class Wish:
    """What somebody wants a table to be."""

    game: str
    seats: int
    host: str  # a visitor
    name: str  # what the host is called there
    colour: int = 0
    nonce: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    mode: Literal["online", "hot_seat", "solo"] = "online"
    listed: bool = False
    watchers: bool = True
    pace: Pace = field(default_factory=Pace)
    sitting: tuple[str, ...] = ()  # by seat: me, open, =Name (hot seat), or a bot


def new_table(wish: Wish, secret: Secret | None = None) -> tuple[Record, list[Seat], Secret]:
    """Everything checked and put together; nothing is written yet."""
    game = known_game(wish.game)
    options = chosen(game, wish.seats, wish.options)
    luck, now = secret or fresh_secret(), now_ms()
    record = Record(
        id=new_id(),
        game=game.name,
        version=game.version,
        seats=wish.seats,
        options=options,
        host=wish.host,
        mode=wish.mode,
        listed=wish.listed,
        watchers=wish.watchers,
        pace=wish.pace,
        status="open",
        commitment=luck.commitment(),
        fair=luck.seed is None,
        created=now,
        moved=now,
    )
    return record, seated(wish), luck


def chosen(game: saddlebag.Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Every option, if they fit today's rules."""
    try:
        return game.chosen(seats, options)
    except BadOption as bad:
        raise No(
            "bad_option", 422, key=bad.key, given=str(bad.given), allowed=listed(bad.allowed)
        ) from bad


def new_id() -> str:
    """Nobody guesses the address of a table that is not listed."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(14))


def known_game(name: str) -> saddlebag.Game:
    """A game on offer."""
    try:
        return saddlebag.game(name)
    except BadOption as bad:
        raise No("no_such_game", 422, given=name, allowed=saddlebag.games()) from bad


def listed(allowed: object) -> list[str]:
    """What would be allowed, as words."""
    return [str(one) for one in allowed] if isinstance(allowed, (list, tuple)) else [str(allowed)]


def seated(wish: Wish) -> list[Seat]:
    """The seats as the host wants them; without a word the host sits first, the rest is open."""
    words = wish.sitting or ("me", *["open"] * (wish.seats - 1))
    if len(words) != wish.seats:
        raise No("bad_sitting", 422, given=len(words), allowed=wish.seats)
    if wish.mode != "hot_seat" and words.count("me") != 1:
        raise No("bad_sitting", 422, given=words.count("me"), allowed=1)
    colours = [wish.colour, *(colour for colour in range(6) if colour != wish.colour)]
    mine = words.index("me") if "me" in words else 0
    colours.insert(mine, colours.pop(0))
    seats = [one_seat(wish, i, word, colours[i]) for i, word in enumerate(words)]
    names = [seat.name.casefold() for seat in seats if seat.kind != "open"]
    if len(set(names)) < len(names):
        raise No("name_taken")
    if wish.mode != "online" and any(seat.kind == "open" for seat in seats):
        raise No("bad_sitting", 422, given="open", allowed=["me", *bots(wish.game)])
    return seats


def one_seat(wish: Wish, i: int, word: str, colour: int) -> Seat:
    """me, open, =Anna (another person at this screen), or a bot's name."""
    if word == "me":
        return Seat(i, "person", colour, wish.host, name=wish.name, nonce=wish.nonce)
    if word == "open":
        return Seat(i, "open", colour)
    name = word[1:].strip()
    if word.startswith("=") and wish.mode == "hot_seat" and 0 < len(name) <= MOST_NAME:
        return Seat(i, "person", colour, wish.host, name=name)
    if word in bots(wish.game):
        return Seat(i, "bot", colour, bot=word, name=f"{word.capitalize()} {i + 1}")
    raise No("bad_sitting", 422, given=word, allowed=["me", "open", *bots(wish.game)])


def kept_table(record: Record, seats: list[Seat], secret: Secret) -> list[Statement]:
    """The statements that keep a new table."""
    return [
        record.kept(),
        kept_secret(record.id, secret),
        *(seat.kept(record.id) for seat in seats),
    ]
