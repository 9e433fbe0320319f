"""Wild Bill Hickok, Card Sense."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.poker_scene import against_the_house, among_players, put_down
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west

GOOD, BAD = "ah ad", "5h 2c"


def lost(own: str = BAD, **scene: Any) -> Table:
    """Wild Bill has lost against the house; the deck still holds the ten of spades."""
    told: dict[str, Any] = {"characters": {0: "wild_bill_hickok"}, "lp": {0: 5}} | scene
    opened = against_the_house(own, "kh kd 4c 6d", "9c 7d jc", more="10s", **told)
    return put_down(opened, {0: own, 2: "kh kd"})


def test_a_hand_he_wins_brings_twenty_dollars() -> None:
    """WL CHAR-5, Q-123"""
    opened = against_the_house(
        GOOD, "kh kd 4c 6d", "9c 7d jc", lp={0: 5}, characters={0: "wild_bill_hickok"}
    )
    put_down(opened, {0: GOOD, 2: "kh kd"})
    assert west(opened).money[0] == 50 - 10 + 60 + 20
    assert [line["cause"] for line in told(opened, "money")][-1] == "card_sense"


def test_a_shared_pot_is_a_win() -> None:
    """WL Q-123, POKER-12"""
    hands = {0: "5h 6h", 1: "kh kd", 2: "kc ks"}
    people = {1: "wild_bill_hickok", 2: "kit_carson"}
    opened = among_players(hands, "3s 3h 3c", "9c 7d 10s", lp={1: 5}, characters=people)
    put_down(opened, hands)
    assert (west(opened).money[1], west(opened).money[2]) == (50 - 10 + 40 + 20, 50 - 10 + 40)


@pytest.mark.parametrize("pick", [0, 1])
def test_of_a_lost_hand_he_may_take_back_a_card_at_random(pick: int) -> None:
    """WL CHAR-5, Q-123"""
    opened = lost(luck={"take_back": [[pick]]})
    assert (asked(opened), options(opened)) == ((0, "take_back"), ["yes", "no"])
    say(opened, "yes")
    kept, gone = ("2_clubs", "5_hearts") if pick == 0 else ("5_hearts", "2_clubs")
    assert kept in hand(opened, 0) and gone not in hand(opened, 0)
    assert gone in names(opened, DISCARD) and kept not in names(opened, DISCARD)
    assert last(opened, "took_back")["card"] == kept


def test_he_need_not() -> None:
    """WL Q-123"""
    opened = say(lost(), "no")
    assert hand(opened, 0) == ["3_spades", "10_spades"]


def test_the_bonus_of_a_card_he_keeps_has_worked() -> None:
    """WL Q-123, Q-49: Lady Luck pays and comes back."""
    opened = say(lost("10h 5c", luck={"take_back": [[1]]}), "yes")
    assert "10_hearts" in hand(opened, 0)
    assert west(opened).money[0] == 50 - 10 + 30


def test_instincts_taken_back_was_not_discarded() -> None:
    """WL Q-31, Q-123: it pays only when it goes to the discard pile."""
    kept = say(lost("9s 5c", luck={"take_back": [[1]]}), "yes")
    assert (hand(kept, 0).count("9_spades"), told(kept, "drew")[-1]["cause"]) == (1, "poker_lost")
    gone = say(lost("9s 5c", luck={"take_back": [[0]]}), "yes")
    assert told(gone, "drew")[-1]["cause"] == "9_spades"


def test_a_lone_card_is_the_one() -> None:
    """WL Q-123, POKER-7"""
    opened = against_the_house(
        "", "kh kd 4c 6d", "9c 7d jc", lp={0: 5}, characters={0: "wild_bill_hickok"}
    )
    put_down(opened, {2: "kh kd"})
    assert "3_spades" in hand(say(opened, "yes"), 0)


def test_as_dealer_he_has_neither_won_nor_lost() -> None:
    """WL Q-123, POKER-13"""
    people = {0: "kit_carson", 2: "wild_bill_hickok"}
    opened = against_the_house(BAD, "kh kd 4c 6d", "9c 7d jc", lp={2: 5}, characters=people)
    put_down(opened, {0: BAD, 2: "kh kd"})
    assert (asked(opened), west(opened).money[2]) == ((0, "act"), 50)


def test_before_five_points_he_plays_like_anybody() -> None:
    """WL CHAR-2"""
    assert asked(lost(lp={0: 4})) == (0, "act")
