"""Looking ahead in Public Enemy Number One: candidates, features and the value."""

from saddlebag import Table, game
from saddlebag.bots import Chair, bot
from saddlebag.bots.foresight import Skill
from saddlebag.bots.public_enemy.features import BUCKETS, FEATURES, features
from saddlebag.bots.public_enemy.foresight import FORESIGHT
from saddlebag.bots.value import page
from saddlebag.public_enemy.state import Enemy
from tests.public_enemy.scene import table


def state(laid: Table) -> Enemy:
    assert isinstance(laid.state, Enemy)
    return laid.state


def test_greedys_answer_comes_first() -> None:
    laid = table(2)
    assert laid.ask is not None
    chair = Chair(laid, laid.ask.seat, 1)
    few, whole = (
        FORESIGHT.candidates(laid.ask, chair.look(), Skill(candidates=count)) for count in (2, 0)
    )
    assert len(few) == 2 and {it.answer for it in whole} == {*laid.ask.options}
    assert few[0] == whole[0]


def test_tokens_make_a_win_more_likely() -> None:
    plain, rich = game("public-enemy").table(2, 1), game("public-enemy").table(2, 1)
    state(rich).wanted[0] = 7
    assert abs(sum(FORESIGHT.chances(state(plain))) - 1) < 1e-9
    assert FORESIGHT.chances(state(rich))[0] > FORESIGHT.chances(state(plain))[0]


def test_a_finished_game_is_valued_by_its_winners() -> None:
    laid = game("public-enemy").table(2, 3, {"round_cap": 1})
    while laid.ask is not None:
        laid.answer(bot("greedy").choose(Chair(laid, laid.ask.seat, 1)), laid.ask.seat)
    assert laid.result is not None
    winners = laid.result["winners"]
    assert [FORESIGHT.outcome(laid, seat, None) for seat in winners] == [1 / len(winners)] * len(
        winners
    )


def test_the_weights_are_those_of_the_features() -> None:
    learned = page("saddlebag.bots.public_enemy")
    assert learned["features"] == list(FEATURES) and "--seed" in learned["made_by"]
    for key in ("two", "more"):
        assert [len(row) for row in learned[key]] == [len(FEATURES)] * BUCKETS
    _, rows = features(state(table(3)))
    assert [len(row) for row in rows] == [len(FEATURES)] * 3
