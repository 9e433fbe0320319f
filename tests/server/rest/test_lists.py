"""My tables come first, and among them those that wait for me."""

from saddlebag.server.tables.hub import Hub
from tests.server.rest.town import Town


def test_tables_that_wait_for_me_come_first(town: Town) -> None:
    me = town.somebody("Anna")
    waiting = me.post("play-now", {}).json()["table"]
    later = me.open(2)
    mine = me.get("tables").json()["mine"]
    assert [(line["id"], line["waiting_for_me"]) for line in mine] == [
        (waiting, True),
        (later, False),
    ]
    assert me.get("me").json()["waiting"] == 1


def test_what_waits_for_me_comes_first_among_many_tables(town: Town) -> None:
    me = town.somebody("Anna")
    waiting = me.post("play-now", {}).json()["table"]
    later = [me.open(2, mode="hot_seat", sitting=["me", "=Bill"]) for _ in range(70)]
    hub: Hub = town.app.state.hub
    for table in (waiting, *later):
        town.loop.call_soon_threadsafe(hub.let_go, hub.tables[table])
    sql = "UPDATE seat SET away = 1 WHERE table_id != ?"
    town.run(town.store.write((sql, (waiting,))))
    mine = me.get("tables").json()["mine"]
    assert (mine[0]["id"], mine[0]["waiting_for_me"], len(mine)) == (waiting, True, 60)
    assert me.get("me").json()["waiting"] == 1 and waiting not in hub.tables


def test_a_bot_that_stands_in_is_waited_for_not_me(town: Town) -> None:
    me = town.somebody("Anna")
    table = me.post("play-now", {}).json()["table"]
    me.post(f"tables/{table}/hand-over", {"bot": "random"})
    assert me.get("me").json()["waiting"] == 0


def test_a_deadline_is_told_with_the_table(town: Town) -> None:
    me = town.somebody("Anna")
    pace = {"kind": "days", "each": 2}
    me.open(2, mode="hot_seat", sitting=["me", "=Bill"], pace=pace)
    (line,) = me.get("tables").json()["mine"]
    assert 172_000_000 < line["deadline"] - line["created"] < 173_000_000


def test_a_finished_table_names_its_winners(town: Town) -> None:
    me = town.somebody("Anna")
    sitting = ["me", "=Bill"]
    table = me.open(2, mode="hot_seat", sitting=sitting, options={"round_cap": 1})
    town.play_to_the_end(table)
    (line,) = me.get("tables").json()["mine"]
    assert line["status"] == "over" and set(line["winners"]) <= {0, 1} and line["winners"]


def test_the_table_where_something_happened_last_comes_first(town: Town) -> None:
    me = town.somebody("Anna")
    one, other = (
        me.open(2, mode="hot_seat", sitting=["me", "=Bill"], options={"round_cap": 1})
        for _ in range(2)
    )
    for table in (other, one):
        town.play_to_the_end(table)
    mine = me.get("tables").json()["mine"]
    assert [line["id"] for line in mine] == [one, other] and mine[0]["moved"] > mine[1]["moved"]


def test_listed_tables_are_shown_to_everybody_and_others_to_nobody(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    shown, hidden = host.open(2, listed=True), host.open(2)
    listed = [line["id"] for line in guest.get("tables").json()["listed"]]
    assert shown in listed and hidden not in listed
    assert shown not in [line["id"] for line in host.get("tables").json()["listed"]]


def test_a_listed_game_without_spectators_is_not_shown_once_it_runs(town: Town) -> None:
    host, guest = town.somebody("Anna"), town.somebody()
    table = host.open(2, listed=True, watchers=False, sitting=["me", "greedy"])
    assert table in guest.get("tables").text
    host.post(f"tables/{table}/start")
    assert table not in guest.get("tables").text


def test_games_and_their_options_are_told(town: Town) -> None:
    games = town.somebody().get("games").json()
    assert [game["name"] for game in games] == ["public-enemy", "western-legends"]
    assert games[0]["bots"] == ["random", "greedy"] and games[0]["seats"] == [2, 3, 4, 5, 6]
    fast = next(option for option in games[0]["options"] if option["key"] == "fast")
    assert fast["kind"] == "flag" and fast["excludes"] == ["seats=5", "seats=6"]


def test_the_rules_are_told_by_chapter(town: Town) -> None:
    book = town.somebody().get("rules/public-enemy").json()
    assert book["letters"] == "PE"
    turn = next(chapter for chapter in book["chapters"] if "(TURN)" in chapter["title"])
    assert turn["rules"][3]["id"] == "TURN-4" and "[B]" not in turn["rules"][3]["text"]
    assert town.somebody().get("rules/chess").json() == {"reason": "no_such_game", "values": {}}
