"""The thirteen fight cards (Q-100, Q-103, HEIST-8)."""

import pytest

from saddlebag.western_legends.content.fight_cards import FIGHT_DECK
from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.fights import bandit_bout, heist_bout, mat, sheriff_comes
from tests.western_legends.seen import asked, hand, last, names, options, say, told, why_not


def test_there_is_one_card_of_each_rank() -> None:
    """WL Q-70, COMP-2"""
    assert sorted(card.rank for card in FIGHT_DECK) == list(range(2, 15))


def test_two_wounds_and_costs_a_legendary_point() -> None:
    """WL HEIST-8: fight card 2."""
    opened = bandit_bout("k_hearts", "fight_2", lp={0: 3})
    assert mat(opened, 0, "wounds", "lp") == (1, 2)


def test_two_takes_no_legendary_point_that_is_not_there() -> None:
    """WL Q-96: fight card 2."""
    assert mat(bandit_bout("k_hearts", "fight_2"), 0, "wounds", "lp") == (1, 0)


def test_three_wounds_twice() -> None:
    """WL HEIST-8: fight card 3."""
    assert mat(bandit_bout("k_hearts", "fight_3"), 0, "wounds") == (2,)


def test_four_wounds_and_takes_a_card_of_choice() -> None:
    """WL HEIST-8: fight card 4."""
    opened = bandit_bout("k_hearts", "fight_4", more_cards=["5_hearts", "3_hearts"])
    say(opened, "pass")
    assert asked(opened) == (0, "discard") and mat(opened, 0, "wounds") == (1,)
    say(opened, "5_hearts")
    assert names(opened, DISCARD) == ["5_hearts"] and hand(opened, 0) == ["3_hearts"]


@pytest.mark.parametrize("card", ["fight_5", "fight_9"])
def test_five_and_nine_leave_no_marshal_point(card: str) -> None:
    """WL BANDIT-6: fight cards 5 and 9."""
    opened = bandit_bout("k_hearts", card)
    assert asked(opened) == (0, "act") and mat(opened, 0, "lp", "marshal") == (1, 0)


def test_five_wounds() -> None:
    """WL HEIST-8: fight card 5."""
    assert mat(bandit_bout("k_hearts", "fight_5"), 0, "wounds") == (1,)


def test_six_wounds_whatever_protects() -> None:
    """WL Q-61: fight card 6."""
    assert mat(bandit_bout("j_hearts", "fight_6"), 0, "wounds") == (1,)
    assert mat(bandit_bout("k_hearts", "fight_6"), 0, "wounds") == (1,)


def test_seven_is_a_wound_or_a_random_card() -> None:
    """WL Q-103: fight card 7."""
    cards = ["5_hearts", "3_hearts"]
    opened = say(bandit_bout("k_hearts", "fight_7", more_cards=cards), "pass")
    assert asked(opened) == (0, "choose") and options(opened) == ["wound:1", "discard_random:1"]
    say(opened, "discard_random:1")
    assert mat(opened, 0, "wounds", "cards") == (0, 1)
    assert last(opened, "discarded")["cards"][0] in cards


def test_seven_is_the_wound_for_an_empty_hand() -> None:
    """WL Q-103: fight card 7."""
    opened = bandit_bout("k_hearts", "fight_7")
    assert asked(opened) == (0, "choose") and options(opened) == ["lp:1", "marshal:1"]
    assert mat(opened, 0, "wounds") == (1,)


def test_seven_is_no_wound_with_three_of_them() -> None:
    """WL Q-103: fight card 7."""
    opened = say(bandit_bout("k_hearts", "fight_7", more_cards=["5_hearts"], wounds={0: 3}), "pass")
    assert mat(opened, 0, "wounds", "cards") == (3, 0)


def test_seven_may_be_the_wound_that_a_shield_cancels() -> None:
    """WL Q-103: fight card 7."""
    opened = bandit_bout("j_hearts", "fight_7", more_cards=["5_hearts"], wounds={0: 3})
    say(opened, "pass")
    assert options(opened) == ["wound:1", "discard_random:1"]
    say(opened, "wound:1")
    assert mat(opened, 0, "wounds", "cards") == (2, 1)  # Bulletproof healed one before


def test_eight_wounds() -> None:
    """WL HEIST-8: fight card 8."""
    assert mat(bandit_bout("k_hearts", "fight_8"), 0, "wounds") == (1,)


def test_nine_is_a_card_or_ten_dollars() -> None:
    """WL Q-103: fight card 9."""
    opened = bandit_bout("k_hearts", "fight_9", more_cards=["5_hearts"], money={0: 20})
    say(opened, "pass")
    assert asked(opened) == (0, "choose") and options(opened) == ["discard:1", "lose:money:10"]
    say(opened, "lose:money:10")
    assert mat(opened, 0, "money", "cards") == (10, 1)


def test_nine_takes_what_there_is() -> None:
    """WL Q-103: fight card 9."""
    poor = say(bandit_bout("k_hearts", "fight_9", more_cards=["5_hearts"]), "pass")
    assert mat(poor, 0, "cards") == (0,)
    rich = bandit_bout("k_hearts", "fight_9", money={0: 20})
    assert mat(rich, 0, "money") == (10,)
    neither = bandit_bout("k_hearts", "fight_9")
    assert mat(neither, 0, "money", "cards", "wounds") == (0, 0, 0)


def test_ten_may_void_the_fight() -> None:
    """WL Q-100: fight card 10."""
    opened = bandit_bout("k_hearts", "fight_10")
    assert asked(opened) == (2, "npc_restart")
    assert asked(say(opened, "go_on")) == (0, "choose")


def test_jack_brings_ten_dollars() -> None:
    """WL HEIST-8: fight card J."""
    assert mat(bandit_bout("5_hearts", "fight_j"), 0, "money") == (10,)


def test_queen_brings_a_card() -> None:
    """WL HEIST-8: fight card Q."""
    assert mat(bandit_bout("5_hearts", "fight_q"), 0, "cards") == (2,)  # and the loser's


def test_king_brings_a_legendary_point() -> None:
    """WL HEIST-8: fight card K."""
    assert mat(bandit_bout("5_hearts", "fight_k"), 0, "lp") == (1,)


@pytest.mark.parametrize("choice", ["lp", "marshal", "wanted"])
def test_ace_brings_a_point_of_choice(choice: str) -> None:
    """WL Q-103: fight card A."""
    opened = bandit_bout("5_hearts", "fight_a")
    assert asked(opened) == (0, "choose") and options(opened) == ["lp:1", "marshal:1", "wanted:1"]
    assert mat(say(opened, f"{choice}:1"), 0, choice) == (1,)


def test_ace_brings_no_marshal_point_to_a_wanted_player() -> None:
    """WL Q-103, TRACK-2: fight card A."""
    opened = bandit_bout("5_hearts", "fight_a", wanted={0: 1})
    assert options(opened) == ["lp:1", "wanted:1"]
    assert why_not(opened, "marshal:1")[2]


def test_a_marshal_who_takes_the_wanted_point_gets_a_legendary_point_for_the_bandit() -> None:
    """WL Q-103, Q-104: fight card A."""
    opened = bandit_bout("a_hearts", "fight_a", marshal={0: 3}, items={0: ["revolver+"]})
    say(opened, "wanted:1")
    assert mat(opened, 0, "marshal", "wanted", "lp") == (0, 1, 1)
    assert asked(opened) == (0, "act")


def test_track_status_is_read_when_the_reward_is_taken() -> None:
    """WL Q-104: an ace's Marshal point, then the bandit's."""
    opened = bandit_bout("a_hearts", "fight_a", items={0: ["revolver+"]})
    say(opened, "marshal:1", "marshal:1")
    assert mat(opened, 0, "marshal", "money") == (2, 40)


def test_effects_happen_in_fights_with_guard_and_sheriff_as_well() -> None:
    """WL HEIST-8, SHERIFF-7"""
    assert mat(heist_bout("5_hearts", "fight_q"), 0, "cards") == (2,)
    deck = ["fight_k", "fight_2", "fight_3", "fight_4"]
    opened = sheriff_comes({1: 1}, {1: ["5_clubs", "5_hearts"]}, fight_deck=deck)
    say(opened, "5_hearts", "fight", "5_clubs", "fight_k")
    assert mat(opened, 1, "lp", "wanted") == (1, 0) and told(opened, "fight_card")


def test_points_of_a_fight_card_may_be_answered_with_reputation() -> None:
    """WL Q-107, Q-30"""
    opened = bandit_bout("5_hearts", "fight_a", more_cards=["7_hearts"])
    say(opened, "pass", "wanted:1")
    assert asked(opened) == (0, "reputation")
    assert mat(say(opened, "play:7_hearts"), 0, "wanted") == (2,)
