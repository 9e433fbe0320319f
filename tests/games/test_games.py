"""Recorded games replay to the same hash, on every build there will ever be."""

import json
from pathlib import Path
from typing import Any

import pytest

from saddlebag import replay, verify
from tests.games import record

FILES = sorted(Path(__file__).parent.glob("public-enemy-*.json"))
Journal = dict[str, Any]


def read(path: Path) -> Journal:
    journal: Journal = json.loads(path.read_text(encoding="utf-8"))
    return journal


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def journal(request: pytest.FixtureRequest) -> Journal:
    return read(request.param)


def test_a_recorded_game_replays_to_the_same_hash(journal: Journal) -> None:
    table = replay(journal)
    assert table.state_hash() == journal["hash"]
    assert table.result == journal["result"] and table.result is not None


def test_a_recorded_game_is_written_again_as_it_was(journal: Journal) -> None:
    assert json.dumps(replay(journal).journal()) == json.dumps(journal)


def test_a_recorded_game_can_be_verified(journal: Journal) -> None:
    found = verify(journal)
    assert (found["ok"], found["over"], found["fair"]) == (True, True, journal["fair"])
    assert found["entries"] == len(journal["entries"])


def test_every_prefix_of_a_game_has_the_hash_it_had() -> None:
    path = Path(__file__).parent / f"{record.PREFIXES}.json"
    known = path.with_suffix(".hashes").read_text(encoding="utf-8").split()
    assert list(record.prefix_hashes(read(path))) == known


def test_a_changed_answer_is_found(journal: Journal) -> None:
    entries = journal["entries"]
    place = next(i for i, entry in enumerate(entries) if entry[1:2] == ["draw:saloon"])
    entries[place] = [entries[place][0], "draw:deadwood"]
    found = verify(journal)
    assert (found["ok"], found["entry"]) == (False, place)


def test_there_is_a_game_for_every_module_and_every_number_of_seats() -> None:
    games = [read(path) for path in FILES]
    for module in ("fast", "duel", "dollars", "cavalry", "supremacy"):
        assert any(one["options"][module] for one in games), module
    assert {one["seats"] for one in games} == {2, 3, 4, 5, 6}
    assert any(not any(one["options"].values()) for one in games)


def test_there_is_a_game_for_every_way_to_end() -> None:
    ends = set()
    for path in FILES:
        table = replay(read(path))
        assert table.result is not None
        shared = len(table.result["winners"]) > 1
        ends.add((table.result["why"], shared, table.events(None)[-2]["event"]))
    assert ends == {
        ("public_enemy", False, "majority"),
        ("public_enemy", False, "one"),
        ("round_cap", False, "one"),
        ("round_cap", True, "one"),
    }


def test_there_are_games_with_undo_with_an_order_and_with_a_fair_deal() -> None:
    marks = {entry[0] for path in FILES for entry in read(path)["entries"]}
    assert {"undo", "order", "chance"} <= marks
    assert any(one["fair"] and len(one["nonces"]) == 3 for one in map(read, FILES))


def test_every_recipe_has_its_game() -> None:
    assert {path.stem for path in FILES} == {f"public-enemy-{name}" for name in record.RECIPES}


def test_a_game_that_is_there_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    before = [path.read_bytes() for path in FILES]
    record.main()
    assert [path.read_bytes() for path in FILES] == before
    assert capsys.readouterr().out.count("stays as it is") == len(FILES)
