"""The socket: origin, who it is, hello, then commands one after the other."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from saddlebag.server.mishaps import told
from saddlebag.server.pages import counts
from saddlebag.server.people.door import Door
from saddlebag.server.people.limits import source
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.sockets.connection import Connection, waits
from saddlebag.server.sockets.protocol import SHORT_WAY
from saddlebag.server.sockets.rates import Allowance
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.attending import attend, go, lift, resync
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.moves import command
from saddlebag.server.tables.record import now_ms
from saddlebag.server.tables.refusal import No
from saddlebag.server.wire.limits import MOST_BYTES
from saddlebag.server.wire.news import Nack, Notice, Pong, write_news
from saddlebag.server.wire.said import Chat, Command, Hello, Lift, Ping, Resync, Said, read_said

LOGGER = logging.getLogger("saddlebag")
HELLO_WITHIN: Final = 5.0  # seconds
MOST_FOR_VISITOR: Final = 8
MOST_FOR_ADDRESS: Final = 40
MOST_MISTAKES: Final = 20  # messages that cannot be read, or come too fast, before we hang up
MISBEHAVED: Final = 1008
NOT_THERE: Final = 4404
COME_AGAIN: Final = 1012


class Sockets:
    """All connections of this server."""

    def __init__(self, hub: Hub, door: Door, most_for_address: int = MOST_FOR_ADDRESS) -> None:
        self.hub = hub
        self.door = door
        self.most_for_address = most_for_address
        self.open: Counter[str] = Counter()  # by visitor and by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the handshake to its end."""
        asking = HTTPConnection(scope)
        await receive()  # websocket.connect
        if not self.door.ours(asking):
            await send({"type": "websocket.close", "code": MISBEHAVED, "reason": "foreign_origin"})
            return
        visitor = self.door.known(asking)
        try:
            marks = self.need_room(asking, visitor)
        except No as no:  # before the handshake: the page asks REST why
            await send({"type": "websocket.close", "code": 1013, "reason": no.reason})
            return
        self.open.update(marks)
        counts.connections.add(1)
        try:
            await send({"type": "websocket.accept"})
            put = scope.get("extensions", {}).get(SHORT_WAY, waits)
            connection = Connection(send, visitor.id if visitor else None, address_of(asking), put)
            await self.attended(connection, receive)
        finally:
            counts.connections.add(-1)
            self.forget(marks)

    def need_room(
        self, asking: HTTPConnection, visitor: Visitor | None, knocks: int = 1
    ) -> list[str]:
        """What the connection counts for; No where there are enough, or it comes too soon."""
        marks = [f"address {source(address_of(asking))}"]
        if visitor is not None:
            marks.append(f"visitor {visitor.id}")
        if self.too_many(marks):
            raise No("too_many")
        self.door.buckets.take("connect", address_of(asking), knocks)
        return marks

    def forget(self, marks: list[str]) -> None:
        """One connection less."""
        for mark in marks:
            self.open[mark] -= 1
            if not self.open[mark]:
                del self.open[mark]

    def too_many(self, marks: list[str]) -> bool:
        """Has this person, or this address, enough connections already?"""
        most = (self.most_for_address, MOST_FOR_VISITOR)
        return any(self.open[mark] >= limit for mark, limit in zip(marks, most, strict=False))

    async def attended(self, connection: Connection, receive: Receive) -> None:
        """Listen and write side by side; when one of them ends, so does the other."""
        hearing = asyncio.create_task(self.hear(connection, receive))
        writing = asyncio.create_task(connection.write())
        connection.watch_over(writing)
        try:
            await asyncio.wait({hearing, writing}, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done() and connection.closing and not connection.closed:
                await asyncio.wait({writing}, timeout=1.0)
        finally:
            connection.end()
            writing.cancel()
            if connection.listening:  # a command that has begun is carried out to its end
                hearing.cancel()
            await asyncio.gather(hearing, writing, return_exceptions=True)
            if connection.live is not None:
                await go(connection.live, connection)

    async def hear(self, connection: Connection, receive: Receive) -> None:
        """One message after the other; nothing in them can do more than be refused."""
        allowance, mistakes = Allowance(), 0
        hello_until = asyncio.get_running_loop().time() + HELLO_WITHIN
        while not connection.closed:
            try:
                message = await next_message(connection, receive, hello_until)
            except TimeoutError:
                connection.dismiss("no_hello", MISBEHAVED)
                return
            if message["type"] != "websocket.receive":
                return
            said = read(message)
            if said is None or not allowance.take():
                mistakes += 1
                self.complain(connection, said)
                if mistakes > MOST_MISTAKES:
                    connection.dismiss("misbehaved", MISBEHAVED)
                    return
                continue
            try:
                await self.understand(connection, said)
            except Exception as error:
                counts.broken.add()
                LOGGER.error("a message could not be handled: %s", told(error))
                connection.dismiss("broken", 1011)
                return

    def complain(self, connection: Connection, said: Said | None) -> None:
        """What could not be read has no cid to answer to."""
        if isinstance(said, Command):
            nack = Nack(said.cid, "too_fast", {"seconds": 1})
            connection.tell(write_news(nack))
        else:
            reason = "bad_message" if said is None else "too_fast"
            connection.tell(write_news(Notice(reason)))

    async def understand(self, connection: Connection, said: Said) -> None:
        """Hello first; then whatever concerns that table."""
        if isinstance(said, Ping):
            connection.tell(write_news(Pong(now_ms())))
        elif isinstance(said, Hello):
            await self.hello(connection, said)
        elif connection.live is None:
            connection.dismiss("no_hello", MISBEHAVED)
        elif isinstance(said, Command):
            if not isinstance(said, Chat) or self.may_chat(connection, said):
                await command(connection.live, connection, said)
        elif isinstance(said, Resync):
            counts.resyncs.add()
            await resync(connection.live, connection, said.events)
        elif isinstance(said, Lift):
            with suppress(No):
                await lift(connection.live, connection, said.seat)

    def may_chat(self, connection: Connection, said: Chat) -> bool:
        """Not too often from one address, whoever speaks there."""
        live = connection.live
        if live is not None and f"{connection.visitor}:{said.cid}" in live.accepted:
            return True  # said again because the reply was lost
        try:
            self.door.buckets.take("chat", connection.address)
        except No as no:
            connection.tell(write_news(Nack(said.cid, no.reason, no.values)))
            return False
        return True

    async def hello(self, connection: Connection, said: Hello) -> None:
        """One table for each connection; the same answer for none and for a foreign one."""
        if connection.live is not None:
            connection.dismiss("hello_again", MISBEHAVED)
            return
        live = await self.hub.table(said.table)
        if live is None:
            connection.dismiss("no_such_table", NOT_THERE)
            return
        connection.watch, connection.live = said.watch, live
        try:
            await attend(live, connection, said.events)
        except No as no:
            connection.live = None
            connection.dismiss(no.reason, NOT_THERE if no.status == 404 else COME_AGAIN)
        except StoreFailed:
            connection.dismiss("storage_failed", COME_AGAIN)


def address_of(asking: HTTPConnection) -> str:
    """Where a connection comes from."""
    return asking.client.host if asking.client else ""


async def next_message(connection: Connection, receive: Receive, hello_until: float) -> Message:
    """Nothing else is under way meanwhile. Whoever has not said hello has little time."""
    connection.listening = True
    try:
        if connection.live is not None:
            return await receive()
        left = hello_until - asyncio.get_running_loop().time()
        return await asyncio.wait_for(receive(), max(0.0, left))
    finally:
        connection.listening = False


def read(message: Any) -> Said | None:
    """None: not a message of ours. Whatever a browser sends must not raise anything else."""
    text = message.get("text") or message.get("bytes") or ""
    if len(text) > MOST_BYTES:
        return None
    try:
        said: Said = read_said(text)
        return said
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError):
        return None
