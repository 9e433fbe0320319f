"""Recorded games replay to the same hash, on every build there will ever be."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saddlebag import Table, game, replay, verify
from tests.games import record

FILES = sorted(Path(__file__).parent.glob("*.json"))
GAMES = tuple(record.RECIPES)
MOST_BYTES = 150_000
# An answer that every recorded game holds, and another that was just as legal.
ANOTHER = {
    "public-enemy": ("draw:saloon", "draw:deadwood"),
    "western-legends": ("cards", "money"),
}
Journal = dict[str, Any]


def read(path: Path) -> Journal:
    journal: Journal = json.loads(path.read_text(encoding="utf-8"))
    return journal


def of(name: str) -> list[Journal]:
    """All recorded games of one kind."""
    return [read(path) for path in FILES if path.stem.startswith(name)]


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def journal(request: pytest.FixtureRequest) -> Journal:
    return read(request.param)


def test_a_recorded_game_replays_to_the_same_hash(journal: Journal) -> None:
    table = replay(journal)
    assert table.state_hash() == journal["hash"]
    assert table.result == journal["result"] and table.result is not None
    assert json.dumps(table.journal()) == json.dumps(journal)  # written again as it was


def test_a_recorded_game_can_be_verified(journal: Journal) -> None:
    found = verify(journal)
    assert (found["ok"], found["over"], found["fair"]) == (True, True, journal["fair"])
    assert found["entries"] == len(journal["entries"])


@pytest.mark.parametrize("name", record.PREFIXES)
def test_every_prefix_of_a_game_has_the_hash_it_had(name: str) -> None:
    path = Path(__file__).parent / f"{name}.json"
    known = path.with_suffix(".hashes").read_text(encoding="utf-8").split()
    assert list(record.prefix_hashes(read(path))) == known


def test_a_changed_answer_is_found(journal: Journal) -> None:
    entries, (answer, other) = journal["entries"], ANOTHER[journal["game"]]
    place = next(i for i, entry in enumerate(entries) if entry[1:2] == [answer])
    entries[place] = [entries[place][0], other]
    found = verify(journal)
    assert (found["ok"], found["entry"]) == (False, place)


# ---- there is a game for everything


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_game_for_every_value_of_every_option(name: str) -> None:
    """Of numbers, seats and lists one that is not the default; what is yet to come has no game."""
    games = of(name)
    for option in game(name).options:
        met = [one["options"][option.key] for one in games if one["version"] >= option.since]
        if option.kind == "flag":
            assert {*met} >= {True, False}, option.key
        elif option.kind == "choice":
            assert {*met} >= {*option.allowed}, option.key
        elif option.kind != "later":
            assert any(value != option.default for value in met), option.key
    assert {one["seats"] for one in games} == {*game(name).seats}


def end(table: Table) -> tuple[Any, ...]:
    """How a game of Public Enemy ended: why, whether it was shared, and by which event."""
    assert table.result is not None
    shared = len(table.result["winners"]) > 1
    return table.result["why"], shared, table.events(None)[-2]["event"]


def test_there_is_a_game_of_public_enemy_for_every_way_to_end() -> None:
    assert {end(replay(one)) for one in of("public-enemy")} == {
        ("public_enemy", False, "majority"),
        ("public_enemy", False, "one"),
        ("round_cap", False, "one"),
        ("round_cap", True, "one"),
    }


def test_there_is_a_game_of_western_legends_for_every_way_to_end() -> None:
    """WL END-5, Q-75, Q-77, Q-92"""
    assert {one["result"]["why"] for one in of("western-legends")} == {
        *("most_lp", "track_points", "nuggets", "fewest_wounds"),
        *("shared", "final_duel", "man_in_black"),
    }


@pytest.mark.parametrize("name", GAMES)
def test_there_are_games_with_undo_with_an_order_and_with_a_fair_deal(name: str) -> None:
    games = of(name)
    marks = {entry[0] for one in games for entry in one["entries"]}
    assert {"undo", "order", "chance"} <= marks
    assert any(entry[2:] == ["order"] for one in games for entry in one["entries"])
    assert any(one["fair"] and len(one["nonces"]) == 3 for one in games)


def test_a_recorded_game_is_small() -> None:
    assert all(path.stat().st_size < MOST_BYTES for path in FILES)


def test_every_recipe_has_its_game() -> None:
    titles = {f"{name}-{title}" for name, recipes in record.RECIPES.items() for title in recipes}
    assert {path.stem for path in FILES} == titles


def test_a_game_that_is_there_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    before = [path.read_bytes() for path in FILES]
    record.main([])
    assert [path.read_bytes() for path in FILES] == before
    assert capsys.readouterr().out.count("stays as it is") == len(FILES)


def test_a_game_is_played_again_on_demand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plain: dict[str, Callable[[], Table]] = {"plain": record.RECIPES["public-enemy"]["plain"]}
    monkeypatch.setattr(record, "RECIPES", {"public-enemy": plain})
    monkeypatch.setattr(record, "FOLDER", tmp_path)
    for arguments in ([], ["public-enemy"], ["public-enemy", "--again"]):
        record.main(arguments)
    assert capsys.readouterr().out.count("entries, public_enemy") == 2
    kept = Path(__file__).parent / "public-enemy-plain.json"
    assert (tmp_path / kept.name).read_bytes() == kept.read_bytes()
