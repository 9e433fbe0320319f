"""The outbox of one connection: bounded, and telling never waits."""

import asyncio
import gc
import json
import weakref
from typing import Any

import pytest

from saddlebag.server.sockets import connection
from saddlebag.server.sockets.connection import MOST_BYTES, MOST_MESSAGES, Connection
from saddlebag.server.wire.outgoing import Ack, Pong, encode

PONG = encode(Pong(1))


class Line:
    """What goes out, as slowly as a test wants."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.free = asyncio.Event()
        self.free.set()

    async def send(self, message: Any) -> None:
        await self.free.wait()
        self.sent.append(message)

    def kinds(self) -> list[str]:
        """Of the messages that went out."""
        return [json.loads(one["text"])["kind"] for one in self.sent if "text" in one]


async def settled(writing: "asyncio.Task[None]") -> None:
    """Let it write all it can."""
    for _ in range(500):
        await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)


def test_messages_go_out_in_order() -> None:
    async def scene() -> None:
        line = Line()
        one = Connection(line.send, None)
        for i in range(5):
            one.send(encode(Pong(i)))
        await settled(asyncio.create_task(one.write()))
        assert [json.loads(sent["text"])["now"] for sent in line.sent] == list(range(5))

    asyncio.run(scene())


def test_a_full_outbox_is_emptied_but_for_replies() -> None:
    async def scene() -> None:
        line = Line()
        one = Connection(line.send, None)
        one.send(encode(Ack("a", 1)))
        for _ in range(MOST_MESSAGES * 3):
            one.send(PONG)
        one.send(encode(Ack("b", 2)))
        await settled(asyncio.create_task(one.write()))
        assert line.kinds() == ["ack", "ack"]
        one.send(PONG)
        await settled(asyncio.create_task(one.write()))
        assert line.kinds() == ["ack", "ack", "pong"]

    asyncio.run(scene())


def test_one_message_larger_than_the_outbox_goes_out() -> None:
    async def scene() -> None:
        line = Line()
        one = Connection(line.send, None)
        one.send(b'{"kind":"view","x":"%s"}' % (b"x" * 2 * MOST_BYTES))
        await settled(asyncio.create_task(one.write()))
        assert line.kinds() == ["view"]

    asyncio.run(scene())


def test_the_goodbye_comes_last_and_only_once() -> None:
    async def scene() -> None:
        line = Line()
        one = Connection(line.send, None)
        one.send(PONG)
        one.dismiss("restart", 1012)
        one.dismiss("misbehaved", 1008)
        await one.write()
        assert line.kinds() == ["pong", "notice"] and line.sent[-1]["code"] == 1012
        assert one.closed

    asyncio.run(scene())


def test_a_connection_that_ended_is_gone_without_the_collector() -> None:
    async def scene() -> None:
        one = Connection(Line().send, None)
        writing = asyncio.create_task(one.write())
        one.set_writer(writing)
        one.send(PONG)
        await asyncio.sleep(0)
        one.end()
        await settled(writing)
        trace = weakref.ref(one)
        del one, writing
        await asyncio.sleep(0)  # what woke us up still held its outcome
        assert trace() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()


def test_a_connection_that_reads_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.05)
    monkeypatch.setattr(connection, "LOOK_EVERY", 0.02)

    async def scene() -> None:
        line = Line()
        one, quiet = Connection(line.send, None), Connection(Line().send, None)
        writing, waiting = asyncio.create_task(one.write()), asyncio.create_task(quiet.write())
        one.set_writer(writing)
        quiet.set_writer(waiting)
        line.free.clear()
        one.send(PONG)
        await asyncio.sleep(0.2)
        assert writing.cancelled() and not waiting.done()  # without messages it is not slow
        for each in (one, quiet):
            each.end()
        await settled(waiting)

    asyncio.run(scene())


def test_what_is_held_goes_out_together_with_the_reply() -> None:
    async def scene() -> None:
        packets: list[list[bytes]] = []

        def put(texts: list[bytes]) -> bool:
            packets.append(texts)
            return True

        one = Connection(Line().send, None, fast_send=put)
        one.hold()
        one.send(PONG)
        assert packets == []
        one.release(encode(Ack("a", 1)))
        one.send(PONG)
        assert packets == [[PONG, encode(Ack("a", 1))], [PONG]]

    asyncio.run(scene())


def test_what_is_held_waits_its_turn_behind_what_is_on_its_way() -> None:
    async def scene() -> None:
        line = Line()
        one = Connection(line.send, None)
        one.send(PONG)
        one.hold()
        one.send(PONG)
        one.release(encode(Ack("a", 1)))
        await settled(asyncio.create_task(one.write()))
        assert line.kinds() == ["pong", "pong", "ack"]

    asyncio.run(scene())
