"""What the host wants forgotten after some days is gone, and nothing else."""

from pathlib import Path
from typing import Any

import pytest

from saddlebag import cli
from saddlebag.server import retention
from saddlebag.server.retention import ALL, DAY, forget_old
from saddlebag.server.store.store import Store
from saddlebag.server.tables.hub import Hub
from saddlebag.server.timestamps import now_ms
from saddlebag.terminal import arguments
from tests.server.rest.town import Town

PARTS = ("game_table", "seat", "deal", "log", "chat", "note", "lesson")


def kept(store: Store) -> dict[str, int]:
    """How many rows of each kind there are."""
    return {part: store.read(f"SELECT count(*) AS n FROM {part}")[0]["n"] for part in PARTS}


def forget(town: Town, days: dict[str, int], later: int = 10) -> dict[str, int]:
    """As if some days had gone by."""
    hub: Hub = town.app.state.hub
    gone: dict[str, int] = town.run(forget_old(hub, days, now_ms() + later * DAY))
    return gone


def solo(town: Town) -> str:
    table: str = town.somebody("Anna").post("play-now", {}).json()["table"]
    return table


@pytest.mark.parametrize("kind", ["finished", "open", "abandoned", "lessons"])
def test_a_table_of_a_kind_is_forgotten_with_everything_in_it(town: Town, kind: str) -> None:
    if kind == "open":
        town.somebody("Anna").open(2)
    elif kind == "lessons":
        town.somebody("Anna").post("lessons/pe-1", {})
    else:
        table = solo(town)
        if kind == "finished":
            town.play_to_the_end(table)
    others: Any = {
        other: 1 for other in ("finished", "open", "abandoned", "lessons") if other != kind
    }
    assert sum(forget(town, others).values()) == 0 < kept(town.store)["game_table"]
    assert forget(town, {kind: 11}) == {kind: 0}
    assert forget(town, {kind: 9}) == {kind: 1}
    assert set(kept(town.store).values()) == {0}


def test_a_forgotten_table_is_no_rollback(tmp_path: Path) -> None:
    with Town(tmp_path) as town:
        solo(town)
        assert forget(town, {"abandoned": 1}) == {"abandoned": 1}
    store = Store.open(tmp_path)
    assert store.rolled_back == {}
    store.close()


def test_a_visitor_is_forgotten_who_sits_at_no_table(tmp_path: Path) -> None:
    with Town(tmp_path) as town:
        town.somebody("Anna")
        table = town.somebody("Ben").open(2)
        assert forget(town, {"visitors": 5}) == {"visitors": 1}
        assert forget(town, {"visitors": 5, "open": 5}) == {"open": 1, "visitors": 1}
        assert table not in town.app.state.hub.tables


def test_old_chat_is_forgotten_where_the_game_is_over(town: Town) -> None:
    for table in (solo(town), solo(town)):
        line = (table, 0, 0, "Anna", "howdy", now_ms())
        town.run(town.store.write(("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", line)))
    town.play_to_the_end(table)
    forget(town, {"chat": 5})
    assert kept(town.store)["chat"] == 1


def test_every_kind_can_be_named_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert arguments.FORGOTTEN == ALL == (*retention.KINDS, "visitors", "chat")
    assert arguments.days("finished=30") == ("finished", 30)
    for wrong in ("finished=0", "cows=3", "finished"):
        assert cli.main(["serve", "--forget", wrong]) == 2
    assert capsys.readouterr().err.count("--forget cannot be") == 3
