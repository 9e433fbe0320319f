"""The arena: equal terms for all, the same results on any number of processes, and a way back."""

import json
from pathlib import Path
from typing import Any

import pytest

from saddlebag import BadOption
from saddlebag.cli import main
from saddlebag.lab.arena import ledger
from saddlebag.lab.arena.arena import compete
from saddlebag.lab.arena.bouts import play_bout
from saddlebag.lab.arena.ledger import data
from saddlebag.lab.arena.pairings import Contest, Pairing, contest, paired

PAIR = [Pairing("greedy", "random")]


def small(games: int = 4, seats: int = 2, seed: int = 1, pairs: list[Pairing] = PAIR) -> Contest:
    return contest("public-enemy", pairs, games, seats, seed, {})


def lasting(report: dict[str, Any]) -> str:
    """A report without what depends on the machine."""
    rows = [{k: v for k, v in row.items() if "ms_" not in k} for row in report["ratings"]]
    return json.dumps(report | {"ratings": rows})


def test_each_deal_is_played_once_from_every_seat() -> None:
    setting = small(8, 4).setting(PAIR[0])
    assert len({setting.table_seed(number) for number in range(4)}) == 1
    assert setting.table_seed(4) != setting.table_seed(3)
    assert {setting.seated(number).index("greedy") for number in range(4)} == {0, 1, 2, 3}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert (small(9, 4).deals, small(8, 4).deals) == (3, 2)


def test_who_plays_whom() -> None:
    names = ["a", "b", "c"]
    assert paired(names, [], True, 4) == [("a", "b"), ("b", "c")]
    assert paired(names, ["b"], False, 4) == [("a", "b"), ("c", "b")]
    assert len(paired(names, [], False, 2)) == 3 and len(paired(names, [], False, 4)) == 6
    assert paired(["a"], [], False, 4) == []


def test_a_shared_win_is_divided_and_every_game_is_won_by_somebody() -> None:
    played = contest("public-enemy", PAIR, 60, 2, 1, {"round_cap": 1})
    bouts = [play_bout((played, PAIR[0], deal)) for deal in range(played.deals)]
    shares = {share for bout in bouts for share in bout.won}
    assert 0.5 in shares and shares <= {0.0, 0.5, 1.0}
    assert all(
        mine + theirs == 1 for it in bouts for mine, theirs in zip(it.won, it.lost, strict=True)
    )


def test_the_results_are_the_same_whatever_the_jobs() -> None:
    assert lasting(compete(small(), jobs=1)) == lasting(compete(small(), jobs=2))


def test_the_better_bot_is_rated_higher_and_thinking_is_timed() -> None:
    report = compete(small(20))
    first, second = report["ratings"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert first["ms_most"] >= first["ms_mean"] > 0 and first["decisions"] > 100
    row = report["pairings"][0]
    assert row["games"] == 20 and row["low"] < row["share"] <= row["high"] and row["even"] == 0.5


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    file, whole = tmp_path / "arena.jsonl", compete(small(8))
    compete(small(4), file=file)
    kept = file.read_text()
    file.write_text(kept + kept.splitlines()[-1][:20])  # the last line was cut short
    seen: list[tuple[int, int]] = []
    report = compete(small(8), file=file, progress=lambda *at: seen.append(at))
    assert seen == [(6, 8), (8, 8)] and lasting(report) == lasting(whole)
    assert file.read_text().startswith(kept) and len(file.read_text().splitlines()) == 5


def test_results_of_other_games_are_not_mixed(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    compete(small(seed=1), file=file)
    with pytest.raises(BadOption, match="the same game, seats, options, seed and bots"):
        compete(small(seed=2), file=file)


def test_results_of_a_bot_that_has_changed_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.jsonl"
    compete(small(), file=file)
    monkeypatch.setattr(ledger, "version", lambda name, _game: f"another {name}")
    with pytest.raises(BadOption, match="seed and bots"):
        compete(small(), file=file)


def test_a_bot_that_joins_later_is_written_into_the_head(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    compete(small(2, pairs=[Pairing("random", "random")]), file=file)
    compete(small(2), file=file)
    head, *bouts = file.read_text().splitlines()
    assert set(json.loads(head)["bots"]) == {"greedy", "random"} and len(bouts) == 2


def test_a_file_in_a_missing_folder_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "nowhere" / "arena.jsonl")
    words = ["arena", "public-enemy", "--bots", "greedy,random", "--games", "2"]
    assert main([*words, "--file", missing]) == main([*words, "--chart", missing]) == 2
    assert capsys.readouterr().err.count("there is no such folder") == 2


def test_an_arena_stops_when_its_time_is_over() -> None:
    assert compete(small(400), minutes=1e-9)["games"] == 2


def test_a_bout_is_plain_data() -> None:
    kept = data(play_bout((small(), PAIR[0], 0)))
    assert json.loads(json.dumps(kept)) == kept
    assert set(kept["thinking"]) == {"greedy", "random"}


@pytest.mark.parametrize(
    ("change", "key"), [({"games": 0}, "games"), ({"seats": 9}, "seats"), ({"seed": -1}, "seed")]
)
def test_what_makes_no_sense_is_refused(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as no:
        small(**change)
    assert no.value.key == key


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="clever"):
        small(pairs=[Pairing("greedy", "clever")])
