"""The record of a game: it replays, and the first entry that cannot be is named."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from saddlebag.kernel.contract_outlook import Dice
from saddlebag.kernel.game import Game
from saddlebag.kernel.journal import FORMAT, BadJournal
from saddlebag.kernel.replay import named_game, replay, replay_steps
from saddlebag.kernel.table import Table
from tests.contract.small_game import GAME

Journal = dict[str, Any]


def game_in_progress(answers: int, seed: int = 3) -> Table:
    """Random answers, an order and a few undos."""
    dice, table = Dice(f"journal {seed}"), GAME.table(3, seed=seed, options={"moon": True})
    table.order(1, ["react"])
    for _ in range(answers):
        ask = dice.pick(table.asks)
        table.answer(dice.pick(ask.options), ask.seat)
        if table.undoable(ask.seat) and dice.often(20):
            table.undo(ask.seat)
    return table


TABLE = game_in_progress(30)
TEXT = json.dumps(TABLE.journal())


def honest() -> Journal:
    journal: Journal = json.loads(TEXT)
    return journal


def complaint(journal: Any, game: Game = GAME) -> tuple[int, str]:
    """Which entry is wrong, and how."""
    with pytest.raises(BadJournal) as caught:
        named_game(journal)
        replay(game, journal)
    return caught.value.entry, caught.value.reason


def entry_like(journal: Journal, fits: Callable[[Any], bool]) -> int:
    """The number of the last entry of a kind."""
    return max(i for i, entry in enumerate(journal["entries"]) if fits(entry))


# ---- telling it again


def test_a_journal_goes_through_json_and_back() -> None:
    table = replay(GAME, honest())
    assert table.state_hash() == TABLE.state_hash() and table.journal() == TABLE.journal()
    assert [table.events(seat) for seat in (None, 0, 1, 2)] == [
        TABLE.events(seat) for seat in (None, 0, 1, 2)
    ]


def test_a_game_told_again_can_be_played_on_and_taken_back() -> None:
    one, two = game_in_progress(17, seed=8), game_in_progress(17, seed=8)
    told = replay(GAME, json.loads(json.dumps(one.journal())))
    for seat in range(3):
        assert told.undoable(seat) == two.undoable(seat)
    ask = told.asks[0]
    told.answer(ask.options[0], ask.seat)
    two.answer(ask.options[0], ask.seat)
    assert told.state_hash() == two.state_hash()


def test_every_entry_is_told_in_turn() -> None:
    lengths = [len(list(table.entries())) for table in replay_steps(GAME, honest())]
    assert len(lengths) == len(honest()["entries"]) + 1
    assert lengths == sorted(lengths)


def test_a_finished_game_tells_its_result() -> None:
    table = game_in_progress(0)
    while table.ask is not None:
        table.answer(table.ask.options[0], table.ask.seat)
    journal = json.loads(json.dumps(table.journal()))
    assert journal["result"] == table.result is not None
    journal["result"]["winners"] = [2, 1]
    assert complaint(journal) == (len(journal["entries"]), "result")


# ---- one thing changed


def test_another_answer_is_found() -> None:
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] in (0, 1, 2) and len(entry) == 2)
    journal["entries"][i][1] += "x"
    assert complaint(journal) == (i, "illegal")


def test_another_seat_is_found() -> None:
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] in (0, 1, 2) and len(entry) == 2)
    journal["entries"][i][0] = 7
    assert complaint(journal) == (i, "illegal")


def test_another_stroke_of_luck_is_found() -> None:
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] == "chance")
    journal["entries"][i][3] = 99
    assert complaint(journal) == (i, "differs")


def test_a_legal_forgery_is_found_by_its_link() -> None:
    """An answer that would have been allowed, but was not given."""
    journal, begun = honest(), game_in_progress(0)
    first = begun.entry_count
    given = journal["entries"][first][1]
    journal["entries"][first][1] = next(o for o in begun.asks[0].options if o != given)
    assert complaint(journal) == (first, "link")


def test_a_forger_who_writes_all_links_anew_meets_the_links_sent_before() -> None:
    """Seats were sent links while playing; no other game leads to them."""
    journal, begun = honest(), game_in_progress(0)
    options = begun.asks[0].options
    given = journal["entries"][begun.entry_count][1]
    begun.answer(next(option for option in options if option != given))
    forged = begun.journal()
    assert replay(GAME, forged).state_hash() == begun.state_hash()
    assert forged["links"][-1] not in journal["links"]


def test_a_broken_link_is_found() -> None:
    journal = honest()
    journal["links"][5] = "0" * 16
    assert complaint(journal) == (5, "link")


@pytest.mark.parametrize("kind", ["undo", "order"])
def test_another_undo_or_order_is_found(kind: str) -> None:
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] == kind)
    journal["entries"][i][2] = 9 if kind == "undo" else ["act"]
    assert complaint(journal)[0] == i


def test_an_order_that_was_not_carried_out_is_found() -> None:
    """An answer is marked as given by order, and no order gave it."""
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] in (0, 1, 2) and len(entry) == 2)
    journal["entries"][i].append("order")
    assert complaint(journal)[0] == i


def test_a_missing_end_is_found() -> None:
    """Where luck should follow, or the position is another."""
    journal = honest()
    journal["entries"].pop()
    journal["links"].pop()
    entry, reason = complaint(journal)
    assert entry == len(journal["entries"]) and reason in ("hash", "missing")


def test_the_luck_after_an_answer_cannot_be_left_out() -> None:
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] == "chance")
    del journal["entries"][i:], journal["links"][i:]
    assert complaint(journal) == (i, "missing")


def test_what_was_added_is_found() -> None:
    for more, reason in (([0, "nonsense"], "illegal"), (["what"], "unreadable")):
        journal = honest()
        journal["entries"].append(more)
        assert complaint(journal) == (len(TABLE.entries()), reason)
    assert complaint({**honest(), "links": [*honest()["links"], "0"]})[1] == "link"


def test_entries_in_another_order_are_found() -> None:
    journal = honest()
    i = entry_like(journal, lambda entry: entry[0] == "chance")
    journal["entries"][i - 1 : i + 1] = journal["entries"][i - 1 : i + 1][::-1]
    assert complaint(journal)[0] <= i


def test_another_hash_at_the_end_is_found() -> None:
    journal = {**honest(), "hash": "0" * 32}
    assert complaint(journal) == (len(journal["entries"]), "hash")


# ---- another head


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"salt": "00" * 16}, "commitment"),
        ({"salt": "00"}, "unreadable"),
        ({"seed": 4}, "seed"),
        ({"seed": None}, "seed_hidden"),
        ({"seed": "3"}, "seed"),
        ({"seed": True}, "seed"),
        ({"fair": True}, "fair"),
        ({"options": {"moon": "yes"}}, "bad_option"),
        ({"options": {"sun": True}}, "bad_option"),
        ({"seats": 9}, "bad_option"),
        ({"secret": "xyz"}, "unreadable"),
        ({"nonces": {"one": "x"}}, "unreadable"),
        ({"version": 99}, "newer_rules"),
        ({"version": 0}, "unknown_rules"),
        ({"format": FORMAT + 1}, "newer_format"),
        ({"imagined": True}, "imagined"),
        ({"entries": None}, "missing_field"),
    ],
)
def test_a_head_that_does_not_fit_is_found(changed: Journal, reason: str) -> None:
    assert complaint({**honest(), **changed}) == (-1, reason)


@pytest.mark.parametrize("changed", [{"nonces": {"0": "mine"}}, {"options": {"nights": 2}}])
def test_another_agreement_deals_another_game(changed: Journal) -> None:
    entry, _ = complaint({**honest(), **changed})
    assert entry <= 1


@pytest.mark.parametrize("key", ["game", "seats", "entries", "links", "secret", "salt", "hash"])
def test_a_missing_field_is_named(key: str) -> None:
    journal = honest()
    del journal[key]
    with pytest.raises(BadJournal) as caught:
        named_game(journal)
    assert caught.value.reason == "missing_field" and caught.value.values == {"field": key}


@pytest.mark.parametrize("journal", [None, [], "text", 5])
def test_what_is_no_journal_is_not_read(journal: object) -> None:
    assert complaint(journal) == (-1, "not_a_journal")


def test_an_imagined_tables_journal_is_not_read() -> None:
    other = TABLE.imagine(1, 4)
    assert complaint(other.journal()) == (-1, "imagined")


def test_editing_a_journal_does_not_touch_the_table() -> None:
    before = json.dumps(TABLE.journal())
    journal = TABLE.journal()
    journal["options"]["moon"] = False
    journal["entries"][0][1] = "edited"
    journal["nonces"]["0"] = "edited"
    assert json.dumps(TABLE.journal()) == before


def test_random_tampering_never_passes() -> None:
    """Every entry, one after the other, changed in some way."""
    for i, entry in enumerate(honest()["entries"]):
        journal = honest()
        journal["entries"][i] = [*entry[:-1], "changed"]
        assert complaint(journal)[0] == i
