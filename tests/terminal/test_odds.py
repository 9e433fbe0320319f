"""Odds are counted from what a seat can see."""

from fractions import Fraction

from saddlebag.terminal.public_enemy.odds import saloon_odds, town_odds
from tests.public_enemy.scene import played_out, table
from tests.terminal.sitting import dealt, hear

TOWNS = ("tombstone", "cripple_creek", "deadwood", "dodge_city")


def test_gone_cards_make_the_others_likelier() -> None:
    """PE EX-3: 3 red and 2 yellow gone, a blue card showing."""
    stacks = [
        {"wild_bunch": ["butch_cassidy", "sundance_kid", "elzy_lay"]},
        {"loners": ["black_bart", "pearl_hart"]},
    ]
    laid = table(2, stacks=stacks, decks={"tombstone": ["cole_younger"]})
    odds = town_odds(laid.view(0), "tombstone")
    assert odds.hidden == {"daltons": 3, "james_younger": 2, "loners": 1}
    assert odds.chance("daltons") == Fraction(1, 2)
    text = hear(laid, "you,greedy", "odds")
    parts = "3 Daltons (1 in 2), 2 James-Younger (1 in 3), 1 Loner (1 in 6)"
    assert f"Tombstone, 6 cards face down: {parts}. No leader is hidden here." in text


def test_a_leader_among_three_hidden_cards() -> None:
    """PE EX-4: four cards left, one of them face up and not the leader."""
    decks = {"cripple_creek": ["bob_lee", "grat_dalton", "bob_dalton", "jim_younger"]}
    laid = table(2, decks=decks, left={"cripple_creek": 4})
    assert town_odds(laid.view(0), "cripple_creek").leader_chance() == Fraction(1, 3)
    told = "The leader Bob Dalton is next with a chance of 1 in 3."
    assert told in hear(laid, "you,greedy", "odds")


def test_a_full_saloon() -> None:
    """PE EX-6: one in three for the Sheriff, two in three for a card that hurts opponents."""
    odds = saloon_odds(dealt().view(0))
    assert odds.chance("sheriff") == Fraction(1, 3)
    text = hear(dealt(), "you,greedy", "odds")
    assert "4 Sheriffs (1 in 3)" in text
    assert "It strikes an opponent with a chance of 2 in 3." in text


def test_a_card_one_has_looked_at_is_certain_for_oneself_alone() -> None:
    """PE DOLLAR-4, PE Q-19."""
    laid = table(2, modules="dollars", decks={"tombstone": ["elzy_lay", "butch_cassidy"]})
    laid.answer("peek:tombstone")
    mine, theirs = (town_odds(laid.view(seat), "tombstone") for seat in (0, 1))
    assert (mine.next, mine.leader_chance()) == ("butch_cassidy", Fraction(1))
    assert (theirs.next, theirs.leader_chance()) == (None, Fraction(1, 11))
    text = hear(laid, "you,greedy", "odds")
    assert "Tombstone, next: Butch Cassidy (Wild Bunch leader), for certain." in text
    assert "The leader Butch Cassidy is next." in text


def test_a_saloon_card_one_has_looked_at_is_certain() -> None:
    laid = table(2, modules="dollars", decks={"saloon": ["swindler"]})
    laid.answer("peek:saloon")
    assert saloon_odds(laid.view(0)).chance("swindler") == 1
    text = hear(laid, "you,greedy", "odds")
    assert "The saloon, next: Swindler, for certain. The saloon, 11 cards:" in text
    assert "Draw from the saloon: you know it is a Swindler." in text


def test_a_buried_leader_lies_further_down() -> None:
    """PE DOLLAR-3: everybody saw it go."""
    laid = table(2, modules="dollars", decks={"tombstone": ["butch_cassidy"]})
    laid.answer("bury:tombstone")
    assert town_odds(laid.view(1), "tombstone").leader_chance() == 0
    assert "The leader Butch Cassidy lies further down." in hear(laid, "you,greedy", "odds")


def test_a_town_with_one_card_has_nothing_to_come() -> None:
    text = hear(table(2, left={"deadwood": 1}), "you,greedy", "odds")
    assert "Deadwood: no card lies face down." in text


def test_hidden_cards_are_as_many_as_backs_throughout_a_fast_game() -> None:
    """PE SET-5: nobody knows which outlaws are left out, but everybody how many of each gang."""
    played = dealt(3, 4, fast=True, dollars=True, round_cap=2)
    for step in range(400):
        if played.ask is None:
            break
        for seat in range(3):
            view = played.view(seat)
            for town in TOWNS:
                assert town_odds(view, town).count == view["decks"][town].count(None)
            assert saloon_odds(view).count == view["decks"]["saloon"].count(None)
        options = played.ask.options
        played.answer(options[step % len(options)])
    assert played_out(played).result is not None
