"""Fights that begin again: Shootout and fight card 10 (Q-29, Q-100)."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK
from tests.western_legends.fights import (
    bandit_bout,
    before_bandit,
    facing,
    heist_bout,
    let_pass,
    mat,
    story_about,
)
from tests.western_legends.seen import asked, hand, last, names, options, say, told, west

SHOOTOUTS = ["8_hearts", "8_diamonds"]


def shot_out(theirs: list[str] | None = None, **told_so: Any) -> Table:
    """Seat 0 voids a duel with Shootout."""
    opened = facing(["8_hearts", "k_hearts"], theirs or ["q_hearts", "5_hearts"], **told_so)
    return say(opened, "duel:1", "8_hearts", "fight", (theirs or ["q_hearts"])[0], "restart")


# ---- Shootout


def test_shootout_may_void_the_fight_at_the_reveal() -> None:
    """WL Q-29"""
    opened = facing(["8_hearts", "6_hearts"], ["5_hearts", "6_clubs"])
    say(opened, "duel:1", "8_hearts", "fight", "5_hearts")
    assert asked(opened) == (0, "shootout") and options(opened) == ["pass", "restart"]
    assert asked(say(opened, "pass")) == (0, "react")


def test_a_restarted_fight_keeps_kind_and_sides_and_costs_nothing() -> None:
    """WL Q-29, FIGHT-22"""
    opened = shot_out()
    assert asked(opened) == (0, "fight_card") and options(opened) == ["k_hearts"]
    assert west(opened).actions == 2 and len(told(opened, "fight")) == 1
    line = last(opened, "restarted")
    assert (line["player"], line["cause"], line["restarts"]) == (0, "8_hearts", 1)
    say(opened, "k_hearts", "fight", "5_hearts")
    assert mat(opened, 0, "lp") == (2,) and west(opened).fought == 1 << 1


def test_all_cards_played_so_far_are_discarded() -> None:
    """WL Q-29, FIGHT-26"""
    assert sorted(names(shot_out(), DISCARD)) == ["8_hearts", "q_hearts"]


def test_the_target_may_now_decline() -> None:
    """WL Q-29, FIGHT-7"""
    opened = say(shot_out(), "k_hearts")
    assert asked(opened) == (1, "defend")
    assert mat(say(opened, "decline"), 0, "lp") == (2,)


def test_the_targets_shootout_is_asked_after_the_attackers() -> None:
    """WL Q-29, FIGHT-9"""
    opened = facing([SHOOTOUTS[0], "k_hearts"], [SHOOTOUTS[1], "5_hearts"])
    say(opened, "duel:1", SHOOTOUTS[0], "fight", SHOOTOUTS[1])
    assert asked(opened) == (0, "shootout")
    say(opened, "pass")
    assert asked(opened) == (1, "shootout")
    say(opened, "restart")
    assert last(opened, "restarted")["player"] == 1 and asked(opened) == (0, "fight_card")


def test_once_one_side_cancels_the_other_has_no_effect() -> None:
    """WL Q-29, FIGHT-24"""
    opened = facing([SHOOTOUTS[0], "k_hearts"], [SHOOTOUTS[1], "5_hearts"])
    say(opened, "duel:1", SHOOTOUTS[0], "fight", SHOOTOUTS[1], "restart")
    assert asked(opened) == (0, "fight_card")


def test_start_of_fight_effects_come_again() -> None:
    """WL Q-29, Q-37"""
    people = {"characters": {0: "annie_oakley", 1: "bass_reeves"}, "lp": {0: 5}}
    opened = facing(["8_hearts", "k_hearts"], ["q_hearts", "5_hearts"], **people)
    say(opened, "duel:1", "wound", "8_hearts", "fight", "q_hearts", "restart")
    assert asked(opened) == (1, "steady_aim") and mat(opened, 1, "wounds") == (1,)


def test_reaction_limits_start_afresh() -> None:
    """WL Q-29, Q-100, CARD-5"""
    hand_now = ["9_spades", "6_hearts", "6_clubs", "j_hearts"]
    opened = before_bandit(hand_now, ["fight_10", "fight_2", "fight_j", "fight_3"])
    say(opened, "ride:dixon_creek", (0, "9_spades"), (2, "fight_10"))
    say(opened, "play:6_hearts", "pass", "restart", (0, "j_hearts"), (2, "fight_j"))
    assert "play:6_clubs" in options(opened)


def test_with_no_card_left_the_attacker_loses() -> None:
    """WL Q-29, Q-03"""
    opened = facing(["8_hearts"], ["q_hearts", "5_hearts"], deck=["3_hearts"])
    say(opened, "duel:1", "8_hearts", "fight", "q_hearts", "restart")
    assert last(opened, "no_card")["player"] == 0 and mat(opened, 0, "wounds") == (1,)


def test_with_no_card_left_the_target_must_decline() -> None:
    """WL Q-29, Q-04"""
    opened = say(shot_out(["q_hearts"]), "k_hearts")
    assert last(opened, "no_card")["player"] == 1 and mat(opened, 0, "lp") == (2,)


def test_bonuses_already_resolved_stay_and_shields_end() -> None:
    """WL Q-61, FIGHT-24"""
    opened = facing(["j_hearts", "5_hearts"], ["8_hearts", "k_hearts"], wounds={0: 2})
    say(opened, "duel:1", "j_hearts", "fight", "8_hearts", "restart")
    assert mat(opened, 0, "wounds") == (1,)
    say(opened, "5_hearts", "fight", "k_hearts")
    assert mat(opened, 0, "wounds") == (2,)


def test_the_npcs_cards_go_under_the_deck_and_new_ones_are_drawn() -> None:
    """WL Q-29, Q-69"""
    opened = before_bandit(["8_hearts", "k_hearts"], ["fight_3", "fight_2", "fight_5", "fight_4"])
    say(opened, "ride:dixon_creek", (0, "8_hearts"), (2, "fight_3"), "restart")
    assert mat(opened, 0, "wounds") == (0,)  # the text of the 3 never happens
    assert sorted(names(opened, FIGHT_DECK)[-2:]) == ["fight_2", "fight_3"]
    assert sorted(last(opened, "fight_cards", 2)["cards"]) == ["fight_4", "fight_5"]
    assert west(opened).bandits  # he stays


def test_a_restarted_heist_is_still_the_only_one() -> None:
    """WL Q-29, HEIST-2"""
    opened = heist_bout("8_hearts", "fight_3", more_cards=["k_hearts"])
    say(opened, "restart")
    assert [ask.key for ask in opened.asks] == ["fight_card", "npc_card"]
    npc = next(ask for ask in opened.asks if ask.key == "npc_card")
    say(opened, (0, "k_hearts"), (2, npc.options[0]))
    assert last(opened, "compared") and west(opened).heisted


def test_a_restart_is_no_new_start_of_a_fight() -> None:
    """WL Q-29: for triggers."""
    stories = (story_about("start_player_fight"), "the_cruel_wastes")
    opened = shot_out(stories=stories)
    say(opened, "k_hearts", "decline")
    assert asked(opened) == (0, "disc") and len(told(opened, "fight")) == 1


# ---- fight card 10


def test_the_ten_may_void_the_fight_after_reactions() -> None:
    """WL Q-100, Q-71"""
    opened = bandit_bout("k_hearts", "fight_10", more_cards=["6_hearts"])
    assert asked(opened) == (0, "react")
    say(opened, "pass")
    assert asked(opened) == (2, "npc_restart") and options(opened) == ["restart", "go_on"]
    say(opened, "go_on")
    assert last(opened, "compared")["values"] == [13, 10]


def test_the_player_draws_a_card_and_fights_again() -> None:
    """WL Q-100"""
    opened = bandit_bout("k_hearts", "fight_10", deck=["5_hearts"])
    say(opened, "restart")
    assert hand(opened, 0) == ["5_hearts"] and names(opened, DISCARD) == ["k_hearts"]
    assert (0, "fight_card") in [(ask.seat, ask.key) for ask in opened.asks]
    line = last(opened, "restarted")
    assert (line["player"], line["cause"]) == (2, "fight_10")


def test_the_ten_cannot_come_again_at_once() -> None:
    """WL Q-100, EXD-28"""
    opened = say(bandit_bout("k_hearts", "fight_10"), "restart")
    assert "fight_10" not in last(opened, "fight_cards", 2)["cards"]
    assert "fight_10" in names(opened, FIGHT_DECK)[-2:]


def test_a_cancelled_ten_voids_nothing() -> None:
    """WL Q-100, Q-101"""
    opened = say(bandit_bout("q_hearts", "fight_10"), "cancel")
    assert last(opened, "compared")["values"] == [12, 10]


def test_after_four_restarts_no_effect_restarts_any_more() -> None:
    """WL Q-100, Q-70"""
    order = ["fight_10", "fight_2", "fight_3", "fight_4"]
    opened = facing(["8_hearts", "k_hearts"], ["q_hearts", "5_hearts"])
    say(opened, "duel:1")
    fight = west(opened).fight
    assert fight is not None
    fight.restarts = 4
    let_pass(say(opened, "8_hearts", "fight", "q_hearts"), "react")
    assert told(opened, "restarted") == [] and last(opened, "compared")["winner"] == 1
    bandit = before_bandit(["k_hearts"], order)
    say(bandit, "ride:dixon_creek")
    fight = west(bandit).fight
    assert fight is not None
    fight.restarts = 4
    say(bandit, (0, "k_hearts"), (2, "fight_10"))
    assert asked(bandit) == (0, "choose")  # beaten; nobody was asked for a restart


def test_restarts_are_counted() -> None:
    """WL Q-100"""
    opened = facing([*SHOOTOUTS, "k_hearts"], ["q_hearts", "5_hearts", "5_clubs"])
    say(opened, "duel:1", "8_hearts", "fight", "q_hearts", "restart")
    say(opened, "8_diamonds", "fight", "5_hearts", "restart")
    assert [it["restarts"] for it in told(opened, "restarted")] == [1, 2]
    assert let_pass(opened).view(2)["fight"]["restarts"] == 2
