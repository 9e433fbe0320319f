"""Judge Roy Bean, House Rules."""

from typing import Any

from saddlebag import Table
from saddlebag.bots import Chair, greedy
from tests.western_legends.fights import BANK, HIDEOUT, before_bandit, mat, scene
from tests.western_legends.seen import asked, keys, last, options, say, told, why_not

BEAN: dict[str, Any] = {"characters": {0: "judge_roy_bean"}, "good_bad_handsome": True}
JUDGE: dict[str, Any] = BEAN | {"lp": {0: 5}}
PAIR = ["fight_8", "fight_2"]


def at_bandit(hand: list[str], **told: Any) -> Table:
    """The Judge, seat 0, rides up to a bandit that plays one of two cards."""
    return say(before_bandit(hand, PAIR, **(JUDGE | told)), f"ride:{HIDEOUT}")


def at_sheriff(hand: list[str], **told: Any) -> Table:
    """The Sheriff has met the Judge, who has discarded a card."""
    deck = ["fight_8", "fight_2", "fight_4", "fight_5"]
    people = JUDGE | {"characters": {1: "judge_roy_bean"}, "lp": {1: 5}} | told
    hands = {0: ["4_hearts"], 1: [*hand, "3_clubs"]}
    opened = scene(
        places={1: "mesitos_point_6"}, hands=hands, wanted={1: 1}, fight_deck=deck, **people
    )
    return say(opened, "play:4_hearts", "to:mesitos_point_6", "3_clubs")


def test_a_bandit_shows_its_card_before_he_picks_his() -> None:
    """WL Q-98, Q-134"""
    opened = at_bandit(["k_clubs", "5_clubs"])
    assert [(ask.seat, ask.key) for ask in opened.asks] == [(2, "npc_card")]
    say(opened, "fight_8")
    assert last(opened, "npc_shown") == {"event": "npc_shown", "seat": 2, "card": "fight_8"}
    assert [(ask.seat, ask.key) for ask in opened.asks] == [(0, "fight_card")]
    assert opened.view(1)["fight"]["shown"] == ["", "fight_8"]
    assert opened.view(1)["fight_card"] == ["fight_8"]


def test_the_card_is_turned_up_once_and_takes_effect_at_its_step() -> None:
    """WL Q-98, Q-100"""
    opened = say(at_bandit(["k_clubs"]), "fight_8", "k_clubs")
    order = [key for key in keys(opened) if key in ("npc_shown", "revealed", "fight_card")]
    assert order == ["npc_shown", "revealed", "fight_card"]
    assert last(opened, "revealed")["cards"] == ["k_clubs", "fight_8"]


def test_so_does_the_guard() -> None:
    """WL Q-98, HEIST-3"""
    deck = ["fight_8", "fight_2", "fight_4"]
    opened = scene(places={0: BANK}, hands={0: ["k_clubs"]}, fight_deck=deck, **JUDGE)
    say(opened, "heist", (2, "fight_8"))
    assert (asked(opened), last(opened, "npc_shown")["card"]) == ((0, "fight_card"), "fight_8")
    assert why_not(opened, "decline")[2] == "WL HEIST-3"


def test_the_sheriffs_four_cards_are_drawn_first_and_he_may_still_decline() -> None:
    """WL Q-98, SHERIFF-7"""
    opened = at_sheriff(["k_clubs"])
    assert (asked(opened), len(options(opened))) == ((0, "npc_card"), 4)
    say(opened, "fight_8")
    assert (asked(opened), options(opened)) == ((1, "stand"), ["fight", "decline"])
    say(opened, "decline")
    assert last(opened, "arrested")["player"] == 1 and told(opened, "revealed") == []
    assert opened.view(0)["fight_card"] == [] and opened.view(0)["fight_deck"] == 13


def test_against_the_sheriff_cards_are_drawn_once() -> None:
    """WL SHERIFF-7"""
    opened = say(at_sheriff(["k_clubs"]), "fight_8", "fight", "k_clubs")
    assert (len(told(opened, "fight_cards")), len(told(opened, "npc_put_down"))) == (1, 1)
    assert last(opened, "compared")["winner"] == 1


def test_ties_with_npcs_are_his() -> None:
    """WL Q-102, BANDIT-5"""
    opened = say(at_bandit(["8_spades"]), "fight_8", "8_spades")
    line = last(opened, "compared")
    assert (line["winner"], line["why"]) == (0, "tie")


def test_ties_with_the_man_in_black_are_not() -> None:
    """WL Q-102, Q-77"""
    deck = ["fight_8", "fight_2", "fight_4"]
    here = {0: "spikes_view_rail_station"}
    opened = scene(2, places=here, hands={0: ["9_clubs"]}, fight_deck=deck, **JUDGE)
    say(opened, "duel:2", "9_clubs")
    line = last(opened, "compared")
    assert (line["values"], line["winner"], told(opened, "npc_shown")) == ([8, 8], 2, [])


def test_the_guard_loses_a_tie_to_him() -> None:
    """WL Q-102, HEIST-4"""
    deck = ["fight_9", "fight_2", "fight_4"]
    opened = scene(places={0: BANK}, hands={0: ["9_clubs"]}, fight_deck=deck, **JUDGE)
    say(opened, "heist", (2, "fight_9"), "9_clubs")
    assert last(opened, "compared")["winner"] == 0


def test_a_restarted_fight_shows_first_again() -> None:
    """WL Q-29, Q-98"""
    opened = say(at_bandit(["8_hearts", "k_clubs"]), "fight_8", "8_hearts", "restart")
    assert [(ask.seat, ask.key) for ask in opened.asks] == [(2, "npc_card")]
    say(opened, opened.asks[0].options[0], "k_clubs")
    assert len(told(opened, "npc_shown")) == 2


def test_start_effects_come_before_the_card_is_picked() -> None:
    """WL Q-98: the upgraded Rifle looks at what was drawn."""
    opened = at_bandit(["k_clubs"], items={0: ["rifle+"]})
    assert asked(opened) == (0, "fight_start")
    assert asked(say(opened, "use:rifle+")) == (2, "npc_card")


def test_in_the_older_printing_it_shows_first_as_well() -> None:
    """WL Q-134"""
    opened = say(at_bandit(["k_clubs"], edition="classic"), "fight_8")
    assert (asked(opened), last(opened, "npc_shown")["card"]) == ((0, "fight_card"), "fight_8")


def test_without_a_card_he_has_lost_before_anything_is_shown() -> None:
    """WL Q-05"""
    opened = at_bandit([])
    assert (last(opened, "no_card")["player"], told(opened, "npc_shown")) == (0, [])
    assert mat(opened, 0, "wounds") == (1,)


def test_before_five_points_both_pick_in_secret() -> None:
    """WL CHAR-2, BANDIT-4"""
    opened = at_bandit(["k_clubs"], lp={0: 4})
    assert {ask.key for ask in opened.asks} == {"fight_card", "npc_card"}


def test_which_card_it_was_chosen_from_stays_secret() -> None:
    """WL Q-98, Q-89: the other one lies unseen with its controller."""
    opened = say(at_bandit(["k_clubs"]), "fight_8")
    assert "fight_2" not in str(opened.view(0)) and "fight_2" in str(opened.view(2))


def test_a_bot_puts_down_no_more_than_it_takes() -> None:
    """WL Q-98"""
    opened = say(at_bandit(["3_clubs", "9_clubs", "a_clubs"]), "fight_8")
    assert greedy.choose(Chair(opened, 0, 0)) == "9_clubs"
