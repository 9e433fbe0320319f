"""What all tables of one server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from saddlebag.server.store.store import Store
from saddlebag.server.tables.state.decisions import Decisions
from saddlebag.server.tables.state.passing import Passing
from saddlebag.server.tables.state.record import Record
from saddlebag.server.tables.state.seat import Seat


class WaitingTable(Protocol):
    """What a notice needs to know about a table that waits for somebody."""

    record: Record
    seats: list[Seat]
    decisions: Decisions

    def connected(self) -> set[str]: ...


class BotPool(Protocol):
    """Chooses for bots, outside the event loop."""

    async def choose(
        self,
        table_id: str,
        head: dict[str, Any],
        entries: Callable[[int], list[Any]],
        seat: int,
        bot: str,
    ) -> str: ...
    def forget(self, table_id: str) -> None: ...


@dataclass(frozen=True)
class Timing:
    """Pauses and limits; tests and benchmarks set their own."""

    # seconds a bot waits, at least and at most; pages show its moves in their own time
    bot_pause: tuple[float, float] = (0.1, 0.2)
    # before a lone pass is answered for a person; None: as long as people take to pass by choice
    pass_pause: tuple[float, float] | None = None
    quiet: float = 300.0  # seconds until a table without readers is unloaded
    most_requests: int = 3  # declined undo requests, per seat and game
    chat_each_minute: int = 10


def no_notice(_live: WaitingTable, _seat: int) -> None:
    """Without notices nobody is told that a table waits for them."""


@dataclass
class Context:
    """Store, bots, timing, and the hook called when an absent person is asked."""

    store: Store
    thinkers: BotPool
    timing: Timing = field(default_factory=Timing)
    notify: Callable[[WaitingTable, int], None] = no_notice
    passing: Passing = field(default_factory=Passing)
