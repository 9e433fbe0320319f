"""The Actions of poker cards (CARD-1, CARD-2, CARD-7, CARD-8)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import NAMES as SPACES
from saddlebag.western_legends.content.board import TOWN_SPACES
from saddlebag.western_legends.zones import DISCARD, RESOLVING
from tests.western_legends.poker_scene import ALL, QUIET, cards, count, money
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

FIGHT = ["fight_j", "fight_4", "fight_5", "fight_6"]
TOWNS = [f"to:{SPACES[space]}" for space in TOWN_SPACES]


def holding(line: str, **scene: Any) -> Table:
    """Seat 0 is about to act with these cards, and no story is set going by them."""
    told: dict[str, Any] = {"stories": QUIET} | scene
    deck = cards(told.pop("deck", ""))
    return table(hands={0: cards(line)}, deck=deck, **told)


# ---- any of them


def test_every_card_with_an_action_is_offered() -> None:
    """WL CARD-1, Q-40: always, even if it changes nothing."""
    laid = holding("5h kd 9c", money=120)
    plays = [answer for answer in options(laid) if answer.startswith("play:")]
    assert plays == ["play:5_hearts", "play:9_clubs", "play:k_diamonds"]
    assert money(say(laid, "play:5_hearts"), 0) == [120] and west(laid).actions == 2


@pytest.mark.parametrize(
    ("card", "effect"),
    [("2h", "cheat"), ("3s", "sprint"), ("7h", "reputation"), ("jc", "bulletproof")],
)
def test_bonuses_and_reactions_are_no_actions(card: str, effect: str) -> None:
    """WL CARD-1, CARD-8"""
    answer = f"play:{cards(card)[0]}"
    assert why_not(holding(card), answer) == ("no_action_on_card", {"effect": effect}, "WL CARD-1")


def test_a_card_not_held_cannot_be_played() -> None:
    """WL CARD-1"""
    laid = table(hands={1: cards("5h")}, stories=QUIET)
    assert "play:5_hearts" not in options(laid)


def test_an_action_costs_an_action_and_spends_the_card() -> None:
    """WL CARD-1, CARD-8: the last one ends the Action phase."""
    laid = holding("5h 5c", actions=1)
    assert asked(say(laid, "play:5_hearts"))[1] != "act"
    assert hand(laid, 0) == cards("5c") and names(laid, DISCARD) == cards("5h")


def test_the_card_is_shown_then_resolved_then_discarded() -> None:
    """WL CARD-2"""
    laid = say(holding("5h"), "play:5_hearts")
    assert told(laid, "played") == [
        {"event": "played", "seat": 0, "card": "5_hearts", "effect": "payday"}
    ]
    order = [key for key in keys(laid) if key in ("played", "money", "discarded")]
    assert order == ["played", "money", "discarded"]


def test_a_card_being_resolved_cannot_be_drawn() -> None:
    """WL CARD-2: even if the discard pile becomes the deck meanwhile."""
    rest = [card for card in ALL if card not in cards("9c 4s 5h 6d")]
    laid = table(hands={0: cards("9c"), 1: rest}, discard=cards("4s 5h 6d"), stories=QUIET)
    say(laid, "play:9_clubs")
    assert "reshuffled" in keys(laid) and hand(laid, 0) == cards("4s 5h 6d")
    assert names(laid, RESOLVING) == cards("9c") and laid.state.cards.faces(RESOLVING, -1)
    assert names(say(laid, "4_spades"), DISCARD) == cards("9c 4s") and not names(laid, RESOLVING)


def test_using_a_card_sets_a_story_going() -> None:
    """WL STORY-2, CARD-2: when it is resolved."""
    laid = holding("5h", stories=("the_preacher", "eleven_head_short"))
    assert "place:0" in options(say(laid, "play:5_hearts"))


# ---- Saddle Up


@pytest.mark.parametrize("card", ["2c", "2s"])
def test_saddle_up_goes_to_any_town_space(card: str) -> None:
    """WL Q-53: in either town, however far."""
    laid = say(holding(card), f"play:{cards(card)[0]}")
    assert asked(laid) == (0, "saddle_up") and options(laid) == TOWNS
    say(laid, "to:red_falls_cabaret")
    assert SPACES[west(laid).place[0]] == "red_falls_cabaret"
    assert last(laid, "placed")["cause"] == "saddle_up" and "rode" not in keys(laid)


def test_saddle_up_goes_nowhere_else() -> None:
    """WL Q-53, MOVE-3"""
    laid = say(holding("2c"), "play:2_clubs")
    for space in ("spikes_view_rail_station", "spikes_view_9", "north"):
        values = {"space": space}
        assert why_not(laid, f"to:{space}") == ("not_in_town", values, "WL Q-53")


def test_a_wanted_player_cannot_saddle_up_into_the_sheriffs_space() -> None:
    """WL Q-53, MOVE-6, Q-17: others can."""
    laid = say(holding("2c", wanted={0: 1}, sheriff="darkrock_bank"), "play:2_clubs")
    values = {"space": "darkrock_bank"}
    assert why_not(laid, "to:darkrock_bank") == ("sheriff_there", values, "WL MOVE-6")
    free = say(holding("2c", wanted={1: 1}, sheriff="darkrock_bank"), "play:2_clubs")
    assert "to:darkrock_bank" in options(free)


def test_saddle_up_is_no_move_action() -> None:
    """WL MOVE-10, EXD-20, Q-52: Billy meets players and asks for nothing, Sprint stays in hand."""
    scene: dict[str, Any] = {"characters": {0: "billy_the_kid"}, "lp": 5, "money": 50}
    laid = holding("2c 3s", places={1: "darkrock_bank"}, **scene)
    assert asked(say(laid, "play:2_clubs", "to:darkrock_bank")) == (0, "act")
    assert money(laid, 0, 1) == [50, 50]


def test_with_any_delivery_saddle_up_ends_like_a_move() -> None:
    """WL Q-52: Billy's demand follows; Sprint still does not, for that needs a Move action."""
    scene: dict[str, Any] = {"characters": {0: "billy_the_kid"}, "lp": 5, "money": 50}
    laid = holding("2c 3s", places={1: "darkrock_bank"}, delivery="any", **scene)
    say(laid, "play:2_clubs", "to:darkrock_bank")
    assert asked(laid) == (0, "act") and money(laid, 0, 1) == [60, 40]


# ---- Manhunt


@pytest.mark.parametrize("card", ["4h", "4d", "4c", "4s"])
def test_manhunt_sends_the_sheriff_up_to_three_spaces(card: str) -> None:
    """WL SHERIFF-3, Q-13"""
    laid = say(holding(card, wanted={1: 1}), f"play:{cards(card)[0]}")
    assert asked(laid) == (0, "sheriff") and "stay" in options(laid)
    assert "to:darkrock_bank" in options(laid)
    assert why_not(laid, "to:spikes_view_rail_station")[0] == "too_far"
    say(laid, "to:darkrock_bank")
    assert SPACES[west(laid).sheriff] == "darkrock_bank" and west(laid).lp[0] == 0


@pytest.mark.parametrize("track", ["marshal", "wanted"])
def test_manhunt_brings_marshals_and_outlaws_a_legendary_point(track: str) -> None:
    """WL Q-62"""
    laid = holding("4h", **{track: {0: 1}})
    say(laid, "play:4_hearts")
    if asked(laid)[1] == "sheriff":
        say(laid, "stay")
    assert west(laid).lp[0] == 1 and last(laid, "lp")["cause"] == "manhunt"


def test_nobody_is_wanted_and_the_sheriff_stays() -> None:
    """WL Q-94, SHERIFF-2: playable all the same; a Marshal gains the point, others nothing."""
    for marshal, lp in ((1, 1), (0, 0)):
        laid = say(holding("4h", marshal={0: marshal}), "play:4_hearts")
        assert asked(laid) == (0, "act") and "sheriff_rode" not in keys(laid)
        assert west(laid).lp[0] == lp and names(laid, DISCARD) == cards("4h")


def test_an_outlaw_arrested_by_the_own_manhunt_gains_no_point() -> None:
    """WL EXD-25, Q-62: the status is read after the Sheriff; play goes on from his office."""
    places = {0: "darkrock_bank"}
    laid = holding("4h 3s 3c", wanted={0: 4}, places=places, fight_deck=FIGHT)
    say(laid, "play:4_hearts", "to:darkrock_bank")
    assert names(laid, RESOLVING) == cards("4h")
    while asked(laid)[1] != "act":
        say(laid, {"discard": "3_clubs", "stand": "decline"}[asked(laid)[1]])
    assert west(laid).lp[0] == 0 and west(laid).wanted[0] == 0
    assert SPACES[west(laid).place[0]] == "darkrock_sheriff" and west(laid).actions == 2


def test_a_manhunt_that_ends_in_a_fight_of_its_player_is_discarded_after_it() -> None:
    """WL CARD-2, EXD-25: the card that is fought with is another one."""
    places = {0: "darkrock_bank"}
    laid = holding("4h ac ks", wanted={0: 4}, places=places, fight_deck=FIGHT)
    say(laid, "play:4_hearts", "to:darkrock_bank")
    while asked(laid)[1] != "act":
        answers = {"discard": "k_spades", "stand": "fight", "npc_card": "fight_j"}
        laid.answer(answers.get(asked(laid)[1], options(laid)[0]))
    assert last(laid, "revealed")["cards"][0] == "a_clubs"
    assert names(laid, DISCARD)[0] == "4_hearts" and west(laid).lp[0] == 1


# ---- Payday, Instincts, Determination


@pytest.mark.parametrize("card", ["5h", "5d", "5c", "5s"])
def test_payday_pays_anywhere(card: str) -> None:
    """WL CARD-1, BANK-2: $30, within the wallet's limit."""
    answer = f"play:{cards(card)[0]}"
    assert money(say(holding(card), answer), 0) == [30]
    assert money(say(holding(card, money=100), answer), 0) == [120]


@pytest.mark.parametrize("card", ["9h", "9d", "9c", "9s"])
def test_instincts_draws_three_and_discards_one(card: str) -> None:
    """WL CARD-7, Q-31, EXD-29: its own discard pays nothing."""
    laid = say(holding(f"{card} 4s", deck="5h 6h 7h 8h"), f"play:{cards(card)[0]}")
    assert asked(laid) == (0, "discard") and options(laid) == cards("4s 5h 6h 7h")
    say(laid, "6_hearts")
    assert hand(laid, 0) == cards("4s 5h 7h")
    assert names(laid, DISCARD) == [*cards(card), "6_hearts"]


def test_another_instincts_discarded_for_instincts_pays() -> None:
    """WL CARD-7, Q-31"""
    laid = say(holding("9c 9d", deck="5h 6h 7h 8h"), "play:9_clubs", "9_diamonds")
    assert hand(laid, 0) == cards("5h 6h 7h 8h")


def test_a_discard_for_instincts_is_compulsory() -> None:
    """WL Q-31"""
    laid = say(holding("9c", deck="5h 6h 7h"), "play:9_clubs")
    assert why_not(laid, "pass")[0] == "compulsory"


@pytest.mark.parametrize("card", ["kh", "kd", "kc", "ks"])
def test_determination_brings_two_actions(card: str) -> None:
    """WL TURN-8: one is spent, two are gained, for this turn."""
    laid = say(holding(card, actions=1), f"play:{cards(card)[0]}")
    assert west(laid).actions == 2 and asked(laid) == (0, "act")
    actions = {"player": 0, "gained": 2, "left": 2, "cause": "determination"}
    assert last(laid, "actions") == {"event": "actions", **actions}


def test_actions_gained_are_gone_with_the_turn() -> None:
    """WL TURN-8, Q-39"""
    laid = say(holding("kh"), "play:k_hearts", "end")
    while asked(laid) != (1, "act"):
        laid.answer(options(laid)[0])
    assert west(laid).turn == 1 and west(laid).actions == 3


# ---- Living Legend


@pytest.mark.parametrize("card", ["ah", "ad", "ac", "as"])
@pytest.mark.parametrize("kind", ["marshal", "wanted"])
def test_living_legend_brings_a_point_of_either_kind(card: str, kind: str) -> None:
    """WL TRACK-3, TRACK-4"""
    laid = say(holding(card), f"play:{cards(card)[0]}")
    assert asked(laid) == (0, "choose") and options(laid) == ["marshal:1", "wanted:1"]
    say(laid, f"{kind}:1")
    points = west(laid).marshal if kind == "marshal" else west(laid).wanted
    assert points == [1, 0, 0] and last(laid, kind)["cause"] == "living_legend"


def test_a_wanted_player_takes_the_wanted_point() -> None:
    """WL Q-60, TRACK-2: without being asked, and without refusing it (Q-58)."""
    laid = say(holding("ah", wanted={0: 2}), "play:a_hearts")
    assert asked(laid) == (0, "act") and west(laid).wanted[0] == 3


def test_a_marshal_who_takes_a_wanted_point_is_no_marshal_any_more() -> None:
    """WL TRACK-5, Q-58: it is one's own action, and never refused."""
    laid = say(holding("ah", marshal={0: 4}), "play:a_hearts", "wanted:1")
    assert (west(laid).marshal[0], west(laid).wanted[0]) == (0, 1)
    assert asked(laid) == (0, "act")


def test_a_point_of_living_legend_may_be_answered_with_reputation() -> None:
    """WL CARD-6, Q-30: after the card is discarded; never twice in a turn."""
    laid = say(holding("ah ad 7h 7d"), "play:a_hearts", "marshal:1")
    assert asked(laid) == (0, "reputation") and names(laid, DISCARD) == cards("ah")
    say(laid, "play:7_hearts", "play:a_diamonds", "marshal:1")
    assert west(laid).marshal[0] == 3 and asked(laid) == (0, "act")


def test_beyond_the_end_of_the_track_living_legend_brings_a_legendary_point() -> None:
    """WL TRACK-7"""
    laid = say(holding("ah", wanted={0: 9}), "play:a_hearts")
    assert west(laid).wanted[0] == 9 and west(laid).lp[0] == 1


# ---- one use each


def test_a_card_used_for_its_action_is_not_in_poker_as_well() -> None:
    """WL CARD-8"""
    laid = holding("5h 4c", deck="6s", money=10, places={0: "darkrock_saloon_north"})
    say(laid, "play:5_hearts", "poker")
    assert count(laid, 0) == 0 and last(laid, "poker_down", 0)["cards"] == cards("4c 6s")
