"""One connection: its outbox is bounded, and sending to it never waits."""

import asyncio
from asyncio import Task, TimerHandle
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from starlette.types import Send

from saddlebag.server import metrics
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.presence.attending import resync
from saddlebag.server.wire.outgoing import Notice, encode

MOST_MESSAGES: Final = 64
MOST_BYTES: Final = 262_144
PATIENCE: Final = 10.0  # seconds one message may take to be sent
FAST_SEND: Final = "saddlebag.send"  # the fast path, among the extensions of a scope
LOOK_EVERY: Final = PATIENCE / 4
REPLIES: Final = (b'{"kind":"ack"', b'{"kind":"nack"')  # sent once only


FastSend = Callable[[list[bytes]], bool]


def no_fast_send(_messages: list[bytes]) -> bool:
    """Without a fast path everything goes through the outbox."""
    return False


class Connection:
    """A reader of one table; a slow one gets the whole view again, a stuck one is closed."""

    def __init__(
        self, send: Send, visitor: str | None, address: str = "", fast_send: FastSend = no_fast_send
    ) -> None:
        self.visitor = visitor
        self.address = address
        self.seat: int | None = None
        self.watch = False
        self.called: int | None = None
        self.tempo = 1
        self.live: LiveTable | None = None
        self.listening = False  # waiting for the next message, and doing nothing else
        self._send = send
        self._fast_send = fast_send
        self._held: list[bytes] | None = None
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._behind = False
        self._since = 0.0  # when the current message was begun; 0: none
        self._closing: tuple[str, int] | None = None
        self._timer: TimerHandle | None = None
        self._writing: Task[None] | None = None
        self.closed = False

    def send(self, message: bytes) -> None:
        """At once if nothing is waiting; otherwise through the outbox."""
        if self._held is not None:
            self._held.append(message)
        elif not (self._idle and self._fast_send([message])):
            self._enqueue(message)

    def hold(self) -> None:
        """A reply and the update it causes then share a packet."""
        self._held = []

    def release(self, message: bytes) -> None:
        """Send this and everything held."""
        held, self._held = [*(self._held or ()), message], None
        if not (self._idle and self._fast_send(held)):
            for one in held:
                self._enqueue(one)

    def _enqueue(self, message: bytes) -> None:
        """Append to the outbox; if it is full, the whole view is sent later."""
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
            self._check_later()

    @property
    def _idle(self) -> bool:
        """Is nothing waiting to be sent?"""
        return not (self._outbox or self._since or self._behind or self._closing or self.closed)

    def _is_full(self, message: bytes) -> bool:
        """Is the outbox too long for this message?"""
        return len(self._outbox) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES

    def _fall_behind(self) -> None:
        """Drop everything but replies: the whole view contains the rest."""
        self._outbox = deque(one for one in self._outbox if one.startswith(REPLIES))
        self._bytes = sum(map(len, self._outbox))
        self._behind = True
        metrics.resyncs.inc()

    def dismiss(self, reason: str, code: int) -> None:
        """Say why, and close."""
        self._closing = self._closing or (reason, code)
        self._wake.set()

    @property
    def closing(self) -> bool:
        """Is it about to be closed?"""
        return self._closing is not None

    def stuck(self) -> bool:
        """Has one message been sending for too long?"""
        return self._since > 0 and monotonic() - self._since > PATIENCE

    def set_writer(self, writing: "Task[None]") -> None:
        """From now on a connection that reads nothing is closed."""
        self._writing = writing

    def _check_later(self) -> None:
        """Only a connection with something to send can be stuck."""
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(LOOK_EVERY, self._check)

    def _check(self) -> None:
        """Close it, or check again while something waits."""
        self._timer = None
        if self.stuck() and self._writing is not None:
            metrics.slow_readers.inc()
            self._writing.cancel()
        elif not self.closed and not self._idle:
            self._check_later()

    def end(self) -> None:
        """Drops references to itself, so that it is freed at once."""
        self.closed = True
        self._writing = None
        self._fast_send = no_fast_send
        if self._timer is not None:
            self._timer.cancel()

    async def write(self) -> None:
        """Send the outbox, for as long as the connection lasts."""
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
        """Send one message, noting when it began."""
        self._since = monotonic()
        await self._send(message)
        self._since = 0.0

    async def _say_goodbye(self, reason: str, code: int) -> None:
        """The last message and the close frame."""
        goodbye = encode(Notice(reason)).decode()
        await self._put({"type": "websocket.send", "text": goodbye})
        await self._put({"type": "websocket.close", "code": code, "reason": reason})
        self.closed = True
