"""One game of a simulation: seats, seeds, and bots that fail."""

import pickle

import pytest

from saddlebag import game
from saddlebag.bots import BOTS, Bot, Chair, bot
from saddlebag.lab.one_game import BotFailed, Setting, play
from saddlebag.lab.report import failure
from saddlebag.lab.simulate import simulate

THREE = Setting("public-enemy", 3, {"round_cap": 2}, ("greedy", "random", "random"), 1)


def test_each_bot_sits_everywhere() -> None:
    assert [THREE.seated(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    assert play(THREE, 3) == play(THREE, 3) != play(THREE, 4)
    assert play(THREE._replace(seed=2), 3) != play(THREE, 3)


def test_a_game_can_be_played_again_by_hand_from_its_seeds() -> None:
    table = game("public-enemy").table(3, THREE.table_seed(5), THREE.options)
    while table.ask is not None:
        chair = Chair(table, table.ask.seat, THREE.bot_seed(5))
        table.answer(bot(THREE.seated(5)[chair.seat]).choose(chair))
    assert table.result is not None
    assert tuple(table.result["winners"]) == play(THREE, 5).winners


def stubborn(chair: Chair) -> str:
    """Goes home, which is not possible."""
    return "pass"


def broken(chair: Chair) -> str:
    """Never gets that far."""
    raise ZeroDivisionError("no idea")


@pytest.mark.parametrize(
    ("choose", "why"),
    [
        (stubborn, "Refused: no_passing(answer=pass) [PE TURN-1]"),
        (broken, "ZeroDivisionError: no idea"),
    ],
)
def test_a_bot_that_fails_is_named_with_what_it_takes_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, choose: object, why: str
) -> None:
    monkeypatch.setitem(BOTS, "greedy", Bot("greedy", choose))  # type: ignore[arg-type] # parametrized
    with pytest.raises(BotFailed) as no:
        simulate("public-enemy", 2, 2, ["random", "greedy"], 1)
    setting = Setting("public-enemy", 2, {}, ("random", "greedy"), 1)
    error = no.value
    assert (error.bot, error.game, error.seat, error.decision, error.why) == (
        "greedy",
        0,
        1,
        1,
        why,
    )
    assert (error.seed, error.bot_seed) == (setting.table_seed(0), setting.bot_seed(0))
    assert str(error.seed) in str(error) and "\n" not in failure(error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_game_that_never_ends_is_given_up_at_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Bot("random", lambda chair: "draw:saloon"))
    monkeypatch.setattr(game("public-enemy"), "bound", 30)
    record = play(Setting("public-enemy", 2, {}, ("random", "random"), 1), 0)
    assert (record.winners, record.why, record.decisions, record.rounds) == (
        (),
        "unfinished",
        30,
        3,
    )
    assert record.notes == (("deck_empty", "saloon"),) * 2
