"""Jokers from the hand: Actions, Reactions, gold, discards and the final duel (FIST-3, FIST-4)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.goods.hands import discard_random
from saddlebag.western_legends.state import FINAL_ROUND, PASS_ON
from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.fights import BANK, QUIET, facing, mat
from tests.western_legends.reward_scene import begun, do, money
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west, why_not

RED, BLACK = "joker_red", "joker_black"
FIST: dict[str, Any] = {"fistful_of_extras": True}


def holding(*cards: str, **scene: Any) -> Table:
    """Seat 0 with these cards is about to act."""
    return table(hands={0: list(cards)}, **({"stories": QUIET} | FIST | scene))


def known(opened: Table, owner: int = 0) -> list[str]:
    """What a spectator knows of a hand."""
    return list(opened.view(None)["players"][owner]["hand"]["known"])


# ---- as an Action


def test_a_joker_is_played_for_the_action_of_a_card_in_hand() -> None:
    """WL FIST-4: that card is shown and kept, the Joker is spent."""
    opened = holding(RED, "5_clubs")
    assert options(opened).count(f"play:{RED}:as:5_clubs") == 1
    say(opened, f"play:{RED}:as:5_clubs")
    assert mat(opened, 0, "money", "cards") == (30, 1) and hand(opened, 0) == ["5_clubs"]
    assert names(opened, DISCARD)[0] == RED and west(opened).actions == 2


def test_the_copied_card_is_told_to_everybody() -> None:
    """WL FIST-4"""
    opened = say(holding(RED, "5_clubs"), f"play:{RED}:as:5_clubs")
    copied = {"event": "copied", "seat": 0, "card": RED, "original": "5_clubs"}
    assert told(opened, "copied") == [copied] and last(opened, "played")["card"] == RED
    assert last(opened, "played")["effect"] == "payday" and known(opened) == ["5_clubs"]


def test_naming_the_copy_shows_a_card_so_it_is_not_taken_back() -> None:
    """WL FIST-4"""
    opened = say(holding(RED, "5_clubs"), f"play:{RED}:as:5_clubs")
    assert not opened.undoable(0)


def test_a_joker_copies_only_cards_with_an_action() -> None:
    """WL FIST-4, CARD-1"""
    opened = holding(RED, BLACK, "5_clubs", "6_clubs", "k_clubs")
    found = [it for it in options(opened) if ":as:" in it]
    originals = ("5_clubs", "k_clubs")
    assert found == [f"play:{it}:as:{card}" for it in (RED, BLACK) for card in originals]


def test_a_joker_by_itself_asks_what_it_copies() -> None:
    """WL FIST-4"""
    assert why_not(holding(RED, "5_clubs"), f"play:{RED}") == ("copy_what", {}, "WL FIST-4")


@pytest.mark.parametrize("cards", [(RED,), (RED, BLACK), (RED, "6_clubs")])
def test_without_a_card_to_copy_a_joker_cannot_be_played(cards: tuple[str, ...]) -> None:
    """WL Q-78: Jokers do not copy each other."""
    opened = holding(*cards)
    assert why_not(opened, f"play:{RED}") == ("nothing_to_copy", {}, "WL Q-78")
    assert not [it for it in options(opened) if ":as:" in it]


def test_two_jokers_may_copy_the_same_card() -> None:
    """WL Q-78"""
    opened = say(
        holding(RED, BLACK, "5_clubs"), f"play:{RED}:as:5_clubs", f"play:{BLACK}:as:5_clubs"
    )
    assert mat(opened, 0, "money", "cards") == (60, 1)


def test_a_copied_instincts_may_have_its_original_discarded() -> None:
    """WL Q-31, Q-78: the original pays its Bonus, the Joker pays nothing."""
    deck = ["2_clubs", "3_clubs", "4_clubs", "8_clubs"]
    opened = say(holding(RED, "9_clubs", deck=deck), f"play:{RED}:as:9_clubs", "9_clubs")
    assert hand(opened, 0) == ["2_clubs", "3_clubs", "4_clubs", "8_clubs"]


# ---- as a Reaction


def test_a_joker_reacts_in_a_fight_as_a_reaction_in_hand() -> None:
    """WL FIST-4, FIGHT-10"""
    opened = facing(["10_hearts", RED, "6_hearts"], ["j_hearts"], **FIST)
    say(opened, "duel:1", "10_hearts", "fight", "j_hearts")
    assert options(opened) == ["pass", "play:6_hearts", f"play:{RED}:as:6_hearts"]
    say(opened, f"play:{RED}:as:6_hearts", "pass")
    assert last(opened, "compared")["values"] == [10, 9] and hand(opened, 0) == ["6_hearts"]


def test_a_copied_reaction_counts_for_its_limit() -> None:
    """WL Q-78, CARD-5: once per player and fight, whichever card it was."""
    opened = facing(["10_hearts", RED, "6_hearts"], ["j_hearts"], **FIST)
    say(opened, "duel:1", "10_hearts", "fight", "j_hearts", f"play:{RED}:as:6_hearts")
    assert options(opened) == ["pass"]
    assert why_not(opened, "play:6_hearts")[0] == "already_played"


def test_without_the_limit_original_and_copy_are_both_played() -> None:
    """WL CARD-5, Q-78"""
    opened = facing(["10_hearts", RED, "6_hearts"], ["k_hearts"], reaction_limit=False, **FIST)
    say(opened, "duel:1", "10_hearts", "fight", "k_hearts")
    say(opened, f"play:{RED}:as:6_hearts", "play:6_hearts")
    assert last(opened, "compared")["values"] == [10, 9]


def test_who_holds_jokers_alone_is_asked_to_react_all_the_same() -> None:
    """WL Q-78, FIGHT-10: nobody else can tell that there is nothing to react with."""
    opened = facing(["10_hearts", RED], ["j_hearts"], **FIST)
    say(opened, "duel:1", "10_hearts", "fight", "j_hearts")
    assert asked(opened) == (0, "react") and options(opened) == ["pass"]
    assert why_not(opened, f"play:{RED}") == ("nothing_to_copy", {}, "WL Q-78")


def test_a_joker_sprints_as_a_sprint_in_hand() -> None:
    """WL FIST-4, MOVE-8"""
    opened = holding(RED, "3_clubs", places={0: "spikes_view_9"})
    say(opened, "ride:spikes_view_8")
    assert options(opened) == ["pass", "play:3_clubs", f"play:{RED}:as:3_clubs"]
    say(opened, f"play:{RED}:as:3_clubs")
    assert asked(opened) == (0, "sprint") and hand(opened, 0) == ["3_clubs"]


def test_a_copied_sprint_is_the_one_reaction_to_a_move() -> None:
    """WL Q-78, CARD-5"""
    opened = holding(RED, "3_clubs", places={0: "spikes_view_9"})
    say(opened, "ride:spikes_view_8", f"play:{RED}:as:3_clubs", "to:spikes_view_9")
    assert asked(opened) == (0, "act") and names(opened, DISCARD)[0] == RED


def test_a_joker_answers_a_gain_as_reputation() -> None:
    """WL FIST-4, CARD-6, Q-78: and is the one Reputation of the turn."""
    opened = holding(RED, "7_clubs", "a_clubs", marshal={0: 1})
    say(opened, "play:a_clubs", "marshal:1")
    assert options(opened) == ["pass", "play:7_clubs", f"play:{RED}:as:7_clubs"]
    say(opened, f"play:{RED}:as:7_clubs")
    assert mat(opened, 0, "marshal") == (3,) and west(opened).reputed
    assert hand(opened, 0) == ["7_clubs"]


# ---- as Fool's Gold


def test_a_joker_is_sold_as_fools_gold() -> None:
    """WL FIST-4, BANK-1, Q-41"""
    opened = holding(RED, "10_clubs", places={0: BANK}, nuggets={0: 1})
    say(opened, f"deposit:1+{RED}:as:10_clubs")
    assert mat(opened, 0, "money", "lp", "nuggets") == (40, 2, 0)
    assert hand(opened, 0) == ["10_clubs"] and last(opened, "deposited")["cards"] == [RED]


def test_original_and_copies_are_sold_together() -> None:
    """WL Q-78, BANK-1"""
    opened = holding(RED, BLACK, "10_clubs", places={0: BANK})
    say(opened, f"deposit:0+10_clubs+{RED}:as:10_clubs+{BLACK}:as:10_clubs")
    assert mat(opened, 0, "money", "lp", "cards") == (60, 3, 0)


def test_jokers_are_no_gold_without_fools_gold() -> None:
    """WL Q-78"""
    opened = holding(RED, BLACK, "9_clubs", places={0: BANK})
    assert not [it for it in options(opened) if it.startswith("deposit")]


def test_a_joker_pays_for_a_nugget_as_fools_gold() -> None:
    """WL Q-41, FIST-4"""
    opened = holding(RED, "10_clubs")
    price = do("pay", cost={"nuggets": 2}, gain=[money(50)], times=1)
    reward = begun(opened, price).say("pay:nuggets:2")
    assert reward.told()[2] == [f"gold:{RED}:as:10_clubs"]  # the original must be there to copy
    reward.say(f"gold:{RED}:as:10_clubs", "gold:10_clubs")
    assert mat(opened, 0, "money", "cards") == (50, 0)


def test_a_joker_is_shown_as_fools_gold_and_kept() -> None:
    """WL Q-41, FIST-4: where nuggets are only counted, nothing is spent."""
    opened = holding(RED, "10_clubs")
    reward = begun(opened, do("per", each="nuggets", gain=[money(10)], max=3))
    assert reward.told()[2] == ["pass", "show:10_clubs", f"show:{RED}:as:10_clubs"]
    reward.say(f"show:{RED}:as:10_clubs")
    assert reward.told()[2] == ["pass", "show:10_clubs"]
    reward.say("show:10_clubs")
    assert mat(opened, 0, "money", "cards") == (20, 2)


# ---- without a rank of its own


def test_a_joker_is_discarded_as_any_card_and_pays_nothing() -> None:
    """WL FIST-3, Q-31"""
    opened = holding(RED, "9_clubs", deck=["2_clubs"])
    reward = begun(opened, do("discard", n=1))
    assert reward.told()[2] == ["9_clubs", RED] and reward.say(RED).ask is None
    assert hand(opened, 0) == ["9_clubs"] and names(opened, DISCARD)[0] == RED


def test_a_random_discard_takes_a_joker_as_it_is() -> None:
    """WL FIST-3"""
    s = west(holding(RED, "9_clubs", luck={"random_discard": [[0, 1]]}))
    discard_random(s, 0, 1, "fight_lost")
    assert s.cards.names(DISCARD)[-1] == RED


def test_a_joker_drawn_in_a_final_duel_is_put_aside() -> None:
    """WL Q-141"""
    deck = [RED, "q_hearts", BLACK, "5_clubs"]
    luck = {"deck": [list(range(54))]}
    scene: dict[str, Any] = {"phase": PASS_ON, "turn": 2, "ending": FINAL_ROUND}
    opened = table(deck=deck, luck=luck, lp={0: 20, 1: 20}, final_duel=True, **scene, **FIST)
    assert [line["card"] for line in told(opened, "drew_again")] == [RED, BLACK]
    assert last(opened, "final_duel")["cards"] == ["q_hearts", "5_clubs"]
    assert opened.result is not None and opened.result["winners"] == [0]
