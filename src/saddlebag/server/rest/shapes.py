"""Request and reply bodies of REST; with the socket's messages they become TypeScript types."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from saddlebag.finale.shapes import Finale
from saddlebag.server.wire.limits import MOST_NAME, MOST_NOTE, MOST_NUMBER, MOST_SEAT, MOST_WORD

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MOST_NAME)]
MaybeName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MOST_NAME)]
Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[\x20-\x7e]*$")]
Key = Annotated[str, StringConstraints(max_length=MOST_WORD)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
Colour = Annotated[int, Field(ge=0, le=MOST_SEAT)]


class Taken(BaseModel):
    """A request body: unknown fields are refused, and types are strict."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Given(BaseModel):
    """A reply: every field is present."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Refusal(Given):
    """Why something was not done: a key with its values."""

    reason: str
    values: dict[str, Any] = {}


class OptionCard(Given):
    """One option of a game; its texts are found by the game's name and the key."""

    key: str
    kind: Literal["flag", "number", "seat", "choice", "names"]
    default: Any
    allowed: list[Any]
    least: int
    most: int
    excludes: list[str]
    requires: list[str]
    needs: dict[str, str]
    bars: dict[str, str]


class GameCard(Given):
    """A game on offer."""

    name: str
    letters: str  # before the numbers of its rules
    rules: bool  # is there a page of its rules?
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]  # those that menus offer, the weakest first
    usual_bot: str  # the one to propose
    version: int


class GameTexts(Given):
    """The texts a game brings along, in Fluent's syntax; empty for a game of the house."""

    game: str
    fluent: str


class GameVocabulary(Given):
    """What a game declares, by name: the fields of each with their kinds (docs/kernel.md)."""

    kinds: dict[str, str | None]
    records: dict[str, str]
    events: dict[str, str]
    asks: dict[str, str]
    refusals: dict[str, str]
    view: str


class Me(Given):
    """The visitor this browser is; `known` is false before the first cookie."""

    known: bool
    name: str
    colour: int
    waiting: int  # tables waiting for me
    push_key: str  # public key for web push; "" where the page is not served over HTTPS


class MeChange(Taken):
    """My name, and my colour with its shape."""

    name: Name
    colour: Colour


class Token(Given):
    """For a program; shown once, never again."""

    token: str


class PaceChoice(Taken):
    """live: bank seconds per player and each seconds per decision; days: each days per turn."""

    kind: Literal["live", "relaxed", "days"] = "relaxed"
    bank: Annotated[int, Field(ge=0, le=7200)] = 0
    each: Annotated[int, Field(ge=0, le=600)] = 0
    at_zero: Literal["bot", "nothing"] = "bot"


class PlayNow(Taken):
    """One click: a game against bots."""

    game: Key = ""  # "": the first on offer
    newcomer: MaybeName = ""  # what to call me if I have no name yet
    first: bool = False  # the easier game for newcomers, where there is one
    wait: bool = False  # for my nonce, sent with the start


class Learn(Taken):
    """Open a lesson where I left off, or again from its beginning."""

    again: bool = False
    newcomer: MaybeName = ""  # what to call me if I have no name yet


class LessonCard(Given):
    """A lesson, and how far I have come; its texts are found by its id."""

    id: str
    game: str
    chapter: int
    minutes: int
    steps: int
    step: int  # steps done, if I left off in the middle
    done: bool  # walked to its end at least once


class NewTable(Taken):
    """A new table: who may join, what is played, how fast."""

    game: Key
    seats: Annotated[int, Field(ge=1, le=MOST_SEAT + 1)]
    options: dict[Key, Any] = {}
    mode: Literal["online", "hot_seat", "solo"] = "online"
    listed: bool = False
    watchers: bool = True
    pace: PaceChoice = PaceChoice()
    # by seat: "me", "open", a bot's name; hot seat: "=Anna" is a person at this screen
    sitting: Annotated[list[Key], Field(max_length=MOST_SEAT + 1)] = []
    name: MaybeName = ""
    newcomer: MaybeName = ""  # what to call me if I have no name yet
    colour: Colour = 0
    wait: bool = False  # for my nonce, though all seats are taken


class Opened(Given):
    """A table that was opened or joined, and the commitment to its secret."""

    table: str
    commitment: str


class OwnLuck(Taken):
    """My nonce, given after the commitment is known; it cannot be changed."""

    nonce: Nonce = ""


class Added(Given):
    """Was this nonce accepted? Not if one was given before, perhaps on another device."""

    taken: bool


class Invitation(Given):
    """A link; its secret is behind #, where no server and no log sees it."""

    link: str  # complete, to share
    qr: str  # the same as an SVG image


class Join(Taken):
    """Take a seat, with the secret of a join link (not needed at a listed table)."""

    key: Key = ""
    seat: Annotated[int, Field(ge=0, le=MOST_SEAT)] | None = None  # None: the first free one
    name: Name
    colour: Colour
    nonce: Nonce = ""


class SeatBot(Taken):
    """A bot for an open seat, or for mine while I am away."""

    bot: Key


class WithReason(Taken):
    """A reason, shown to everyone at the table."""

    reason: Reason = ""


class Mute(Taken):
    """Whether a seat may chat."""

    muted: bool
    reason: Reason = ""


class Ticket(Taken):
    """From a one-time link."""

    ticket: Key


class TableLine(Given):
    """A table in a list."""

    id: str
    game: str
    status: Literal["open", "playing", "over", "closed", "set_aside"]
    seats: int
    names: list[str]  # "" for an open seat
    kinds: list[Literal["open", "person", "bot"]]
    bots: list[str]  # "" where none plays
    colours: list[int]
    my_seats: list[int]
    waiting_for_me: bool
    deadline: int | None  # mine
    moved: int
    created: int
    winners: list[int] | None
    pace: PaceChoice
    options: dict[str, Any]


class Lists(Given):
    """Tables to join or watch, and my own, those waiting for me first."""

    mine: list[TableLine]
    listed: list[TableLine]


class Decision(Given):
    """One step of a replay: after `n` decisions `events` events had happened."""

    n: int
    seat: int | None  # who decided; None before the first
    events: int
    key: str  # what was asked; "" before the first
    undone: bool  # undone later


class Replay(Given):
    """A game as a seat or a spectator may know it, decision by decision."""

    table: str
    game: str
    seat: int | None
    may_be: list[int]  # seats whose view the reader may see
    decisions: list[Decision]
    first: int
    events: list[dict[str, Any]]


class Remembered(Given):
    """How a game that is over is remembered; None where its game does not say."""

    table: str
    game: str
    finale: Finale | None
    decision: int | None  # that led to the moment of the game


class Position(Given):
    """The table after n decisions."""

    n: int
    seat: int | None
    view: dict[str, Any]
    events: int


class Note(Given):
    """One of my notes, at an event."""

    event: int
    text: str
    at: int


class NoteChange(Taken):
    """An empty text removes the note."""

    event: Annotated[int, Field(ge=0, le=MOST_NUMBER)]
    text: Annotated[str, StringConstraints(max_length=MOST_NOTE)]


class PushAddress(Taken):
    """The browser's push subscription."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https://")]
    key: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=100)]


class RulePassage(Given):
    """One numbered rule, as plain text without source tags."""

    id: str  # "TURN-4"
    text: str


class RuleChapter(Given):
    """The rules under one heading."""

    title: str
    rules: list[RulePassage]


class Rulebook(Given):
    """All rules of a game, to search in the browser."""

    game: str
    letters: str  # PE, WL
    chapters: list[RuleChapter]
