"""Looking ahead in Western Legends: candidates, plans, and what becomes of them."""

from typing import Any

from saddlebag import Table
from saddlebag.bots import Chair, bot
from saddlebag.bots.foresight import Candidate, Skill
from saddlebag.bots.value import page
from saddlebag.bots.western_legends.features import BUCKETS, FEATURES, features
from saddlebag.bots.western_legends.foresight import FORESIGHT
from saddlebag.bots.western_legends.habits import HABITS
from saddlebag.bots.western_legends.plans import NO_PLAN, Planner, Step, follow
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.western_legends.content.board import SPACE
from saddlebag.western_legends.state import FINAL_ROUND, West
from tests.western_legends.scene import table

BANK, MINE, DOCTOR = "darkrock_bank", "sunny_hills_mine", "red_falls_doctor"
STORE = "darkrock_store_east"
WIDE, NARROW = Skill(candidates=0), Skill(candidates=3)


def sight(laid: Table) -> Sight:
    assert laid.ask is not None
    return Sight(Chair(laid, laid.ask.seat, 1).look(), HABITS.values)


def tried(laid: Table, skill: Skill) -> list[Candidate]:
    assert laid.ask is not None
    return FORESIGHT.candidates(laid.ask, Chair(laid, laid.ask.seat, 1).look(), skill)


def state(laid: Table) -> West:
    assert isinstance(laid.state, West)
    return laid.state


def at(place: str, **told: Any) -> Table:
    return table(3, places={0: place}, **told)


def test_greedys_answer_comes_first_and_nothing_twice() -> None:
    laid = at(BANK, hands={0: ["a_spades", "9_clubs"]}, money={0: 60}, wounds={0: 1})
    for skill in (WIDE, NARROW):
        found = tried(laid, skill)
        assert found[0] == (bot("greedy").choose(Chair(laid, 0, 1)), NO_PLAN)
        assert len({*found}) == len(found)


def test_few_candidates_or_all_options_and_plans() -> None:
    laid = at(BANK, hands={0: ["a_spades"]})
    assert laid.ask is not None
    assert len(tried(laid, NARROW)) == 3
    assert {*laid.ask.options} <= {it.answer for it in tried(laid, WIDE)}
    assert any(it.plan for it in tried(laid, WIDE))


def test_a_plan_rides_and_then_acts() -> None:
    laid = at(MINE, wounds={0: 2}, money={0: 60})
    plan = (Step(SPACE[DOCTOR]), Step(word="heal"))
    assert laid.ask is not None
    answer, rest = follow(plan, sight(laid), laid.ask.options)
    assert answer.startswith("ride:") and rest == plan
    there = at(DOCTOR, wounds={0: 2}, money={0: 60})
    assert there.ask is not None
    assert follow(plan, sight(there), there.ask.options) == ("heal", NO_PLAN)


def test_a_plan_that_cannot_go_on_is_over() -> None:
    laid = at(MINE)
    assert laid.ask is not None
    answer, _ = follow((Step(word="heist"),), sight(laid), laid.ask.options)
    assert answer == "" and follow(NO_PLAN, sight(laid), laid.ask.options) == ("", NO_PLAN)


def test_plans_name_places_for_what_a_player_has() -> None:
    def words(place: str, **told: Any) -> set[str]:
        laid = at(place, **told)
        assert laid.ask is not None
        plans = [plan for _, plan in Planner(sight(laid), laid.ask.options).all()]
        return {step.word.partition(":")[0] for plan in plans for step in plan if step.word}

    assert "revel" in words(DOCTOR, money={0: 60}) and "revel" not in words(DOCTOR)
    assert "deposit" in words(STORE, nuggets={0: 2}) and "deposit" not in words(STORE)


def test_the_chances_of_all_seats_add_up_to_one_and_points_count() -> None:
    even, ahead = state(at(BANK, lp={0: 5})), state(at(BANK, lp={0: 12}))
    assert abs(sum(FORESIGHT.chances(even)) - 1) < 1e-9
    assert FORESIGHT.chances(ahead)[0] > FORESIGHT.chances(even)[0]


def test_a_finished_game_is_valued_by_its_winners() -> None:
    laid = at(BANK, lp={0: 19}, ending=FINAL_ROUND)
    while laid.ask is not None:
        laid.answer(bot("greedy").choose(Chair(laid, laid.ask.seat, 1)), laid.ask.seat)
    assert laid.result is not None
    winner = laid.result["winners"][0]
    assert FORESIGHT.outcome(laid, winner, NO_PLAN) == 1 / len(laid.result["winners"])


def test_the_weights_are_those_of_the_features() -> None:
    learned = page("saddlebag.bots.western_legends")
    assert learned["features"] == list(FEATURES) and "--seed" in learned["made_by"]
    assert [len(row) for row in learned["weights"]] == [len(FEATURES)] * BUCKETS
    assert [len(row) for row in features(state(at(BANK)))] == [len(FEATURES)] * 3
