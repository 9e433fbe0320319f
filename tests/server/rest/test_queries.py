"""No call looks at every table, log or visitor there is."""

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from saddlebag.server import retention
from saddlebag.server.rest import lists
from saddlebag.server.store.backup import NAME
from saddlebag.server.store.store import Store
from tests.server.rest.town import Town

LARGE = ("game_table", "seat", "log", "chat", "note", "visitor", "deal")


def scans(town: Town, sql: str) -> list[str]:
    """The steps of a query that look at every row of a large table."""
    with closing(sqlite3.connect(town.store.folder / NAME)) as connection:
        wants = (0,) * sql.count("?")
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", wants)]
    return [
        step for step in plan if re.match(rf"SCAN ({'|'.join(LARGE)})\b(?! USING .*INDEX)", step)
    ]


def test_what_the_page_asks_for_is_found_by_an_index(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()
    read = Store.read

    def noted(self: Store, sql: str, args: tuple[object, ...] = ()) -> Any:
        asked.add(sql)
        return read(self, sql, args)

    monkeypatch.setattr(Store, "read", noted)
    me, other = town.somebody("Anna"), town.somebody("Ben")
    table = me.open(2, listed=True)
    other.sit(table, me, "Ben")
    me.post(f"tables/{table}/start")
    for path in ("me", "tables", "lessons", f"tables/{table}", f"tables/{table}/notes"):
        assert me.get(path).status_code == 200
    town.loop.call_soon_threadsafe(town.app.state.hub.release, town.app.state.hub.tables[table])
    assert me.get(f"tables/{table}/replay").status_code == 200
    me.call("DELETE", "me")
    assert len(asked) > 12
    assert {sql: found for sql in asked if (found := scans(town, sql))} == {}


def test_listed_tables_are_read_in_their_order_and_no_others(town: Town) -> None:
    assert scans(town, lists.LISTED) == []
    with closing(sqlite3.connect(town.store.folder / NAME)) as connection:
        plan = str(connection.execute(f"EXPLAIN QUERY PLAN {lists.LISTED}", (0, 1)).fetchall())
    assert "game_table_listed" in plan and "TEMP B-TREE" not in plan


@pytest.mark.parametrize("kind", retention.KINDS)
def test_what_is_to_be_forgotten_is_found_by_an_index(town: Town, kind: str) -> None:
    assert scans(town, retention.OLD.format(kind=retention.KINDS[kind][1])) == []
    assert scans(town, retention.UNSEEN) == scans(town, retention.SAID) == []


def test_the_check_finds_a_scan(town: Town) -> None:
    assert scans(town, "SELECT * FROM game_table WHERE game = ?")
