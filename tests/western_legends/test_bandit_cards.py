"""Bandit cards: one is turned up for each bandit that is met (FIST-6, FIST-7, Q-79)."""

from collections import Counter

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES
from saddlebag.western_legends.content.board import members
from saddlebag.western_legends.state import NOWHERE
from saddlebag.western_legends.zones import BANDIT_CARD, BANDIT_DECK, zones
from tests.western_legends.bandit_scene import (
    FACES,
    LOSS,
    NOTHING_SAID,
    WIN,
    before,
    bout,
    finish,
    met,
)
from tests.western_legends.fights import HIDEOUT, bandit_bout, mat
from tests.western_legends.seen import asked, keys, last, names, options, say, told, west

QUOTES = [
    (TYPES[bandit], number)
    for number, card in enumerate(BANDIT_CARDS, 1)
    for bandit, line in enumerate(card.lines)
    if line.kind == "quote"
]
AMOUNTS = ("money", "nuggets", "wounds", "lp", "marshal", "wanted", "cards")


def begun(seed: int) -> Table:
    """Everybody stands on the board, and the bandits too."""
    people = ["annie_oakley", "bass_reeves", "doc_holliday"]
    game = GAME.table(3, seed, FACES | {"characters": people})
    while asked(game)[1] == "start":
        say(game, options(game)[0])
    return game


def test_six_bandits_of_six_types_have_six_cards() -> None:
    """WL FIST-6"""
    game = begun(5)
    s = west(game)
    assert sorted(space for space in s.bandit_at if space != NOWHERE) == [*members(s.bandits)]
    assert last(game, "bandit_types")["spaces"] == last(game, "spawned")["spaces"]
    assert game.view(None)["bandit_deck"] == len(s.cards.piles[BANDIT_DECK]) == 6


def test_the_types_of_the_first_bandits_are_by_chance() -> None:
    """WL Q-79"""
    assert len({tuple(west(begun(seed)).bandit_at) for seed in range(4)}) > 1


def test_a_table_without_the_variant_has_neither_cards_nor_types() -> None:
    """WL FIST-6"""
    s = west(GAME.table(3, 5, {"fistful_of_extras": True}))
    assert len(s.cards.piles) == zones(3) < BANDIT_DECK and {*s.bandit_at} == {NOWHERE}
    view = GAME.table(3, 5).view(0)
    assert (view["bandit_types"], view["bandit_deck"]) == ({}, 0)


def test_a_bandit_card_is_turned_up_before_the_fight() -> None:
    """WL FIST-7"""
    game = met("fugitive", 1, ["10_hearts"], ["fight_3", "fight_2"])
    assert keys(game).index("bandit_card") < keys(game).index("fight")
    line = last(game, "bandit_card")
    assert (line["seat"], line["card"], line["bandit"]) == (0, "bandit_card_1", "fugitive")
    assert (line["kind"], line["line"]) == ("reward", "bandit_card_1/fugitive")


def test_everybody_sees_the_card_and_its_line_during_the_fight() -> None:
    """WL FIST-7"""
    game = met("robber", 3, ["10_hearts"], ["fight_3", "fight_2"])
    view = game.view(None)
    assert view["bandit_types"] == {HIDEOUT: "robber"} and view["bandit_deck"] == 5
    fight = view["fight"]
    assert (fight["bandit"], fight["bandit_card"]) == ("robber", "bandit_card_3")
    assert fight["line"] == "bandit_card_3/robber"


@pytest.mark.parametrize("cards", [WIN, LOSS])
def test_the_card_goes_under_its_deck_after_the_fight(cards: tuple[str, str]) -> None:
    """WL Q-79"""
    game = bout("bandido", 3, cards)
    assert names(game, BANDIT_DECK)[-1] == "bandit_card_3" and not names(game, BANDIT_CARD)
    assert len(names(game, BANDIT_DECK)) == 6 and west(game).bandit_at == [NOWHERE] * 6


def test_a_restart_keeps_the_line() -> None:
    """WL Q-79"""
    game = met("robber", 3, ["8_hearts", "10_hearts"], ["fight_3", "fight_2", "fight_4", "fight_6"])
    say(game, (0, "8_hearts"), (2, "fight_3"), "restart", (0, "10_hearts"), (2, "fight_4"))
    finish(game)
    assert len(told(game, "bandit_card")) == 1
    assert last(game, "money")["cause"] == "bandit_card_3"


def test_a_restart_by_the_fight_card_keeps_the_line() -> None:
    """WL Q-79, Q-100"""
    deck = ["fight_10", "fight_2", "fight_3", "fight_4"]
    game = met("robber", 3, ["10_hearts", "9_hearts"], deck)
    say(game, (0, "9_hearts"), (2, "fight_10"), "pass", "restart")
    assert len(told(game, "bandit_card")) == 1 and game.view(0)["fight"]["bandit"] == "robber"


@pytest.mark.parametrize("cards", [WIN, LOSS])
@pytest.mark.parametrize(("bandit", "card"), QUOTES)
def test_a_quote_does_nothing(bandit: str, card: int, cards: tuple[str, str]) -> None:
    """WL FIST-7"""
    purse = {0: 50}
    game = bout(bandit, card, cards, money=purse)
    plain = finish(bandit_bout(*cards, money=purse))
    assert mat(game, 0, *AMOUNTS) == mat(plain, 0, *AMOUNTS)
    assert Counter(keys(game)) - Counter(keys(plain)) == Counter({"bandit_card": 1})


def test_nobody_knows_which_card_comes_next() -> None:
    """WL FIST-6"""
    game = before(*NOTHING_SAID, ["10_hearts"], ["fight_3", "fight_2"])
    s = west(game)
    assert all(s.cards.seen[card] == 0 for card in s.cards.piles[BANDIT_DECK])
    tops = {game.imagine(0, seed).state.cards.piles[BANDIT_DECK][-1] for seed in range(12)}
    assert len(tops) > 1


def test_a_card_under_the_deck_is_known_to_all() -> None:
    """WL Q-79"""
    game = bout("bandido", 3, WIN)
    s = west(game)
    assert s.cards.seen[s.cards.piles[BANDIT_DECK][0]] == s.cards.all
    worlds = [game.imagine(1, seed).state.cards.piles[BANDIT_DECK][0] for seed in range(6)]
    assert {*worlds} == {s.cards.piles[BANDIT_DECK][0]}


def test_the_fight_is_otherwise_normal() -> None:
    """WL FIST-7, BANDIT-6"""
    game = met(*NOTHING_SAID, ["10_hearts"], ["fight_3", "fight_2"])
    say(game, (0, "10_hearts"), (2, "fight_3"))
    assert asked(game) == (0, "choose")
    say(game, "marshal:1")
    assert mat(game, 0, "marshal") == (1,) and not west(game).bandits
