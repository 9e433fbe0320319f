"""The five levels: honest, repeatable, and at home in every game."""

import os
import subprocess
import sys
from typing import Any

import pytest

from saddlebag import Table, game
from saddlebag.bots import Chair, bot
from saddlebag.bots.foresight import Foresight, Skill
from saddlebag.bots.levels import ANY_GAME, STRENGTHS, chosen
from saddlebag.registry import SHIPPED, extra
from tests.contract.small_game import GAME as COYOTE
from tools.report import ROOT

THINKING = ("gunslinger", "legend")
FEW = 6  # rollouts: no machine is so slow that the fuse blows
ALL_MODULES = dict.fromkeys(("duel", "dollars", "cavalry", "supremacy"), True)
WEST = "western-legends"
EXPANSIONS = {"fistful_of_extras": True, "good_bad_handsome": True, "bandit_cards": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("public-enemy", 2, {}),
    ("public-enemy", 4, ALL_MODULES),
    (WEST, 2, {"length": 15}),
    (WEST, 4, {"length": 15, "goals": True}),
    (WEST, 5, {"length": 15, **EXPANSIONS}),
]


def positions(name: str, seats: int, options: dict[str, Any], every: int) -> list[Table]:
    """Every so many decisions of a greedy game."""
    table, found = game(name).table(seats, 7, options), []
    while (ask := table.ask) is not None:
        if table.entry_count % every == 0 and len(ask.options) > 1:
            found.append(table.copy())
        table.answer(bot("greedy").choose(Chair(table, ask.seat, 1)), ask.seat)
    return found


def quick(level: str, chair: Chair) -> str:
    """What a level answers after a few rollouts."""
    foresight: Foresight = extra(chair.game, "foresight")
    skill = foresight.skills[level]
    return chosen(chair, foresight, skill._replace(rollouts=min(FEW, skill.rollouts)))


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_a_level_chooses_the_same_in_worlds_it_cannot_tell_apart_and_when_asked_twice(
    level: str, name: str, seats: int, options: dict[str, Any]
) -> None:
    for number, table in enumerate(positions(name, seats, options, 23)):
        assert table.ask is not None
        seat, before = table.ask.seat, table.state_hash()
        here, there = Chair(table, seat, 7), Chair(table.imagine(seat, number), seat, 7)
        answer = quick(level, here)
        assert answer in table.ask.options
        assert answer == quick(level, there) == quick(level, here)
        assert table.state_hash() == before


def choices() -> list[str]:
    """What a Legend answers in a few positions of both games."""
    found = []
    for name, seats, options in (TABLES[0], TABLES[3]):
        for table in positions(name, seats, options, 41):
            assert table.ask is not None
            found.append(quick("legend", Chair(table, table.ask.seat, 7)))
    return found


def test_the_pure_build_thinks_the_same_in_another_process() -> None:
    """On the compiled build this compares both builds."""
    script = "from tests.bots.test_levels import choices; print(choices())"
    path = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", script], env=os.environ | path, capture_output=True, text=True
    )
    assert done.stdout.strip() == str(choices()), done.stderr


@pytest.mark.parametrize("level", STRENGTHS)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_level_plays_both_games_to_their_end(level: str, name: str) -> None:
    options = {"length": 15} if name == WEST else {"fast": True}
    table = game(name).table(3, 5, options)
    while (ask := table.ask) is not None:
        thinks = level not in THINKING or table.entry_count % 9 == 0
        chair = Chair(table, ask.seat, 1)
        table.answer(quick(level if thinks else "deputy", chair), ask.seat)
    assert table.result is not None


@pytest.mark.parametrize("level", STRENGTHS)
def test_every_level_plays_a_game_it_has_never_heard_of(level: str) -> None:
    table = COYOTE.table(2, 3)
    for _ in range(4):
        if table.ask is not None:
            chair = Chair(table, table.ask.seat, 1)
            table.answer(chosen(chair, None, ANY_GAME[level]), chair.seat)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_level_has_its_skill_and_effort_grows(name: str) -> None:
    foresight: Foresight = extra(name, "foresight")
    ranked = [foresight.skills[level] for level in sorted(STRENGTHS, key=STRENGTHS.__getitem__)]
    assert [it.slips for it in ranked] == sorted([it.slips for it in ranked], reverse=True)
    assert [it.rollouts for it in ranked] == sorted([it.rollouts for it in ranked])


def test_a_level_slips_as_often_as_it_says() -> None:
    table = game("public-enemy").table(4, 3)
    ask = table.ask
    assert ask is not None
    chairs = [Chair(table, ask.seat, seed) for seed in range(400)]
    greedy, slipping = bot("greedy"), Skill(slips=0.5)
    slips = sum(chosen(it, None, slipping) != greedy.choose(it) for it in chairs)
    others = 1 - 1 / len(ask.options)
    assert 0.4 * others < slips / 400 < 0.6 * others
