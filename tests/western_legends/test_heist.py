"""The Heist at the Bank (HEIST)."""

import pytest

from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK
from tests.western_legends.fights import BANK, heist_bout, let_pass, mat, scene, story_about
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


def test_a_heist_is_started_at_the_bank_for_an_action() -> None:
    """WL HEIST-1, LOC-1"""
    opened = scene(places={0: BANK}, hands={0: ["k_hearts"]})
    assert "heist" in options(opened)
    say(opened, "heist")
    assert west(opened).actions == 2
    line = last(opened, "fight")
    assert (line["kind"], line["controller"], line["space"]) == ("guard", 2, BANK)


def test_there_is_no_heist_elsewhere() -> None:
    """WL HEIST-1, LOC-1"""
    opened = scene(places={0: "red_falls_cabaret"}, hands={0: ["k_hearts"]})
    values = {"space": "red_falls_cabaret", "needs": "bank"}
    assert why_not(opened, "heist") == ("not_here", values, "WL LOC-1")


def test_one_heist_a_turn() -> None:
    """WL HEIST-2, TURN-7"""
    opened = let_pass(heist_bout("k_hearts", "fight_8", more_cards=["5_hearts"]))
    assert asked(opened) == (0, "act") and "heist" not in options(opened)
    assert why_not(opened, "heist") == ("one_heist_a_turn", {}, "WL HEIST-2")


def test_a_heist_needs_a_card() -> None:
    """WL Q-03"""
    opened = scene(places={0: BANK})
    why = ("no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03")
    assert why_not(opened, "heist") == why


def test_the_guard_draws_three_cards_and_both_pick_in_secret() -> None:
    """WL HEIST-3, Q-71"""
    opened = scene(
        places={0: BANK}, hands={0: ["k_hearts"]}, fight_deck=["fight_3", "fight_7", "fight_j"]
    )
    say(opened, "heist")
    assert sorted(last(opened, "fight_cards", 2)["cards"]) == ["fight_3", "fight_7", "fight_j"]
    assert [(ask.seat, ask.key) for ask in opened.asks] == [(0, "fight_card"), (2, "npc_card")]
    say(opened, (2, "fight_7"))
    assert opened.view(0)["fight_card"] == [None]


def test_the_order_of_a_heist() -> None:
    """WL HEIST-3"""
    opened = heist_bout("8_spades", "fight_8", more_cards=["6_hearts"], items={0: ["revolver+"]})
    say(opened, "play:6_hearts")
    steps = ("fight_cards", "revealed", "lowered", "reaction", "lowered", "fight_card", "compared")
    order = [key for key in keys(opened) if key in (*steps, "money")]
    assert order == [*steps, "money", "money"]  # the Heist's, then Wallop's


@pytest.mark.parametrize(
    ("agreed", "winner"),
    [({}, None), ({"heist_tie": "player"}, 0), ({"edition": "classic"}, 0)],
)
def test_the_guard_wins_ties_but_for_the_older_printing(
    agreed: dict[str, str], winner: int | None
) -> None:
    """WL HEIST-4, D-32"""
    opened = heist_bout("8_spades", "fight_8", **agreed)
    assert last(opened, "compared")["winner"] == winner


def test_a_won_heist_brings_eighty_dollars_and_three_wanted_points() -> None:
    """WL HEIST-5, TRACK-4"""
    opened = heist_bout("k_hearts", "fight_q", deck=["2_hearts", "2_clubs"])
    assert mat(opened, 0, "money", "wanted", "wounds") == (80, 3, 0)
    assert sorted(hand(opened, 0)) == ["2_clubs", "2_hearts"]  # fight card Q, Wanted 2
    points = {"player": 0, "before": 0, "after": 3, "points": 3, "cause": "heist"}
    assert last(opened, "wanted") == {"event": "wanted", **points}


def test_a_lost_heist_is_a_wanted_point_a_wound_and_a_card() -> None:
    """WL HEIST-6, WOUND-3"""
    opened = heist_bout("5_hearts", "fight_k", deck=["2_hearts"])
    assert mat(opened, 0, "money", "wanted", "wounds") == (0, 1, 1)
    assert hand(opened, 0) == ["2_hearts"]


def test_nobody_refuses_the_points_of_a_heist() -> None:
    """WL Q-58, TRACK-5"""
    opened = heist_bout("k_hearts", "fight_8", marshal={0: 6})
    assert asked(let_pass(opened)) == (0, "act")
    assert mat(opened, 0, "marshal", "wanted") == (0, 3)


def test_all_three_fight_cards_go_under_the_deck() -> None:
    """WL HEIST-7"""
    opened = let_pass(heist_bout("k_hearts", "fight_8"))
    assert sorted(names(opened, FIGHT_DECK)[-3:]) == ["fight_2", "fight_4", "fight_8"]
    assert names(opened, DISCARD) == ["k_hearts"] and len(names(opened, FIGHT_DECK)) == 13


@pytest.mark.parametrize(("card", "wounds"), [("k_hearts", 1), ("5_hearts", 2)])
def test_the_fight_cards_effect_comes_whoever_wins(card: str, wounds: int) -> None:
    """WL HEIST-8"""
    assert mat(heist_bout(card, "fight_8"), 0, "wounds") == (wounds,)


def test_the_wallet_limit_holds_for_the_loot() -> None:
    """WL BANK-2, TURN-9"""
    assert mat(heist_bout("k_hearts", "fight_8", money={0: 70}), 0, "money") == (120,)


def test_a_wanted_player_may_rob_the_bank_again_next_turn() -> None:
    """WL Q-59"""
    opened = scene(places={0: BANK}, hands={0: ["k_hearts"]}, wanted={0: 4})
    assert "heist" in options(opened)
    with_sheriff = scene(places={0: BANK}, hands={0: ["k_hearts"]}, wanted={0: 4}, sheriff=BANK)
    assert "heist" in options(with_sheriff)


def test_three_points_may_be_answered_with_one_reputation() -> None:
    """WL Q-30, CARD-6"""
    opened = heist_bout("k_hearts", "fight_8", more_cards=["7_hearts"])
    say(opened, "pass")
    assert asked(opened) == (0, "reputation") and mat(opened, 0, "money", "wanted") == (80, 3)
    say(opened, "play:7_hearts")
    assert mat(opened, 0, "wanted") == (4,) and asked(opened) == (0, "act")


def test_a_won_heist_meets_the_triggers_of_points_and_npcs() -> None:
    """WL STORY-4, Q-108"""
    stories = (story_about("win_npc_fight"), story_about("track_points"))
    opened = let_pass(heist_bout("k_hearts", "fight_8", stories=stories), "reputation")
    assert asked(opened) == (0, "disc")
    assert options(opened) == ["place:0", "place:1", "pass"]


def test_the_guard_is_no_figure_and_does_not_move() -> None:
    """WL SHERIFF-1, HEIST-1"""
    opened = heist_bout("k_hearts", "fight_8")
    assert told(opened, "bandit_gone") == [] and told(opened, "sheriff_rode") == []
