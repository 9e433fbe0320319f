"""Bandits: where they are, how they fight, what they bring (BANDIT)."""

import pytest

from saddlebag.western_legends.content.board import ALL_HIDEOUTS, GANGS, HIDEOUTS, TOWN_OF
from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK
from tests.western_legends.fights import (
    HIDEOUT,
    bandit_bout,
    before_bandit,
    let_pass,
    mat,
    scene,
    story_about,
    where,
)
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


def test_three_gangs_have_two_hideouts_each_outside_the_towns() -> None:
    """WL BANDIT-1"""
    assert [len(spaces) for spaces in HIDEOUTS] == [2, 2, 2] and len(GANGS) == 3
    assert all(TOWN_OF[space] < 0 for space in ALL_HIDEOUTS)


def test_bandits_never_move() -> None:
    """WL BANDIT-2"""
    opened = scene(bandits=[HIDEOUT])
    before = west(opened).bandits
    say(opened, "end", "money", "end", "money", "end")
    assert west(opened).bandits == before


def test_entering_a_bandits_space_is_a_fight_that_costs_no_action() -> None:
    """WL BANDIT-3, MOVE-5"""
    opened = say(before_bandit(["k_hearts"], ["fight_2", "fight_3"]), f"ride:{HIDEOUT}")
    line = last(opened, "fight")
    assert (line["kind"], line["attacker"], line["defender"]) == ("bandit", 0, None)
    assert (line["controller"], line["space"]) == (2, HIDEOUT)
    assert west(opened).actions == 2  # the Move action, nothing else


def test_a_bandit_cannot_be_declined() -> None:
    """WL BANDIT-3"""
    opened = say(before_bandit(["k_hearts"], ["fight_2", "fight_3"]), f"ride:{HIDEOUT}")
    (mine,) = [ask for ask in opened.asks if ask.seat == 0]
    assert mine.options == ("k_hearts",)
    assert "WL BANDIT-3" in {line["rule"] for line in mine.refusals()}


def test_the_right_neighbour_draws_two_fight_cards_and_plays_one() -> None:
    """WL BANDIT-4, Q-71"""
    opened = say(before_bandit(["k_hearts"], ["fight_2", "fight_3"], 4), f"ride:{HIDEOUT}")
    assert [(ask.seat, ask.key) for ask in opened.asks] == [(0, "fight_card"), (3, "npc_card")]
    (theirs,) = [ask for ask in opened.asks if ask.seat == 3]
    assert sorted(theirs.options) == ["fight_2", "fight_3"]
    assert sorted(last(opened, "fight_cards", 3)["cards"]) == ["fight_2", "fight_3"]
    assert "cards" not in last(opened, "fight_cards", 0)


@pytest.mark.parametrize("first", [0, 2])
def test_both_picks_are_secret(first: int) -> None:
    """WL BANDIT-4"""
    opened = say(before_bandit(["k_hearts"], ["fight_2", "fight_3"]), f"ride:{HIDEOUT}")
    picks = {0: "k_hearts", 2: "fight_3"}
    say(opened, (first, picks[first]))
    assert told(opened, "revealed") == []
    watcher = opened.view(2 - first)
    assert picks[first] not in str(watcher["players"][0]) + str(watcher["fight_card"])
    say(opened, (2 - first, picks[2 - first]))
    assert last(opened, "revealed")["cards"] == ["k_hearts", "fight_3"]


def test_that_the_npcs_card_is_chosen_is_told() -> None:
    """WL BANDIT-4"""
    opened = say(before_bandit(["k_hearts"], ["fight_2", "fight_3"]), f"ride:{HIDEOUT}")
    before = len(opened.events(None))
    say(opened, (2, "fight_3"))
    assert len(opened.events(None)) == before + 1
    assert "fight_3" not in str(opened.events(0)[-1]) and "fight_3" in str(opened.events(2)[-1])


def test_the_order_of_a_bandit_fight() -> None:
    """WL BANDIT-4, BANDIT-9, Q-73"""
    opened = bandit_bout("8_spades", "fight_3", more_cards=["6_hearts"], items={0: ["revolver+"]})
    say(opened, "play:6_hearts", "lp:1")
    steps = ("fight", "fight_cards", "put_down", "revealed", "lowered", "reaction", "fight_card")
    ends = ("compared", "chose", "bandit_gone", "discarded")
    order = [key for key in keys(opened) if key in (*steps, *ends)]
    assert order == [*steps[:5], "reaction", "lowered", "fight_card", *ends]


def test_the_higher_card_wins_and_the_bandit_wins_ties() -> None:
    """WL BANDIT-5"""
    assert last(bandit_bout("9_hearts", "fight_8"), "compared")["winner"] == 0
    assert last(bandit_bout("8_spades", "fight_8"), "compared")["winner"] is None
    assert last(bandit_bout("7_hearts", "fight_8"), "compared")["winner"] is None


def test_a_beaten_bandit_brings_a_legendary_or_a_marshal_point() -> None:
    """WL BANDIT-6, TRACK-3"""
    opened = bandit_bout("k_hearts", "fight_8")
    assert asked(opened) == (0, "choose") and options(opened) == ["lp:1", "marshal:1"]
    assert mat(say(opened, "marshal:1"), 0, "marshal", "lp", "money") == (1, 0, 20)
    assert mat(say(bandit_bout("k_hearts", "fight_8"), "lp:1"), 0, "marshal", "lp") == (0, 1)


def test_a_wanted_player_takes_the_legendary_point() -> None:
    """WL BANDIT-6, TRACK-2"""
    opened = bandit_bout("k_hearts", "fight_8", wanted={0: 1})
    assert asked(opened) == (0, "act") and mat(opened, 0, "lp", "marshal") == (1, 0)


def test_a_reward_must_be_taken() -> None:
    """WL BANDIT-6"""
    assert why_not(bandit_bout("k_hearts", "fight_8"), "pass")[0] == "compulsory"


def test_a_lost_fight_is_a_wound_and_a_card() -> None:
    """WL BANDIT-7, WOUND-3"""
    opened = bandit_bout("5_hearts", "fight_k", deck=["2_hearts"])
    assert mat(opened, 0, "wounds", "lp") == (1, 1) and hand(opened, 0) == ["2_hearts"]


@pytest.mark.parametrize(("card", "beaten"), [("k_hearts", True), ("5_hearts", False)])
def test_either_way_the_bandit_leaves(card: str, beaten: bool) -> None:
    """WL BANDIT-8"""
    opened = bandit_bout(card, "fight_8")
    if beaten:
        say(opened, "lp:1")
    assert west(opened).bandits == 0 and where(opened, 0) == HIDEOUT
    gone = {"player": 0, "space": HIDEOUT, "beaten": beaten}
    assert last(opened, "bandit_gone") == {"event": "bandit_gone", **gone}


def test_poker_cards_are_discarded_and_fight_cards_go_under_their_deck() -> None:
    """WL BANDIT-9"""
    opened = say(bandit_bout("k_hearts", "fight_8"), "lp:1")
    assert names(opened, DISCARD) == ["k_hearts"]
    assert sorted(names(opened, FIGHT_DECK)[-2:]) == ["fight_2", "fight_8"]
    assert len(names(opened, FIGHT_DECK)) == 13


def test_fight_cards_go_back_in_random_order() -> None:
    """WL BANDIT-9, D-34"""
    orders = []
    for order in ([0, 1], [1, 0]):
        opened = bandit_bout("k_hearts", "fight_8", luck={"fight_deck": [order]})
        orders.append(names(say(opened, "lp:1"), FIGHT_DECK)[-2:])
    assert orders[0] == orders[1][::-1]


def test_nobody_knows_the_order_of_the_returned_fight_cards() -> None:
    """WL BANDIT-9"""
    opened = say(bandit_bout("k_hearts", "fight_8"), "lp:1")
    cards = west(opened).cards
    assert all(cards.seen[card] == 0 for card in cards.piles[FIGHT_DECK])


def test_without_a_card_the_bandit_wins_unseen() -> None:
    """WL Q-05"""
    opened = before_bandit([], ["fight_3", "fight_2"], deck=["5_hearts"])
    say(opened, f"ride:{HIDEOUT}")
    assert last(opened, "no_card")["player"] == 0 and told(opened, "revealed") == []
    assert mat(opened, 0, "wounds") == (1,) and hand(opened, 0) == ["5_hearts"]
    assert west(opened).bandits == 0 and told(opened, "fight_card") == []
    assert sorted(names(opened, FIGHT_DECK)[-2:]) == ["fight_2", "fight_3"]


def test_a_marshal_point_may_be_answered_with_reputation_before_the_move_goes_on() -> None:
    """WL Q-107, CARD-5, Q-30"""
    opened = bandit_bout("k_hearts", "fight_8", more_cards=["7_hearts", "3_hearts"])
    say(opened, "pass", "marshal:1")
    assert asked(opened) == (0, "reputation")
    say(opened, "play:7_hearts")
    assert mat(opened, 0, "marshal", "money") == (2, 40)
    assert asked(opened) == (0, "move_end") and "play:3_hearts" in options(opened)


def test_beating_a_bandit_meets_its_trigger() -> None:
    """WL STORY-2, Q-111"""
    stories = (story_about("win_npc_fight"), "the_cruel_wastes")
    won = say(bandit_bout("k_hearts", "fight_8", stories=stories), "lp:1")
    assert asked(won) == (0, "disc")
    lost = let_pass(bandit_bout("5_hearts", "fight_8", stories=stories), "move_end")
    assert asked(lost) == (0, "act")


def test_the_shotgun_draws_a_card_for_a_won_fight() -> None:
    """WL BANDIT-6, Q-84"""
    opened = bandit_bout("k_hearts", "fight_8", items={0: ["shotgun"]}, deck=["2_hearts"])
    say(opened, "lp:1")
    assert hand(opened, 0) == ["2_hearts"]


def test_two_bandits_may_be_met_in_one_turn() -> None:
    """WL BANDIT-3, TURN-7"""
    opened = before_bandit(
        ["k_hearts", "k_clubs"],
        ["fight_8", "fight_2", "fight_5", "fight_4"],
        bandits=["cliff_junction_hideout"],
        items={0: ["mustang"]},
    )
    say(opened, f"ride:{HIDEOUT}", (0, "k_hearts"), (2, "fight_8"), "pass", "lp:1", "pass")
    say(opened, "ride:cliff_junction_hideout", (0, "k_clubs"), (2, "fight_4"))
    assert [it["space"] for it in told(opened, "fight")] == [HIDEOUT, "cliff_junction_hideout"]
