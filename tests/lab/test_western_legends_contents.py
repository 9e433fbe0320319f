"""What a simulation tells of items, bandit cards and Jokers."""

from typing import Any

import pytest

from saddlebag.lab.report import text
from saddlebag.lab.simulate import simulate
from saddlebag.lab.western_legends.contents import JOKER_USES, Contents, use_of
from saddlebag.texts import has
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES
from saddlebag.western_legends.content.items import ITEMS

EXPANSIONS = {"fistful_of_extras": True, "good_bad_handsome": True, "bandit_cards": True}


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Eight short games with everything."""
    return simulate("western-legends", 8, 4, ["greedy"] * 4, 1, options=EXPANSIONS | {"length": 15})


def heard(*events: dict[str, Any]) -> dict[tuple[str, str, str], int]:
    contents = Contents()
    for event in events:
        contents.hear(event)
    return +contents.used


def test_every_component_of_the_open_boxes_has_its_row(report: dict[str, Any]) -> None:
    rows = report["items"] + report["legendary_items"]
    assert [row["item"] for row in rows] == [it.id for it in ITEMS]
    assert len(report["bandit_lines"]) == len(BANDIT_CARDS) * len(TYPES) == 36
    assert [row["use"] for row in report["jokers"]] == list(JOKER_USES)
    assert sum(row["met"] for row in report["bandit_lines"]) > 0


def test_closed_boxes_have_none() -> None:
    base = simulate("western-legends", 1, 3, ["greedy"] * 3, 1, options={"length": 15})
    assert [row["item"] for row in base["items"]] == [it.id for it in ITEMS if it.set == "base"]
    assert not base["legendary_items"] + base["bandit_lines"] + base["jokers"]


def test_what_never_occurred_is_said(report: dict[str, Any]) -> None:
    row = {"item": "holster", "bought": 0, "upgraded": 0, "gained": 0, "worked": 0}
    lines = [{**row, "met": 0, "beaten": 0} for row in report["bandit_lines"]]
    page = text(report | {"items": [row], "bandit_lines": lines[:1], "jokers": []})
    assert "Not once: Holster." in page and "Not once: Card Sharp on card 1." in page


def test_the_columns_line_up(report: dict[str, Any]) -> None:
    for part in text(report).split("\n\n")[6:11]:
        lines = [line for line in part.splitlines() if not line.startswith("Not once")]
        assert len({len(line) for line in lines}) == 1, part


def test_every_use_of_a_joker_has_words() -> None:
    assert [use for use in JOKER_USES if not has(f"lab-joker-{use}")] == []


@pytest.mark.parametrize(
    ("event", "use"),
    [
        ({"event": "played", "card": "joker_red", "effect": "payday"}, "action"),
        ({"event": "reaction", "card": "joker_red", "effect": "sprint"}, "sprint"),
        ({"event": "reaction", "card": "joker_red", "effect": "reputation"}, "reputation"),
        ({"event": "reaction", "card": "joker_red", "effect": "stick_em_up"}, "fight_reaction"),
        ({"event": "reaction", "card": "6_clubs", "effect": "stick_em_up"}, "fight"),
        ({"event": "lowered", "player": 1}, "fight"),
        ({"event": "poker_hand", "cards": ["joker_red", "9_clubs"]}, "poker"),
        ({"event": "deposited", "cards": ["10_clubs", "joker_red"]}, "deposit"),
        ({"event": "discarded", "cards": ["joker_red"]}, "price"),
        ({"event": "showed_gold", "card": "joker_red"}, "shown"),
    ],
)
def test_the_next_event_tells_what_a_joker_was_for(event: dict[str, Any], use: str) -> None:
    """WL FIST-4"""
    assert use_of("joker_red", event["event"], event) == use
    copied = {"event": "copied", "card": "joker_red", "original": "10_clubs"}
    assert heard(copied, {"dealer": False, **event}) == {("joker", use, "used"): 1}


def test_jokers_of_the_house_and_the_flop_are_counted() -> None:
    """WL FIST-5"""
    flop = {"event": "flop", "cards": ["joker_black", "2_clubs"]}
    house = {"event": "poker_hand", "dealer": True, "cards": ["joker_red"]}
    assert heard(flop, house) == {("joker", "flop", "used"): 1, ("joker", "house", "used"): 1}


def test_items_are_counted_whichever_side_is_up() -> None:
    bought = {"event": "bought", "item": "workhorse", "cause": "store"}
    drove = {"event": "cattle_taken", "cause": "workhorse+"}
    assert heard(bought, drove) == {
        ("item", "workhorse", "bought"): 1,
        ("item", "workhorse", "worked"): 1,
    }


def test_a_line_is_counted_with_its_outcome() -> None:
    """WL FIST-7"""
    card = {"event": "bandit_card", "line": "bandit_card_1/robber"}
    gone = {"event": "bandit_gone", "beaten": True}
    assert heard(card, gone, gone) == {
        ("line", "bandit_card_1/robber", "met"): 1,
        ("line", "bandit_card_1/robber", "beaten"): 1,
    }
