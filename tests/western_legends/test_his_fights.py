"""Fights with the Man in Black, his own and those against him (Q-77, Q-102, Q-124)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import RAIL_STATION, SPACE
from saddlebag.western_legends.zones import FIGHT_CARD, FIGHT_DECK
from tests.western_legends.his_turn import HIM, his, lp
from tests.western_legends.scene import table
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

JACK = ["fight_3", "fight_j", "fight_9"]  # his card has the value 11
FOUND = "spikes_view_6"


def against_him(kind: str, card: str, **scene: Any) -> Table:
    """Seat 0 has started a fight with him and put down this card; it is decided."""
    here = {"places": {0: FOUND, HIM: FOUND}, "hands": {0: [card]}, "fight_deck": JACK}
    return say(table(2, **(here | scene)), f"{kind}:2", card)


def attacked(card: str, *answers: str, held: str = "k_spades", **scene: Any) -> Table:
    """He has ridden up to seat 1 with this card of his; seat 1 answers."""
    here = {"places": {1: FOUND}, "hands": {1: [held] if held else []}, "fight_deck": JACK}
    worth = {"lp": {1: 4}, "money": {1: 40}}
    return say(his(card, **(here | worth | scene)), *answers)


# ---- his card


def test_he_plays_the_highest_of_three_fight_cards() -> None:
    """WL Q-77"""
    played = against_him("duel", "k_spades")
    assert last(played, "revealed")["cards"] == ["k_spades", "fight_j"]
    assert last(played, "revealed")["ranks"] == [13, 11]


def test_the_text_of_his_card_is_ignored() -> None:
    """WL Q-77: the Jack of an NPC would do something."""
    played = against_him("duel", "k_spades")
    assert "fight_card" not in keys(played)


def test_his_fight_cards_return_under_their_deck() -> None:
    """WL Q-77: in random order, unseen."""
    played = against_him("duel", "k_spades")
    assert names(played, FIGHT_CARD) == [] and sorted(names(played, FIGHT_DECK)[-3:]) == sorted(
        JACK
    )
    assert west(played).cards.faces(FIGHT_DECK, 0) == [None] * 13


@pytest.mark.parametrize(("card", "value"), [("k_spades", 12), ("3_clubs", 2), ("2_clubs", 2)])
def test_the_card_against_him_is_lowered_by_one(card: str, value: int) -> None:
    """WL Q-77: never below 2."""
    assert last(against_him("duel", card), "compared")["values"] == [value, 11]


def test_he_wins_ties() -> None:
    """WL Q-77, Q-102: a Queen is worth 11 against him."""
    played = against_him("duel", "q_spades")
    assert (last(played, "compared")["winner"], last(played, "compared")["why"]) == (HIM, "tie")


def test_he_wins_ties_in_his_own_fights() -> None:
    """WL Q-77"""
    played = attacked("mib_duel", "fight", "q_spades", held="q_spades")
    assert (last(played, "compared")["winner"], last(played, "compared")["why"]) == (HIM, "tie")


def test_an_effect_that_wins_ties_against_players_wins_them_against_him() -> None:
    """WL Q-102: Jesse James, in a town, where he does not lower."""
    town = {"places": {0: "darkrock_bank", HIM: "darkrock_bank"}, "lp": {0: 5}}
    jesse = {"characters": ["jesse_james", "bass_reeves"]}
    played = against_him("duel", "q_spades", **town, **jesse)
    assert (last(played, "compared")["winner"], last(played, "compared")["why"]) == (0, "tie")


def test_lowering_works_on_his_card() -> None:
    """WL Q-77, FIGHT-25: Stick 'em Up by 2, but not below 2."""
    low = {"fight_deck": ["fight_2", "fight_3", "fight_4"], "hands": {0: ["5_clubs", "6_clubs"]}}
    played = against_him("duel", "5_clubs", **low)
    assert asked(played) == (0, "react")
    say(played, "play:6_clubs")
    assert last(played, "lowered") == {
        "event": "lowered",
        "player": HIM,
        "by": 2,
        "source": "6_clubs",
        "values": [4, 2],
    }


def test_a_demand_at_the_start_finds_nothing() -> None:
    """WL Q-124: Annie Oakley asks for a card or a wound, he has neither."""
    played = against_him("duel", "k_spades", lp={0: 5})
    assert "demanded" not in keys(played) and west(played).wounds[HIM] == 0


def test_effects_against_npcs_do_not_touch_him() -> None:
    """WL Q-124: an upgraded Rifle looks at the cards of an NPC, and he shows none."""
    played = against_him("duel", "k_spades", items={0: ["rifle+"]})
    assert "looked" not in keys(played)


def test_wallop_does_nothing_to_him() -> None:
    """WL Q-105"""
    played = against_him("duel", "8_clubs", fight_deck=["fight_2", "fight_3", "fight_4"])
    assert last(played, "compared")["winner"] == 0
    assert west(played).wounds[HIM] == 0 and "drew" not in keys(played)


def test_a_shootout_gives_him_three_new_cards() -> None:
    """WL Q-77, Q-29"""
    deck = [*JACK, "fight_2", "fight_4", "fight_5"]
    held = {"hands": {0: ["8_hearts", "k_spades"]}, "fight_deck": deck}
    played = say(against_him("duel", "8_hearts", **held), "restart", "k_spades")
    assert last(played, "revealed")["cards"] == ["k_spades", "fight_5"]


# ---- a human attacks


def test_he_never_declines() -> None:
    """WL Q-124"""
    assert not told(against_him("duel", "3_clubs"), "declined")


def test_beaten_in_a_duel_he_is_put_at_the_rail_station() -> None:
    """WL Q-77, FIGHT-15: the human has the normal reward."""
    played = against_him("duel", "k_spades")
    assert west(played).place[HIM] == RAIL_STATION and west(played).lp[0] == 2


@pytest.mark.parametrize(
    ("loot", "money", "nuggets"), [("money:60", 60, 0), ("nuggets:2", 0, 2), ("nothing", 0, 0)]
)
def test_robbed_he_is_full_again_at_once(loot: str, money: int, nuggets: int) -> None:
    """WL Q-77, FIGHT-16: $60 or 2 nuggets, and a Wanted point."""
    played = against_him("rob", "k_spades")
    assert asked(played) == (0, "loot") and options(played) == ["money:60", "nuggets:2", "nothing"]
    say(played, loot)
    s = west(played)
    assert (s.money[0] - bounty(played), s.nuggets[0], s.wanted[0]) == (money, nuggets, 1)
    assert (s.money[HIM], s.nuggets[HIM], s.place[HIM]) == (120, 4, RAIL_STATION)


def bounty(played: Table) -> int:
    """What the Wanted track has paid."""
    track = [line for line in told(played, "money") if line["cause"] == "wanted_track"]
    return sum(line["after"] - line["before"] for line in track)


def test_a_fight_somebody_started_and_lost_gives_him_nothing() -> None:
    """WL Q-77, FIGHT-13: the loser takes a wound and a card."""
    played = against_him("duel", "5_clubs")
    assert lp(played) == 0 and west(played).wounds[0] == 1 and len(hand(played, 0)) == 1
    assert west(played).place[HIM] == SPACE[FOUND]


def test_he_is_fought_once_in_a_turn() -> None:
    """WL FIGHT-22, Q-124"""
    played = against_him("duel", "5_clubs")
    assert not {"duel:2", "rob:2"} & set(options(played))
    assert why_not(played, "rob:2")[0] == "already_fought"


def test_his_money_pays_a_toll() -> None:
    """WL Q-36, Q-124: Billy the Kid gets $10, and he is full again."""
    billy = {"characters": ["billy_the_kid", "bass_reeves"], "lp": {0: 5}}
    played = say(table(2, **billy), "ride:spikes_view_rail_station")
    assert west(played).money[0] == 10 and west(played).money[HIM] == 120


# ---- he attacks


def test_one_may_decline_and_has_lost() -> None:
    """WL Q-77, Q-124: he gains 2 LP for his duel, the loser a wound and a card."""
    played = attacked("mib_duel", "decline")
    assert last(played, "declined")["player"] == 1 and "revealed" not in keys(played)
    assert lp(played) == 2 and west(played).wounds[1] == 1 and len(hand(played, 1)) == 2


def test_one_without_cards_must_decline() -> None:
    """WL Q-77"""
    played = attacked("mib_duel", held="")
    assert last(played, "no_card")["player"] == 1 and lp(played) == 2


def test_he_wins_a_duel_of_his() -> None:
    """WL Q-77"""
    played = attacked("mib_duel", "fight", "5_clubs", held="5_clubs")
    assert last(played, "compared")["winner"] == HIM and lp(played) == 2
    assert west(played).wounds[1] == 1 and len(hand(played, 1)) == 1


@pytest.mark.parametrize(
    ("money", "nuggets", "left"),
    [(40, 0, (10, 0)), (30, 2, (0, 2)), (20, 3, (20, 2)), (20, 0, (20, 0))],
)
def test_he_wins_a_rob_of_his(money: int, nuggets: int, left: tuple[int, int]) -> None:
    """WL Q-77: 1 LP, and $30, or a nugget of one who has less, or nothing."""
    goods: dict[str, Any] = {"money": {1: money}, "nuggets": {1: nuggets}}
    played = attacked("mib_rob", "decline", **goods)
    s = west(played)
    assert lp(played) == 1 and (s.money[1], s.nuggets[1]) == left
    assert (s.money[HIM], s.nuggets[HIM], s.wanted[HIM]) == (120, 4, 0)


@pytest.mark.parametrize("card", ["mib_duel", "mib_rob"])
def test_he_loses_a_fight_of_his(card: str) -> None:
    """WL Q-77: he goes to the Rail Station; the human has no reward and no harm."""
    played = attacked(card, "fight", "k_spades")
    s = west(played)
    assert last(played, "compared")["winner"] == 1 and s.place[HIM] == RAIL_STATION
    assert (s.lp[1], s.money[1], s.wounds[1], s.wounds[HIM], lp(played)) == (4, 40, 0, 0, 0)


def test_he_fights_only_the_one_he_named() -> None:
    """WL Q-77: whoever else is there."""
    played = attacked("mib_duel", places={0: FOUND, 1: FOUND})
    assert last(played, "fight")["defender"] == 1


def test_his_fights_leave_the_next_turn_free() -> None:
    """WL Q-124: they do not use up FIGHT-22."""
    played = attacked("mib_duel", "decline", held="k_spades", more={"first": 1})
    say(played, "money")
    assert "duel:2" in options(played)


def test_reactions_work_in_his_fights() -> None:
    """WL Q-77: he himself has none."""
    held: dict[str, Any] = {"hands": {1: ["q_spades", "6_clubs"]}}
    played = attacked("mib_duel", "fight", "q_spades", **held)
    assert asked(played) == (1, "react")
    say(played, "play:6_clubs")
    assert last(played, "compared")["values"] == [9, 11]
    assert last(played, "compared")["winner"] == 1


def test_a_copy_made_in_the_middle_of_his_fight_goes_on_alike() -> None:
    """WL Q-77: his turn carries on the turn before."""
    here = {"places": {1: FOUND}, "hands": {1: ["k_spades"]}, "lp": {1: 4}}
    played = say(table(2, turn=1, his_deck=["mib_duel"], fight_deck=JACK, **here), "end")
    assert asked(played) == (1, "defend")
    twin = say(played.copy(), "fight", "k_spades")
    assert twin.state_hash() == say(played, "fight", "k_spades").state_hash()
