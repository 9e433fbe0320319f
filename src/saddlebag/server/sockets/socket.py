"""The WebSocket endpoint: origin, visitor, hello, then commands one after another."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from saddlebag.server import metrics
from saddlebag.server.error_log import summary
from saddlebag.server.people.auth import Auth
from saddlebag.server.people.limits import source
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused
from saddlebag.server.sockets.connection import FAST_SEND, Connection, no_fast_send
from saddlebag.server.sockets.rates import Allowance
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.play.bots import drive
from saddlebag.server.tables.play.commands import command
from saddlebag.server.tables.play.detail import tell_detail
from saddlebag.server.tables.presence.attending import attend, leave, resync
from saddlebag.server.tables.presence.curtain import lift
from saddlebag.server.timestamps import now_ms
from saddlebag.server.wire.incoming import (
    Chat,
    ClientMessage,
    Command,
    Hello,
    Lift,
    Look,
    Ping,
    Resync,
    Tempo,
    decode,
)
from saddlebag.server.wire.limits import MOST_BYTES
from saddlebag.server.wire.outgoing import Nack, Notice, Pong, encode

LOGGER = logging.getLogger("saddlebag")
HELLO_WITHIN: Final = 5.0  # seconds
MOST_FOR_VISITOR: Final = 8
MOST_FOR_ADDRESS: Final = 40
MOST_MISTAKES: Final = 20  # unreadable or too frequent messages before we close
MISBEHAVED: Final = 1008
NO_SUCH_TABLE: Final = 4404
COME_AGAIN: Final = 1012


class Sockets:
    """All connections of this server."""

    def __init__(self, hub: Hub, auth: Auth, most_for_address: int = MOST_FOR_ADDRESS) -> None:
        self.hub = hub
        self.auth = auth
        self.most_for_address = most_for_address
        self.open: Counter[str] = Counter()  # by visitor and by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from the handshake to its end."""
        asking = HTTPConnection(scope)
        await receive()  # websocket.connect
        if not self.auth.is_own_page(asking):
            await send({"type": "websocket.close", "code": MISBEHAVED, "reason": "foreign_origin"})
            return
        try:
            visitor = self.auth.visitor(asking)
            marks = self.require_room(asking, visitor)
        except StoreFailed:  # visitors cannot be read
            await send({"type": "websocket.close", "code": 1013, "reason": "storage_failed"})
            return
        except HttpRefused as no:  # before the handshake; the page asks REST why
            await send({"type": "websocket.close", "code": 1013, "reason": no.reason})
            return
        self.open.update(marks)
        metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            fast_send = scope.get("extensions", {}).get(FAST_SEND, no_fast_send)
            connection = Connection(
                send, visitor.id if visitor else None, address_of(asking), fast_send
            )
            await self.run(connection, receive)
        finally:
            metrics.connections.dec()
            self.forget(marks)

    def require_room(
        self, asking: HTTPConnection, visitor: Visitor | None, attempts: int = 1
    ) -> list[str]:
        """The connection's counters; refused if there are too many, or too fast."""
        marks = [f"address {source(address_of(asking))}"]
        if visitor is not None:
            marks.append(f"visitor {visitor.id}")
        if self.is_over_limit(marks):
            raise HttpRefused("too_many")
        self.auth.buckets.take("connect", address_of(asking), attempts)
        return marks

    def forget(self, marks: list[str]) -> None:
        """One connection fewer."""
        for mark in marks:
            self.open[mark] -= 1
            if not self.open[mark]:
                del self.open[mark]

    def is_over_limit(self, marks: list[str]) -> bool:
        """Does this visitor or address have too many connections?"""
        most = (self.most_for_address, MOST_FOR_VISITOR)
        return any(self.open[mark] >= limit for mark, limit in zip(marks, most, strict=False))

    async def run(self, connection: Connection, receive: Receive) -> None:
        """Receive and write side by side; when one ends, so does the other."""
        receiving = asyncio.create_task(self.receive_all(connection, receive))
        writing = asyncio.create_task(connection.write())
        connection.set_writer(writing)
        try:
            await asyncio.wait({receiving, writing}, return_when=asyncio.FIRST_COMPLETED)
            if receiving.done() and connection.closing and not connection.closed:
                await asyncio.wait({writing}, timeout=1.0)
        finally:
            connection.end()
            writing.cancel()
            if connection.listening:  # a command under way is completed
                receiving.cancel()
            await asyncio.gather(receiving, writing, return_exceptions=True)
            if connection.live is not None:
                await leave(connection.live, connection)

    async def receive_all(self, connection: Connection, receive: Receive) -> None:
        """One message after another; no input can do more than be refused."""
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
                self.report_mistake(connection, said)
                if mistakes > MOST_MISTAKES:
                    connection.dismiss("misbehaved", MISBEHAVED)
                    return
                continue
            try:
                await self.handle(connection, said)
            except Exception as error:
                metrics.broken.inc()
                LOGGER.error("a message could not be handled: %s", summary(error))
                connection.dismiss("broken", 1011)
                return

    def report_mistake(self, connection: Connection, said: ClientMessage | None) -> None:
        """An unreadable message has no cid to reply to."""
        if isinstance(said, Command):
            nack = Nack(said.cid, "too_fast", {"seconds": 1})
            connection.send(encode(nack))
        else:
            reason = "bad_message" if said is None else "too_fast"
            connection.send(encode(Notice(reason)))

    async def handle(self, connection: Connection, said: ClientMessage) -> None:
        """Hello first, then everything about that table."""
        if isinstance(said, Ping):
            connection.send(encode(Pong(now_ms())))
        elif isinstance(said, Hello):
            await self.hello(connection, said)
        elif connection.live is None:
            connection.dismiss("no_hello", MISBEHAVED)
        elif isinstance(said, Command):
            if not isinstance(said, Chat) or self.may_chat(connection, said):
                await command(connection.live, connection, said)
        elif isinstance(said, Resync):
            metrics.resyncs.inc()
            await resync(connection.live, connection, said.events)
        elif isinstance(said, Look):
            await tell_detail(connection.live, connection, said.decision)
        elif isinstance(said, Tempo):
            connection.tempo = said.speed
        elif isinstance(said, Lift):
            with suppress(HttpRefused):
                await lift(connection.live, connection, said.seat)

    def may_chat(self, connection: Connection, said: Chat) -> bool:
        """Limits chat lines per address."""
        live = connection.live
        if live is not None and f"{connection.visitor}:{said.cid}" in live.accepted:
            return True  # repeated because the reply was lost
        try:
            self.auth.buckets.take("chat", connection.address)
        except HttpRefused as no:
            connection.send(encode(Nack(said.cid, no.reason, no.values)))
            return False
        return True

    async def hello(self, connection: Connection, said: Hello) -> None:
        """One table per connection; the same reply for a missing and a forbidden one."""
        if connection.live is not None:
            connection.dismiss("hello_again", MISBEHAVED)
            return
        try:
            live = await self.hub.table(said.table)
        except StoreFailed:
            connection.dismiss("storage_failed", COME_AGAIN)
            return
        if live is None:
            connection.dismiss("no_such_table", NO_SUCH_TABLE)
            return
        connection.watch, connection.live = said.watch, live
        try:
            await attend(live, connection, said.events)
            drive(live)  # a game that stood still goes on
        except HttpRefused as no:
            connection.live = None
            connection.dismiss(no.reason, NO_SUCH_TABLE if no.status == 404 else COME_AGAIN)
        except StoreFailed:
            connection.dismiss("storage_failed", COME_AGAIN)


def address_of(asking: HTTPConnection) -> str:
    """The client's address."""
    return asking.client.host if asking.client else ""


async def next_message(connection: Connection, receive: Receive, hello_until: float) -> Message:
    """Waits for a message, but not long before hello."""
    connection.listening = True
    try:
        if connection.live is not None:
            return await receive()
        left = hello_until - asyncio.get_running_loop().time()
        return await asyncio.wait_for(receive(), max(0.0, left))
    finally:
        connection.listening = False


def read(message: Any) -> ClientMessage | None:
    """None for anything that is not a valid message; never raises."""
    text = message.get("text") or message.get("bytes") or ""
    if len(text) > MOST_BYTES:
        return None
    try:
        said: ClientMessage = decode(text)
        return said
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError):
        return None
