"""Rows that would do nothing, or cannot be understood, are refused when they are loaded (COMP)."""

from collections.abc import Callable
from typing import Any

import pytest

from saddlebag.western_legends.content.contents import SETS, BadContent, table
from saddlebag.western_legends.content.effects import effects
from saddlebag.western_legends.content.goals import condition
from saddlebag.western_legends.content.items import side
from saddlebag.western_legends.content.man_in_black_cards import his_step
from saddlebag.western_legends.content.moments import CARD_MOMENTS, ITEM_MOMENTS
from saddlebag.western_legends.content.poker_cards import card_effect
from saddlebag.western_legends.content.steps import CLOSER, WRANGLED, steps
from saddlebag.western_legends.content.verbs import HOOKS


def refused(read: Callable[[], object]) -> bool:
    with pytest.raises(BadContent):
        read()
    return True


@pytest.mark.parametrize(
    "row_",
    [
        {"do": "fly", "n": 1},
        {"do": "money"},
        {"do": "money", "n": 0},
        {"do": "money", "n": 10, "to": "any_town"},
        {"do": "if", "cond": "tired", "then": []},
        {"do": "choose", "options": [[{"do": "lp", "n": 1}]]},
        {"do": "pay", "cost": {"blood": 1}, "gain": [], "times": 1},
        {"do": "per", "each": "wounds", "gain": [{"do": "sing"}], "max": 2},
    ],
)
def test_a_step_that_cannot_be_understood_is_refused(row_: dict[str, Any]) -> None:
    assert refused(lambda: steps([row_], "here"))


@pytest.mark.parametrize(
    "row_",
    [
        {"when": "someday", "do": "heal", "n": 1},
        {"when": "action", "do": "lower_opposing"},
        {"when": "action", "do": "win_ties", "n": 1},
        {"when": "action", "do": "heal", "n": 1, "vs": "horse"},
        {"when": "action", "do": "daydream"},
    ],
)
def test_an_effect_that_cannot_be_understood_is_refused(row_: dict[str, Any]) -> None:
    assert refused(lambda: effects([row_], "here"))


@pytest.mark.parametrize(
    ("row_", "problem"),
    [
        ({"when": "move_end", "do": "lp", "n": 1}, "nothing of its kind happens at move_end"),
        ({"when": "action", "do": "win_ties"}, "win_ties does nothing at action"),
        ({"when": "always", "do": "pass_bandits"}, "pass_bandits does nothing at always"),
        ({"when": "gained", "do": "lp", "n": 1}, "lp does nothing at gained"),
        ({"when": "turn_end", "do": "money", "n": 10}, "money does nothing at turn_end"),
        ({"when": "action", "do": "lp", "n": 1, "cond": "marshal"}, "the condition marshal is not"),
        ({"when": "game_end", "do": "lp", "n": 1}, "the condition none is not read at game_end"),
        ({"when": "action", "do": "lp", "n": 1, "vs": "npc"}, "vs is not read at action"),
        ({"when": "acquired", "do": "acquire_extra", "n": 1, "cost": "discard_self"}, "cost is"),
        ({"when": "delivered", "do": "lp", "n": 1, "limit": "turn"}, "the limit turn is not read"),
        ({"when": "action", "do": "lp", "n": 1, "optional": True}, "optional does not fit"),
        ({"when": "fight_start", "do": "look_hand", "n": 1}, "optional does not fit"),
        ({"when": "action", "do": "lp", "n": 1, "edition": "shotgun"}, "edition shotgun is not"),
        (
            {"when": "fight_reveal", "do": "lower_opposing", "n": 1, "edition": "stickemup"},
            "the edition stickemup is not read at fight_reveal",
        ),
        ({"when": "action", "do": "relocate", "to": "any_town"}, "relocate does nothing at action"),
        ({"when": "turn_start", "do": "relocate", "to": "any_mine"}, "relocate does nothing at"),
        ({"when": "fight_won", "do": "relocate", "to": "any_ranch"}, "relocate does nothing at"),
        ({"when": "active", "do": "pass_bandits"}, "only a mount can pass_bandits"),
        (
            {"when": "prospected", "do": "reroll_die", "n": 2, "limit": "action", "optional": True},
            "only one die",
        ),
    ],
)
def test_an_effect_of_an_item_that_would_do_nothing_is_refused(
    row_: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadContent, match=f"^here: .*{problem}"):
        side({"fx": [row_]}, "here", "misc")


@pytest.mark.parametrize(
    ("row_", "limit", "problem"),
    [
        ({"when": "turn_start", "do": "lp", "n": 1}, "", "nothing of its kind happens"),
        ({"when": "discarded_not_by_own_action", "do": "money", "n": 10}, "", "does nothing"),
        ({"when": "action", "do": "lp", "n": 1, "cost": "discard_self"}, "", "cost is not read"),
        ({"when": "action", "do": "lp", "n": 1}, "turn", "the limit turn is not kept"),
        ({"when": "move_end", "do": "extra_steps", "n": 2}, "", "the limit none is not kept"),
        ({"when": "fight_won", "do": "relocate", "to": "any_town"}, "", "relocate does nothing"),
        ({"when": "fight_won", "do": "lp", "n": 1}, "", "have the timing .'bonus'"),
        ({"when": "play", "do": "copy_hand_card"}, "", "have the timing .'special'"),
    ],
)
def test_an_effect_of_a_card_that_would_do_nothing_is_refused(
    row_: dict[str, Any], limit: str, problem: str
) -> None:
    card = {"id": "here", "set": SETS[1], "copies": [], "timing": ["action"], "source": "house"}
    with pytest.raises(BadContent, match=problem):
        card_effect({**card, "fx": [row_], **({"limit": limit} if limit else {})})


def test_every_hook_is_a_moment_of_items_or_of_cards() -> None:
    assert {*ITEM_MOMENTS, *CARD_MOMENTS} == set(HOOKS)


def test_only_a_story_knows_its_closer_and_only_a_delivery_whether_it_was_wrangled() -> None:
    for cond, knows in ((CLOSER, WRANGLED), (WRANGLED, CLOSER)):
        inner = [{"do": "if", "cond": cond, "then": [{"do": "lp", "n": 1}]}]
        rows: list[dict[str, Any]] = [{"do": "choose", "options": [inner, inner]}]
        assert steps(rows, "here", knows=cond)
        for elsewhere in ("", knows):
            with pytest.raises(BadContent, match=f"^here: {cond} is never true here"):
                steps(rows, "here", knows=elsewhere)


@pytest.mark.parametrize(
    ("row_", "problem"),
    [
        ({"event": "prospect", "where": {"opponent": "wanted"}}, "prospect cannot tell opponent"),
        ({"event": "poker_win", "where": {"card_max": 7}}, "poker_win cannot tell card_max"),
        ({"event": "spend", "where": {"self_is": "wanted"}}, "spend cannot tell self_is"),
        ({"event": "bandit_win", "where": {"opponent": "more_lp"}}, "cannot tell opponent"),
        ({"event": "player_fight_start", "where": {"card_max": 7}}, "cannot tell card_max"),
        ({"event": "heist_win", "where": {"no_decline": True}}, "cannot tell no_decline"),
        ({"event": "step", "where": {"town": "any", "outside_town": True}}, "no event is both"),
    ],
)
def test_a_goal_that_asks_what_its_event_cannot_tell_is_refused(
    row_: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadContent, match=f"^here: .*{problem}"):
        condition({"is": "count", "n": 1, **row_}, "here")


def test_only_a_fight_between_players_tells_opponents_apart() -> None:
    row_ = {"is": "distinct", "by": "opponent", "n": 2}
    assert condition({**row_, "event": "duel_win"}, "here").by == "opponent"
    for event in ("prospect", "npc_win"):
        with pytest.raises(BadContent, match=f"{event} cannot tell opponent"):
            condition({**row_, "event": event}, "here")


def test_conditions_and_steps_of_his_that_mean_nothing_are_refused() -> None:
    assert refused(lambda: condition({"is": "dream"}, "here"))
    assert refused(lambda: condition({"is": "have", "stat": "hats", "n": 1}, "here"))
    assert refused(
        lambda: condition({"is": "count", "event": "step", "n": 1, "where": {"x": 1}}, "")
    )
    assert refused(lambda: his_step({"do": "ride", "to": "moon", "n": 1}, "here"))


@pytest.mark.parametrize(
    "rows",
    [
        [{"id": "a", "source": "house"}, {"id": "a", "source": "house"}],
        [{"id": "a", "source": "hearsay"}],
        [{"id": "a", "set": "blood_money", "source": "house"}],
        [{"id": "a", "set": SETS[1], "source": "house"}, {"id": "b", "source": "house"}],
    ],
)
def test_a_table_with_a_wrong_row_is_refused(rows: list[dict[str, Any]]) -> None:
    assert refused(lambda: table({"rows": rows}, "rows"))
