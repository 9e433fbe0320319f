"""A worker's copies of tables, and what plays on when a bot fails."""

import msgspec
import pytest

import saddlebag
from saddlebag.server.thinking.deal import bots_luck, stand_up
from saddlebag.server.thinking.fallback import any_option, simpler
from saddlebag.server.thinking.messages import pack
from saddlebag.server.thinking.replica import OutOfSync, Replicas
from tests.server.thinking.school import dealt, new_table


def test_a_copy_is_the_table_itself_after_packing() -> None:
    table, replicas = new_table(), Replicas()
    for _ in range(20):
        assert table.ask
        table.answer(table.ask.options[0])
    letter = msgspec.msgpack.decode(pack([dealt(table), table.entries()]), strict=False)
    copy = replicas.advance("t1", letter[0], 0, letter[1])
    assert copy.table.state_hash() == table.state_hash()


def test_a_replica_of_a_fair_deal_is_the_same_table() -> None:
    game = new_table().head.game
    table = saddlebag.game(game).table(4, nonces={0: "a", 2: "b"})
    assert stand_up(dealt(table)).state_hash() == table.state_hash()


@pytest.mark.parametrize("entries", [[[0, "fly"]], [["chance", "deck", 0, [[1]]]], ["rubbish"]])
def test_entries_that_do_not_fit_are_not_believed(entries: list[object]) -> None:
    table = new_table()
    with pytest.raises(OutOfSync):
        Replicas().advance("t1", dealt(table), 0, table.entries() + entries)


def test_only_the_tables_used_last_are_remembered() -> None:
    replicas, tables = Replicas(2), [new_table(seed) for seed in range(3)]
    for k, table in enumerate(tables):
        replicas.advance(f"t{k}", dealt(table), 0, table.entries())
    replicas.advance("t1", None, 1, [])
    with pytest.raises(OutOfSync):
        replicas.advance("t0", None, 1, [])


def test_a_copy_that_missed_something_strays() -> None:
    replicas, table = Replicas(), new_table()
    replicas.advance("t1", dealt(table), 0, table.entries())
    with pytest.raises(OutOfSync):
        replicas.advance("t1", None, 5, [])


def test_the_luck_of_bots_hangs_on_the_house_and_the_table() -> None:
    seen = {bots_luck(key, table) for key in (b"k" * 32, b"l" * 32) for table in ("a", "b")}
    assert len(seen) == 4 and bots_luck(b"k" * 32, "a") in seen


def test_a_simpler_bot_plays_on_down_to_the_simplest() -> None:
    assert [simpler(bot) for bot in ("prospector", "greedy", "random", "gone")] == [
        *("greedy", "random", "random", "random")
    ]


def test_a_level_is_replaced_by_the_level_below() -> None:
    assert [simpler(bot) for bot in ("legend", "gunslinger", "deputy", "ranch_hand")] == [
        *("gunslinger", "deputy", "ranch_hand", "tenderfoot")
    ]
    assert simpler("tenderfoot") == "random"


def test_any_option_is_an_option_and_not_always_the_same() -> None:
    ask = new_table().ask
    assert ask is not None
    assert {any_option(ask) for _ in range(200)} == set(ask.options)
