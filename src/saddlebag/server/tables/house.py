"""What all tables of one server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from saddlebag.server.store.store import Store
    from saddlebag.server.tables.live import LiveTable


class Thinks(Protocol):
    """Where bots think: never on the event loop."""

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
class Manners:
    """How the server behaves towards people; tests and measurements set other figures."""

    bot_pause: tuple[float, float] = (0.8, 1.3)  # seconds a bot takes, at least and at most
    pass_pause: tuple[float, float] = (0.7, 2.0)  # before a lone pass is answered for a person
    quiet: float = 300.0  # seconds after which a table nobody looks at is let go
    most_requests: int = 3  # refused requests to take back, per seat and game
    chat_each_minute: int = 10


def nobody_knocks(_live: "LiveTable", _seat: int) -> None:
    """Without notices nobody is told that the table waits for them."""


@dataclass
class House:
    """Store, thinkers, manners; and what is called when somebody absent is asked."""

    store: "Store"
    thinkers: Thinks
    manners: Manners = field(default_factory=Manners)
    knock: Callable[["LiveTable", int], None] = nobody_knocks
