"""Origin, header and rate are checked before a body is read, and nobody takes more than a share."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message

from saddlebag.server.pages.fair_share import AT_ONCE, FairShare
from saddlebag.server.people.limits import Buckets, Limits, Rate
from saddlebag.server.rest.admission import SAFE
from tests.server.rest.town import Town, reason

OURS = {"x-saddlebag": "1"}
NEVER = Limits(take_in=Rate(0.5, 60), create=Rate(0.5, 60))  # half a request at most
HOSTILE = b'{"entries":[' + b"[]," * 300_000 + b"1]}"


def refused_unread(town: Town, path: str, headers: dict[str, str], method: str = "POST") -> int:
    """The status of a refusal; fails if any of the body was asked for."""
    sent: list[Message] = []

    async def unread() -> Message:
        raise AssertionError("the body was read")

    async def send(message: Message) -> None:
        sent.append(message)

    named = {"host": "127.0.0.1", "content-type": "application/json", **headers}
    raw = [(key.encode(), value.encode()) for key, value in named.items()]
    scope: dict[str, Any] = {"type": "http", "method": method, "path": f"/api/{path}"}
    scope |= {"headers": raw, "query_string": b"", "client": ("192.0.2.1", 1), "app": town.app}
    town.run(town.app(scope, unread, send))
    return int(sent[0]["status"])


@pytest.mark.parametrize("path", ["import", "tables", "play-now"])
def test_a_refused_body_is_never_read(tmp_path: Path, path: str) -> None:
    with Town(tmp_path, NEVER) as town:
        assert refused_unread(town, path, {}) == 403
        assert refused_unread(town, path, {**OURS, "origin": "https://evil.example"}) == 403
        assert refused_unread(town, path, {**OURS, "sec-fetch-site": "cross-site"}) == 403
        assert refused_unread(town, path, OURS) == 429


def test_no_call_that_changes_something_is_taken_from_a_foreign_page(town: Town) -> None:
    calls = town.app.openapi()["paths"].items()
    changing = [(path, method.upper()) for path, call in calls for method in call]
    said = {
        (path, method): refused_unread(town, path.removeprefix("/api/"), {}, method)
        for path, method in changing
        if method not in SAFE
    }
    assert {method for _, method in said} == {"POST", "PUT", "DELETE"}
    assert len(said) > 20 and set(said.values()) == {403}


def test_a_body_of_many_small_things_is_not_parsed(town: Town) -> None:
    reply = town.somebody("Anna").post("import", HOSTILE)
    assert reason(reply) == "422 bad_journal" and reply.json()["values"]["why"] == "too_long"


class Busy:
    """An app that answers when it is told to, and knows how many requests it has in hand."""

    def __init__(self, status: int = 200) -> None:
        self.status = status
        self.go_on = asyncio.Event()
        self.most = self.now = self.done = 0

    async def __call__(self, _scope: Any, _receive: Any, send: Any) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await self.go_on.wait()
        await send({"type": "http.response.start", "status": self.status})
        self.now -= 1
        self.done += 1


async def nothing(_message: Message) -> None:
    """Whoever asked has gone."""


def asked(
    share: FairShare, address: str, times: int, kind: str = "http"
) -> list["asyncio.Task[None]"]:
    scope = {"type": kind, "client": (address, 1)}
    return [asyncio.create_task(share(scope, None, nothing)) for _ in range(times)]  # type: ignore[arg-type]  # nobody receives here


def test_an_address_that_sends_all_at_once_waits_for_itself_alone() -> None:
    async def rush() -> None:
        busy = Busy()
        share = FairShare(busy, Buckets(Limits()))
        crowd = asked(share, "192.0.2.1", 50)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        other = asked(share, "192.0.2.2", 1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert busy.now == AT_ONCE + 1
        busy.go_on.set()
        await asyncio.gather(*crowd, *other)
        assert busy.done == 51 and busy.most == AT_ONCE + 1 and share.lanes == {}

    asyncio.run(rush())


class Watch:
    """A clock that goes on while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def test_after_many_refusals_the_next_request_waits_and_nobody_elses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watch = Watch()

    async def insist() -> None:
        busy = Busy(status=403)
        busy.go_on.set()
        share = FairShare(busy, Buckets(Limits(refused=Rate(3, 60)), clock=lambda: watch.now))
        for address in ["192.0.2.1"] * 4 + ["192.0.2.2"]:
            await asyncio.gather(*asked(share, address, 1))
        assert busy.done == 5

    monkeypatch.setattr("saddlebag.server.pages.fair_share.asyncio.sleep", watch.sleep)
    asyncio.run(insist())
    assert watch.slept == [20]


def test_who_waits_out_a_pause_takes_no_room() -> None:
    async def pausing() -> None:
        buckets = Buckets(Limits(refused=Rate(3, 60)), clock=lambda: 0.0)
        buckets.spend("refused", "192.0.2.1", 5)
        share = FairShare(Busy(), buckets)
        crowd = asked(share, "192.0.2.1", 2 * AT_ONCE)
        for _ in range(4 * AT_ONCE):
            await asyncio.sleep(0)
        lane = share.lanes["192.0.2.1"]
        assert lane.inside == 2 * AT_ONCE and not lane.room.locked()
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert share.lanes == {}

    asyncio.run(pausing())


def test_a_socket_takes_room_only_until_its_handshake_is_done() -> None:
    async def linger() -> None:
        stay = asyncio.Event()

        async def sockets(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            await stay.wait()

        share = FairShare(sockets, Buckets(Limits()))
        open_ones = asked(share, "192.0.2.1", 3 * AT_ONCE, "websocket")
        for _ in range(4 * AT_ONCE):
            await asyncio.sleep(0)
        lane = share.lanes["192.0.2.1"]
        assert lane.inside == 3 * AT_ONCE and not lane.room.locked()
        stay.set()
        await asyncio.gather(*open_ones)

    asyncio.run(linger())
