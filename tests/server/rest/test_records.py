"""Replays, positions and exports: each seat gets what it may know, and all of it at the end."""

from typing import Any

import pytest

import saddlebag
from saddlebag.terminal.players import seated
from tests.server.rest.town import Somebody, Town, reason

Playing = tuple[Somebody, Somebody, str]


@pytest.fixture
def playing(town: Town) -> Playing:
    """Anna is the host, Bill sits in seat 1; the game has begun."""
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2, options={"round_cap": 1})
    guest.sit(table, host, "Bill <3")
    host.post(f"tables/{table}/start")
    return host, guest, table


def test_a_running_game_is_seen_through_my_own_eyes_only(town: Town, playing: Playing) -> None:
    _, guest, table = playing
    found = guest.get(f"tables/{table}/replay?seat=1").json()
    assert found["seat"] == 1 and found["may_be"] == [1] and found["first"] == 0
    assert len(found["events"]) == found["decisions"][-1]["events"]
    assert reason(guest.get(f"tables/{table}/replay?seat=0")) == "403 not_your_seat"
    assert reason(guest.get(f"tables/{table}/at/0?seat=0")) == "403 not_your_seat"
    assert reason(guest.get(f"tables/{table}/export?seat=0")) == "403 not_your_seat"
    assert reason(guest.get(f"tables/{table}/at/0?seat=2")) == "404 no_such_seat"
    assert town.somebody().get(f"tables/{table}/replay").json()["may_be"] == []


def test_nobody_looks_behind_the_curtain_while_they_play(town: Town) -> None:
    host = town.somebody("Anna")
    table = host.open(2, mode="hot_seat", sitting=["me", "=Bill"])
    assert reason(host.get(f"tables/{table}/replay?seat=1")) == "403 not_your_seat"


def test_a_finished_game_is_seen_through_all_eyes_at_any_moment(
    town: Town, playing: Playing
) -> None:
    _, _, table = playing
    town.play_to_the_end(table)
    anybody = town.somebody()
    found = anybody.get(f"tables/{table}/replay?seat=0").json()
    last = found["decisions"][-1]["n"]
    assert found["may_be"] == [0, 1] and last > 3
    position = anybody.get(f"tables/{table}/at/{last}?seat=0").json()
    assert position["view"]["result"]["winners"] and position["events"] == len(found["events"])
    assert anybody.get(f"tables/{table}/at/1").json()["view"]["result"] is None
    assert reason(anybody.get(f"tables/{table}/at/{last + 1}")) == "404 no_such_position"
    for wrong in ("-1", "x", "9" * 20):
        assert reason(anybody.get(f"tables/{table}/at/{wrong}")) == "422 bad_request"


def test_a_finished_game_is_remembered_alike_by_everybody(town: Town, playing: Playing) -> None:
    host, _, table = playing
    assert reason(host.get(f"tables/{table}/finale")) == "409 not_over"
    town.play_to_the_end(table)
    found = town.somebody().get(f"tables/{table}/finale").json()
    assert found == host.get(f"tables/{table}/finale").json()
    assert found["finale"]["standings"][0]["place"] == 1
    assert all(it["epilogue"] for it in found["finale"]["standings"])


def test_what_is_not_begun_cannot_be_told(town: Town) -> None:
    host = town.somebody("Anna")
    table = host.open(2)
    for path in ("replay", "at/0", "export"):
        assert reason(host.get(f"tables/{table}/{path}")) == "409 not_begun"


def test_an_export_of_a_running_game_holds_no_secret(playing: Playing) -> None:
    host, _, table = playing
    reply = host.get(f"tables/{table}/export?seat=0")
    found: dict[str, Any] = reply.json()
    assert found["running"] and found["seat"] == 0 and found["links"] and found["view"]["seat"] == 0
    assert not {"secret", "salt", "seed", "entries", "hash"} & set(found)
    assert reply.headers["content-disposition"] == f'attachment; filename="saddlebag-{table}.json"'


def test_a_finished_game_is_written_out_whole(town: Town, playing: Playing) -> None:
    _, guest, table = playing
    town.play_to_the_end(table)
    journal = guest.get(f"tables/{table}/export").json()
    assert saddlebag.verify(journal)["ok"] and journal["players"] == ["Anna", "Bill 3"]
    assert [player.name for player in seated(journal["players"])] == journal["players"]


@pytest.mark.parametrize(
    ("mode", "sitting"), [("solo", ["me", "greedy"]), ("hot_seat", ["me", "=Bill"])]
)
def test_alone_or_at_one_screen_the_journal_is_mine_at_once(
    town: Town, mode: str, sitting: list[str]
) -> None:
    me = town.somebody("Anna")
    table = me.open(2, mode=mode, sitting=sitting)
    for query in ("", "?seat=0"):
        assert saddlebag.verify(me.get(f"tables/{table}/export{query}").json())["ok"]
    assert town.somebody().get(f"tables/{table}/export").json()["running"]


def test_a_host_with_a_guest_is_not_alone_any_more(town: Town) -> None:
    me = town.somebody("Anna")
    first = me.open(2, mode="solo", sitting=["me", "greedy"])
    town.play_to_the_end(first)
    table = me.post(f"tables/{first}/rematch").json()["table"]
    assert me.call("DELETE", f"tables/{table}/seats/1/bot").status_code == 204
    guest = town.somebody()
    assert guest.sit(table, me, "Bill").status_code == 200
    me.post(f"tables/{table}/start")
    for one in (me, guest):
        found = one.get(f"tables/{table}/export").json()
        assert found["running"] and "secret" not in found


def test_notes_are_mine_alone(playing: Playing) -> None:
    host, guest, table = playing
    path = f"tables/{table}/notes"
    assert guest.call("PUT", path, {"event": 3, "text": "<i>bluff</i>\n\x07"}).status_code == 204
    (note,) = guest.get(path).json()
    assert note["event"] == 3 and note["text"] == "<i>bluff</i>" and note["at"] > 0
    assert host.get(path).json() == []
    guest.call("PUT", path, {"event": 3, "text": "better"})
    assert [note["text"] for note in guest.get(path).json()] == ["better"]
    guest.call("PUT", path, {"event": 3, "text": ""})
    assert guest.get(path).json() == []


def test_nobody_fills_the_disk_with_notes(
    playing: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saddlebag.server.rest.records.MOST_NOTES", 1)
    host, _, table = playing
    path = f"tables/{table}/notes"
    assert host.call("PUT", path, {"event": 1, "text": "a"}).status_code == 204
    assert reason(host.call("PUT", path, {"event": 2, "text": "b"})) == "409 too_many_notes"
    assert host.call("PUT", path, {"event": 1, "text": "c"}).status_code == 204
    assert reason(host.call("PUT", path, {"event": 1, "text": "x" * 2001})) == "422 bad_request"
