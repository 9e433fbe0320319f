"""Handshakes per address: a refused one costs little, and REST says why."""

from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from saddlebag.server.people.auth import Auth
from saddlebag.server.people.limits import Limits, Rate
from saddlebag.server.refused import HttpRefused
from saddlebag.server.sockets.socket import Sockets
from tests.server.rest.town import Town, reason
from tests.server.tables.saloon import Saloon, play

SCOPE = {"type": "websocket", "path": "/", "headers": [], "client": ("192.0.2.1", 1)}
ONE = Limits(connect=Rate(1, 3600))


async def gone() -> dict[str, Any]:
    """A browser that leaves at once."""
    return {"type": "websocket.disconnect"}


def test_too_frequent_handshakes_are_refused(tmp_path: Path) -> None:
    said: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        said.append(message)

    async def scene(place: Saloon) -> None:
        sockets = Sockets(place.hub, Auth(place.store, limits=ONE))
        for _ in range(2):
            await sockets(dict(SCOPE), gone, send)
        with pytest.raises(HttpRefused, match="too_fast"):
            sockets.require_room(HTTPConnection(dict(SCOPE)), None, 0)

    play(tmp_path, scene)
    assert [message["type"] for message in said] == ["websocket.accept", "websocket.close"]
    assert (said[1]["code"], said[1]["reason"]) == (1013, "too_fast")


def test_asking_why_does_not_count_as_a_handshake(tmp_path: Path) -> None:
    with Town(tmp_path, ONE) as town:
        me = town.somebody()
        assert [me.get("door").status_code for _ in range(3)] == [204] * 3
        town.app.state.auth.buckets.take("connect", "192.0.2.1")
        assert reason(me.get("door")) == "429 too_fast"
