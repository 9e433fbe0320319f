"""Requests must be complete in time; others lose their connection."""

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from saddlebag.server import http_timeout

WHOLE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def app(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def said(*parts: bytes, within: float, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What the server says to this, until it hangs up."""

    async def scene() -> bytes:
        config, state = Config(app, timeout_keep_alive=5, log_config=None), ServerState()
        server = await asyncio.get_running_loop().create_server(
            lambda: http_timeout.RequestDeadline(config, state, {}), "127.0.0.1", 0
        )
        async with server, asyncio.timeout(10):
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            for part in parts:
                writer.write(part)
                await asyncio.sleep(0.05)
            heard = await reader.read()
            writer.close()
            return heard

    monkeypatch.setattr(http_timeout, "WITHIN", within)
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
