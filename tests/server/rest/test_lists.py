"""My tables come first, and among them those that wait for me."""

from pathlib import Path

import pytest

import saddlebag
from saddlebag import registry
from saddlebag.server.tables.hub import Hub
from tests.server.rest.town import Town
from tools.games import NAMES


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
        town.loop.call_soon_threadsafe(hub.release, hub.tables[table])
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


def test_a_deadline_is_listed_with_the_table(town: Town) -> None:
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


def test_games_and_their_options_are_listed(town: Town) -> None:
    games = town.somebody().get("games").json()
    assert [game["name"] for game in games[:2]] == ["public-enemy", "western-legends"]
    assert (
        games[0]["bots"]
        == games[1]["bots"]
        == [*("tenderfoot", "ranch_hand", "deputy", "gunslinger", "legend")]
    )
    assert games[0]["usual_bot"] == "deputy" and games[0]["seats"] == [2, 3, 4, 5, 6]
    fast = next(option for option in games[0]["options"] if option["key"] == "fast")
    assert fast["kind"] == "flag" and fast["excludes"] == ["seats=5", "seats=6"]


def test_a_game_is_told_with_its_letters_and_whether_it_has_rules(town: Town) -> None:
    games = town.somebody().get("games").json()
    assert [(game["letters"], game["rules"]) for game in games[:2]] == [("PE", True), ("WL", True)]


def test_the_texts_a_game_brings_are_told_and_those_of_the_house_are_not(
    town: Town, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/chess.ftl").write_text("ch-name = Chess", encoding="utf-8")
    brought = {"western-legends": tmp_path}
    monkeypatch.setattr(registry, "resource", lambda game, part: brought.get(game))
    texts = [town.somebody().get(f"games/{game}/texts/de") for game in NAMES]
    assert [reply.json()["fluent"] for reply in texts] == ["", "ch-name = Chess"]
    for path, status in (("games/chess/texts/en", 404), ("games/public-enemy/texts/../e", 404)):
        assert town.somebody().get(path).status_code == status
    assert town.somebody().get("games/public-enemy/texts/english").status_code == 422


def test_the_vocabulary_of_a_game_is_told_with_the_kinds_of_its_fields(town: Town) -> None:
    told = town.somebody().get("games/public-enemy/vocabulary").json()
    assert told == saddlebag.game("public-enemy").vocabulary().to_json()
    assert "starter:player" in told["events"]["round_begins"] and "turn:player" in told["view"]
    assert town.somebody().get("games/chess/vocabulary").status_code == 404


def test_the_rules_come_by_chapter(town: Town) -> None:
    book = town.somebody().get("rules/public-enemy").json()
    assert book["letters"] == "PE"
    turn = next(chapter for chapter in book["chapters"] if "(TURN)" in chapter["title"])
    assert turn["rules"][3]["id"] == "TURN-4" and "[B]" not in turn["rules"][3]["text"]
    assert town.somebody().get("rules/chess").json() == {"reason": "no_such_game", "values": {}}
