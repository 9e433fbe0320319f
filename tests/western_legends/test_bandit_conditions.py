"""Lines of bandit cards that change the fight itself (FIST-7, Q-132)."""

import pytest

from saddlebag import Table
from saddlebag.western_legends.goods.gear import in_force
from tests.western_legends.bandit_scene import LOSS, WIN, bout, finish, met
from tests.western_legends.fights import let_pass, mat
from tests.western_legends.seen import asked, hand, last, options, say, told, west

DECK = ["fight_10", "fight_2", "fight_3", "fight_4", "fight_5", "fight_6", "fight_7"]


def restarted(bandit: str, card: int, mine: list[str], **more: object) -> Table:
    """The bandit has voided the fight with fight card 10; another bout begins."""
    game = met(bandit, card, mine, DECK, **more)
    say(game, (0, mine[0]), (2, "fight_10"))
    return say(let_pass(game), "restart")


# ---- how many fight cards


@pytest.mark.parametrize(("card", "count"), [(1, 3), (6, 1)])
def test_the_bandido_draws_another_number_of_fight_cards(card: int, count: int) -> None:
    """WL FIST-7, Q-132"""
    game = met("bandido", card, ["10_hearts"], DECK)
    assert last(game, "fight_cards")["count"] == count
    (ask,) = [ask for ask in game.asks if ask.seat == 2]
    assert len(ask.options) == count


@pytest.mark.parametrize(("card", "count"), [(1, 3), (6, 1)])
def test_as_many_fight_cards_are_drawn_after_a_restart(card: int, count: int) -> None:
    """WL Q-79"""
    game = restarted("bandido", card, ["9_hearts", "10_hearts"])
    assert [line["count"] for line in told(game, "fight_cards")] == [count, count]


def test_who_pays_the_robber_meets_two_fight_cards() -> None:
    """WL FIST-7"""
    game = met("robber", 4, ["10_hearts"], DECK, money={0: 10})
    assert asked(game) == (0, "pay_bandit") and not told(game, "fight_cards")
    say(game, "money")
    assert mat(game, 0, "money") == (0,) and last(game, "fight_cards")["count"] == 2


def test_who_does_not_pay_the_robber_meets_three() -> None:
    """WL FIST-7"""
    game = say(met("robber", 4, ["10_hearts"], DECK, money={0: 10}), "pass")
    assert mat(game, 0, "money") == (10,) and last(game, "fight_cards")["count"] == 3


def test_who_cannot_pay_the_robber_is_not_asked() -> None:
    """WL FIST-7, Q-96"""
    game = met("robber", 4, ["10_hearts"], DECK)
    assert last(game, "fight_cards")["count"] == 3 and not told(game, "money")


def test_the_robber_is_paid_once_for_all_bouts() -> None:
    """WL Q-79"""
    game = met("robber", 4, ["9_hearts", "10_hearts"], DECK, money={0: 30})
    say(game, "money", (0, "9_hearts"), (2, "fight_10"), "pass", "restart")
    assert mat(game, 0, "money") == (20,)
    assert [line["count"] for line in told(game, "fight_cards")] == [2, 2]


# ---- the player's card


def test_a_card_is_drawn_before_one_is_chosen() -> None:
    """WL FIST-7, Q-03: even with an empty hand there is one to play."""
    game = met("gambler", 5, [], DECK, deck=["10_clubs"])
    assert last(game, "drew")["cause"] == "bandit_card_5"
    assert hand(game, 0) == ["10_clubs"]
    assert finish(say(game, (0, "10_clubs"), (2, "fight_2"))).view(0)["players"][0]["lp"] == 1


def test_no_other_card_is_drawn_after_a_restart() -> None:
    """WL Q-79"""
    game = restarted("gambler", 5, ["10_clubs"])
    assert [line["cause"] for line in told(game, "drew")] == ["bandit_card_5", "fight_10"]


@pytest.mark.parametrize("number", [0, 1])
def test_the_gambler_has_the_card_drawn_at_random(number: int) -> None:
    """WL FIST-7"""
    cards = ["10_hearts", "9_hearts"]
    game = met("gambler", 2, cards, DECK, luck={"random_card": [[number]]})
    assert [(ask.seat, ask.key) for ask in game.asks] == [(2, "npc_card")]
    left = hand(game, 0)
    assert len(left) == 1 and last(game, "put_down", 0)["card"] not in left
    assert "card" not in last(game, "put_down", 1)


def test_another_card_is_drawn_at_random_after_a_restart() -> None:
    """WL Q-79"""
    game = met("gambler", 2, ["10_hearts", "9_hearts"], DECK)
    say(game, (2, "fight_10"), "pass", "restart")
    assert len(told(game, "put_down")) == 2 and asked(game) == (2, "npc_card")


def test_without_a_card_nothing_is_drawn_at_random() -> None:
    """WL Q-05"""
    game = met("gambler", 2, [], DECK)
    assert last(game, "fight_won")["how"] == "no_card" and not told(game, "put_down")


# ---- who shows first


@pytest.mark.parametrize("edition", ["current", "classic"])
def test_the_fugitive_shows_the_card_before_the_player_picks(edition: str) -> None:
    """WL Q-98, Q-134"""
    game = met("fugitive", 2, ["10_hearts", "9_hearts"], DECK, edition=edition)
    assert [(ask.seat, ask.key) for ask in game.asks] == [(2, "npc_card")]
    say(game, "fight_2")
    assert (last(game, "npc_shown")["card"], asked(game)) == ("fight_2", (0, "fight_card"))
    assert game.view(0)["fight_card"] == ["fight_2"] and game.view(0)["fight"]["shown"] == [
        "",
        "fight_2",
    ]


def test_the_card_shown_first_is_the_one_that_fights() -> None:
    """WL Q-134"""
    game = say(met("fugitive", 2, ["10_hearts"], DECK), "fight_2", "10_hearts")
    assert last(game, "revealed")["cards"] == ["10_hearts", "fight_2"]
    assert last(game, "fight_won")["winner"] == 0


def test_the_fugitive_shows_first_again_after_a_restart() -> None:
    """WL Q-79, Q-134"""
    game = met("fugitive", 2, ["9_hearts", "10_hearts"], DECK)
    say(game, "fight_10", "9_hearts", "pass", "restart")
    assert [(ask.seat, ask.key) for ask in game.asks] == [(2, "npc_card")]


# ---- values, Reactions, weapons, ties


@pytest.mark.parametrize(("items", "lowered"), [(["mustang"], True), ([], False)])
def test_the_horse_thief_is_lowered_by_those_with_a_mount(items: list[str], lowered: bool) -> None:
    """WL FIST-7"""
    game = bout("horse_thief", 2, WIN, items={0: items})
    assert [line["source"] for line in told(game, "lowered")] == ["bandit_card_2"] * lowered


@pytest.mark.parametrize(("money", "lowered"), [(20, True), (30, False)])
def test_the_robber_is_lowered_by_the_poor(money: int, lowered: bool) -> None:
    """WL FIST-7"""
    game = bout("robber", 6, LOSS, money={0: money})
    assert [line["values"] for line in told(game, "lowered")] == [[4, 10]] * lowered


def test_a_line_lowers_each_fight_card_by_as_much() -> None:
    """WL Q-79"""
    game = restarted("robber", 6, ["9_hearts", "10_hearts"])
    say(game, (0, "10_hearts"), (2, options_of(game, 2)[0]))
    assert [line["by"] for line in told(game, "lowered")] == [1, 1]
    assert game.view(0)["fight"]["lowered"] == [0, 1]


def options_of(game: Table, seat: int) -> tuple[str, ...]:
    return next(ask.options for ask in game.asks if ask.seat == seat)


def test_no_reaction_may_be_played_against_the_desperado() -> None:
    """WL FIST-7: of items neither."""
    game = met("desperado", 1, ["10_hearts", "6_spades"], DECK, items={0: ["holster"]})
    say(game, (0, "10_hearts"), (2, "fight_10"))
    assert asked(game) == (2, "npc_restart")
    say(game, "restart", (0, "6_spades"), (2, "fight_3"))
    assert asked(game)[1] != "react"


def test_the_weapon_has_no_effect_against_the_desperado() -> None:
    """WL FIST-7"""
    game = bout("desperado", 4, WIN, items={0: ["shotgun+"]})
    assert not told(game, "lowered") and not told(game, "drew")
    usual = bout("robber", 1, WIN, items={0: ["shotgun+"]})
    assert len(told(usual, "lowered")) == len(told(usual, "drew")) == 1


def test_the_weapon_has_no_effect_after_a_restart_either() -> None:
    """WL Q-79"""
    game = restarted("desperado", 4, ["9_hearts", "10_hearts"], items={0: ["revolver+"]})
    say(game, (0, "10_hearts"), (2, options_of(game, 2)[0]))
    assert not told(game, "lowered")


def test_the_weapon_works_again_after_the_fight() -> None:
    """WL FIST-7"""
    game = bout("desperado", 4, WIN, items={0: ["rifle+"]})
    assert not told(game, "looked") and not told(game, "lowered")
    assert in_force(west(game), 0, "fight_reveal")


def test_the_player_wins_ties_against_the_fugitive() -> None:
    """WL FIST-7, BANDIT-5, Q-102"""
    tied = ("4_spades", "fight_4")
    assert last(bout("fugitive", 3, tied), "fight_won")["winner"] == 0
    assert last(bout("robber", 1, tied), "fight_won")["winner"] is None


def test_the_npc_that_loses_the_tie_restarts_by_default() -> None:
    """WL Q-100, Q-102"""
    game = met("fugitive", 3, ["10_hearts"], DECK)
    say(game, (0, "10_hearts"), (2, "fight_10"))
    assert options(game) == ["restart", "go_on"]
