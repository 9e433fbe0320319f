"""Doc Holliday, Nothing to Fear."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.state import LIMIT
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, say, told, west

HERE = "cliff_junction_7"
QUIET = ("eleven_head_short", "fence_cutters")
HANDS = {0: ["k_hearts"], 1: ["q_hearts"]}
FIVE = ["2_hearts", "3_hearts", "4_hearts", "5_hearts", "9_hearts"]


def doc(**scene: Any) -> Table:
    """Doc Holliday is seat 1 and shares a space with Annie Oakley."""
    told: dict[str, Any] = {"hands": HANDS, "stories": QUIET, "lp": {1: 5}} | scene
    return table(characters={1: "doc_holliday"}, places={0: HERE, 1: HERE}, **told)


def drawn(opened: Table) -> list[str]:
    """Why Doc drew cards."""
    return [line["cause"] for line in told(opened, "drew") if line["seat"] == 1]


def test_a_wound_brings_a_card_on_top_of_the_losers() -> None:
    """WL CHAR-5, Q-119, FIGHT-13: on anybody's turn."""
    opened = say(doc(), "duel:1", "k_hearts", "fight", "q_hearts")
    assert drawn(opened) == ["nothing_to_fear", "fight_lost"]
    assert (west(opened).wounds[1], len(hand(opened, 1))) == (1, 2)


def test_two_causes_bring_two_cards() -> None:
    """WL Q-119: Wallop wounds at the reveal, the lost fight wounds again."""
    opened = say(doc(hands={0: ["8_spades"], 1: ["5_hearts"]}), "duel:1", "8_spades", "fight")
    say(opened, "5_hearts", (1, "pass"))
    assert drawn(opened) == ["nothing_to_fear", "nothing_to_fear", "fight_lost"]


def test_a_wound_taken_as_a_price_counts() -> None:
    """WL Q-119, Q-37"""
    opened = say(doc(lp={0: 5, 1: 5}), "duel:1", "wound")
    assert drawn(opened) == ["nothing_to_fear"]


def test_a_wound_beyond_the_third_brings_nothing() -> None:
    """WL Q-119, WOUND-2, EXD-8"""
    opened = say(doc(wounds={1: 3}), "duel:1", "k_hearts", "fight", "q_hearts")
    assert (drawn(opened), west(opened).wounds[1]) == (["fight_lost"], 3)


def test_a_cancelled_wound_brings_nothing() -> None:
    """WL Q-119, Q-61"""
    opened = say(doc(hands={0: ["k_hearts"], 1: ["j_hearts"]}), "duel:1", "k_hearts", "fight")
    say(opened, "j_hearts")
    assert (drawn(opened), west(opened).wounds[1]) == (["fight_lost"], 0)


def test_wounds_leave_his_hand_as_it_is() -> None:
    """WL HAND-1, EOT-2"""
    held: dict[str, Any] = {"turn": 1, "phase": LIMIT, "hands": {1: FIVE}, "wounds": {1: 3}}
    assert west(doc(**held)).turn == 2
    assert asked(doc(**(held | {"lp": {1: 4}}))) == (1, "discard")


def test_before_five_points_a_wound_is_just_a_wound() -> None:
    """WL CHAR-2"""
    opened = say(doc(lp={1: 4}), "duel:1", "k_hearts", "fight", "q_hearts")
    assert drawn(opened) == ["fight_lost"]
