"""Messages from the server: keys and values, never a sentence."""

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.json import Encoder

Status = Literal["open", "playing", "over", "closed", "set_aside"]


class Person(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # a bot has a name at this table, too
    colour: int  # 0-5: colour and shape go together
    bot: str = ""  # the bot that plays here, also while it stands in for a person
    away: bool = False  # a bot stands in until the person returns
    here: bool = False  # connected now
    host: bool = False
    muted: bool = False
    fell_back: bool = False  # its bot hung or crashed, and a simpler one plays on


class Pace(Struct, frozen=True):
    """The time settings the host chose."""

    kind: Literal["live", "relaxed", "days"] = "relaxed"
    bank: int = 0  # live: seconds per player for the whole game
    each: int = 0  # live: seconds for each decision; days: days per turn
    at_zero: Literal["bot", "nothing"] = "bot"


class TableCard(Struct, frozen=True):
    """A table's settings and status; the same for everyone."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    status: Status
    mode: Literal["online", "hot_seat", "solo", "lesson"]
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
    resting: bool = False  # no person is left: the game stands still


class Clock(Struct, frozen=True):
    """Running clocks and their deadlines, by the server's time."""

    now: int
    banks: list[int]  # milliseconds left, by seat
    deadlines: dict[str, int]  # seat -> when its time is over, bank included
    paused: bool
    waiting: list[int]  # seats that have not agreed to a proposed pause; [] without one
    request: int | None  # number of the proposed pause
    by: int | None = None  # who proposed it


class TakeBack(Struct, frozen=True):
    """What may be undone."""

    free: int  # decisions of mine that can be undone at once
    may_ask: bool  # further back by consent
    request: int | None = None  # number of the open request
    by: int | None = None
    answers: int = 0  # decisions that would be undone
    waiting: list[int] = []  # seats that have not answered yet


class ChatLine(Struct, frozen=True):
    """Text, never markup."""

    number: int
    seat: int | None  # None: a spectator cannot speak; the server itself
    name: str
    text: str
    at: int


class LessonStep(Struct, frozen=True):
    """Where a learner is in a lesson, and what is said there."""

    lesson: str
    chapter: int
    step: int  # steps done, of all scenes
    steps: int
    # answer, look, free: the learner's turn; wait: the others move; scene: on to the next table
    kind: Literal["answer", "look", "free", "wait", "scene", "end"]
    say: str  # the key of its text
    point: list[str]  # what glows (docs/lessons.md)
    back: bool  # may the learner go back a step?
    remember: int  # lines to remember, told at the end
    next: str  # a lesson, first_game or play


class FromServer(Struct, tag_field="kind", frozen=True):
    """Any message from the server."""


class Lobby(FromServer, tag="lobby", frozen=True):
    """A table that has not begun; sent again whenever something changes."""

    seq: int
    table: TableCard
    chat: list[ChatLine]
    host: bool  # is the reader the host?
    seats: list[int]  # the reader's own


class View(FromServer, tag="view", frozen=True):
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
    lesson: LessonStep | None = None  # at a lesson's table, unless its file has changed


class Delta(FromServer, tag="delta", omit_defaults=True, frozen=True):
    """What is new since the last message; `seq` is one higher, or something is missing."""

    seq: int
    events: list[dict[str, Any]] = []
    patch: list[Any] = []  # [path, value] sets, [path] removes; a path is a list of keys
    link: str | None = None
    table: TableCard | None = None
    clock: Clock | None = None
    undo: TakeBack | None = None
    chat: list[ChatLine] = []
    lesson: LessonStep | None = None


class Ack(FromServer, tag="ack", frozen=True):
    """Done, and durable."""

    cid: str
    seq: int


class Nack(FromServer, tag="nack", frozen=True):
    """Refused: reason, its values, the rule; nothing has changed."""

    cid: str
    reason: str
    values: dict[str, Any]
    rule: str = ""


class Curtain(FromServer, tag="curtain", frozen=True):
    """Several people at one screen: this seat's player is called to it."""

    seat: int


class Notice(FromServer, tag="notice", frozen=True):
    """About this connection: why it is closed, what to do."""

    reason: str
    values: dict[str, Any] = {}


class Detail(FromServer, tag="detail", frozen=True):
    """What the options of my ask would bring, as far as my seat can know."""

    decision: int
    detail: dict[str, Any] | None


class Pong(FromServer, tag="pong", frozen=True):
    """The server's time."""

    now: int


ServerMessage = Lobby | View | Delta | Ack | Nack | Curtain | Notice | Detail | Pong
encode: Final = Encoder(enc_hook=None).encode
