"""The public face, line by line as it is promised, on this game."""

import json
from typing import Any

import pytest

import saddlebag
from saddlebag import BadOption, Refused, Table
from tests.public_enemy.scene import fresh, played_out
from tests.public_enemy.seen import everything

OPTIONS = ["fast", "duel", "dollars", "cavalry", "supremacy", "round_cap", "starter"]


def promised() -> Table:
    """The table of the promise."""
    return saddlebag.game("public-enemy").table(seats=4, seed=7, options={"dollars": True})


def is_plain(data: object) -> bool:
    """Nothing but dict (with str keys), list, str, int, bool and None."""
    if isinstance(data, dict):
        return all(type(key) is str and is_plain(value) for key, value in data.items())
    if isinstance(data, list):
        return all(is_plain(item) for item in data)
    return data is None or type(data) in (str, int, bool)


def test_a_game_is_found_by_its_name() -> None:
    game = saddlebag.game("public-enemy")
    assert game.name == "public-enemy" in saddlebag.games()
    assert game.seats == (2, 3, 4, 5, 6) and game.version >= 1 and game.bound > 0


@pytest.mark.parametrize("name", ["public enemy", "", "chess"])
def test_an_unknown_game_is_an_error_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption) as no:
        saddlebag.game(name)
    assert (no.value.given, no.value.allowed) == (name, saddlebag.games())
    assert "public-enemy" in str(no.value)


def test_each_option_tells_key_kind_default_and_what_it_excludes() -> None:
    game = saddlebag.game("public-enemy")
    assert [option.key for option in game.options] == OPTIONS
    kinds = [option.kind for option in game.options]
    assert kinds == ["flag"] * 5 + ["number", "seat"]
    assert [option.default for option in game.options] == [False] * 5 + [0, 0]
    assert [tuple(option.excludes) for option in game.options if option.excludes] == [
        ("seats=5", "seats=6")
    ]


@pytest.mark.parametrize("key", ["dollar", "Duel", "seats"])
def test_an_unknown_option_is_refused(key: str) -> None:
    with pytest.raises(BadOption) as no:
        saddlebag.game("public-enemy").table(seats=4, options={key: True})
    assert (no.value.given, no.value.allowed) == (key, OPTIONS)


@pytest.mark.parametrize("value", [1, "yes", None, "True"])
@pytest.mark.parametrize("key", OPTIONS[:5])
def test_a_module_is_on_or_off(key: str, value: object) -> None:
    with pytest.raises(BadOption) as no:
        saddlebag.game("public-enemy").table(seats=4, options={key: value})
    assert (no.value.key, no.value.given, no.value.allowed) == (key, value, ["true", "false"])


def test_the_open_asks_and_the_first_of_them() -> None:
    table = promised()
    assert table.ask is not None and table.asks == [table.ask]
    assert (table.ask.seat, table.ask.key) == (0, "draw")
    assert isinstance(table.ask.options, tuple)
    assert all(type(option) is str for option in table.ask.options)


def test_refusals_have_an_answer_a_reason_values_and_a_rule() -> None:
    table = promised()
    table.answer("peek:saloon")
    assert table.ask is not None
    lines = table.ask.refusals()
    assert is_plain(lines) and len(lines) > 5
    for line in lines:
        assert list(line) == ["answer", "reason", "values", "rule"]
        assert str(line["rule"]).startswith("PE ") and line["answer"] not in table.ask.options


def test_an_answer_is_taken_with_or_without_its_seat() -> None:
    one, other = promised(), promised()
    one.answer("draw:tombstone")
    other.answer("draw:tombstone", seat=0)
    assert one.state_hash() == other.state_hash() and one.ask is not None and one.ask.seat == 1


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_views_and_events_are_plain_data(seat: int | None) -> None:
    table = promised()
    for answer in ("peek:tombstone", "draw:tombstone", "bury:deadwood", "draw:saloon"):
        table.answer(answer)
    view = table.view(seat)
    assert is_plain(view) and json.loads(json.dumps(view)) == view and view["seat"] == seat
    assert is_plain(table.events(seat, since=0))


def test_a_view_says_all_there_is_to_see() -> None:
    view = promised().view(1)
    assert list(view) == [
        *("game", "seats", "round", "round_cap", "starter", "turn", "spent", "decks"),
        *("out", "removed", "players", "one", "cavalry", "supremacy", "decided", "seat"),
        *("options", "events", "asks", "orders", "result"),
    ]
    assert (view["game"], view["seats"], view["round"]) == ("public-enemy", 4, 1)
    assert list(view["players"][0]) == ["stacks", "wanted", "dollars", "points"]


def test_events_can_be_asked_for_from_any_number_on() -> None:
    table = promised()
    table.answer("draw:tombstone")
    told = table.events(2, since=0)
    assert len(told) == table.event_count
    for since in range(len(told) + 1):
        assert table.events(2, since=since) == told[since:]


def test_a_seat_sees_its_own_ask_in_full_and_of_others_only_seat_and_key() -> None:
    table = promised()
    assert table.ask is not None
    (mine,) = table.view(0)["asks"]
    assert mine["options"] == list(table.ask.options) and mine["refusals"] == table.ask.refusals()
    for other in (1, 2, 3, None):
        assert table.view(other)["asks"] == [{"seat": 0, "key": "draw"}]


@pytest.mark.parametrize("seat", [-1, 4, 17])
def test_there_is_no_such_seat(seat: int) -> None:
    table = promised()
    for call in (table.view, table.events, table.undo, lambda seat: table.imagine(seat, 1)):
        with pytest.raises(Refused) as no:
            call(seat)
        assert (no.value.reason, no.value.values) == ("no_such_seat", {"seat": seat, "seats": 4})


def test_a_copy_goes_its_own_way() -> None:
    table = promised()
    before, twin = everything(table), table.copy()
    assert everything(twin) == before
    twin.answer("draw:deadwood")
    assert everything(table) == before and twin.state_hash() != table.state_hash()


def test_an_imagined_world_looks_the_same_to_its_seat() -> None:
    table = promised()
    table.answer("peek:tombstone")
    world = table.imagine(0, seed=11)
    assert world.view(0) == table.view(0)
    assert table.imagine(0, seed=11).state_hash() == world.state_hash()
    assert len({table.imagine(0, seed=seed).state_hash() for seed in range(20)}) == 20


def test_undo_goes_back_to_where_somebody_learnt_something() -> None:
    table = fresh(4, seed=7, cavalry=True)
    table.answer("draw:tombstone")
    before = table.state_hash()
    table.answer("cavalry:deadwood")
    assert table.undoable(0) == 1 and table.undoable(1) == 0
    table.undo(0)
    assert table.state_hash() == before
    with pytest.raises(Refused) as no:
        table.undo(0)
    assert no.value.reason == "nothing_to_take_back"


def test_the_result_is_none_until_the_game_is_over() -> None:
    table = promised()
    assert table.result is None and table.view(0)["result"] is None
    result = played_out(table).result
    assert is_plain(result) and result is not None and table.ask is None and table.asks == []
    assert {"winners", "scores", "why"} <= result.keys()


def test_a_journal_is_plain_and_leads_to_the_same_table() -> None:
    table = played_out(promised())
    journal = table.journal()
    assert is_plain(journal)
    again = saddlebag.replay(json.loads(json.dumps(journal)))
    assert everything_of_an_ended(again) == everything_of_an_ended(table)
    assert saddlebag.verify(journal)["ok"] is True


def everything_of_an_ended(table: Table) -> tuple[Any, ...]:
    return table.state_hash(), table.journal(), table.events(None), table.result


@pytest.mark.parametrize(
    ("answer", "seat", "reason"),
    [
        ("draw:yuma", None, "not_an_option"),
        ("pass", None, "no_passing"),
        ("draw:tombstone", 2, "not_asked"),
        ("draw:tombstone", 9, "no_such_seat"),
    ],
)
def test_a_refused_answer_changes_nothing(answer: str, seat: int | None, reason: str) -> None:
    table = promised()
    before, copies = everything(table), table.copy()
    with pytest.raises(Refused) as no:
        table.answer(answer, seat)
    assert (no.value.reason, everything(table)) == (reason, before)
    assert is_plain(no.value.values) and everything(copies) == before


def test_a_refused_group_changes_nothing() -> None:
    table = promised()
    before = everything(table)
    with pytest.raises(Refused) as no:
        table.answer_group(["draw:tombstone"], 0)
    assert (no.value.reason, everything(table)) == ("no_group", before)


def test_the_same_seed_gives_the_same_table() -> None:
    assert everything(promised()) == everything(promised())
    assert fresh(4, seed=7).state_hash() != fresh(4, seed=8).state_hash()


def test_a_table_without_a_seed_claims_to_be_fair() -> None:
    game = saddlebag.game("public-enemy")
    table = game.table(seats=2, nonces={0: "red", 1: "river"})
    assert table.head.fair and not promised().head.fair
    assert saddlebag.verify(played_out(table).journal()) | {"entries": 0} == {
        "ok": True,
        "entries": 0,
        "fair": True,
        "over": True,
    }
