"""A journal becomes a table, if it holds to the last entry."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.rest.town import Town, reason


def journal(name: str = "fair") -> dict[str, Any]:
    """A recorded game."""
    found: dict[str, Any] = json.loads(Path(f"tests/games/public-enemy-{name}.json").read_text())
    return found


def test_a_finished_game_comes_back_with_its_result(town: Town) -> None:
    me = town.somebody("Anna")
    table = me.post("import", journal()).json()["table"]
    card = me.get(f"tables/{table}").json()
    assert card["imported"] and not card["fair"] and card["status"] == "over"
    assert card["result"] == journal()["result"]
    again = me.get(f"tables/{table}/export").json()
    assert again["links"] == journal()["links"]


def test_an_unfinished_game_is_played_on_by_the_importer(town: Town) -> None:
    me = town.somebody("Anna")
    old = me.open(3, mode="hot_seat", sitting=["me", "=Bill", "greedy"], wait=True)
    me.post(f"tables/{old}/start", {"nonce": "n"})
    table = me.post("import", me.get(f"tables/{old}/export").json()).json()["table"]
    card = me.get(f"tables/{table}").json()
    assert card["status"] == "playing" and card["mode"] == "hot_seat"
    assert [person["name"] for person in card["people"]] == ["Anna", "Bill", "Greedy 3"]
    assert me.get("tables").json()["mine"][0]["my_seats"] == [0, 1]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (None, ["Seat 1", "Seat 2"]),
        (["you", "random"], ["Anna", "Random 2"]),
        (["Bill", "BILL"], ["Bill", "Seat 2"]),
        (["A\u202e", {"x": 1}], ["Seat 1", "Seat 2"]),
        (["Bill"], ["Seat 1", "Seat 2"]),
        ("Bill", ["Seat 1", "Seat 2"]),
    ],
)
def test_the_seating_comes_from_the_file(town: Town, players: Any, names: list[str]) -> None:
    me = town.somebody("Anna")
    two = me.open(2, mode="hot_seat", sitting=["me", "=Bill"])
    body = {**me.get(f"tables/{two}/export").json(), "players": players}
    table = me.post("import", body).json()["table"]
    people = me.get(f"tables/{table}").json()["people"]
    assert [person["name"] for person in people] == names


def test_an_importer_without_a_name_is_called_as_the_page_says(town: Town) -> None:
    body = {**journal(), "players": ["you", *["random"] * (journal()["seats"] - 1)]}
    me = town.somebody()
    table = me.post("import?newcomer=Fremde", body).json()["table"]
    assert me.get(f"tables/{table}").json()["people"][0]["name"] == "Fremde"


@pytest.mark.parametrize(
    ("change", "why", "entry"),
    [
        ({"format": 2}, "newer_format", -1),
        ({"game": "chess"}, "unknown_game", -1),
        ({"secret": "00"}, "unreadable", -1),
        ({"commitment": "00"}, "commitment", -1),
        ({"links": []}, "link", 0),
        ({"entries": []}, "missing", 0),
        ({"entries": [["chance", "x", 0, []]] * 20_001}, "too_long", 20_000),
        ({"hash": "0"}, "hash", 198),
        ({"nonces": {"0": ""}}, "nonces", -1),
        ({"version": 10**30}, "newer_rules", -1),
        ({"seats": True}, "bad_option", -1),
    ],
)
def test_a_journal_that_does_not_hold_is_refused(
    town: Town, change: dict[str, Any], why: str, entry: int
) -> None:
    reply = town.somebody("Anna").post("import", {**journal(), **change})
    assert reason(reply) == "422 bad_journal"
    assert reply.json()["values"] == {"entry": entry, "why": why}


def test_an_illegal_move_is_named(town: Town) -> None:
    body = journal()
    place = next(i for i, entry in enumerate(body["entries"]) if isinstance(entry[0], int))
    body["entries"][place][1] = "town:nowhere"
    reply = town.somebody("Anna").post("import", body)
    assert reply.json()["values"] == {"entry": place, "why": "illegal"}


def test_a_journal_that_takes_too_long_is_left(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saddlebag.server.rest.imports.MOST_SECONDS", -1.0)
    reply = town.somebody("Anna").post("import", journal())
    assert reply.json()["values"] == {"entry": 0, "why": "too_slow"}


NO_JOURNALS = [b"[]", b"1", b"", b"nonsense", b"\xff\xfe", b"[" * 30_000, b'{"game": "\\ud800"}']


@pytest.mark.parametrize("body", NO_JOURNALS)
def test_what_is_no_journal_is_refused(town: Town, body: bytes) -> None:
    reply = town.somebody("Anna").post("import", body)
    assert reply.status_code in (400, 422) and reply.json()["reason"] == "bad_request"
