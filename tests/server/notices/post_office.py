"""A push service on this computer, a browser that opens what it gets, and a table to be absent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import time
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from saddlebag.server.notices.encryption import hkdf, point


@dataclass
class Request:
    """One POST, as it came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Office:
    """Notes what it gets, and answers each with the same status."""

    status: int = 201
    url: str = ""
    got: list[Request] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.got.append(Request(head[0].split(" ")[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Noted\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def open_office(status: int = 201) -> AsyncIterator[Office]:
    office = Office(status)
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield office


class Browser:
    """Has the private key that goes with an address."""

    def __init__(self) -> None:
        self.private = generate_private_key(SECP256R1())
        self.key = point(self.private.public_key())
        self.auth = b"sixteen letters!"

    def opened(self, body: bytes) -> bytes:
        """The other side of RFC 8291."""
        salt, sender, sealed = body[:16], body[21:86], body[86:]
        server = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
        shared = self.private.exchange(ECDH(), server)
        info = b"WebPush: info\0" + self.key + sender
        material = hkdf(shared, self.auth, info, 32)
        key = hkdf(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(material, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


@dataclass
class Sitting:
    visitor: str | None
    name: str = "Anna"
    played_by_bot: bool = False


class Absent:
    """As much of a live table as a knocker looks at: seat 0 is asked decision 1."""

    def __init__(self, *visitors: str | None, table: str = "abc") -> None:
        self.seats = [Sitting(visitor) for visitor in visitors]
        self.record: Any = type("Record", (), {"id": table, "game": "public-enemy"})()
        self.record.status = "playing"
        self.record.moved = int(time() * 1000) + 1000  # just now
        self.decisions = self
        self.asked: dict[int, int] = {0: 1}
        self.here: set[str] = set()

    def number(self, seat: int) -> int | None:
        return self.asked.get(seat)

    def connected(self) -> set[str]:
        return self.here
