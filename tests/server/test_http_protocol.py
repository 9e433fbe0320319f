"""Requests must be complete in time; others lose their connection."""

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from saddlebag.server import http_protocol, metrics

WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def app(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def said(*parts: bytes, within: float, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What the server says to this, until it hangs up."""

    async def scene() -> bytes:
        config, state = Config(app, timeout_keep_alive=5, log_config=None), ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: http_protocol.HttpProtocol(config, state, {}), "127.0.0.1", 0
        )
        async with server, asyncio.timeout(10):
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0.05)
            heard = await reader.read()
            writer.close()
            return heard

    monkeypatch.setattr(http_protocol, "WITHIN", within)
    return asyncio.run(scene())


@pytest.mark.parametrize("parts", [(), (b"GE",), (WHOLE[:-2],), (b"POST / HTTP/1.1\r\n", b"Hos")])
def test_a_request_that_never_completes_is_dropped(
    parts: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said(*parts, within=0.3, monkeypatch=monkeypatch) == b""


def test_complete_requests_are_answered_and_one_connection_serves_several(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = (WHOLE[:9], WHOLE[9:], WHOLE, b"GET / HT")
    heard = said(*parts, within=2.0, monkeypatch=monkeypatch)  # a busy machine stalls for less
    assert heard.count(b"204 No Content") == 2


def test_connections_of_one_address_are_read_from_one_after_the_other() -> None:
    waits = iter((0.0, 1e4))

    async def scene() -> list[bool]:
        config, state = Config(app, log_config=None), ServerState()
        paced = http_protocol.paced(lambda _address: next(waits))
        made = [paced(config, state, {}) for _ in range(2)]
        free = iter(made)
        server = await asyncio.get_running_loop().create_server(lambda: next(free), "127.0.0.1", 0)
        async with server:
            where = server.sockets[0].getsockname()
            quick, slow = [await asyncio.open_connection(*where) for _ in range(2)]
            for _, writer in (slow, quick):
                writer.write(WHOLE)
            answered = bool(await quick[0].read(1)), not slow[0].at_eof() and not buffered(slow[0])
            for transport in (
                slow[1].transport,
                quick[1].transport,
                *(one.transport for one in made),
            ):
                transport.abort()
            return [*answered]

    assert asyncio.run(scene()) == [True, True]


def buffered(reader: asyncio.StreamReader) -> bytes:
    """What has come and was not read."""
    return bytes(reader._buffer)  # type: ignore[attr-defined]  # there is no other way to look


HANDSHAKE = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


@pytest.mark.parametrize("key", [b"", b"Sec-WebSocket-Key: eA==\r\n"])
def test_a_handshake_that_cannot_succeed_is_a_request_like_any_other(
    key: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = said(HANDSHAKE + key + b"\r\n", within=2.0, monkeypatch=monkeypatch)
    assert heard.startswith(b"HTTP/1.1 204")


def test_a_malformed_request_is_answered_and_counted_but_not_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = metrics.refused.labels("malformed")._value.get()
    heard = said(b"cactus\r\n\r\n", within=2.0, monkeypatch=monkeypatch)
    assert heard.startswith(b"HTTP/1.1 400") and not caplog.records
    assert metrics.refused.labels("malformed")._value.get() == before + 1
