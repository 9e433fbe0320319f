"""One connection: its outbox is bounded, and telling it something never waits for it."""

import asyncio
from asyncio import Task, TimerHandle
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from starlette.types import Send

from saddlebag.server.pages import counts
from saddlebag.server.tables.attending import resync
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.wire.news import Notice, write_news

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 262_144
PATIENCE: Final = 10.0  # seconds one message may take to be sent
LOOK_EVERY: Final = PATIENCE / 4
REPLIES: Final = (b'{"kind":"ack"', b'{"kind":"nack"')  # nobody says these a second time


Put = Callable[[list[bytes]], bool]


def waits(_messages: list[bytes]) -> bool:
    """Without a short way out everything goes through the outbox."""
    return False


class Connection:
    """A reader of one table; a slow one is told everything anew, a stuck one is let go."""

    def __init__(
        self, send: Send, visitor: str | None, address: str = "", put: Put = waits
    ) -> None:
        self.visitor = visitor
        self.address = address
        self.seat: int | None = None
        self.watch = False
        self.called: int | None = None
        self.live: LiveTable | None = None
        self.listening = False  # waits for the next message, and does nothing else
        self._send = send
        self._put_now = put
        self._held: list[bytes] | None = None
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._behind = False
        self._since = 0.0  # when the message being sent was begun; 0: none is
        self._closing: tuple[str, int] | None = None
        self._timer: TimerHandle | None = None
        self._writing: Task[None] | None = None
        self.closed = False

    def tell(self, message: bytes) -> None:
        """At once if nothing goes out before it; else it waits its turn."""
        if self._held is not None:
            self._held.append(message)
        elif not (self._idle and self._put_now([message])):
            self._put_by(message)

    def hold(self) -> None:
        """A reply and what it brought about are one packet then."""
        self._held = []

    def release(self, message: bytes) -> None:
        """All that was held, and this."""
        held, self._held = [*(self._held or ()), message], None
        if not (self._idle and self._put_now(held)):
            for one in held:
                self._put_by(one)

    def _put_by(self, message: bytes) -> None:
        """Put it into the outbox; if that is full, everything is sent anew later."""
        is_reply = message.startswith(REPLIES)
        if self.closed or (self._behind and not is_reply):
            return
        if self._outbox and not is_reply and self._is_full(message):
            self._fall_behind()
        else:
            self._outbox.append(message)
            self._bytes += len(message)
        self._wake.set()
        if self._timer is None:
            self._look_later()

    @property
    def _idle(self) -> bool:
        """Is there nothing that goes out before?"""
        return not (self._outbox or self._since or self._behind or self._closing or self.closed)

    def _is_full(self, message: bytes) -> bool:
        """Has it enough to do with what it was told before?"""
        return len(self._outbox) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES

    def _fall_behind(self) -> None:
        """What was to be told is forgotten, but for replies: a whole view holds all the rest."""
        self._outbox = deque(one for one in self._outbox if one.startswith(REPLIES))
        self._bytes = sum(map(len, self._outbox))
        self._behind = True
        counts.resyncs.add()

    def dismiss(self, reason: str, code: int) -> None:
        """Say why, and close."""
        self._closing = self._closing or (reason, code)
        self._wake.set()

    @property
    def closing(self) -> bool:
        """Is the goodbye on its way?"""
        return self._closing is not None

    def stuck(self) -> bool:
        """Has one message been on its way for too long?"""
        return self._since > 0 and monotonic() - self._since > PATIENCE

    def watch_over(self, writing: "Task[None]") -> None:
        """From now on a connection that takes nothing any more is given up."""
        self._writing = writing

    def _look_later(self) -> None:
        """Only who has something waiting can be stuck."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(LOOK_EVERY, self._look)

    def _look(self) -> None:
        """Give it up, or look again while something waits."""
        self._timer = None
        if self.stuck() and self._writing is not None:
            counts.slow_readers.add()
            self._writing.cancel()
        elif not self.closed and not self._idle:
            self._look_later()

    def end(self) -> None:
        """It is told nothing any more, and holds nothing that holds it: so it goes at once."""
        self.closed = True
        self._writing = None
        self._put_now = waits
        if self._timer is not None:
            self._timer.cancel()

    async def write(self) -> None:
        """Send what is in the outbox, for as long as the connection lasts."""
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                self._bytes -= len(message)
                await self._put({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                await self._say_goodbye(*self._closing)
                return
            if self._behind:
                self._behind = False
                if self.live is not None:
                    await resync(self.live, self, 0)
                continue
            self._wake.clear()
            await self._wake.wait()

    async def _put(self, message: dict[str, Any]) -> None:
        """One message, with the time noted that it takes."""
        self._since = monotonic()
        await self._send(message)
        self._since = 0.0

    async def _say_goodbye(self, reason: str, code: int) -> None:
        """The last message and the close frame."""
        goodbye = write_news(Notice(reason)).decode()
        await self._put({"type": "websocket.send", "text": goodbye})
        await self._put({"type": "websocket.close", "code": code, "reason": reason})
        self.closed = True
