"""The reveal: what holds from the flip on, Bonuses in their order, values (FIGHT-8 to FIGHT-12)."""

import pytest

from saddlebag import Table
from saddlebag.western_legends.records.fight import Fight
from tests.western_legends.fights import (
    BANK,
    FIELD,
    bandit_bout,
    bout,
    facing,
    heist_bout,
    let_pass,
    mat,
    scene,
)
from tests.western_legends.seen import asked, keys, last, options, say, told, west

PLAIN = {"characters": {0: "annie_oakley", 1: "bass_reeves"}}


def values(opened: Table) -> list[int]:
    """What was compared."""
    found: list[int] = last(opened, "compared")["values"]
    return found


# ---- lowering


@pytest.mark.parametrize("weapon", ["shotgun+", "rifle+", "thunder"])
def test_an_active_weapon_lowers_the_opposing_card(weapon: str) -> None:
    """WL FIGHT-8, FIGHT-24, Q-84"""
    opened = facing(["q_hearts"], ["5_hearts"], items={1: [weapon]})
    say(opened, "duel:1")
    let_pass(opened)
    if asked(opened)[1] == "fight_start":
        say(opened, "pass")
    say(opened, "q_hearts", "fight", "5_hearts")
    by = 2 if weapon == "thunder" else 1
    assert values(opened) == [12 - by, 5]
    lowered = {"player": 0, "by": by, "source": weapon, "values": [12 - by, 5]}
    assert last(opened, "lowered") == {"event": "lowered", **lowered}


def test_an_inactive_weapon_does_nothing() -> None:
    """WL FIGHT-8, ITEM-2"""
    gear = {"items": {1: ["shotgun+", "revolver"]}, "weapon": {1: "revolver"}}
    assert values(bout("duel", "q_hearts", "5_hearts", **gear)) == [12, 5]


def test_lowering_of_several_sources_adds_up() -> None:
    """WL FIGHT-25"""
    opened = bout(
        "duel",
        "10_hearts",
        "5_hearts",
        characters={1: "jesse_james"},
        lp={1: 5},
        items={1: ["shotgun+", "tomahawk"]},
    )
    assert values(opened) == [7, 5]
    assert [it["by"] for it in told(opened, "lowered")] == [1, 1, 1]


def test_no_value_falls_below_two() -> None:
    """WL FIGHT-12, FIGHT-25"""
    assert values(bout("duel", "2_hearts", "5_hearts", items={1: ["thunder"]})) == [2, 5]
    floor = Fight("duel", 0, 1, -1, 0)
    floor.ranks, floor.lowered = [4, 9], [5, 0]
    assert floor.value(0) == 2


def test_no_card_is_ever_raised_by_the_current_rules() -> None:
    """WL FIGHT-12"""
    opened = bout("duel", "q_hearts", "k_hearts", items={0: ["shotgun+"], 1: ["shotgun+"]})
    assert told(opened, "raised") == [] and values(opened) == [11, 12]


def test_the_upgraded_revolver_is_for_npcs_only() -> None:
    """WL FIGHT-8"""
    assert values(bout("duel", "q_hearts", "5_hearts", items={1: ["revolver+"]})) == [12, 5]
    bandit = bandit_bout("k_hearts", "fight_8", items={0: ["revolver+"]})
    assert values(bandit) == [13, 7]


def test_abilities_that_work_outside_of_town_do_not_work_inside() -> None:
    """WL FIGHT-24, MOVE-4"""
    jesse = {"characters": {0: "jesse_james"}, "lp": {0: 5}}
    outside = bout("duel", "q_hearts", "k_hearts", **jesse)
    assert values(outside) == [12, 12]
    opened = facing(["q_hearts"], ["k_hearts"], places={0: BANK, 1: BANK}, **jesse)
    assert values(say(opened, "duel:1", "q_hearts", "fight", "k_hearts")) == [12, 13]


# ---- who wins ties


def test_one_who_wins_ties_wins_them_as_a_target() -> None:
    """WL Q-102"""
    jesse = {"characters": {1: "jesse_james"}, "lp": {1: 5}, "places": {0: BANK, 1: BANK}}
    opened = facing(["q_hearts"], ["q_clubs"], **jesse)
    say(opened, "duel:1", "q_hearts", "fight", "q_clubs")
    assert last(opened, "compared")["winner"] == 1


def test_two_who_win_ties_cancel_out() -> None:
    """WL Q-102"""
    both = {"characters": {1: "jesse_james"}, "lp": {1: 5}, "items": {0: ["black_coat"]}}
    opened = facing(["q_hearts"], ["q_clubs"], places={0: BANK, 1: BANK}, **both)
    say(opened, "duel:1", "q_hearts", "fight", "q_clubs")
    assert last(opened, "compared")["winner"] == 0


def test_winning_ties_against_players_is_no_help_against_npcs() -> None:
    """WL Q-102, BANDIT-5"""
    opened = bandit_bout("8_clubs", "fight_8", items={0: ["black_coat"]})
    assert last(opened, "compared")["winner"] is None


# ---- Bonuses


def test_the_active_sides_bonuses_come_first() -> None:
    """WL FIGHT-9, FIGHT-24"""
    opened = bout("duel", "8_spades", "8_clubs")
    wounds = [(it["player"], it["cause"]) for it in told(opened, "wounds")]
    assert wounds[:2] == [(1, "8_spades"), (0, "8_clubs")]


def test_wallop_wounds_win_or_lose() -> None:
    """WL Q-105, FIGHT-8"""
    lost = bout("duel", "8_spades", "k_hearts")
    assert mat(lost, 1, "wounds") == (1,) and mat(lost, 0, "wounds") == (1,)
    won = bout("duel", "8_spades", "5_hearts")
    assert mat(won, 1, "wounds") == (2,)


def test_wallop_brings_money_and_a_card_for_a_beaten_npc() -> None:
    """WL Q-105"""
    opened = bandit_bout("8_spades", "fight_3", wounds={0: 0})
    say(let_pass(opened), "lp:1")
    assert mat(opened, 0, "money", "cards") == (10, 1)
    lost = let_pass(bandit_bout("8_spades", "fight_j"))
    assert mat(lost, 0, "money", "cards") == (10, 1)  # of the fight card, and the loser's card


def test_bulletproof_cancels_the_wound_of_the_loss_and_heals_one() -> None:
    """WL Q-61, WOUND-4"""
    opened = bout("duel", "j_hearts", "k_hearts", wounds={0: 2})
    assert mat(opened, 0, "wounds", "cards") == (1, 1)
    shielded = {"player": 0, "wounds": 1, "cause": "fight_lost"}
    assert last(opened, "shielded") == {"event": "shielded", **shielded}


def test_bulletproof_heals_a_winner_as_well() -> None:
    """WL Q-61"""
    assert mat(bout("duel", "j_hearts", "5_hearts", wounds={0: 2}), 0, "wounds") == (1,)


def test_bulletproof_holds_before_the_active_sides_wallop() -> None:
    """WL Q-61, FIGHT-24"""
    opened = bout("duel", "8_spades", "j_hearts", wounds={1: 1})
    assert [it["after"] for it in told(opened, "wounds") if it["player"] == 1] == [0]


def test_bulletproof_does_not_stop_an_uncancellable_wound() -> None:
    """WL Q-61"""
    opened = let_pass(bandit_bout("j_hearts", "fight_6"), "react")
    assert mat(opened, 0, "wounds") == (1,)


def test_bulletproof_does_not_shield_the_other_side() -> None:
    """WL Q-61"""
    assert mat(bout("duel", "j_hearts", "5_hearts"), 1, "wounds") == (1,)


def test_quickdraw_may_cancel_a_fight_card() -> None:
    """WL Q-101"""
    opened = bandit_bout("q_hearts", "fight_3")
    assert asked(opened) == (0, "quickdraw") and options(opened) == ["cancel", "pass"]
    say(opened, "cancel")
    assert mat(opened, 0, "wounds") == (0,)
    assert last(opened, "fight_card") == {
        "event": "fight_card",
        "card": "fight_3",
        "cancelled": True,
    }


def test_quickdraw_may_keep_a_good_fight_card() -> None:
    """WL Q-101"""
    opened = say(bandit_bout("q_hearts", "fight_j"), "pass")
    assert mat(opened, 0, "money") == (10,)


def test_quickdraw_cancels_the_text_and_not_the_value() -> None:
    """WL Q-101"""
    assert values(say(bandit_bout("q_hearts", "fight_k"), "cancel")) == [12, 13]


def test_quickdraw_decides_before_reactions() -> None:
    """WL Q-101"""
    opened = bandit_bout("q_hearts", "fight_3", more_cards=["6_hearts"])
    assert asked(opened) == (0, "quickdraw")
    assert asked(say(opened, "pass")) == (0, "react")


def test_quickdraw_is_a_plain_queen_among_players() -> None:
    """WL Q-101, CARD-3"""
    opened = bout("duel", "q_hearts", "5_hearts")
    assert asked(opened) == (0, "act") and values(opened) == [12, 5]


def test_a_bonus_may_work_on_another_players_turn() -> None:
    """WL CARD-3"""
    opened = bout("duel", "5_hearts", "8_spades")
    assert mat(opened, 0, "wounds") == (2,)


@pytest.mark.parametrize("card", ["2_hearts", "10_hearts", "10_clubs", "3_hearts", "a_hearts"])
def test_cards_without_a_bonus_for_fights_are_plain_ranks(card: str) -> None:
    """WL CARD-8"""
    opened = bout("duel", card, "2_clubs")
    assert asked(opened) == (0, "act") and told(opened, "bonus") == []


# ---- older printings


def test_the_french_shotgun_raises_its_owners_card() -> None:
    """WL D-15, FIGHT-12"""
    gear = {"items": {1: ["shotgun+"]}, "shotgun": "self+1"}
    opened = bout("duel", "q_hearts", "10_hearts", **gear)
    assert values(opened) == [12, 11]
    assert last(opened, "raised")["source"] == "shotgun+"


def test_no_card_is_raised_above_an_ace() -> None:
    """WL D-14, FIGHT-12"""
    gear = {"items": {1: ["shotgun+"]}, "shotgun": "self+1"}
    assert values(bout("duel", "a_hearts", "a_clubs", **gear)) == [14, 14]


def test_only_the_shotgun_raises_in_the_french_printing() -> None:
    """WL D-15"""
    opened = facing(["q_hearts"], ["10_hearts"], items={1: ["rifle+"]}, shotgun="self+1")
    say(opened, "duel:1", "pass", "q_hearts", "fight", "10_hearts")
    assert values(opened) == [11, 10]


def test_raise_values_turns_all_lowering_of_gear_and_abilities_around() -> None:
    """WL D-14, FIGHT-12 with raise_values"""
    opened = facing(
        ["10_hearts", "6_hearts"],
        ["10_clubs"],
        characters={1: "jesse_james"},
        lp={1: 5},
        items={1: ["thunder"]},
        raise_values=True,
    )
    say(opened, "duel:1", "10_hearts", "fight", "10_clubs")
    assert [it["source"] for it in told(opened, "raised")] == ["ability", "thunder"]
    say(opened, "play:6_hearts")  # Reactions still lower
    assert values(let_pass(opened)) == [10, 11]


def test_a_shield_goes_up_for_all_to_hear() -> None:
    """WL Q-61, FIGHT-8"""
    opened = bout("duel", "j_hearts", "5_hearts")
    line = last(opened, "bonus")
    assert (line["player"], line["card"], line["effect"]) == (0, "j_hearts", "cancel_wounds")


def test_a_heist_knows_the_same_bonuses() -> None:
    """WL HEIST-3, FIGHT-8"""
    opened = heist_bout("q_hearts", "fight_8", items={0: ["revolver+"]})
    assert asked(opened) == (0, "quickdraw")
    say(opened, "cancel")
    assert values(opened) == [12, 7] and mat(opened, 0, "wounds") == (0,)


def test_the_view_shows_a_fight_with_its_values() -> None:
    """WL FIGHT-8"""
    opened = facing(["k_hearts", "6_hearts"], ["q_hearts"], items={1: ["shotgun+"]})
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts")
    fight = opened.view(2)["fight"]
    assert (fight["kind"], fight["sides"], fight["stage"]) == ("duel", [0, 1], "reaction")
    assert (fight["shown"], fight["values"]) == (["k_hearts", "q_hearts"], [12, 12])
    assert "revealed" in keys(opened) and west(opened).place[0] == west(opened).place[1]


def test_fights_elsewhere_are_nobodys_business() -> None:
    """WL Q-97, CARD-4: only the sides of a fight are asked."""
    opened = scene(
        places={0: FIELD, 1: FIELD, 2: FIELD},
        hands={0: ["k_hearts"], 1: ["q_hearts"], 2: ["6_hearts", "6_clubs"]},
    )
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts")
    assert asked(opened) == (0, "act")
