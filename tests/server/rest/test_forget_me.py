"""A person can be forgotten: what they wrote is gone, the others play on."""

from tests.server.rest.town import Town


def everything(town: Town) -> str:
    """All that is kept, as text."""
    tables = [row["name"] for row in town.store.read("SELECT name FROM sqlite_schema") if row]
    parts = [part for part in tables if part in PARTS]
    return str([tuple(row) for part in parts for row in town.store.read(f"SELECT * FROM {part}")])


PARTS = ("visitor", "game_table", "seat", "chat", "note", "lesson", "push", "ticket")


def test_my_own_tables_and_my_name_are_gone(town: Town) -> None:
    me = town.somebody("Annabel")
    me.post("play-now", {})
    me.post("lessons/pe-1", {})
    assert me.call("DELETE", "me").status_code == 204
    assert "Annabel" not in everything(town)
    assert not me.get("me").json()["known"]
    assert town.store.read("SELECT count(*) AS n FROM game_table")[0]["n"] == 0


def test_at_the_table_of_others_a_bot_plays_on_and_nothing_i_said_is_left(town: Town) -> None:
    host, me = town.somebody("Ben"), town.somebody("Annabel")
    table = host.open(2)
    assert me.sit(table, host, "Annabel").status_code == 200
    host.post(f"tables/{table}/start")
    me.call("PUT", f"tables/{table}/notes", {"event": 0, "text": "Annabel was here"})
    line = (table, 0, 1, "Annabel", "howdy from Annabel", 0)
    town.run(town.store.write(("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", line)))
    town.loop.call_soon_threadsafe(town.app.state.hub.release, town.app.state.hub.tables[table])
    assert me.call("DELETE", "me").status_code == 204
    assert "Annabel" not in everything(town)
    seat = host.get(f"tables/{table}").json()["people"][1]
    assert seat["kind"] == "bot" and me.get(f"tables/{table}/notes").status_code == 404


def test_in_a_lobby_my_seat_is_free_and_mine_is_closed(town: Town) -> None:
    host, me = town.somebody("Ben"), town.somebody("Annabel")
    his, mine = host.open(3), me.open(3)
    me.sit(his, host, "Annabel")
    host.sit(mine, me, "Ben")
    me.call("DELETE", "me")
    assert host.get(f"tables/{his}").json()["people"][1]["kind"] == "open"
    assert host.get(f"tables/{mine}").json()["status"] == "closed"
    assert "Annabel" not in everything(town)


def test_after_the_game_my_seat_has_a_number_and_is_open_in_a_rematch(town: Town) -> None:
    host, me = town.somebody("Ben"), town.somebody("Annabel")
    table = host.open(2)
    me.sit(table, host, "Annabel")
    host.post(f"tables/{table}/start")
    town.play_to_the_end(table)
    me.call("DELETE", "me")
    assert host.get(f"tables/{table}").json()["people"][1]["name"] == "Seat 2"
    again = host.post(f"tables/{table}/rematch").json()["table"]
    assert host.get(f"tables/{again}").json()["people"][1]["kind"] == "open"
    assert "Annabel" not in everything(town)


def test_whoever_is_not_known_has_nothing_to_forget(town: Town) -> None:
    assert town.somebody().call("DELETE", "me").status_code == 204
    assert "set-cookie" not in town.somebody().call("DELETE", "me").headers
