"""A hand of poker up to the cards put down: ante, joiners, dealer, flop and picks (POKER)."""

import pytest

from saddlebag import Refused, Table
from saddlebag.western_legends.zones import DECK, DISCARD, FLOP, PLAYED
from tests.western_legends.poker_scene import (
    ALL,
    SALOON,
    against_the_house,
    among_players,
    at_saloon,
    cards,
    count,
    money,
    put_down,
)
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

DEALT = "4h 5c 6d 7s"
FLOPPED = "jd 8c 10s"


# ---- the action


@pytest.mark.parametrize("side", ["north", "west", "east"])
@pytest.mark.parametrize("town", ["darkrock", "red_falls"])
def test_poker_is_played_from_any_space_of_a_saloon(town: str, side: str) -> None:
    """WL POKER-1, LOC-2"""
    laid = at_saloon(places={0: f"{town}_saloon_{side}"})
    assert "poker" in options(laid)
    assert last(say(laid, "poker"), "poker") == {
        "event": "poker",
        "seat": 0,
        "space": f"{town}_saloon_{side}",
        "town": town,
        "stake": 50,
    }


def test_poker_needs_a_saloon() -> None:
    """WL POKER-1, LOC-1"""
    laid = at_saloon(places={0: "darkrock_bank"})
    assert "poker" not in options(laid)
    reason, values, _ = why_not(laid, "poker")
    assert reason == "not_here" and values["needs"] == "saloon"


def test_poker_needs_the_ante() -> None:
    """WL POKER-1, Q-40"""
    laid = at_saloon(money=0)
    values = {"has": 0, "needs": 10}
    assert why_not(laid, "poker") == ("not_enough_money", values, "WL POKER-1")
    assert "poker" in options(at_saloon(money=10))


def test_the_active_player_spends_an_action_pays_and_draws() -> None:
    """WL POKER-1"""
    laid = say(at_saloon(hands={0: "9c"}, deck="kd"), "poker")
    assert (west(laid).actions, west(laid).money[0]) == (2, 40)
    assert last(laid, "money") == {
        "event": "money",
        "player": 0,
        "before": 50,
        "after": 40,
        "cause": "ante",
    }
    assert last(laid, "drew", 0)["cards"] == cards("kd") and "cards" not in last(laid, "drew", 1)


# ---- who joins


def test_everybody_in_the_town_is_asked_clockwise_and_openly() -> None:
    """WL POKER-2, Q-47: being next to the Saloon is not needed."""
    places = {2: SALOON, 0: "darkrock_bank"}
    laid = say(at_saloon(4, town=[1, 3], turn=2, places=places), "poker")
    assert asked(laid) == (3, "join") and options(laid) == ["join", "pass"]
    say(laid, "pass")
    assert asked(laid) == (0, "join") and told(laid, "poker_passed")[-1]["seat"] == 3
    say(laid, "join")
    assert asked(laid) == (1, "join") and last(laid, "poker_joined")["seat"] == 0


def test_only_this_town_counts() -> None:
    """WL Q-90: not the other town, nor outside."""
    laid = at_saloon(4, town=[3], places={1: "red_falls_saloon_north", 2: "spikes_view_9"})
    assert asked(say(laid, "poker")) == (3, "join")


def test_joining_needs_the_ante() -> None:
    """WL Q-47"""
    laid = at_saloon(4, town=[1, 2], money={0: 10, 1: 0, 2: 10})
    assert asked(say(laid, "poker")) == (2, "join")


def test_who_joins_pays_and_draws() -> None:
    """WL POKER-2, POKER-4: the pot is all antes and the stake of the Saloon."""
    laid = say(at_saloon(town=[1], hands={1: "9c 4d"}, deck="2c kd"), "poker", "join")
    assert money(laid, 0, 1) == [40, 40] and hand(laid, 1) == cards("4d 9c kd")
    assert last(laid, "poker_joined")["pot"] == last(laid, "flop")["pot"] == 70


def test_whoever_passes_pays_nothing() -> None:
    """WL POKER-2: they may join; an idle player does not."""
    laid = say(at_saloon(4, town=[1, 2], hands={1: "9c"}), "poker")
    assert laid.ask is not None and laid.ask.idle == "pass"
    say(laid, "pass", "join")
    assert money(laid, 1) == [50] and count(laid, 1) == 1
    assert 1 not in [ask.seat for ask in laid.asks]


def test_the_man_in_black_is_never_asked_to_join_or_to_deal() -> None:
    """WL Q-124, POKER-3, EXD-30: with two humans the other one deals."""
    laid = say(at_saloon(2, places={2: "darkrock_bank"}, hands={0: "9c 4d"}), "poker")
    assert sorted(ask.seat for ask in laid.asks) == [0, 1]
    assert last(laid, "poker_dealer")["seat"] == 1 and "poker_passed" not in keys(laid)


# ---- the dealer


def test_the_right_neighbour_deals_if_nobody_joins() -> None:
    """WL POKER-3: four cards, seen by the dealer alone, and no ante; the own hand is not used."""
    laid = against_the_house("9c 4d", DEALT, FLOPPED, hands={2: "kh ah"})
    assert last(laid, "poker_dealer", 2)["cards"] == cards(DEALT)
    assert last(laid, "poker_dealer", 0) == {"event": "poker_dealer", "seat": 2, "count": 4}
    assert hand(laid, 2) == cards("kh ah") and money(laid, 2) == [50]
    picks = next(ask for ask in laid.asks if ask.seat == 2)
    assert picks.key == "dealer_pick" and sorted(picks.options) == sorted(cards(DEALT))


def test_there_is_no_dealer_if_somebody_joins() -> None:
    """WL POKER-3"""
    laid = among_players({0: "9c 4d", 1: "kh ah"}, "3s 3c", FLOPPED)
    assert "poker_dealer" not in keys(laid) and sorted(ask.seat for ask in laid.asks) == [0, 1]


def test_a_neighbour_who_would_not_join_deals() -> None:
    """WL POKER-3"""
    laid = say(at_saloon(town=[2], hands={0: "9c 4d"}), "poker", "pass")
    assert last(laid, "poker_dealer")["seat"] == 2


def test_the_dealer_is_shown_the_best_hand_first() -> None:
    """WL Q-45: any two of the four may be picked; the first ones offered are the best."""
    laid = against_the_house("9c 4d", "4h 8d 2d js", FLOPPED)
    best = []
    for _ in range(2):
        ask = next(ask for ask in laid.asks if ask.seat == 2)
        best.append(ask.options[0])
        laid.answer(best[-1], 2)
    assert sorted(best) == sorted(cards("2d js"))


def test_the_dealer_may_pick_any_two() -> None:
    """WL Q-45"""
    laid = put_down(against_the_house("9c 4d", DEALT, FLOPPED), {2: "4h 5c", 0: "9c 4d"})
    assert told(laid, "poker_hand")[1]["cards"] == cards("4h 5c")


# ---- the flop and the picks


def test_three_cards_are_revealed_after_all_have_joined() -> None:
    """WL POKER-5"""
    laid = at_saloon(town=[1], hands={0: "9c 4d", 1: "9d 4c"}, deck=f"2c 3c {FLOPPED}")
    assert names(say(laid, "poker"), FLOP) == []
    assert last(say(laid, "join"), "flop")["cards"] == cards(FLOPPED)
    assert laid.state.cards.faces(FLOP, -1) == cards(FLOPPED)


def test_two_cards_are_put_down_face_down_by_all_at_once() -> None:
    """WL POKER-6: nobody learns them before all are ready."""
    laid = among_players({0: "9c 4d", 1: "9d 4c"}, "3s 3c", FLOPPED)
    assert [ask.key for ask in laid.asks] == ["poker_pick", "poker_pick"]
    put_down(laid, {1: "9d 4c"})
    assert last(laid, "poker_down", 1)["cards"] == cards("4c 9d")
    assert last(laid, "poker_down", 0) == {"event": "poker_down", "seat": 1, "count": 2}
    assert laid.state.cards.faces(PLAYED[1], 0) == [None, None]
    assert "poker_hand" not in keys(laid)
    assert "poker_hand" in keys(put_down(laid, {0: "9c 3s"}))


def test_exactly_two_cards_are_played() -> None:
    """WL POKER-6, D-24: neither one nor three, and nobody passes."""
    laid = among_players({0: "9c 4d", 1: "9d 4c"}, "3s 3c", FLOPPED)
    (no,) = laid.asks[0].refusals()
    assert (no["answer"], no["reason"], no["rule"]) == ("pass", "compulsory", "WL POKER-6")
    assert refused_picks(laid, "9c") == "group_not_finished"
    assert refused_picks(laid, "9c 4d 3s") == "group_is_full"
    assert refused_picks(laid, "9c 9c") == "not_an_option"


def refused_picks(laid: Table, line: str) -> str:
    """Why seat 0 cannot put these down."""
    with pytest.raises(Refused) as no:
        laid.answer_group(cards(line), 0)
    return no.value.reason


def test_a_player_without_cards_plays_the_one_just_drawn() -> None:
    """WL POKER-7: a hand of four cards; there is nothing to choose."""
    laid = against_the_house("", DEALT, FLOPPED, drawn="jh")
    assert [ask.seat for ask in laid.asks] == [2]
    assert last(laid, "poker_down", 0)["cards"] == cards("jh")
    put_down(laid, {2: "6d 7s"})
    assert told(laid, "poker_hand")[0]["cards"] == cards("jh")
    assert last(laid, "poker_won")["seats"] == [0]


def test_two_cards_are_both_played() -> None:
    """WL Q-122, POKER-6: one in hand and the one just drawn."""
    laid = against_the_house("9c", DEALT, FLOPPED, drawn="jh")
    assert [ask.seat for ask in laid.asks] == [2]
    assert last(laid, "poker_down", 0)["cards"] == cards("9c jh")


# ---- when there are no cards left


def few_cards(deck: str, discard: str = "", own: str = "9c") -> Table:
    """Seat 0 plays against the house with so few cards left; seat 1 holds all the others."""
    used = cards(f"{deck} {discard} {own}")
    rest = [card for card in ALL if card not in used]
    laid = at_saloon(hands={0: own, 1: rest}, deck=deck, discard=cards(discard))
    return say(laid, "poker")


def test_the_discard_pile_is_shuffled_for_dealer_and_flop() -> None:
    """WL HAND-3, Q-06"""
    laid = few_cards("3s 4h", "5c 6d 7s 8c 9d 10h")
    assert last(laid, "reshuffled")["count"] == 6
    assert last(laid, "poker_dealer")["count"] == 4 and len(last(laid, "flop")["cards"]) == 3
    assert names(laid, DECK) == names(laid, DISCARD) == []


def test_missing_cards_of_dealer_and_flop_are_left_out() -> None:
    """WL Q-06: what lies on the table is not shuffled in."""
    laid = few_cards("3s 4h 5c 6d 7s 10s")
    assert last(laid, "flop")["cards"] == cards("10s")
    put_down(laid, {2: "4h 5c"})
    assert [line["flop"] for line in told(laid, "poker_hand")] == [cards("10s")] * 2
    assert last(laid, "poker_won")["seats"] == [0]


def test_a_dealer_without_cards_shows_the_flop_alone() -> None:
    """WL Q-06, Q-122: nothing but the ante is left to draw, and there is not even a flop."""
    laid = few_cards("3s")
    assert [line["cards"] for line in told(laid, "poker_hand")] == [cards("3s 9c"), []]
    assert last(laid, "poker_won")["seats"] == [0] and asked(laid) == (0, "act")


def test_a_player_with_no_card_at_all_plays_the_flop() -> None:
    """WL Q-122: nothing was left to draw for the ante either."""
    laid = few_cards("", own="")
    assert told(laid, "poker_hand")[0]["cards"] == [] and asked(laid) == (0, "act")
    assert last(laid, "poker_won")["seats"] == [0]  # two empty hands: a tie


# ---- what others may know


def test_picks_can_be_taken_back_until_all_are_ready() -> None:
    """WL POKER-6: nobody has learnt anything."""
    laid = among_players({0: "9c 4d", 1: "9d 4c"}, "3s 3c", FLOPPED)
    put_down(laid, {0: "9c 4d"})
    laid.undo(0, 2)
    put_down(laid, {0: "9c 3s", 1: "9d 3c"})
    assert told(laid, "poker_hand")[0]["cards"] == cards("3s 9c")


def test_a_hand_imagined_by_another_is_still_a_hand() -> None:
    """WL POKER-6: what lies face down may be any card another seat has not seen."""
    laid = put_down(among_players({0: "9c 4d", 1: "9d 4c"}, "3s 3c", FLOPPED), {0: "9c 4d"})
    seen = set()
    for seed in range(20):
        world = laid.imagine(1, seed)
        seen.update(names(world, PLAYED[0]))
        put_down(world, {1: "9d 3c"})
        assert "poker_won" in keys(world)
    assert len(seen) > 10 and not seen & set(cards(f"9d 4c 3c {FLOPPED}"))
