"""What REST takes and gives. The socket's messages are in wire/; both become TypeScript types."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from saddlebag.server.wire.limits import MOST_NAME, MOST_NOTE, MOST_NUMBER, MOST_SEAT, MOST_WORD

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MOST_NAME)]
MaybeName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MOST_NAME)]
Nonce = Annotated[str, StringConstraints(max_length=64, pattern=r"^[\x20-\x7e]*$")]
Key = Annotated[str, StringConstraints(max_length=MOST_WORD)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]
Colour = Annotated[int, Field(ge=0, le=MOST_SEAT)]


class Taken(BaseModel):
    """A body: unknown fields are refused, and a number is a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Given(BaseModel):
    """A reply: every field is there."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Refusal(Given):
    """Why something was not done: a key with its values, and what to do next."""

    reason: str
    values: dict[str, Any] = {}


class OptionCard(Given):
    """One switch of a game; its words are in the texts, under the game's letters and the key."""

    key: str
    kind: Literal["flag", "number", "seat", "choice", "names", "later"]
    default: Any
    allowed: list[Any]
    least: int
    most: int
    excludes: list[str]


class GameCard(Given):
    """A game on offer."""

    name: str
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
    version: int


class Me(Given):
    """The visitor this browser is; `known` is false before the first cookie."""

    known: bool
    name: str
    colour: int
    waiting: int  # tables that wait for me
    push_key: str  # public key for web push; "" where the page is not served over HTTPS


class MeChange(Taken):
    """What I am called, and my colour with its shape."""

    name: Name
    colour: Colour


class Token(Given):
    """For a program of somebody's: told once, never again."""

    token: str


class PaceChoice(Taken):
    """live: bank seconds per player and each seconds per decision; days: each days per turn."""

    kind: Literal["live", "relaxed", "days"] = "relaxed"
    bank: Annotated[int, Field(ge=0, le=7200)] = 0
    each: Annotated[int, Field(ge=0, le=600)] = 0
    at_zero: Literal["bot", "nothing"] = "bot"


class PlayNow(Taken):
    """One click: a game against bots, nothing asked."""

    game: Key = ""  # "": the first on offer
    first: bool = False  # the easier game for newcomers, where there is one
    wait: bool = False  # for my nonce, which comes with the start


class NewTable(Taken):
    """A table to be: who may come, what is played, how fast."""

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
    colour: Colour = 0
    wait: bool = False  # for my nonce, though nobody is missing


class Opened(Given):
    """A table that was made or entered, and what its luck is bound to."""

    table: str
    commitment: str


class OwnLuck(Taken):
    """My part of the luck, once I know the commitment; it cannot be changed."""

    nonce: Nonce = ""


class Added(Given):
    """Is that nonce part of the luck? Not if one was given before, perhaps by another device."""

    taken: bool


class Invitation(Given):
    """The way in: the secret stands behind #, so no server and no log sees it in an address."""

    link: str  # whole, as people pass it on
    qr: str  # the same as an SVG image


class Join(Taken):
    """Sit down, with the secret of a join link (or at a listed table without)."""

    key: Key = ""
    seat: Annotated[int, Field(ge=0, le=MOST_SEAT)] | None = None  # None: the first free one
    name: Name
    colour: Colour
    nonce: Nonce = ""


class SeatBot(Taken):
    """A bot for an open seat, or for mine while I am away."""

    bot: Key


class WithReason(Taken):
    """Said to everybody at the table."""

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
    names: list[str]  # of those who sit there, "" for an open seat
    kinds: list[Literal["open", "person", "bot"]]
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
    """Tables one may join or watch, and my own: those that wait for me first."""

    mine: list[TableLine]
    listed: list[TableLine]


class Decision(Given):
    """One step of a replay: after `n` decisions `events` events had happened."""

    n: int
    seat: int | None  # who decided; None before the first
    events: int
    key: str  # what was asked; "" before the first
    undone: bool  # taken back later


class Replay(Given):
    """A game as a seat (or a spectator) may know it, decision by decision."""

    table: str
    game: str
    seat: int | None
    may_be: list[int]  # seats whose eyes the reader may look through
    decisions: list[Decision]
    first: int
    events: list[dict[str, Any]]


class Position(Given):
    """The table after some decisions."""

    n: int
    seat: int | None
    view: dict[str, Any]
    events: int


class Note(Given):
    """A note of mine, at an event."""

    event: int
    text: str
    at: int


class NoteChange(Taken):
    """An empty text removes the note."""

    event: Annotated[int, Field(ge=0, le=MOST_NUMBER)]
    text: Annotated[str, StringConstraints(max_length=MOST_NOTE)]


class PushAddress(Taken):
    """What the browser gave for web push."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https://")]
    key: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=100)]


class RulePassage(Given):
    """One numbered rule, as plain text with the tags of the sources left out."""

    id: str  # "TURN-4"
    text: str


class RuleChapter(Given):
    """The rules of one heading."""

    title: str
    rules: list[RulePassage]


class Rulebook(Given):
    """All rules of a game, to be searched in the browser."""

    game: str
    letters: str  # PE, WL
    chapters: list[RuleChapter]
