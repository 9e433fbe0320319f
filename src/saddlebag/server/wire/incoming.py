"""Messages to the server; anything that does not fit is refused as a whole."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder

from saddlebag.server.wire.limits import (
    MOST_ANSWERS,
    MOST_CHAT,
    MOST_NUMBER,
    MOST_SEAT,
    MOST_SPEED,
    MOST_WORD,
)

TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEAT)]
Word = Annotated[str, Meta(max_length=MOST_WORD)]
Words = Annotated[list[Word], Meta(max_length=MOST_ANSWERS)]


class FromClient(Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """Any message to the server."""


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: which table, watching or playing, and how many events are known."""

    table: TableId
    watch: bool = False  # as a spectator, even if a seat is mine
    events: Number = 0


class Command(FromClient, frozen=True):
    """Gets an ack or a nack; the same `cid` of the same person always gets the same one."""

    cid: CommandId


class Answer(Command, tag="answer", frozen=True):
    """An answer to the ask with this decision number."""

    decision: Number
    text: Word
    seat: SeatNumber | None = None  # only where one person plays several seats


class Answers(Command, tag="answers", frozen=True):
    """All answers of a group, accepted together or not at all."""

    decision: Number
    texts: Words
    seat: SeatNumber | None = None


class Undo(Command, tag="undo", frozen=True):
    """Undo this many of my decisions, as far as that is free; None: as far as possible."""

    answers: Number | None = None


class AskUndo(Command, tag="ask_undo", frozen=True):
    """Ask those affected to undo my last decision and everything since."""


class Consent(Command, tag="consent", frozen=True):
    """Yes or no to the requested undo or pause with this number."""

    request: Number
    yes: bool


class Order(Command, tag="order", frozen=True):
    """Pass asks with these keys for me; no keys: ask me again."""

    keys: Words
    until: Word = ""


class Pause(Command, tag="pause", frozen=True):
    """Stop the clocks (everyone must agree) or resume them."""

    stop: bool


class Chat(Command, tag="chat", frozen=True):
    """A line for everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Teach(Command, tag="teach", frozen=True):
    """At a lesson: on after a look, show me what is wanted here, or back to the step before."""

    deed: Literal["on", "show", "back"]
    step: Number  # where the learner is


class Lift(FromClient, tag="lift", frozen=True):
    """Several people at one screen: this seat's player is in front of it."""

    seat: SeatNumber


class Look(FromClient, tag="look", frozen=True):
    """Tell me more about the options of the ask with this decision number."""

    decision: Number


class Tempo(FromClient, tag="tempo", frozen=True):
    """How many times quicker bots may answer while I follow the game; 0: without a pause."""

    speed: Annotated[int, Meta(ge=0, le=MOST_SPEED)]


class Resync(FromClient, tag="resync", frozen=True):
    """Something is missing here: send everything again."""

    events: Number = 0


class Ping(FromClient, tag="ping", frozen=True):
    """Asks for a pong."""


ClientMessage = (
    Hello
    | Answer
    | Answers
    | Undo
    | AskUndo
    | Consent
    | Order
    | Pause
    | Chat
    | Teach
    | Lift
    | Look
    | Tempo
    | Resync
    | Ping
)
decode: Final = Decoder(ClientMessage).decode
