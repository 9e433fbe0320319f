"""Billy the Kid, Friendly Toll."""

from typing import Any

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, options, say, told, west, why_not

HERE, THERE = "cliff_junction_7", "cliff_junction_9"
QUIET = ("eleven_head_short", "fence_cutters")


def on_the_road(seats: int = 3, **scene: Any) -> Table:
    """Billy, seat 0, is two steps from everybody else; all can pay either way."""
    told: dict[str, Any] = {
        "characters": {0: "billy_the_kid", 2: "kit_carson"},
        "hands": {1: ["5_clubs", "q_hearts"], 2: ["4_clubs"]},
        "money": {1: 20, 2: 20},
        "lp": {0: 5},
        "places": {0: HERE} | dict.fromkeys(range(1, 3), THERE),
        "stories": QUIET,
    }
    return table(seats, **(told | scene))


def test_he_names_one_player_in_his_space() -> None:
    """WL Q-36, MOVE-9"""
    opened = say(on_the_road(), "ride:cliff_junction_9")
    assert (asked(opened), options(opened)) == ((0, "toll"), ["seat:1", "seat:2"])
    assert why_not(opened, "pass")[0] == "compulsory"
    say(opened, "seat:1")
    assert (asked(opened), options(opened)) == ((1, "pay_toll"), ["money", "card"])


def test_who_is_elsewhere_is_not_asked() -> None:
    """WL Q-36"""
    places = {0: HERE, 1: THERE, 2: THERE, 3: "darkrock_bank"}
    opened = say(on_the_road(4, places=places), "ride:cliff_junction_9")
    assert why_not(opened, "seat:3") == ("not_here", {"needs": THERE}, "WL MOVE-9")


def test_money_goes_from_hand_to_hand() -> None:
    """WL CHAR-5, Q-36"""
    opened = say(on_the_road(), "ride:cliff_junction_9", "seat:1", "money")
    assert west(opened).money == [10, 10, 20]
    assert [line["cause"] for line in told(opened, "money")] == ["friendly_toll"] * 2


def test_a_card_is_the_givers_choice_and_a_secret_of_the_two() -> None:
    """WL Q-36, Q-89"""
    opened = say(on_the_road(), "ride:cliff_junction_9", "seat:1", "card")
    assert (asked(opened), options(opened)) == ((1, "give_card"), ["5_clubs", "q_hearts"])
    say(opened, "q_hearts")
    assert (hand(opened, 0), hand(opened, 1)) == (["q_hearts"], ["5_clubs"])
    assert [last(opened, "gave_card", seat).get("card") for seat in range(3)] == [
        "q_hearts",
        "q_hearts",
        None,
    ]


def test_with_one_player_there_is_nothing_to_choose() -> None:
    """WL Q-36"""
    opened = on_the_road(places={0: HERE, 1: THERE, 2: "darkrock_bank"})
    assert asked(say(opened, "ride:cliff_junction_9")) == (1, "pay_toll")


def test_who_has_only_one_of_both_gives_that() -> None:
    """WL Q-36"""
    broke = say(on_the_road(money={}), "ride:cliff_junction_9", "seat:2")
    assert (hand(broke, 0), hand(broke, 2)) == (["4_clubs"], [])
    empty = say(on_the_road(hands={}), "ride:cliff_junction_9", "seat:2")
    assert west(empty).money == [10, 20, 10]


def test_who_has_neither_gives_nothing_and_no_other_is_named() -> None:
    """WL Q-36"""
    opened = say(on_the_road(hands={1: ["5_clubs"]}, money={1: 20}), "ride:cliff_junction_9")
    say(opened, "seat:2")
    assert (asked(opened), west(opened).money) == ((0, "act"), [0, 20, 0])


def test_the_man_in_black_pays_ten_and_keeps_what_he_has() -> None:
    """WL Q-36, Q-124"""
    opened = on_the_road(
        2, hands={}, money={}, places={0: HERE, 2: THERE}, characters={0: "billy_the_kid"}
    )
    say(opened, "ride:cliff_junction_9")
    assert west(opened).money == [10, 0, 120]


def test_money_beyond_his_wallet_is_lost() -> None:
    """WL Q-36, BANK-2"""
    opened = say(on_the_road(money={0: 120, 1: 20}), "ride:cliff_junction_9", "seat:1", "money")
    assert west(opened).money == [120, 10, 0]


def test_each_move_action_pays_and_nothing_else_does() -> None:
    """WL Q-36, MOVE-10, EXD-20: Saddle Up is no Move action."""
    scene: dict[str, Any] = {"places": {0: HERE, 1: "darkrock_bank", 2: "darkrock_bank"}}
    opened = on_the_road(hands={0: ["2_spades"]}, **scene)
    say(opened, "play:2_spades", "to:darkrock_bank")
    assert (asked(opened), west(opened).money) == ((0, "act"), [0, 20, 20])


def test_he_asks_after_every_move_of_a_turn() -> None:
    """WL Q-36, TURN-7"""
    opened = say(on_the_road(hands={}), "ride:cliff_junction_9", "seat:1")
    say(opened, "ride:cliff_junction_7", "ride:cliff_junction_9", "seat:1")
    assert west(opened).money == [20, 0, 20]


def test_before_five_points_nobody_pays() -> None:
    """WL CHAR-2"""
    opened = say(on_the_road(lp={0: 4}), "ride:cliff_junction_9")
    assert asked(opened) == (0, "act")


def test_a_delivery_and_the_toll_come_in_the_order_he_likes() -> None:
    """WL Q-106, MOVE-9"""
    station = "spikes_view_rail_station"
    places = {0: "spikes_view_8", 1: station, 2: "darkrock_bank"}
    opened = on_the_road(places=places, cattle={0: ["cattle_green_1"]})
    say(opened, f"ride:{station}")
    assert (asked(opened), options(opened)) == ((0, "after_move"), ["deliver", "ability"])
    assert asked(say(opened, "ability")) == (1, "pay_toll")


def test_where_any_movement_delivers_any_movement_meets_people() -> None:
    """WL Q-36, Q-52: D-88, his toll follows the option."""
    places = {0: HERE, 1: "darkrock_bank", 2: "spikes_view_1"}
    opened = on_the_road(places=places, hands={0: ["2_spades"]}, delivery="any")
    say(opened, "play:2_spades", "to:darkrock_bank")
    assert west(opened).money == [10, 10, 20]
