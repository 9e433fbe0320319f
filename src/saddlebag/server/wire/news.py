"""What the server tells a browser or a bot. Keys and values, never a sentence."""

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.json import Encoder

Status = Literal["open", "playing", "over", "closed", "set_aside"]


class Person(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # of a bot: what it is called at this table
    colour: int  # 0-5: colour and shape go together
    bot: str = ""  # which one plays here, also while it stands in for a person
    away: bool = False  # a bot stands in until the person returns
    here: bool = False  # connected now
    host: bool = False
    muted: bool = False
    fell_back: bool = False  # its bot hung or crashed, and a simpler one plays on


class Pace(Struct, frozen=True):
    """How fast is played, as the host chose it."""

    kind: Literal["live", "relaxed", "days"] = "relaxed"
    bank: int = 0  # live: seconds per player for the whole game
    each: int = 0  # live: seconds for each decision; days: days per turn
    at_zero: Literal["bot", "nothing"] = "bot"


class TableCard(Struct, frozen=True):
    """What is agreed on at a table; the same for everybody."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    status: Status
    mode: Literal["online", "hot_seat", "solo"]
    listed: bool
    watchers: bool
    pace: Pace
    commitment: str
    fair: bool
    imported: bool
    created: int  # milliseconds since 1970, as all times
    started: int | None
    finished: int | None
    rematch: str | None  # the table that follows this one
    people: list[Person]
    result: dict[str, Any] | None


class Clock(Struct, frozen=True):
    """Whose time runs, until when; the server's clock rules."""

    now: int
    banks: list[int]  # milliseconds left, by seat
    deadlines: dict[str, int]  # seat -> when its time is over, bank included
    paused: bool
    waiting: list[int]  # seats that have not agreed to a proposed pause; [] without one
    request: int | None  # number of the proposed pause
    by: int | None = None  # who proposed it


class TakeBack(Struct, frozen=True):
    """What may be taken back."""

    free: int  # so many of my answers, at once
    may_ask: bool  # further back by consent
    request: int | None = None  # number of the open request
    by: int | None = None
    answers: int = 0  # how many decisions would be taken back
    waiting: list[int] = []  # seats that have not answered yet


class ChatLine(Struct, frozen=True):
    """Text, never markup."""

    number: int
    seat: int | None  # None: a spectator cannot speak; the server itself
    name: str
    text: str
    at: int


class News(Struct, tag_field="kind", frozen=True):
    """Any message from the server."""


class Lobby(News, tag="lobby", frozen=True):
    """A table that has not begun; sent again whenever something changes."""

    seq: int
    table: TableCard
    chat: list[ChatLine]
    host: bool  # is the reader the host?
    seats: list[int]  # the reader's own


class View(News, tag="view", frozen=True):
    """Everything, as this seat or a spectator may know it."""

    seq: int
    seat: int | None
    table: TableCard
    view: dict[str, Any]
    first: int  # number of the first event in `events`
    events: list[dict[str, Any]]
    clock: Clock | None
    undo: TakeBack
    chat: list[ChatLine]
    link: str  # of the journal's hash chain
    host: bool
    seats: list[int]  # the reader's own
    curtain: int | None = None  # the seat whose player is called to the screen


class Delta(News, tag="delta", omit_defaults=True, frozen=True):
    """What is new since the message before; `seq` is one more, or something is missing."""

    seq: int
    events: list[dict[str, Any]] = []
    patch: list[Any] = []  # [path, value] sets, [path] removes; a path is a list of keys
    link: str | None = None
    table: TableCard | None = None
    clock: Clock | None = None
    undo: TakeBack | None = None
    chat: list[ChatLine] = []


class Ack(News, tag="ack", frozen=True):
    """Done, and durable."""

    cid: str
    seq: int


class Nack(News, tag="nack", frozen=True):
    """Refused: reason, its numbers and names, the rule; nothing has changed."""

    cid: str
    reason: str
    values: dict[str, Any]
    rule: str = ""


class Curtain(News, tag="curtain", frozen=True):
    """Several people at one screen: this seat's player is called to it."""

    seat: int


class Notice(News, tag="notice", frozen=True):
    """Something that concerns this connection: why it is closed, what to do."""

    reason: str
    values: dict[str, Any] = {}


class Pong(News, tag="pong", frozen=True):
    """Here; and what time it is."""

    now: int


Told = Lobby | View | Delta | Ack | Nack | Curtain | Notice | Pong
write_news: Final = Encoder(enc_hook=None).encode
