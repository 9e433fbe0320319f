"""Nobody sends too much or too often, and nothing of it is ever a server's error."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from saddlebag.server.people.limits import Limits, Rate
from saddlebag.server.store.failures import StoreFailed
from saddlebag.server.store.store import Store
from tests.server.rest.town import Town, reason

ONE = Rate(1, 3600)
BODIES = {"play-now": {}, "tables": {"game": "public-enemy", "seats": 2}, "token": None}


@pytest.mark.parametrize("path", list(BODIES))
def test_too_often_is_refused_with_the_time_to_wait(tmp_path: Path, path: str) -> None:
    with Town(tmp_path, Limits(create=ONE, token=ONE)) as town:
        me = town.somebody()
        assert me.post(path, BODIES[path]).status_code == 200
        reply = me.post(path, BODIES[path])
        assert reason(reply) == "429 too_fast" and reply.json()["values"] == {"seconds": 3600}
        assert reply.headers["retry-after"] == "3600"


def test_guessing_links_is_slow(tmp_path: Path) -> None:
    with Town(tmp_path, Limits(join=ONE)) as town:
        body = {"key": "x", "name": "A", "colour": 0}
        said = [reason(town.somebody().post("tables/abc/join", body)) for _ in range(2)]
        assert said == ["404 no_such_table", "429 too_fast"]


def test_an_address_cannot_fill_the_store_with_visitors(tmp_path: Path) -> None:
    with Town(tmp_path, Limits(arrive=ONE)) as town:
        said = [town.somebody().post("me", {"name": "A", "colour": 0}) for _ in range(3)]
        assert [reply.status_code for reply in said] == [200, 429, 429]
        assert town.store.read("SELECT COUNT(*) FROM visitor")[0][0] == 1


def test_a_body_that_is_too_long_is_not_read(town: Town) -> None:
    me = town.somebody("Anna")
    long, longer = b" " * 16_385, b" " * 1_000_001
    assert reason(me.post("me", long)) == "413 too_big"
    assert reason(me.post("import", longer)) == "413 too_big"
    assert me.post("import", long).status_code == 422


def test_a_body_of_unknown_length_is_counted(town: Town) -> None:
    me = town.somebody("Anna")

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 1_000

    headers = {"X-Saddlebag": "1", "Cookie": f"saddlebag={me.token}"}
    asking = town.client.post("/api/me", content=parts(), headers=headers)
    assert reason(town.run(asking)) == "413 too_big"


@pytest.mark.parametrize(
    ("method", "path", "said"),
    [
        ("GET", "nothing", "404 no_such_address"),
        ("POST", "games", "405 wrong_method"),
        ("GET", "tables/x/at/-1", "404 no_such_table"),
        ("GET", "tables/x%00/replay", "404 no_such_table"),
        ("GET", "tables/%F0%9F%90%8E", "404 no_such_table"),
        ("GET", "tables/" + "x" * 5000, "404 no_such_table"),
        ("GET", "rules/..", "404 no_such_address"),
    ],
)
def test_a_wrong_address_is_refused_kindly(town: Town, method: str, path: str, said: str) -> None:
    assert reason(town.somebody().call(method, path)) == said


def test_a_full_disk_is_reported_and_nothing_is_done(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = town.somebody("Anna")

    async def full(*_: object) -> None:
        raise StoreFailed("disk_full")

    monkeypatch.setattr(Store, "write", full)
    for path, body in [("me", {"name": "B", "colour": 0}), ("play-now", {})]:
        reply = me.post(path, body)
        assert reason(reply) == "503 storage_failed"
        assert reply.json()["values"] == {"why": "disk_full"}


def test_push_addresses_are_kept_and_forgotten(town: Town) -> None:
    me = town.somebody("Anna")
    body = {"endpoint": "https://push.example/1", "key": "B" * 87, "auth": "A" * 22}
    assert reason(town.somebody().post("push", body)) == "401 unknown_visitor"
    assert me.post("push", body).status_code == 204 == me.post("push", body).status_code
    assert town.store.read("SELECT COUNT(*) FROM push")[0][0] == 1
    assert reason(me.post("push", {**body, "key": "B"})) == "422 bad_request"
    assert reason(me.post("push", {**body, "endpoint": "http://10.0.0.1"})) == "422 bad_request"
    for number in range(20):
        me.post("push", {**body, "endpoint": f"https://push.example/{number}"})
    assert town.store.read("SELECT COUNT(*) FROM push")[0][0] == 10
    assert me.call("DELETE", "push").status_code == 204
    assert town.store.read("SELECT COUNT(*) FROM push")[0][0] == 0


def test_metrics_are_for_this_computer_unless_the_host_opens_them(town: Town) -> None:
    assert reason(town.run(town.client.get("/metrics"))) == "404 no_such_address"
    town.app.state.open_metrics = True
    assert "saddlebag_moves_total" in town.run(town.client.get("/metrics")).text
    town.app.state.open_metrics = False
