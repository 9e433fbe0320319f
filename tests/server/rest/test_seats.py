"""Seats change hands, and a host keeps order."""

from typing import Any

import pytest

from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LiveTable
from tests.server.rest.town import Somebody, Town, reason


def person(who: Somebody, table: str, seat: int) -> dict[str, Any]:
    """Who sits there."""
    found: dict[str, Any] = who.get(f"tables/{table}").json()["people"][seat]
    return found


@pytest.fixture
def playing(town: Town) -> tuple[Somebody, Somebody, str]:
    """Anna is the host, Bill sits in seat 1, a bot in seat 2; the game has begun."""
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(3, sitting=["me", "open", "greedy"])
    guest.sit(table, host, "Bill")
    host.post(f"tables/{table}/start")
    return host, guest, table


def test_bots_come_and_go_before_the_game(town: Town) -> None:
    host = town.somebody("Anna")
    table = host.open(2)
    path = f"tables/{table}/seats/1/bot"
    assert host.post(path, {"bot": "greedy"}).status_code == 204
    assert person(host, table, 1)["bot"] == "greedy"
    assert host.post(path, {"bot": "random"}).status_code == 204
    assert host.call("DELETE", path).status_code == 204
    assert person(host, table, 1)["kind"] == "open"
    assert reason(host.call("DELETE", path)) == "409 no_bot_there"
    assert reason(host.post(path, {"bot": "prospector"})) == "422 no_such_bot"
    assert reason(host.post(f"tables/{table}/seats/0/bot", {"bot": "random"})) == "409 seat_taken"
    assert reason(host.post(f"tables/{table}/seats/3/bot", {"bot": "random"})) == "404 no_such_seat"
    assert reason(host.post(f"tables/{table}/seats/9/bot", {"bot": "x"})) == "422 bad_request"


def test_no_bot_comes_once_the_game_runs(playing: tuple[Somebody, Somebody, str]) -> None:
    host, _, table = playing
    reply = host.post(f"tables/{table}/seats/2/bot", {"bot": "random"})
    assert reason(reply) == "409 begun_already"


def test_my_seat_is_handed_over_and_taken_back(playing: tuple[Somebody, Somebody, str]) -> None:
    _, guest, table = playing
    assert reason(guest.post(f"tables/{table}/hand-over", {"bot": "x"})) == "422 no_such_bot"
    assert guest.post(f"tables/{table}/hand-over", {"bot": "random"}).status_code == 204
    assert person(guest, table, 1)["away"] and person(guest, table, 1)["bot"] == "random"
    assert guest.post(f"tables/{table}/take-back").status_code == 204
    assert "away" not in person(guest, table, 1)
    assert reason(guest.post(f"tables/{table}/take-back")) == "409 not_away"


def test_resigning_leaves_a_bot_behind(playing: tuple[Somebody, Somebody, str]) -> None:
    _, guest, table = playing
    assert guest.post(f"tables/{table}/resign", {"bot": "greedy"}).status_code == 204
    assert person(guest, table, 1)["kind"] == "bot"
    assert reason(guest.post(f"tables/{table}/take-back")) == "404 no_such_table"


@pytest.mark.parametrize("deed", ["free", "kick"])
def test_the_host_gives_a_seat_to_a_bot(playing: tuple[Somebody, Somebody, str], deed: str) -> None:
    host, guest, table = playing
    path = f"tables/{table}/seats/1/{deed}"
    assert reason(guest.post(path, {"reason": "me"})) == "403 not_host"
    assert host.post(path, {"reason": "<b>gone</b>\u202e"}).status_code == 204
    assert person(host, table, 1)["kind"] == "bot"
    assert host.post(path, {}).status_code == 409


def test_the_seat_of_a_connected_player_is_not_freed(
    town: Town, playing: tuple[Somebody, Somebody, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _, table = playing

    async def sits(live: LiveTable) -> str | None:
        return live.seats[1].visitor

    here = town.live(table, sits)
    monkeypatch.setattr(LiveTable, "connected", lambda _: {here})
    assert reason(host.post(f"tables/{table}/seats/1/free", {})) == "409 still_here"


def test_a_kick_before_the_game_makes_the_old_link_worthless(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2)
    old = host.secret(table)
    guest.sit(table, host, "Bill")
    assert host.post(f"tables/{table}/seats/1/kick", {"reason": "away"}).status_code == 204
    body = {"key": old, "name": "Bill", "colour": 1}
    assert reason(guest.post(f"tables/{table}/join", body)) == "404 no_such_table"
    assert host.secret(table) != old


def test_a_kicked_player_needs_a_new_link_also_after_a_restart(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2, listed=True)
    body = {"key": host.secret(table), "name": "Bill", "colour": 1}
    guest.post(f"tables/{table}/join", body)
    assert host.post(f"tables/{table}/seats/1/kick", {}).status_code == 204
    hub: Hub = town.app.state.hub
    for _ in range(2):
        for old in (body, {**body, "key": ""}):
            assert reason(guest.post(f"tables/{table}/join", old)) == "403 sent_away"
        town.loop.call_soon_threadsafe(hub.release, hub.tables[table])
    assert guest.sit(table, host, "Bill").status_code == 200


def test_the_host_mutes_and_unmutes(playing: tuple[Somebody, Somebody, str]) -> None:
    host, _, table = playing
    for muted in (True, False):
        body = {"muted": muted, "reason": "loud"}
        assert host.post(f"tables/{table}/seats/1/mute", body).status_code == 204
        assert person(host, table, 1).get("muted", False) is muted
    assert reason(host.post(f"tables/{table}/seats/2/mute", body)) == "409 nobody_there"


def test_a_ticket_moves_my_seat_once(playing: tuple[Somebody, Somebody, str], town: Town) -> None:
    _, guest, table = playing
    guest.call("PUT", f"tables/{table}/notes", {"event": 1, "text": "mine"})
    link = guest.post(f"tables/{table}/ticket").json()["link"]
    ticket = link.partition("/move#")[2]
    phone, thief = town.somebody(), town.somebody()
    assert phone.post("move", {"ticket": ticket}).json()["table"] == table
    assert phone.get("tables").json()["mine"][0]["my_seats"] == [1]
    assert phone.get(f"tables/{table}/notes").json()[0]["text"] == "mine"
    assert guest.get("tables").json()["mine"] == []
    assert reason(thief.post("move", {"ticket": ticket})) == "410 ticket_used"
    assert reason(thief.post("move", {"ticket": "x"})) == "410 ticket_used"


def reissued(host: Somebody, table: str) -> dict[str, str]:
    """The host's link for seat 1, as whoever opens it says it."""
    link = host.post(f"tables/{table}/seats/1/ticket").json()["link"]
    return {"ticket": link.partition("/move#")[2]}


def test_a_player_who_lost_the_browser_gets_the_seat_back_from_the_host(
    playing: tuple[Somebody, Somebody, str], town: Town
) -> None:
    host, guest, table = playing
    guest.call("PUT", f"tables/{table}/notes", {"event": 1, "text": "nobody but me"})
    ticket, other = reissued(host, table), town.somebody()
    assert other.post("move", ticket).json()["table"] == table
    assert other.get(f"tables/{table}/export?seat=1").status_code == 200
    assert reason(guest.get(f"tables/{table}/export?seat=1")).startswith("403")
    assert other.get(f"tables/{table}/notes").json() in ({}, [])
    assert reason(town.somebody().post("move", ticket)) == "410 ticket_used"


def test_only_the_host_gives_out_a_seat_and_never_an_own_or_empty_one(
    playing: tuple[Somebody, Somebody, str],
) -> None:
    host, guest, table = playing
    assert reason(guest.post(f"tables/{table}/seats/0/ticket")) == "403 not_host"
    for seat in (0, 2):
        assert reason(host.post(f"tables/{table}/seats/{seat}/ticket")) == "409 nobody_there"


def test_opening_my_own_ticket_changes_nothing(playing: tuple[Somebody, Somebody, str]) -> None:
    host, _, table = playing
    ticket = host.post(f"tables/{table}/ticket").json()["link"].partition("#")[2]
    assert host.post("move", {"ticket": ticket}).status_code == 200
    assert host.get("tables").json()["mine"][0]["my_seats"] == [0]
