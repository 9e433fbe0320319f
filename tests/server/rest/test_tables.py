"""Tables are opened, found, entered, begun and left."""

import asyncio
from typing import Any

import pytest

from saddlebag.server.tables.live import LiveTable
from tests.server.rest.town import Town, reason

GAMES = ("public-enemy", "western-legends")


def test_one_click_begins_a_game_against_bots(town: Town) -> None:
    me = town.somebody()
    table = me.post("play-now", {}).json()["table"]
    card = me.get(f"tables/{table}").json()
    assert card["status"] == "playing" and card["mode"] == "solo"
    assert [person["kind"] for person in card["people"]] == ["person", "bot", "bot", "bot"]
    assert card["people"][0]["name"] == "Stranger"


def test_a_game_that_is_named_is_played(town: Town) -> None:
    me = town.somebody("Anna")
    table = me.post("play-now", {"game": "western-legends"}).json()["table"]
    card = me.get(f"tables/{table}").json()
    assert card["game"] == "western-legends" and card["people"][1]["bot"] == "deputy"


def test_newcomers_get_the_first_game_where_there_is_one(town: Town) -> None:
    me = town.somebody()
    tables = [me.post("play-now", {"game": g, "first": True}).json()["table"] for g in GAMES]
    options = [me.get(f"tables/{table}").json()["options"] for table in tables]
    assert ["first_game" in chosen for chosen in options] == [False, True]
    assert options[1]["first_game"] is True and options[1]["length"] == 15


def nonces(town: Town, table: str) -> dict[int, str]:
    """What the deal of a table hung on besides its secret."""

    async def found(live: LiveTable) -> dict[int, str]:
        assert live.table is not None
        return live.table.head.nonces

    given: dict[int, str] = town.live(table, found)
    return given


def test_the_commitment_is_sent_before_the_opener_adds_a_nonce(town: Town) -> None:
    me = town.somebody()
    told = me.post("play-now", {"wait": True}).json()
    card = me.get(f"tables/{told['table']}").json()
    assert card["status"] == "open" and card["commitment"] == told["commitment"]
    assert me.post(f"tables/{told['table']}/start", {"nonce": "mine"}).status_code == 204
    assert me.get(f"tables/{told['table']}").json()["status"] == "playing"
    assert nonces(town, told["table"]) == {0: "mine"}


def test_only_the_first_nonce_of_a_person_counts_also_of_several_at_a_screen(town: Town) -> None:
    me = town.somebody("Anna")
    table = me.open(2, mode="hot_seat", sitting=["=Bill", "me"], wait=True)
    given = [me.post(f"tables/{table}/nonce", {"nonce": word}) for word in ("first", "second")]
    assert [reply.json() for reply in given] == [{"taken": True}, {"taken": False}]
    me.post(f"tables/{table}/start", {"nonce": "third"})
    assert nonces(town, table) == {0: "first"}


def test_each_player_of_a_rematch_adds_their_own_nonce(town: Town) -> None:
    me = town.somebody("Anna")
    table = me.open(2, mode="hot_seat", sitting=["me", "=Bill"], options={"round_cap": 1})
    town.play_to_the_end(table)
    again = me.post(f"tables/{table}/rematch").json()
    assert again["commitment"] == me.get(f"tables/{again['table']}").json()["commitment"]
    me.post(f"tables/{again['table']}/nonce", {"nonce": "mine"})
    me.post(f"tables/{again['table']}/start")
    assert nonces(town, again["table"]) == {0: "mine"}


def test_a_nonce_survives_a_restart_before_the_deal(town: Town) -> None:
    me, hub = town.somebody("Anna"), town.app.state.hub
    table = me.open(2, sitting=["me", "greedy"])
    me.post(f"tables/{table}/nonce", {"nonce": "mine"})
    town.loop.call_soon_threadsafe(hub.release, hub.tables[table])
    me.post(f"tables/{table}/start")
    assert nonces(town, table) == {0: "mine"}


def test_a_table_waits_for_people_until_its_host_starts_it(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2)
    assert reason(host.post(f"tables/{table}/start")) == "409 seats_open"
    assert guest.sit(table, host, "Bill").json()["table"] == table
    assert host.post(f"tables/{table}/start").status_code == 204
    assert host.get(f"tables/{table}").json()["status"] == "playing"
    assert reason(host.post(f"tables/{table}/start")) == "409 begun_already"


def test_every_wish_is_kept(town: Town) -> None:
    host = town.somebody()
    pace = {"kind": "live", "bank": 600, "each": 20, "at_zero": "nothing"}
    wishes: dict[str, Any] = {"options": {"duel": True}, "listed": True, "watchers": False}
    sitting = ["open", "me", "greedy"]
    table = host.open(3, pace=pace, sitting=sitting, name="Zoe", colour=4, **wishes)
    card = host.get(f"tables/{table}").json()
    assert card["pace"] == pace and card["options"]["duel"] is True
    assert card["listed"] and not card["watchers"] and len(card["commitment"]) == 64
    people = card["people"]
    assert [person["kind"] for person in people] == ["open", "person", "bot"]
    assert people[1]["name"] == "Zoe" and people[1]["colour"] == 4
    assert host.get("me").json()["name"] == "Zoe"


def test_several_people_at_one_screen_begin_at_once(town: Town) -> None:
    host = town.somebody("Anna")
    table = host.open(3, mode="hot_seat", sitting=["me", "= Bill ", "greedy"])
    card = host.get(f"tables/{table}").json()
    assert card["status"] == "playing"
    assert [person["name"] for person in card["people"]] == ["Anna", "Bill", "Greedy 3"]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"game": "chess"}, "422 no_such_game"),
        ({"seats": 1}, "422 bad_option"),
        ({"seats": 7}, "422 bad_request"),
        ({"options": {"poker": True}}, "422 bad_option"),
        ({"options": {"round_cap": "\ud800"}}, "422 bad_option"),
        ({"options": {"duel": [[[]]]}}, "422 bad_option"),
        ({"sitting": ["me", "open"]}, "422 bad_sitting"),
        ({"sitting": ["open", "open", "open"]}, "422 bad_sitting"),
        ({"sitting": ["me", "open", "robot"]}, "422 bad_sitting"),
        ({"mode": "hot_seat", "sitting": ["me", "=Bill", "=bill"]}, "409 name_taken"),
        ({"mode": "hot_seat", "sitting": ["me", "=A\u202e", "greedy"]}, "422 bad_name"),
        ({"mode": "solo"}, "422 bad_sitting"),
        ({"pace": {"kind": "live"}}, "422 bad_pace"),
        ({"pace": {"kind": "days", "each": 8}}, "422 bad_pace"),
        ({"pace": {"kind": "days", "each": 0}}, "422 bad_pace"),
        ({"name": "A\x00"}, "422 bad_name"),
        ({"nonce": "mine"}, "422 bad_request"),  # before the commitment it would prove nothing
    ],
)
def test_a_wish_that_cannot_be_is_refused(town: Town, wishes: dict[str, Any], said: str) -> None:
    host = town.somebody("Anna")
    body = {"game": "public-enemy", "seats": 3, **wishes}
    assert reason(host.post("tables", body)) == said
    assert host.get("tables").json()["mine"] == []


def test_a_wrong_link_and_no_table_are_answered_alike(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2)
    body = {"key": "a" * 26, "name": "Bill", "colour": 1}
    wrong, none = guest.post(f"tables/{table}/join", body), guest.post("tables/abc/join", body)
    assert reason(wrong) == "404 no_such_table" and wrong.json() == none.json()
    assert reason(guest.get("tables/..%2f..")) == "404 no_such_address"


def test_a_seated_player_gets_in_again_by_any_link(town: Town) -> None:
    host, guest, late = town.somebody("Anna"), town.somebody(), town.somebody()
    table = host.open(2)
    guest.sit(table, host, "Bill")
    host.post(f"tables/{table}/start")
    assert guest.sit(table, host, "Bill").json()["table"] == table
    assert reason(late.sit(table, host, "Carl")) == "409 begun_already"


def test_a_listed_table_needs_no_link(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2, listed=True)
    reply = guest.post(f"tables/{table}/join", {"name": "Bill", "colour": 1})
    assert reply.status_code == 200
    assert guest.get("tables").json()["mine"][0]["my_seats"] == [1]


def test_a_taken_name_seat_and_a_full_table_are_refused(town: Town) -> None:
    host, bill, carl = (town.somebody(name) for name in ("Anna", "", ""))
    table = host.open(2)
    assert reason(bill.sit(table, host, "ANNA")) == "409 name_taken"
    assert reason(bill.sit(table, host, "Bill", seat=0)) == "409 seat_taken"
    assert bill.sit(table, host, "Bill", seat=1).status_code == 200
    assert bill.sit(table, host, "Bill").status_code == 200  # once more changes nothing
    assert reason(carl.sit(table, host, "Carl")) == "409 table_full"


def test_one_of_many_concurrent_joins_gets_the_last_seat(town: Town) -> None:
    host = town.somebody("Anna")
    table = host.open(2)
    key, headers = host.secret(table), {"X-Saddlebag": "1"}

    async def all_at_once() -> list[int]:
        bodies = [{"key": key, "name": f"Bill {i}", "colour": 1} for i in range(8)]
        path = f"/api/tables/{table}/join"
        calls = (town.client.post(path, json=body, headers=headers) for body in bodies)
        return [reply.status_code for reply in await asyncio.gather(*calls)]

    assert sorted(town.run(all_at_once())) == [200] + [409] * 7
    town.client.cookies.clear()


def test_a_colour_that_is_taken_becomes_a_free_one(town: Town) -> None:
    host, bill = town.somebody(), town.somebody()
    table = host.open(2, name="Anna", colour=3)
    bill.sit(table, host, "Bill", colour=3)
    colours = [person["colour"] for person in host.get(f"tables/{table}").json()["people"]]
    assert colours[0] == 3 != colours[1]


def test_a_closed_table_says_so(town: Town) -> None:
    host, bill = town.somebody("Anna"), town.somebody()
    table = host.open(2)
    key = host.secret(table)
    assert host.post(f"tables/{table}/leave").status_code == 204
    body = {"key": key, "name": "Bill", "colour": 1}
    assert reason(bill.post(f"tables/{table}/join", body)) == "410 table_closed"
    assert host.get("tables").json()["mine"] == []


def test_leaving_frees_the_seat(town: Town) -> None:
    host, bill = town.somebody("Anna"), town.somebody()
    table = host.open(2)
    bill.sit(table, host, "Bill")
    assert bill.post(f"tables/{table}/leave").status_code == 204
    assert host.get(f"tables/{table}").json()["people"][1]["kind"] == "open"
    assert reason(bill.post(f"tables/{table}/leave")) == "404 no_such_table"


def test_the_secret_of_the_link_shows_a_table_without_spectators(town: Town) -> None:
    host, bill = town.somebody("Anna"), town.somebody()
    table = host.open(2, watchers=False)
    assert reason(bill.get(f"tables/{table}")) == "404 no_such_table"
    key = host.secret(table)
    assert bill.get(f"tables/{table}", X_Saddlebag_Key=key).json()["id"] == table
    wrong = bill.get(f"tables/{table}", X_Saddlebag_Key="x" * 26)
    assert reason(wrong) == "404 no_such_table"


def test_an_invitation_is_a_link_and_a_picture(town: Town) -> None:
    host = town.somebody("Anna")
    table = host.open(2)
    found = host.get(f"tables/{table}/link").json()
    assert found["link"].startswith(f"http://127.0.0.1:8000/join#{table}.")
    assert found["qr"].startswith("<svg ")


def test_a_name_that_looks_like_anothers_is_refused(town: Town) -> None:
    host, bill = town.somebody("Anna"), town.somebody()
    table = host.open(3)
    assert reason(bill.sit(table, host, "\u0410nn\u0430")) == "409 name_taken"
    assert reason(bill.sit(table, host, "Anna\u3164")) == "422 bad_name"
    assert bill.sit(table, host, "Anne").status_code == 200


def test_a_refused_move_leaves_the_ticket_for_the_right_device(town: Town) -> None:
    host, bill = town.somebody("Anna"), town.somebody()
    table = host.open(2)
    bill.sit(table, host, "Bill")
    link = host.post(f"tables/{table}/ticket").json()["link"]
    ticket = {"ticket": link.partition("#")[2]}
    assert reason(bill.post("move", ticket)) == "409 seated_already"
    assert town.somebody().post("move", ticket).json()["table"] == table
    assert reason(town.somebody().post("move", ticket)) == "410 ticket_used"


def test_a_rematch_is_one_table_for_all(town: Town) -> None:
    host, bill = town.somebody("Anna"), town.somebody()
    table = host.open(2, options={"round_cap": 1})
    bill.sit(table, host, "Bill")
    host.post(f"tables/{table}/start")
    assert reason(bill.post(f"tables/{table}/rematch")) == "409 not_over"
    town.play_to_the_end(table)
    again = bill.post(f"tables/{table}/rematch").json()["table"]
    assert again == host.post(f"tables/{table}/rematch").json()["table"] != table
    names = [person["name"] for person in host.get(f"tables/{again}").json()["people"]]
    assert names == ["Anna", "Bill"]


def test_markup_in_names_stays_text(town: Town) -> None:
    host = town.somebody()
    table = host.open(2, name="<b>Anna</b>")
    reply = host.get(f"tables/{table}")
    assert reply.headers["content-type"] == "application/json"
    assert reply.json()["people"][0]["name"] == "<b>Anna</b>"
