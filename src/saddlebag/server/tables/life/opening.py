"""A new table: its settings, its secret, and who sits there from the beginning."""

import secrets
from dataclasses import dataclass, field
from typing import Any, Literal

import saddlebag
from saddlebag.bots import bots
from saddlebag.kernel.chance import Secret, fresh_secret
from saddlebag.kernel.game import BadOption
from saddlebag.server.people.lookalikes import looks_like_any
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.state.record import Record
from saddlebag.server.tables.state.seat import Seat, bot_name
from saddlebag.server.tables.state.secret import insert_secret
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.limits import MOST_NAME
from saddlebag.server.wire.outgoing import Pace


@dataclass(frozen=True)
class TableSettings:
    """What the host wants."""

    game: str
    seats: int
    host: str  # a visitor
    name: str  # the host's name at this table
    colour: int = 0
    nonce: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    mode: Literal["online", "hot_seat", "solo"] = "online"
    listed: bool = False
    watchers: bool = True
    pace: Pace = field(default_factory=Pace)
    sitting: tuple[str, ...] = ()  # by seat: me, open, =Name (hot seat), or a bot


def new_table(
    settings: TableSettings, secret: Secret | None = None
) -> tuple[Record, list[Seat], Secret]:
    """Checked and put together; nothing is stored yet."""
    game = require_game(settings.game)
    options = checked_options(game, settings.seats, settings.options)
    luck, now = secret or fresh_secret(), now_ms()
    record = Record(
        id=new_id(),
        game=game.name,
        version=game.version,
        seats=settings.seats,
        options=options,
        host=settings.host,
        mode=settings.mode,
        listed=settings.listed,
        watchers=settings.watchers,
        pace=settings.pace,
        status="open",
        commitment=luck.commitment(),
        fair=luck.seed is None,
        created=now,
        moved=now,
    )
    return record, initial_seats(settings), luck


def checked_options(game: saddlebag.Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options, if they fit the current rules."""
    try:
        return game.chosen(seats, options)
    except BadOption as bad:
        raise HttpRefused(
            "bad_option", 422, key=bad.key, given=str(bad.given), allowed=as_words(bad.allowed)
        ) from bad


def new_id() -> str:
    """Not guessable, because unlisted tables are reached by their id."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(14))


def require_game(name: str) -> saddlebag.Game:
    """A game on offer."""
    try:
        return saddlebag.game(name)
    except BadOption as bad:
        raise HttpRefused("no_such_game", 422, given=name, allowed=saddlebag.games()) from bad


def as_words(allowed: object) -> list[str]:
    """Allowed values, as text."""
    return [str(one) for one in allowed] if isinstance(allowed, (list, tuple)) else [str(allowed)]


def initial_seats(settings: TableSettings) -> list[Seat]:
    """The seats as the host wants them; by default the host sits first, the rest is open."""
    words = settings.sitting or ("me", *["open"] * (settings.seats - 1))
    if len(words) != settings.seats:
        raise HttpRefused("bad_sitting", 422, given=len(words), allowed=settings.seats)
    if settings.mode != "hot_seat" and words.count("me") != 1:
        raise HttpRefused("bad_sitting", 422, given=words.count("me"), allowed=1)
    colours = [settings.colour, *(colour for colour in range(6) if colour != settings.colour)]
    mine = words.index("me") if "me" in words else 0
    colours.insert(mine, colours.pop(0))
    seats = [seat_for(settings, i, word, colours[i]) for i, word in enumerate(words)]
    names = [seat.name for seat in seats if seat.kind != "open"]
    for number, name in enumerate(names):
        if looks_like_any(name, names[:number]):
            raise HttpRefused("name_taken", name=name)
    if settings.mode != "online" and any(seat.kind == "open" for seat in seats):
        raise HttpRefused("bad_sitting", 422, given="open", allowed=["me", *bots(settings.game)])
    return seats


def seat_for(settings: TableSettings, i: int, word: str, colour: int) -> Seat:
    """me, open, =Anna (another person at this screen), or a bot's name."""
    if word == "me":
        return Seat(i, "person", colour, settings.host, name=settings.name, nonce=settings.nonce)
    if word == "open":
        return Seat(i, "open", colour)
    name = word[1:].strip()
    if word.startswith("=") and settings.mode == "hot_seat" and 0 < len(name) <= MOST_NAME:
        return Seat(i, "person", colour, settings.host, name=name)
    if word in bots(settings.game):
        return Seat(i, "bot", colour, bot=word, name=bot_name(word, i))
    raise HttpRefused("bad_sitting", 422, given=word, allowed=["me", "open", *bots(settings.game)])


def insert_table(record: Record, seats: list[Seat], secret: Secret) -> list[Statement]:
    """The statements that store a new table."""
    return [
        record.upsert(),
        insert_secret(record.id, secret),
        *(seat.upsert(record.id) for seat in seats),
    ]
