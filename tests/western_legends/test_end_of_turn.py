"""The End of Turn phase: stories, hand limit, Wanted income, the next player (EOT, HAND)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import OPEN
from saddlebag.western_legends.zones import DECK, DISCARD
from tests.western_legends.fights import QUIET, all_but, let_pass, mat, scene, story_about
from tests.western_legends.seen import (
    asked,
    hand,
    keys,
    last,
    names,
    options,
    say,
    told,
    west,
    why_not,
)

SIX = ["3_hearts", "3_clubs", "5_hearts", "5_clubs", "6_hearts", "6_clubs"]


def over(cards: list[str], **told_so: Any) -> Table:
    """Seat 0 ends the turn with this hand."""
    return say(scene(hands={0: cards}, **told_so), "end")


# ---- the order


def test_full_stories_are_resolved_first() -> None:
    """WL EOT-1, STORY-8"""
    opened = scene(
        stories=("blood_money", QUIET[0]),
        discs=[(0, 1), (2,)],
        hands={0: SIX},
        wanted={0: 1},
    )
    say(opened, "end")
    assert asked(opened) == (0, "choose") and last(opened, "story")["story"] == "blood_money"
    say(opened, "money:30", "money:30", "stay")
    assert asked(opened) == (0, "discard")
    say(opened, "3_hearts")
    order = [key for key in keys(opened) if key in ("story", "discarded", "lp", "turn_begins")]
    assert order == ["story", "discarded", "lp", "turn_begins"]
    assert west(opened).discs == [(), (2,)]


def test_effects_of_cards_come_between_stories_and_hand_limit() -> None:
    """WL EOT-7"""
    opened = scene(
        items={0: ["companion"]},
        stories=("blood_money", QUIET[0]),
        discs=[(0, 0), ()],
        hands={0: ["3_hearts"]},
    )
    say(opened, "end", "money:30")
    order = [key for key in keys(opened) if key in ("story", "drew", "turn_begins")]
    assert order == ["story", "drew", "turn_begins"] and mat(opened, 0, "cards") == (2,)


def test_with_more_than_two_cards_the_companion_draws_nothing() -> None:
    """WL EOT-7"""
    opened = over(["3_hearts", "3_clubs", "5_hearts"], items={0: ["companion"]})
    assert mat(opened, 0, "cards") == (3,)


def test_the_next_player_clockwise_is_on_turn() -> None:
    """WL EOT-5, TURN-1"""
    opened = say(scene(4, turn=3), "end")
    assert asked(opened) == (0, "income")


def test_the_target_is_checked_after_the_wanted_income() -> None:
    """WL EOT-4, EOT-3"""
    opened = over([], wanted={0: 1}, lp={0: 14}, length=15)
    assert west(opened).ending != OPEN
    assert last(opened, "end_triggered") == {
        "event": "end_triggered",
        "players": [0],
        "target": 15,
    }


def test_a_lower_score_triggers_nothing() -> None:
    """WL EOT-4"""
    assert west(over([], lp={0: 14}, length=15)).ending == OPEN


def test_an_arrest_in_the_first_step_costs_the_income_of_the_third() -> None:
    """WL EOT-6"""
    opened = scene(
        stories=("blood_money", QUIET[0]),
        discs=[(0, 0), ()],
        wanted={0: 4},
        places={0: "mesitos_point_6"},
    )
    say(opened, "end", "money:30", "to:mesitos_point_6")
    assert mat(opened, 0, "wanted", "lp") == (0, 0) and asked(opened) == (1, "income")


# ---- the hand limit


@pytest.mark.parametrize(("wounds", "limit"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_hand_limit_is_five_less_the_wounds(wounds: int, limit: int) -> None:
    """WL HAND-1, EOT-2, WOUND-1"""
    opened = over(SIX, wounds={0: wounds})
    assert opened.view(None)["players"][0]["hand_limit"] == limit
    for card in SIX[limit:]:
        assert asked(opened) == (0, "discard")
        say(opened, card)
    assert asked(opened) == (1, "income") and sorted(hand(opened, 0)) == sorted(SIX[:limit])


def test_the_owner_chooses_what_to_discard() -> None:
    """WL EOT-2"""
    opened = over(SIX)
    assert sorted(options(opened)) == sorted(SIX)
    assert why_not(opened, "pass") == ("compulsory", {}, "WL EOT-2")
    say(opened, "5_clubs")
    assert names(opened, DISCARD) == ["5_clubs"]
    assert last(opened, "discarded")["cause"] == "hand_limit"


def test_several_discards_are_shown_together() -> None:
    """WL EOT-2"""
    opened = say(over(SIX, wounds={0: 1}), "3_hearts")
    assert told(opened, "discarded") == []
    say(opened, "6_clubs")
    assert last(opened, "discarded")["cards"] == ["3_hearts", "6_clubs"]


def test_several_discards_may_be_answered_as_a_group() -> None:
    """WL EOT-2"""
    opened = over(SIX, wounds={0: 2})
    opened.answer_group(["3_hearts", "5_hearts", "6_hearts"], 0)
    assert asked(opened) == (1, "income") and mat(opened, 0, "cards") == (3,)


def test_hands_may_be_larger_until_the_own_end_of_turn() -> None:
    """WL HAND-2, Q-68"""
    opened = scene(hands={0: ["5_spades"], 1: [*SIX, "9_hearts"]})
    say(opened, "play:5_spades", "end")
    assert mat(opened, 1, "cards") == (7,) and asked(opened) == (1, "income")
    say(opened, "money", "end")
    assert asked(opened) == (1, "discard")


def test_card_effects_add_to_the_limit() -> None:
    """WL HAND-1"""
    jane = {"characters": {0: "calamity_jane"}, "lp": {0: 5}}
    assert asked(over(SIX, **jane)) == (1, "income")
    assert asked(over(SIX, items={0: ["companion"]})) == (1, "income")


def test_wounds_leave_doc_hollidays_hand_alone() -> None:
    """WL HAND-1"""
    doc = {"characters": {0: "doc_holliday"}, "lp": {0: 5}}
    opened = over(SIX[:5], wounds={0: 3}, **doc)
    assert asked(opened) == (1, "income")


def test_instincts_discarded_at_the_limit_pays_and_the_limit_is_checked_again() -> None:
    """WL Q-31, EOT-2"""
    opened = over([*SIX[:5], "9_hearts"], deck=["9_clubs", "2_hearts", "2_clubs"])
    say(opened, "9_hearts")
    assert asked(opened) == (0, "discard") and "9_clubs" in options(opened)
    say(opened, "9_clubs")  # another copy pays as well
    assert asked(opened) == (0, "discard") and "2_hearts" in options(opened)
    assert asked(say(opened, "2_hearts")) == (1, "income")


def test_each_copy_of_instincts_pays_once_in_an_end_of_turn() -> None:
    """WL Q-31"""
    cards = [*SIX[:5], "9_hearts"]
    opened = scene(hands={0: cards, 2: all_but(*cards)})
    say(opened, "end", "9_hearts")  # the only card to draw is the one just discarded
    assert asked(opened) == (0, "discard") and "9_hearts" in hand(opened, 0)
    say(opened, "9_hearts")
    assert asked(opened) == (1, "income") and names(opened, DISCARD) == ["9_hearts"]


# ---- drawing


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """WL HAND-3"""
    cards = ["9_hearts", "5_hearts"]
    rest = all_but(*cards, "2_hearts", "2_clubs", "3_hearts")
    opened = scene(hands={0: cards, 2: rest}, deck=["2_hearts"], discard=["2_clubs", "3_hearts"])
    say(opened, "play:9_hearts")
    assert last(opened, "reshuffled")["count"] == 2
    assert asked(opened) == (0, "discard") and mat(opened, 0, "cards") == (4,)
    assert names(opened, DECK) == []


def test_with_nothing_left_to_draw_the_rest_is_forfeited() -> None:
    """WL Q-06, HAND-3"""
    cards = ["9_hearts", "5_hearts"]
    opened = scene(hands={0: cards, 2: all_but(*cards, "2_hearts")}, deck=["2_hearts"])
    say(opened, "play:9_hearts", "5_hearts")
    assert hand(opened, 0) == ["2_hearts"]
    assert sum(it["count"] for it in told(opened, "drew")) == 1


def test_a_card_whose_text_is_carried_out_is_not_reshuffled() -> None:
    """WL CARD-2, Q-06"""
    cards = ["9_hearts", "5_hearts"]
    opened = scene(hands={0: cards, 2: all_but(*cards, "2_hearts")}, discard=["2_hearts"])
    say(opened, "play:9_hearts")
    assert "9_hearts" not in hand(opened, 0) and mat(opened, 0, "cards") == (2,)


# ---- Wanted income


def test_only_the_player_on_turn_scores_wanted_income() -> None:
    """WL EOT-3"""
    opened = say(scene(wanted={0: 4, 1: 7}), "end")
    assert (mat(opened, 0, "lp"), mat(opened, 1, "lp")) == ((2,), (0,))


def test_the_row_at_the_end_of_the_turn_counts() -> None:
    """WL EOT-3"""
    opened = scene(hands={0: ["a_hearts"]}, wanted={0: 3})
    let_pass(say(opened, "play:a_hearts"))
    assert mat(say(opened, "end"), 0, "lp") == (2,)


def test_income_and_end_of_turn_are_no_action() -> None:
    """WL Q-72, Q-27"""
    stories = (story_about("lp_2_action"), QUIET[0])
    opened = say(scene(wanted={0: 7}, stories=stories), "end")
    assert mat(opened, 0, "lp") == (3,) and asked(opened) == (1, "income")
    assert west(opened).discs == [(), ()]
