"""The verbs of rewards: plain gains, losses, points, and prices."""

import pytest

from saddlebag.western_legends.zones import DECK, DISCARD, HERD, RANCH
from tests.western_legends.reward_scene import Row, begun, do, in_a_fight, money, rewarded
from tests.western_legends.scene import table
from tests.western_legends.seen import hand, last, names, told, west

NINE = ["9_clubs", "3_clubs", "4_spades", "5_clubs"]


# ---- plain gains


def test_money_beyond_the_wallet_is_lost() -> None:
    """WL TURN-9, Q-96"""
    rich = rewarded(table(money={0: 100}), money(50))
    assert west(rich).money[0] == 120
    line = {"player": 0, "before": 100, "after": 120, "cause": "work"}
    assert last(rich, "money") == {"event": "money"} | line


def test_cards_are_drawn_as_long_as_there_are_any() -> None:
    """WL HAND-3, Q-06"""
    at = table(deck=NINE)
    west(at).cards.piles[DECK] = west(at).cards.piles[DECK][-4:]
    assert hand(rewarded(at, do("cards", n=5)), 0) == ["3_clubs", "4_spades", "5_clubs", "9_clubs"]


def test_legendary_points_are_gained_at_once() -> None:
    """WL Q-107, CHAR-2"""
    at = rewarded(table(lp={0: 4}), do("lp", n=1))
    assert west(at).lp[0] == 5 and last(at, "legend")["player"] == 0


def test_healing_three_is_healing_all_and_draws_no_card() -> None:
    """WL WOUND-4"""
    at = rewarded(table(wounds={0: 2}), do("heal", n=3))
    assert west(at).wounds[0] == 0 and hand(at, 0) == []


def test_nuggets_that_cannot_be_carried_are_not_gained() -> None:
    """WL GOLD-3"""
    assert west(rewarded(table(nuggets={0: 3}), do("nugget", n=2))).nuggets[0] == 4


def test_marshal_points_collect_their_track() -> None:
    """WL TRACK-6"""
    at = rewarded(table(marshal={0: 1}), do("marshal", n=2))
    assert (west(at).marshal[0], west(at).money[0], west(at).lp[0]) == (3, 20, 2)


def test_a_wanted_player_gains_no_marshal_point() -> None:
    """WL TRACK-2"""
    assert west(rewarded(table(wanted={0: 1}), do("marshal", n=1))).marshal[0] == 0


def test_dice_of_a_reward_pay_what_they_show() -> None:
    """WL GOLD-2, Q-112"""
    at = rewarded(table(luck={"die": [[0], [4], [3]]}), do("roll", n=2))
    assert (west(at).nuggets[0], west(at).money[0]) == (1, 20)
    assert told(at, "rolled")[0]["faces"] == ["nugget", "gold_dust"]


# ---- losses


def test_wounds_beyond_three_are_ignored() -> None:
    """WL WOUND-2"""
    assert west(rewarded(table(wounds={0: 2}), do("wound", n=2))).wounds[0] == 3


def test_a_shield_holds_off_what_can_be_cancelled() -> None:
    """WL Q-61, EXD-22"""
    at = rewarded(in_a_fight(table(), shielded=True), do("wound", n=1))
    assert west(at).wounds[0] == 0
    assert west(rewarded(at, do("wound", n=1, cancellable=False))).wounds[0] == 1


@pytest.mark.parametrize(("what", "kept"), [("money", 0), ("nuggets", 0), ("lp", 0)])
def test_a_loss_takes_what_there_is(what: str, kept: int) -> None:
    """WL Q-96, Q-66"""
    at = table(money={0: 10}, nuggets={0: 1}, lp={0: 1})
    assert getattr(west(rewarded(at, do("lose", what=what, n=20))), what)[0] == kept


def test_a_lost_cattle_token_goes_back_to_its_ranch() -> None:
    """WL Q-54"""
    at = rewarded(table(cattle={0: ["cattle_green_1"]}), do("lose", what="cattle", n=1))
    assert names(at, HERD[0]) == [] and "cattle_green_1" in names(at, RANCH[0])


def test_cards_of_ones_choice_are_discarded() -> None:
    """WL Q-96"""
    at = table(hands={0: NINE[1:]})
    asked = begun(at, do("discard", n=1))
    assert asked.told() == (0, "discard", NINE[1:])
    asked.say("4_spades")
    assert hand(at, 0) == ["3_clubs", "5_clubs"] and names(at, DISCARD)[0] == "4_spades"


def test_a_smaller_hand_is_discarded_whole() -> None:
    """WL Q-96"""
    assert hand(rewarded(table(hands={0: ["4_spades"]}), do("discard", n=2)), 0) == []


def test_a_random_card_is_discarded_unseen() -> None:
    """WL Q-103"""
    at = table(hands={0: NINE[1:]}, luck={"random_discard": [[1, 0, 2]]})
    assert hand(rewarded(at, do("discard_random", n=1)), 0) == ["3_clubs", "5_clubs"]


def test_a_fight_card_forbids_the_marshal_point() -> None:
    """WL Q-103"""
    fight = west(rewarded(in_a_fight(table()), do("no_marshal_reward"))).fight
    assert fight is not None and fight.no_marshal


# ---- points


def test_wanted_points_given_as_a_reward_may_be_refused() -> None:
    """WL Q-58"""
    at = table(marshal={0: 2})
    asked = begun(at, do("wanted", n=1))
    assert asked.told() == (0, "refuse_wanted", ["take", "refuse"])
    asked.say("refuse")
    assert (west(at).marshal[0], west(at).wanted[0]) == (2, 0)
    assert last(at, "refused_wanted")["points"] == 1


def test_a_marshal_who_takes_wanted_points_is_no_marshal_any_more() -> None:
    """WL Q-58, TRACK-5"""
    at = table(marshal={0: 2})
    begun(at, do("wanted", n=2)).say("take")
    assert (west(at).marshal[0], west(at).wanted[0]) == (0, 2) and len(hand(at, 0)) == 1


def test_a_wanted_player_cannot_refuse() -> None:
    """WL Q-58"""
    assert west(rewarded(table(wanted={0: 1}), do("wanted", n=1))).wanted[0] == 2


def test_points_of_ones_own_action_are_never_refused() -> None:
    """WL Q-58"""
    assert west(rewarded(table(), do("wanted", n=1), own=True)).wanted[0] == 1


@pytest.mark.parametrize("kind", ["marshal", "wanted"])
def test_points_are_of_the_kind_one_has(kind: str) -> None:
    """WL TRACK-1"""
    has: Row = {kind: {0: 1}}
    at = rewarded(table(**has), do("track", n=2))
    assert getattr(west(at), kind)[0] == 3


def test_with_neither_kind_one_is_chosen_for_all_points() -> None:
    """WL TRACK-1"""
    at = table()
    asked = begun(at, do("track", n=2))
    assert asked.told() == (0, "track_kind", ["marshal", "wanted"])
    asked.say("wanted")
    assert west(at).wanted[0] == 2


# ---- paying


DEAL = do("pay", cost={"money": 10}, gain=[do("cards", n=1)], times=2)


def test_a_deal_may_be_made_as_often_as_it_says() -> None:
    """WL Q-96"""
    at = table(money={0: 40})
    asked = begun(at, DEAL)
    assert asked.told() == (0, "pay", ["pass", "pay:money:10"])
    assert asked.say("pay:money:10", "pay:money:10").ask is None
    assert west(at).money[0] == 20 and len(hand(at, 0)) == 2


def test_a_deal_may_be_left_alone() -> None:
    """WL Q-96"""
    at = table(money={0: 40})
    assert begun(at, DEAL).say("pass").ask is None
    assert west(at).money[0] == 40 and hand(at, 0) == []


def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    """WL Q-96"""
    rewarded(table(), DEAL)
    both = do("pay", cost={"money": 10, "cards": 2}, gain=[do("lp", n=1)], times=1)
    rewarded(table(money={0: 10}, hands={0: ["4_spades"]}), both)


def test_cards_are_a_price_of_ones_choice() -> None:
    """WL Q-96"""
    at = table(hands={0: NINE[1:]})
    row = do("pay", cost={"cards": 1}, gain=[money(40)], times=1)
    begun(at, row).say("pay:cards:1", "5_clubs")
    assert hand(at, 0) == ["3_clubs", "4_spades"] and west(at).money[0] == 40


def test_a_wound_as_a_price_cannot_be_cancelled_and_needs_room() -> None:
    """WL Q-74, Q-61"""
    row = do("pay", cost={"wounds": 1}, gain=[money(40)], times=1)
    at = in_a_fight(table(), shielded=True)
    begun(at, row).say("pay:wounds:1")
    assert (west(at).wounds[0], west(at).money[0]) == (1, 40)
    rewarded(table(wounds={0: 3}), row)


NUGGETS = do("pay", cost={"nuggets": 2}, gain=[do("lp", n=2)], times=1)


def test_nuggets_are_paid_without_a_question_if_there_is_no_card() -> None:
    """WL Q-96"""
    at = table(nuggets={0: 3})
    assert begun(at, NUGGETS).say("pay:nuggets:2").ask is None
    assert (west(at).nuggets[0], west(at).lp[0]) == (1, 2)


def test_fools_gold_stands_in_for_a_nugget() -> None:
    """WL Q-41"""
    at = table(nuggets={0: 1}, hands={0: ["10_clubs", "4_spades"]})
    asked = begun(at, NUGGETS).say("pay:nuggets:2")
    assert asked.told() == (0, "pay_nugget", ["nugget", "gold:10_clubs"])
    asked.say("gold:10_clubs", "nugget")
    assert (west(at).nuggets[0], hand(at, 0), west(at).lp[0]) == (0, ["4_spades"], 2)


def test_whether_a_hand_holds_fools_gold_is_not_given_away() -> None:
    """WL Q-41"""
    at = table(nuggets={0: 1}, hands={0: ["4_spades"]})
    asked = begun(at, NUGGETS)
    assert asked.told() == (0, "pay", ["pass"])
    poor = ("not_enough_nuggets", {"has": 1, "needs": 2}, "WL Q-96")
    assert asked.why_not("pay:nuggets:2") == poor
