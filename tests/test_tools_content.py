"""The content check bites: it knows what is in the box, and believes only what was told."""

from typing import Any

import pytest

from tests.western_legends import scene as laying
from tests.western_legends.scene import table
from tools.content_coverage import Ledger, heard, in_the_box

PAYDAY = {"event": "played", "seat": 0, "card": "5_hearts", "effect": "payday"}


def noted(passed: bool, *answers: str, **scene: Any) -> Ledger:
    """What is written down about one test that lays out this scene."""
    ledger = Ledger()
    laying.WATCHED_BY.append(ledger.watch)
    try:
        laid = table(3, **scene)
    finally:
        laying.WATCHED_BY.remove(ledger.watch)
    for answer in answers:
        laid.answer(answer)
    ledger.end_of_test(passed)
    return ledger


def test_the_box_holds_all_of_the_base_game() -> None:
    kinds = [kind for kind, _ in dict.fromkeys(in_the_box())]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {
        "poker card": 52,
        "effect of a poker card": 19,
        "item": 14,
        "ability": 12,
        "story": 40,
        "goal": 48,
        "cattle token": 16,
        "fight card": 13,
        "card of the Man in Black": 10,
    }


def test_a_card_that_is_played_is_used_and_so_is_its_effect() -> None:
    used = {("poker card", "5_hearts"), ("effect of a poker card", "payday (action)")}
    assert set(heard([PAYDAY])) == used


@pytest.mark.parametrize(
    ("line", "use"),
    [
        ({"event": "story", "story": "the_widow"}, ("story", "the_widow")),
        ({"event": "delivered", "tokens": ["cattle_blue_1"]}, ("cattle token", "cattle_blue_1")),
        ({"event": "upgraded", "item": "rifle+"}, ("item", "rifle+")),
        ({"event": "fight_card", "card": "fight_9", "cancelled": False}, ("fight card", "fight_9")),
    ],
)
def test_what_an_event_tells_of_is_used(line: dict[str, Any], use: tuple[str, str]) -> None:
    assert list(heard([line])) == [use]


@pytest.mark.parametrize(
    "line",
    [
        {"event": "fight_card", "card": "fight_9", "cancelled": True},
        {"event": "drew", "cause": "income"},
        {"event": "story_open", "story": "the_widow"},
    ],
)
def test_what_only_lies_there_is_not_used(line: dict[str, Any]) -> None:
    assert not list(heard([line]))


def test_a_lost_hand_does_not_show_what_a_won_one_brings() -> None:
    lost = {"event": "poker_bonus", "seat": 0, "source": "10_hearts", "won": False}
    assert ("effect of a poker card", "lady_luck (poker_lost)") in heard([lost])
    assert ("effect of a poker card", "lady_luck (poker_won)") not in heard([lost])


def test_a_test_that_passes_uses_what_it_lays_out_and_plays() -> None:
    scene: dict[str, Any] = {"hands": {0: ["5_hearts"]}, "items": {1: ["rifle+"]}, "lp": {2: 5}}
    used = noted(True, "play:5_hearts", characters={2: "wyatt_earp"}, **scene).used
    assert {use for use in used if use[0] in ("item", "poker card")} == {
        ("item", "rifle+"),
        ("poker card", "5_hearts"),
    }
    assert [name for kind, name in used if kind == "ability"] == ["relentless"]


def test_a_test_that_fails_uses_nothing() -> None:
    assert not noted(False, items={1: ["rifle+"]}).used


def test_an_ability_is_used_by_a_legend_only() -> None:
    assert not noted(True, characters={2: "wyatt_earp"}, lp={2: 4}).used


def test_whatever_no_test_uses_is_listed_once() -> None:
    ledger = Ledger()
    ledger.used = set(in_the_box()) - {("story", "the_widow")}
    assert list(ledger.complaints()) == ["no test uses the story the_widow"]
