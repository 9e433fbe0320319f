"""When to knock: somebody is asked, is not there, and has not been told of it."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from time import time
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from saddlebag.server.tables.live import LiveTable

log = getLogger(__name__)
PATIENCE: Final = 20.0  # seconds in which most people come back by themselves
EACH: Final = 60.0  # seconds between two notices to one person
MOST: Final = 10_000  # decisions remembered


class Turn(NamedTuple):
    """Whom to tell, and of what: nothing here is secret to that person."""

    visitor: str
    name: str
    table: str
    game: str
    link: str


Channel = Callable[[Turn], Awaitable[None]]


def awaited(live: "LiveTable", seat: int) -> int | None:
    """The number of the decision that waits for somebody who is not there."""
    sitting = live.seats[seat]
    absent = sitting.visitor is not None and sitting.visitor not in live.present()
    if not absent or sitting.played_by_bot or live.record.status != "playing":
        return None
    return live.decisions.number(seat)


class Knocker:
    """Once for each decision, and never twice a minute at one person's door.

    Who was asked before the server started was told by the one before it.
    """

    def __init__(
        self, address: str, channels: list[Channel], patience: float = PATIENCE, each: float = EACH
    ) -> None:
        self._address = address.rstrip("/")  # of the server
        self._channels = channels
        self._patience = patience
        self._each = each
        self._born = int(time() * 1000)
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._told: dict[tuple[str, int], int] = {}  # table and seat -> decision
        self._next: dict[str, float] = {}  # visitor -> when the next notice may go out

    def knock(self, live: "LiveTable", seat: int) -> None:
        """Somebody who is not there is asked; they are told unless they come in time."""
        place = (live.record.id, seat)
        if not self._channels or place in self._waiting or not self._news(live, seat):
            return
        self._waiting[place] = task = asyncio.create_task(self._later(live, seat))
        task.add_done_callback(lambda _: self._waiting.pop(place, None))

    def _news(self, live: "LiveTable", seat: int) -> bool:
        """Is there a decision they have not been told of?"""
        if live.record.moved < self._born:
            return False
        number = awaited(live, seat)
        return number is not None and self._told.get((live.record.id, seat)) != number

    async def _later(self, live: "LiveTable", seat: int) -> None:
        """Wait for them, then for the time between two notices; tell them if it is still so."""
        await asyncio.sleep(self._patience)
        clock = asyncio.get_running_loop().time
        while self._news(live, seat):
            visitor = live.seats[seat].visitor or ""
            if (rest := self._next.get(visitor, 0) - clock()) > 0:
                await asyncio.sleep(rest)
                continue
            self._note(live, seat, visitor, clock())
            await self._tell(live, seat, visitor)

    def _note(self, live: "LiveTable", seat: int, visitor: str, now: float) -> None:
        """Remember whom we tell of what; old notes go."""
        self._next = {who: at for who, at in self._next.items() if at > now}
        self._next[visitor] = now + self._each
        number = awaited(live, seat)
        assert number is not None
        self._told[live.record.id, seat] = number
        if len(self._told) > MOST:
            del self._told[next(iter(self._told))]

    async def _tell(self, live: "LiveTable", seat: int, visitor: str) -> None:
        """By every channel; one that fails does not keep the others from it."""
        record, name = live.record, live.seats[seat].name
        link = f"{self._address}/t/{record.id}"
        turn = Turn(visitor, name, record.id, record.game, link)
        for channel in self._channels:
            try:
                await channel(turn)
            except Exception as error:  # a notice is a courtesy: the game goes on without it
                log.warning("notice not sent: %s", type(error).__name__)

    async def close(self) -> None:
        """Nobody is told any more."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
