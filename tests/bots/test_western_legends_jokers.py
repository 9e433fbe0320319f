"""The greedy bot with a Joker: what it copies where the right answer is plain."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import FINAL_ROUND, LAST_OF_ROUND
from tests.bots.test_western_legends import BANK, at, choice
from tests.western_legends.fights import HIDEOUT, before_bandit, facing
from tests.western_legends.poker_scene import against_the_house, cards, put_down
from tests.western_legends.seen import say

RED = "joker_red"
FIST: dict[str, Any] = {"fistful_of_extras": True}


def test_it_plays_a_joker_rather_than_the_card_it_copies() -> None:
    told: dict[str, Any] = {"marshal": {0: 2}, "actions": 1, "ending": LAST_OF_ROUND}
    laid = at("spikes_view_9", hands={0: [RED, "a_clubs"]}, **told, **FIST)
    assert choice(laid) == f"play:{RED}:as:a_clubs"


def test_it_sells_a_joker_with_its_gold() -> None:
    told: dict[str, Any] = {"nuggets": {0: 3}, "ending": FINAL_ROUND, "marshal": {0: 9}}
    laid = at(BANK, hands={0: [RED, "10_clubs"]}, **told, **FIST)
    assert choice(laid) == f"deposit:3+10_clubs+{RED}:as:10_clubs"


def test_it_reacts_with_a_joker_and_keeps_the_original() -> None:
    laid = facing(["10_hearts", RED, "6_hearts"], ["j_hearts"], **FIST)
    say(laid, "duel:1", "10_hearts", "fight", "j_hearts")
    assert choice(laid) == f"play:{RED}:as:6_hearts"


def test_it_answers_a_gain_with_a_joker() -> None:
    laid = at("spikes_view_9", hands={0: [RED, "7_clubs", "a_clubs"]}, wanted={0: 2}, **FIST)
    assert choice(say(laid, "play:a_clubs")) == f"play:{RED}:as:7_clubs"


def against_queen(*hand: str) -> Table:
    """A Joker is turned up against a queen."""
    laid = facing([RED, *hand], ["q_hearts"], **FIST)
    return say(laid, "duel:1", RED, "fight", "q_hearts")


@pytest.mark.parametrize("hand", [("5_clubs", "k_clubs"), ("8_clubs", "k_clubs", "4_clubs")])
def test_in_a_fight_it_copies_a_card_that_wins(hand: tuple[str, ...]) -> None:
    assert choice(against_queen(*hand)) == f"{RED}:as:k_clubs"


def test_it_puts_down_a_joker_to_keep_its_best_card() -> None:
    laid = before_bandit([RED, "a_clubs"], ["fight_3", "fight_2"], **FIST)
    say(laid, f"ride:{HIDEOUT}", (2, "fight_3"))
    assert choice(laid) == RED


def test_at_poker_it_copies_what_makes_the_best_hand() -> None:
    own = [RED, *cards("jc kc 4d")]
    laid = against_the_house(own, "4s 5d 7c 8h", "jh 9s 6d", drawn="3s", **FIST)
    put_down(laid, {0: [RED, "j_clubs"], 2: "4s 5d"})
    assert choice(laid) == f"{RED}:as:j_clubs"


def test_at_poker_it_puts_down_a_joker_beside_its_original() -> None:
    own = [RED, *cards("jc 4d")]
    laid = against_the_house(own, "4s 5d 7c 8h", "jh 9s 6d", drawn="3s", **FIST)
    assert choice(laid) in (RED, "j_clubs")
