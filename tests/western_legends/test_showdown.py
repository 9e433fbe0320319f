"""The end of a hand of poker: who wins, what it brings, and where the cards go (POKER)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.zones import ASIDE, FLOP, PLAYED
from tests.western_legends.poker_scene import (
    ALL,
    Scene,
    against_the_house,
    among_players,
    at_saloon,
    cards,
    count,
    discards,
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
)

FLOPPED = "jd 8c 10s"
LOW = "4h 5c 6d 7s"  # a dealer's hand that is worth little beside it


def printed_example() -> Table:
    """EX-6: Lady Luck and Fool's Gold against the dealer's Cheat and Jack."""
    laid = against_the_house("10h 4s", "2d 4h 9s jc", "jd 3c 10s", drawn="10c")
    return put_down(laid, {0: "10h 10c", 2: "2d jc"})


# ---- the printed example


def test_the_dealer_of_the_printed_example_wins_with_three_jacks() -> None:
    """WL EX-6, POKER-8, POKER-16, POKER-18: the Cheat counts as a Jack."""
    mine, dealers = told(printed_example(), "poker_hand")
    assert (mine["hand"], mine["ranks"]) == ("three_of_a_kind", ["10", "j", "3"])
    assert dealers == {
        "event": "poker_hand",
        "seat": 2,
        "dealer": True,
        "cards": cards("2d jc"),
        "flop": cards("3c 10s jd"),
        "hand": "three_of_a_kind",
        "ranks": ["j", "10", "3"],
        "counted": ["j"],
        "suit": None,
    }


def test_the_loser_of_the_printed_example_ends_with_more_money_and_a_card_more() -> None:
    """WL EX-6, POKER-13, POKER-14: $20 and one card more than before, no LP."""
    before = 2
    done = printed_example()
    assert money(done, 0) == [70] and count(done, 0) == before + 1 and west(done).lp[0] == 0
    assert last(done, "house_won") == {"event": "house_won", "dealer": 2, "pot": 60}
    assert (money(done, 2), count(done, 2), west(done).lp[2]) == ([50], 0, 0)


def test_all_cards_of_the_printed_example_are_discarded() -> None:
    """WL EX-6, POKER-15, Q-46: flop, played cards and the dealer's unplayed ones."""
    done = printed_example()
    assert discards(done) == sorted(cards("10h 10c 2d 4h 9s jc jd 3c 10s"))
    assert [names(done, zone) for zone in (FLOP, ASIDE[2], PLAYED[0], PLAYED[2])] == [[]] * 4
    cleared = last(done, "poker_cleared")
    assert cleared["flop"] == cards("3c 10s jd")
    assert sorted(cleared["dealer"]) == sorted(cards("2d 4h 9s jc"))


def test_the_dealer_takes_back_their_own_hand() -> None:
    """WL POKER-15"""
    laid = against_the_house("10h 4s", LOW, FLOPPED, hands={2: "ah kh"})
    assert hand(put_down(laid, {0: "10h 4s", 2: "4h 5c"}), 2) == cards("kh ah")


# ---- who wins


def test_the_best_hand_takes_the_pot_and_the_active_player_a_legendary_point() -> None:
    """WL POKER-10, POKER-11"""
    done = put_down(against_the_house("js 4s", LOW, FLOPPED), {0: "js 4s", 2: "4h 5c"})
    assert money(done, 0) == [100] and west(done).lp[0] == 1
    won = {"event": "poker_won", "seats": [0], "pot": 60, "share": 60, "rest": 0}
    assert last(done, "poker_won") == won
    assert count(done, 0) == 1  # the one just drawn: a winner draws no loser's card


def test_a_joined_player_who_wins_gets_the_pot_but_no_legendary_point() -> None:
    """WL POKER-11, POKER-14: the others draw a card each."""
    done = among_players({0: "5s 4s", 1: "jh jc", 2: "5d 4d"}, "3s 3c 3h", FLOPPED, more="ks qs")
    put_down(done, {0: "5s 4s", 1: "jh jc", 2: "5d 4d"})
    assert money(done, 0, 1, 2) == [40, 120, 40] and west(done).lp == [0, 0, 0]
    assert [hand(done, seat) for seat in (0, 1, 2)] == [cards("3s ks"), cards("3c"), cards("3h qs")]


@pytest.mark.parametrize("foe", [1, 2])
def test_the_active_player_wins_every_tie(foe: int) -> None:
    """WL POKER-10: against the dealer and against players."""
    flop = "js 8c 10s"
    if foe == 2:
        done = against_the_house("jh 4s", "jd 4c 5c 6h", flop)
    else:
        done = among_players({0: "jh 4s", 1: "jd 4c"}, "3s 3h", flop)
    put_down(done, {0: "jh 4s", foe: "jd 4c"})
    assert last(done, "poker_won")["seats"] == [0] and west(done).lp[0] == 1


def test_the_dealer_wins_nothing() -> None:
    """WL POKER-13, POKER-14: the pot is gone, and the dealer neither gains nor draws."""
    laid = against_the_house("5s 4s", "jh jc 4h 6d", FLOPPED, items={2: ["ten_gallon"]})
    done = put_down(laid, {0: "5s 4s", 2: "jh jc"})
    assert (money(done, 0, 2), count(done, 2), west(done).lp) == ([40, 50], 0, [0, 0, 0])


def test_the_active_player_loses_a_tie_of_others_and_they_split_the_pot() -> None:
    """WL EXD-17, POKER-12, Q-08: $90 are $40 each, and $10 go to the supply."""
    hands = {0: "5s 4s", 1: "jh 6c", 2: "jc 6d", 3: "5d 4d"}
    done = among_players(hands, "3s 3c 3h 3d", FLOPPED)
    put_down(done, hands)
    won = {"event": "poker_won", "seats": [1, 2], "pot": 90, "share": 40, "rest": 10}
    assert last(done, "poker_won") == won
    assert money(done, 0, 1, 2, 3) == [40, 80, 80, 40]
    assert [count(done, seat) for seat in range(4)] == [2, 1, 1, 2]  # sharers draw nothing


def test_three_may_share_a_pot() -> None:
    """WL POKER-12, D-26: $90 are $30 each."""
    hands = {0: "5s 4s", 1: "jh 6c", 2: "jc 6d", 3: "js 6h"}
    done = put_down(among_players(hands, "3s 3c 3h 3d", FLOPPED), hands)
    assert last(done, "poker_won")["share"] == 30 and last(done, "poker_won")["rest"] == 0


def test_the_wallet_holds_no_more_than_it_can() -> None:
    """WL POKER-11, BANK-2, TURN-9"""
    laid = against_the_house("js 4s", LOW, FLOPPED, money=120)
    done = put_down(laid, {0: "js 4s", 2: "4h 5c"})
    assert money(done, 0) == [120] and west(done).lp[0] == 1


def test_kickers_decide_unless_they_are_switched_off() -> None:
    """WL POKER-9, Q-44, D-27: a pair of Jacks, but the joined player has the higher kicker."""
    hands = {0: "jh 4s", 1: "jc ad"}
    assert last(put_down(among_players(hands, "3s 3c", FLOPPED), hands), "poker_won")["seats"] == [
        1
    ]
    done = put_down(among_players(hands, "3s 3c", FLOPPED, kickers=False), hands)
    assert last(done, "poker_won")["seats"] == [0]
    assert told(done, "poker_hand")[1]["ranks"] == ["j"]


def test_only_rank_and_suit_of_other_cards_count() -> None:
    """WL Q-43: Fool's Gold is a ten, Manhunt a four."""
    laid = against_the_house("10c 4h", "4c 5c 6d 7s", FLOPPED, nuggets=1)
    done = put_down(laid, {0: "10c 4h", 2: "4c 5c"})
    assert told(done, "poker_hand")[0]["hand"] == "pair" and west(done).nuggets[0] == 1


# ---- Cheats


def test_a_cheat_of_a_player_counts_as_any_rank() -> None:
    """WL POKER-16, Q-42: it may double a card; here it makes the fifth Jack."""
    laid = against_the_house("js 2h", LOW, "jd jc jh")
    mine = told(put_down(laid, {0: "js 2h", 2: "4h 5c"}), "poker_hand")[0]
    assert (mine["hand"], mine["counted"]) == ("five_of_a_kind", ["j"])


def test_a_cheat_keeps_its_suit() -> None:
    """WL Q-42: hearts complete a flush of hearts, diamonds do not."""
    for cheat, called in (("2h", "flush"), ("2d", "pair")):
        laid = against_the_house(f"kh {cheat}", LOW.replace("4h", "4c"), "3h 8h 10h")
        mine = told(put_down(laid, {0: f"kh {cheat}", 2: "4c 5c"}), "poker_hand")[0]
        assert mine["hand"] == called


def test_two_cheats_may_both_be_played() -> None:
    """WL POKER-16"""
    laid = against_the_house("2d 2h", LOW, FLOPPED)
    mine = told(put_down(laid, {0: "2d 2h", 2: "4h 5c"}), "poker_hand")[0]
    assert (mine["hand"], mine["counted"]) == ("straight", ["q", "9"])


def test_a_cheat_in_the_flop_is_a_two() -> None:
    """WL POKER-17, D-29: for everybody, the dealer included."""
    laid = against_the_house("jh 4s", "jc 5c 6h 7s", "jd 2d 10s")
    for line in told(put_down(laid, {0: "jh 4s", 2: "jc 5c"}), "poker_hand"):
        assert (line["hand"], line["counted"]) == ("pair", [])
        assert line["ranks"][-1] == "2"


# ---- Lady Luck, items, abilities


@pytest.mark.parametrize("card", ["10h", "10d"])
def test_lady_luck_pays_a_loser(card: str) -> None:
    """WL Q-49, POKER-18: $30 and a card, on top of the loser's card."""
    laid = against_the_house(f"{card} 4s", "jh jc 4h 6d", FLOPPED)
    done = put_down(laid, {0: f"{card} 4s", 2: "jh jc"})
    assert money(done, 0) == [70] and count(done, 0) == 1 + 2
    bonus = {"event": "poker_bonus", "seat": 0, "source": cards(card)[0], "won": False}
    assert told(done, "poker_bonus") == [bonus]


def test_lady_luck_gives_a_winner_a_card() -> None:
    """WL Q-49"""
    done = put_down(against_the_house("10h 10d", LOW, FLOPPED), {0: "10h 10d", 2: "4h 5c"})
    assert money(done, 0) == [100] and count(done, 0) == 1 + 1
    assert [line["won"] for line in told(done, "poker_bonus")] == [True]


def test_two_lady_lucks_pay_once() -> None:
    """WL Q-49: once in a hand of poker."""
    done = put_down(
        against_the_house("10h 10d", "jh jc 4h 6d", FLOPPED), {0: "10h 10d", 2: "jh jc"}
    )
    assert money(done, 0) == [70] and count(done, 0) == 1 + 2


def test_lady_luck_pays_a_joined_player_but_not_the_dealer() -> None:
    """WL Q-49"""
    hands = {0: "jh jc", 1: "10h 4s"}
    assert money(put_down(among_players(hands, "3s 3c", FLOPPED), hands), 1) == [70]
    done = put_down(against_the_house("jh jc", "10h 4h 5c 6d", FLOPPED), {0: "jh jc", 2: "10h 4h"})
    assert money(done, 2) == [50] and count(done, 2) == 0 and "poker_bonus" not in keys(done)


def test_lady_luck_kept_in_hand_or_in_the_flop_pays_nothing() -> None:
    """WL Q-49: only where it was played."""
    done = put_down(against_the_house("10h 4s 5s", LOW, "jd 8c 10d"), {0: "4s 5s", 2: "6d 7s"})
    assert "poker_bonus" not in keys(done)


def test_the_ten_gallon_pays_winners_and_losers() -> None:
    """WL POKER-18: 1 LP for a win, $10 for a loss; a shared pot is a win (Q-123)."""
    hands = {0: "5s 4s", 1: "jh 6c", 2: "jc 6d"}
    items = {seat: ["ten_gallon"] for seat in hands}
    done = put_down(among_players(hands, "3s 3c 3h", FLOPPED, items=items), hands)
    assert west(done).lp == [0, 1, 1] and money(done, 0, 1, 2) == [50, 80, 80]


def wild_bill(**scene: Any) -> Table:
    """Wild Bill, an open legend, loses to the dealer with the nine of clubs and Lady Luck."""
    who: Scene = {"characters": {0: "wild_bill_hickok"}, "lp": {0: 5}} | scene
    laid = against_the_house("9c 10h", "jh jc 4h 6d", FLOPPED, **who)
    return put_down(laid, {0: "9c 10h", 2: "jh jc"})


def test_wild_bill_takes_back_a_random_card_he_lost_with() -> None:
    """WL Q-123: before the discard; its Bonus has been used all the same."""
    laid = wild_bill(luck={"take_back": [[1]]})
    assert asked(laid) == (0, "take_back") and money(laid, 0) == [70]
    say(laid, "yes")
    assert "10_hearts" in hand(laid, 0) and "10_hearts" not in discards(laid)
    assert "9_clubs" in discards(laid)


def test_a_card_wild_bill_takes_back_was_not_discarded() -> None:
    """WL Q-123, Q-31: Instincts pays nothing when it is kept, and does when it is not."""
    kept, gone = wild_bill(luck={"take_back": [[0]]}), wild_bill()
    say(kept, "yes")
    say(gone, "no")
    assert "9_clubs" in hand(kept, 0) and "9_clubs" in discards(gone)
    assert [line["cause"] for line in told(gone, "drew")].count("9_clubs") == 1
    assert [line["cause"] for line in told(kept, "drew")].count("9_clubs") == 0


def test_a_lone_card_is_the_one_wild_bill_takes_back() -> None:
    """WL Q-123, POKER-7"""
    scene: Scene = {"characters": {0: "wild_bill_hickok"}, "lp": {0: 5}}
    laid = against_the_house("", "jh jc 4h 6d", FLOPPED, drawn="9c", **scene)
    say(put_down(laid, {2: "jh jc"}), "yes")
    assert "9_clubs" in hand(laid, 0)


def test_wild_bill_wins_more() -> None:
    """WL Q-123: $20 on top of the pot, shared or not, as a joined player too; not before 5 LP."""
    hands = {0: "5s 4s", 1: "jh jc"}
    for lp, won in ((5, 120), (4, 110)):
        scene: Scene = {"characters": {1: "wild_bill_hickok"}, "lp": {1: lp}, "money": 50}
        assert money(put_down(among_players(hands, "3s 3c", FLOPPED, **scene), hands), 1) == [won]


def test_wild_bill_as_dealer_has_neither_won_nor_lost() -> None:
    """WL Q-123, EX-6"""
    for own, dealt in (("jh jc", "4h 5c"), ("4h 5c", "jh jc")):
        scene: Scene = {"characters": {2: "wild_bill_hickok"}, "lp": {2: 5}}
        laid = against_the_house(own, f"{dealt} 6d 7s", FLOPPED, **scene)
        done = put_down(laid, {0: own, 2: dealt})
        assert asked(done) == (0, "act") and money(done, 2) == [50] and count(done, 2) == 0


# ---- afterwards


def test_instincts_played_in_poker_pays_its_player_at_the_discard() -> None:
    """WL CARD-7, Q-31, EXD-29: won or lost; another one in hand does not."""
    done = put_down(against_the_house("9c 9d js", LOW, FLOPPED), {0: "js 9d", 2: "4h 5c"})
    assert [line["cause"] for line in told(done, "drew")] == ["ante", "9_diamonds"]
    assert count(done, 0) == 3


def test_instincts_of_dealer_and_flop_pay_nobody() -> None:
    """WL Q-31"""
    laid = against_the_house("jh jc", "9s 9h 4h 5c", "jd 8c 9d")
    done = put_down(laid, {0: "jh jc", 2: "9s 4h"})
    assert [line["cause"] for line in told(done, "drew")] == ["ante"]
    assert set(cards("9s 9h 9d")) <= set(discards(done)) and count(done, 2) == 0


def test_losers_draw_clockwise_from_the_active_player() -> None:
    """WL Q-48, POKER-14"""
    hands = {2: "5s 4s", 0: "jh jc", 1: "5d 4d"}
    places = {2: "darkrock_saloon_west", 0: "darkrock_bank", 1: "darkrock_street_east"}
    deck = "3s 3c 3h jd 8c 10s ks qs"
    laid = at_saloon(hands=hands, deck=deck, places=places, turn=2)
    put_down(say(laid, "poker", "join", "join"), hands)
    drew = [(line["seat"], line["cause"]) for line in told(laid, "drew")]
    assert drew[-2:] == [(2, "poker_lost"), (1, "poker_lost")]
    assert "k_spades" in hand(laid, 2) and "q_spades" in hand(laid, 1)


def test_cards_on_the_table_are_not_reshuffled_for_the_losers() -> None:
    """WL Q-06: the loser draws before the table is cleared, and finds nothing."""
    used = cards(f"9c 4s 3s jh jc 4h 6d {FLOPPED}")
    rest = {1: [card for card in ALL if card not in used]}
    laid = against_the_house("9c 4s", "jh jc 4h 6d", FLOPPED, hands=rest)
    done = put_down(laid, {0: "4s 3s", 2: "jh jc"})
    assert [line["cause"] for line in told(done, "drew")] == ["ante"] and count(done, 0) == 1


def test_the_hand_is_over_when_it_is_over() -> None:
    """WL POKER-15: nothing of it stays on the table."""
    done = printed_example()
    assert west(done).hand is None and asked(done) == (0, "act") and west(done).actions == 2


@pytest.mark.parametrize("dealt", ["jh jc", "4h 5c"])
def test_a_hand_of_poker_sets_a_story_going_won_or_lost(dealt: str) -> None:
    """WL STORY-2, POKER-1: once it is resolved."""
    scene: Scene = {"stories": ("a_marked_deck", "eleven_head_short")}
    laid = against_the_house("js 4s", f"{dealt} 6d 7s", FLOPPED, **scene)
    put_down(laid, {0: "js 4s", 2: dealt})
    assert asked(laid)[0] == 0 and "place:0" in options(laid)


def test_joining_a_hand_sets_no_story_going() -> None:
    """WL STORY-5: it is another player's turn, and discs are offered to the active one alone."""
    hands = {0: "js 4s", 1: "jh jc"}
    scene: Scene = {"stories": ("a_marked_deck", "eleven_head_short")}
    laid = put_down(among_players(hands, "3s 3c", FLOPPED, **scene), hands)
    assert asked(laid)[0] == 0 and "place:0" in options(laid)
    assert asked(say(laid, "place:0")) == (0, "act") and west(laid).discs[0] == (0,)


def test_won_hands_count_for_goals() -> None:
    """WL GOAL-3: Back to the Wall asks for two."""
    goal = "goal:wild_bill_hickok_back_to_the_wall"
    deck = "3s 4h 5c 6d 7s jd 8c 10s 3c 5h 6c 7d 7h jc 8d 9s"
    who, aims = {0: "wild_bill_hickok"}, {0: [goal.removeprefix("goal:")]}
    laid = at_saloon(hands={0: "js ah kd qh"}, deck=deck, characters=who, goals=aims)
    put_down(say(laid, "poker"), {0: "js ah", 2: "4h 5c"})
    assert goal not in options(laid)
    put_down(say(laid, "poker"), {0: "kd qh", 2: "5h 6c"})
    assert goal in options(laid)


def test_hands_played_count_for_goals_by_town() -> None:
    """WL GOAL-3, Q-53: Both Houses asks for a hand in either town, won or lost."""
    goal = "goal:wild_bill_hickok_both_houses"
    who, aims = {0: "wild_bill_hickok"}, {0: [goal.removeprefix("goal:")]}
    laid = against_the_house("js 2c", LOW, FLOPPED, characters=who, goals=aims)
    put_down(laid, {0: "js 3s", 2: "4h 5c"})
    assert goal not in options(laid)
    say(laid, "play:2_clubs", "to:red_falls_saloon_east", "poker")
    put_down(laid, {2: laid.asks[-1].options[:2]})
    assert goal in options(laid)
