"""A WebSocket client that costs next to nothing, so that a crowd fits into one process."""

import asyncio
from collections.abc import Callable
from typing import cast

MASKED = 0x80  # clients mask what they send; a mask of zeros leaves it as it is
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(opcode: int, payload: bytes) -> bytes:
    """One whole message."""
    head = bytes([0x80 | opcode])
    size = len(payload)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2)
    return head + length + bytes(4) + payload


class ThinSocket(asyncio.Protocol):
    """Calls `heard` with each text that comes; `ready` is done once the server has agreed."""

    def __init__(self, host: str, token: str, heard: Callable[[bytes], None]) -> None:
        self._greeting = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: c2FkZGxlYmFnIGJlbmNoIQ==\r\nAuthorization: Bearer {token}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._rest = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._open:
            head, found, rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(head.decode()))
                return
            self._open, self._rest = True, rest
            self.ready.set_result(None)
        self._rest = self._rest[self._read(self._rest) :]

    def _read(self, data: bytes) -> int:
        """Hand on every whole message; returns how much of the data that was."""
        at = 0
        while len(data) >= at + 2:
            size, begin = data[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : begin])
            if len(data) < begin + size:
                break
            self._take(data[at] & 15, data[begin : begin + size])
            at = begin + size
        return at

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._heard(payload)
        elif opcode == PING:
            self._write(frame(PONG, payload))

    def say(self, text: bytes) -> None:
        self._write(frame(TEXT, text))

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
