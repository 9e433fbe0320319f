"""Behind a proxy: who asked, and by which scheme."""

import asyncio
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from saddlebag.server.pages.proxy import ProxyHeaders


def seen(kind: str, peer: str, *forwarded: str) -> Scope:
    """The scope that the app gets to see behind the proxy."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    async def nothing(*_: Any) -> Any: ...

    headers = [(b"x-forwarded-for", hop.encode()) for hop in forwarded]
    scope = {"type": kind, "scheme": "http", "client": (peer, 5000), "headers": headers}
    asyncio.run(ProxyHeaders(app, "https://games.example.org")(scope, nothing, nothing))
    return found[0]


def test_the_last_hop_is_the_client() -> None:
    scope = seen("http", "127.0.0.1", "1.2.3.4, 5.6.7.8")
    assert scope["client"][0] == "5.6.7.8" and scope["scheme"] == "https"


def test_what_comes_before_the_last_hop_is_not_believed() -> None:
    assert seen("http", "10.0.0.2", "127.0.0.1", "5.6.7.8")["client"][0] == "5.6.7.8"


def test_a_socket_is_a_secure_one() -> None:
    assert seen("websocket", "127.0.0.1", "5.6.7.8")["scheme"] == "wss"


@pytest.mark.parametrize("forwarded", ["", "nonsense", "1.2.3.4, unknown"])
def test_an_address_that_is_none_is_left_out(forwarded: str) -> None:
    assert seen("http", "127.0.0.1", forwarded)["client"] == ("127.0.0.1", 5000)


def test_somebody_from_far_away_is_no_proxy_of_ours() -> None:
    scope = seen("http", "8.8.8.8", "1.2.3.4")
    assert scope["client"][0] == "8.8.8.8" and scope["scheme"] == "http"
