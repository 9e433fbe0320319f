"""When to notify: somebody is asked, is absent, and has not been told."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final, NamedTuple

from saddlebag.server.tables.context import WaitingTable
from saddlebag.server.timestamps import now_ms

log = getLogger(__name__)
PATIENCE: Final = 20.0  # seconds in which most people return by themselves
EACH: Final = 60.0  # seconds between two notices to one person
MOST: Final = 10_000  # decisions remembered


class Turn(NamedTuple):
    """Whom to notify, and about what; nothing here is secret to that person."""

    visitor: str
    name: str
    table: str
    game: str
    link: str


Channel = Callable[[Turn], Awaitable[None]]


def awaited_decision(live: WaitingTable, seat: int) -> int | None:
    """The number of the decision that waits for an absent person."""
    sitting = live.seats[seat]
    absent = sitting.visitor is not None and sitting.visitor not in live.connected()
    if not absent or sitting.played_by_bot or live.record.status != "playing":
        return None
    return live.decisions.number(seat)


class Notifier:
    """Once per decision, and at most once a minute per person.

    Decisions from before the start of the server were announced by its predecessor.
    """

    def __init__(
        self, address: str, channels: list[Channel], patience: float = PATIENCE, each: float = EACH
    ) -> None:
        self._address = address.rstrip("/")  # of the server
        self._channels = channels
        self._patience = patience
        self._each = each
        self._born = now_ms()
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._told: dict[tuple[str, int], int] = {}  # table and seat -> decision
        self._next: dict[str, float] = {}  # visitor -> earliest next notice

    def notify(self, live: WaitingTable, seat: int) -> None:
        """An absent person is asked; send a notice unless they return in time."""
        place = (live.record.id, seat)
        if not self._channels or place in self._waiting or not self._is_news(live, seat):
            return
        self._waiting[place] = task = asyncio.create_task(self._later(live, seat))
        task.add_done_callback(lambda _: self._waiting.pop(place, None))

    def _is_news(self, live: WaitingTable, seat: int) -> bool:
        """Is there a decision they have not been told of?"""
        if live.record.moved < self._born:
            return False
        number = awaited_decision(live, seat)
        return number is not None and self._told.get((live.record.id, seat)) != number

    async def _later(self, live: WaitingTable, seat: int) -> None:
        """Wait for them, then for the minimum interval; send if still needed."""
        await asyncio.sleep(self._patience)
        clock = asyncio.get_running_loop().time
        while self._is_news(live, seat):
            visitor = live.seats[seat].visitor or ""
            if (rest := self._next.get(visitor, 0) - clock()) > 0:
                await asyncio.sleep(rest)
                continue
            self._note(live, seat, visitor, clock())
            await self._send(live, seat, visitor)

    def _note(self, live: WaitingTable, seat: int, visitor: str, now: float) -> None:
        """Remember who was told what; old notes are dropped."""
        self._next = {who: at for who, at in self._next.items() if at > now}
        self._next[visitor] = now + self._each
        number = awaited_decision(live, seat)
        assert number is not None
        self._told[live.record.id, seat] = number
        if len(self._told) > MOST:
            del self._told[next(iter(self._told))]

    async def _send(self, live: WaitingTable, seat: int, visitor: str) -> None:
        """Through every channel; one that fails does not stop the others."""
        record, name = live.record, live.seats[seat].name
        link = f"{self._address}/t/{record.id}"
        turn = Turn(visitor, name, record.id, record.game, link)
        for channel in self._channels:
            try:
                await channel(turn)
            except Exception as error:  # the game goes on without a notice
                log.warning("notice not sent: %s", type(error).__name__)

    async def close(self) -> None:
        """No more notices."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
