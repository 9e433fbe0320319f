"""Rewards that hang on something: choices, conditions, so much for each."""

import pytest

from tests.western_legends.reward_scene import Row, begun, do, in_a_fight, money, rewarded
from tests.western_legends.scene import table
from tests.western_legends.seen import hand, last, told, west

NINE = ["9_clubs", "3_clubs", "4_spades", "5_clubs"]


# ---- a choice


LP_OR_MONEY = do("choose", options=[[do("lp", n=1)], [money(40)]])
WOUND_OR_CARD = do("choose", options=[[do("wound", n=1)], [do("discard_random", n=1)]])
LOSE = do("choose", options=[[do("discard", n=1)], [do("lose", what="money", n=10)]])
ACE = do("choose", options=[[do("lp", n=1)], [do("marshal", n=1)], [do("wanted", n=1)]])


def test_exactly_one_option_is_picked() -> None:
    """WL Q-24"""
    at = table()
    asked = begun(at, LP_OR_MONEY)
    assert asked.told() == (0, "choose", ["lp:1", "money:40"])
    assert asked.why_not("pass") == ("compulsory", {}, "WL Q-24")
    asked.say("money:40")
    assert (west(at).money[0], west(at).lp[0]) == (40, 0)
    assert last(at, "chose")["option"] == "money:40"


def test_the_only_open_option_is_taken_without_asking() -> None:
    """WL Q-103"""
    assert west(rewarded(table(money={0: 120}), LP_OR_MONEY)).lp[0] == 1


def test_nothing_happens_if_all_options_are_closed() -> None:
    """WL Q-103"""
    at = rewarded(table(), LOSE)
    assert not told(at, "chose") and not told(at, "discarded")


def test_a_wound_needs_a_free_space() -> None:
    """WL Q-74, Q-103"""
    rows = do("choose", options=[[money(30)], [do("wound", n=1), money(50)], [do("lp", n=1)]])
    asked = begun(table(wounds={0: 3}), rows)
    assert asked.told()[2] == ["money:30", "lp:1"]
    full = ("no_wound_space", {"has": 3, "most": 3}, "WL Q-74")
    assert asked.why_not("wound:1+money:50") == full


def test_a_wound_that_will_be_cancelled_may_be_chosen() -> None:
    """WL Q-103"""
    at = in_a_fight(table(wounds={0: 3}, hands={0: NINE[:1]}), shielded=True)
    begun(at, WOUND_OR_CARD).say("wound:1")
    assert west(at).wounds[0] == 3 and last(at, "shielded")["wounds"] == 1


def test_at_three_wounds_a_card_goes() -> None:
    """WL Q-103"""
    at = rewarded(in_a_fight(table(wounds={0: 3}, hands={0: ["4_spades"]})), WOUND_OR_CARD)
    assert hand(at, 0) == []


def test_a_loss_that_cannot_be_borne_in_full_is_closed() -> None:
    """WL Q-96, Q-103"""
    lose = do("choose", options=[[do("lose", what="money", n=20)], [do("lp", n=1)], [money(10)]])
    asked = begun(table(money={0: 10}), lose)
    poor = ("not_enough_money", {"has": 10, "needs": 20}, "WL Q-96")
    assert asked.why_not("lose:money:20") == poor


def test_too_few_cards_close_an_option() -> None:
    """WL Q-96"""
    rows = do("choose", options=[[do("discard", n=2), money(50)], [do("lp", n=1)], [money(10)]])
    asked = begun(table(hands={0: ["4_spades"]}), rows)
    few = ("not_enough_cards", {"has": 1, "needs": 2}, "WL Q-96")
    assert asked.why_not("discard:2+money:50") == few


@pytest.mark.parametrize(
    ("row", "scene"),
    [
        (do("heal", n=1), {}),
        (do("marshal", n=1), {"wanted": {0: 1}}),
        (do("nugget", n=1), {"nuggets": {0: 4}}),
        (do("cattle"), {"cattle": {0: ["cattle_green_1"]}}),
        (do("item", pool="misc", max_price=5), {}),
        (do("shop", discount=0), {}),
        (do("relocate", to="any_ranch"), {"bandits": ["mesitos_point_ranch", "sunny_hills_ranch"]}),
        (do("if", cond="wounded", then=[money(10)]), {}),
        (do("per", each="wounds", gain=[money(10)], max=2), {}),
        (do("pay", cost={"money": 10}, gain=[do("lp", n=1)], times=1), {}),
        (do("choose", options=[[do("heal", n=1)], [do("nugget", n=1)]]), {"nuggets": {0: 4}}),
    ],
)
def test_an_option_that_changes_nothing_is_closed(row: Row, scene: Row) -> None:
    """WL Q-103"""
    rows = do("choose", options=[[row], [do("lp", n=1)], [do("lp", n=2)]])
    asked = begun(table(**scene), rows)
    assert asked.told()[2] == ["lp:1", "lp:2"]


@pytest.mark.parametrize(
    ("row", "scene"),
    [
        (do("heal", n=1), {"wounds": {0: 1}}),
        (do("marshal", n=1), {}),
        (do("wanted", n=1), {}),
        (do("track", n=1), {}),
        (do("nugget", n=1), {}),
        (do("cattle"), {}),
        (do("roll", n=1), {}),
        (do("draw_keep", n=3, keep=1), {}),
        (do("item", pool="misc", max_price=10), {}),
        (do("shop", discount=10), {}),
        (do("move", n=1), {}),
        (do("relocate", to="any_ranch"), {}),
        (do("discard", n=1), {"hands": {0: ["4_spades"]}}),
        (do("lose", what="cattle", n=1), {"cattle": {0: ["cattle_green_1"]}}),
        (do("if", cond="wounded", then=[money(10)]), {"wounds": {0: 1}}),
        (do("per", each="wounds", gain=[money(10)], max=2), {"wounds": {0: 1}}),
        (do("per", each="nuggets", gain=[money(10)], max=2), {"hands": {0: ["4_spades"]}}),
        (do("pay", cost={"money": 10}, gain=[do("lp", n=1)], times=1), {"money": {0: 10}}),
        (do("choose", options=[[do("heal", n=1)], [do("nugget", n=1)]]), {}),
    ],
)
def test_an_option_that_changes_something_is_open(row: Row, scene: Row) -> None:
    """WL Q-103"""
    rows = do("choose", options=[[row], [do("lp", n=1)]])
    seat, key, offered = begun(table(**scene), rows).told()
    assert (seat, key, len(offered)) == (0, "choose", 2)


def test_a_wanted_player_may_not_choose_the_marshal_point() -> None:
    """WL Q-103, TRACK-2"""
    assert begun(table(wanted={0: 1}), ACE).told()[2] == ["lp:1", "wanted:1"]


def test_a_marshal_who_chooses_wanted_starts_anew() -> None:
    """WL Q-103, Q-58, TRACK-5"""
    at = table(marshal={0: 4})
    assert begun(at, ACE).say("wanted:1").ask is None
    assert (west(at).marshal[0], west(at).wanted[0]) == (0, 1)


# ---- conditions


@pytest.mark.parametrize(
    ("cond", "scene"),
    [
        ("marshal", {"marshal": {0: 1}}),
        ("wanted", {"wanted": {0: 1}}),
        ("not_wanted", {"marshal": {0: 1}}),
        ("unhurt", {"wounds": {1: 1}}),
        ("wounded", {"wounds": {0: 1}}),
        ("mounted", {"items": {0: ["mule"]}, "mount": {0: ""}}),
        ("on_foot", {"items": {0: ["revolver"]}}),
        ("few_cards", {"hands": {0: NINE[:2]}}),
        ("poor", {"money": {0: 20}}),
        ("behind", {"lp": {0: 3, 1: 4}}),
    ],
)
def test_a_condition_holds(cond: str, scene: Row) -> None:
    """WL STORY-9"""
    at = rewarded(table(**scene), do("if", cond=cond, then=[do("lp", n=1)]))
    assert last(at, "lp")["cause"] == "work"


@pytest.mark.parametrize(
    ("cond", "scene"),
    [
        ("marshal", {"wanted": {0: 1}}),
        ("wanted", {"marshal": {0: 1}}),
        ("not_wanted", {"wanted": {0: 1}}),
        ("unhurt", {"wounds": {0: 1}}),
        ("wounded", {"wounds": {1: 1}}),
        ("mounted", {"items": {1: ["mule"]}}),
        ("on_foot", {"items": {0: ["mule"]}}),
        ("few_cards", {"hands": {0: NINE[:3]}}),
        ("poor", {"money": {0: 30}}),
        ("behind", {"lp": {0: 4, 1: 4}}),
        ("closer", {}),
        ("wrangled", {}),
    ],
)
def test_a_condition_does_not_hold(cond: str, scene: Row) -> None:
    """WL STORY-9"""
    row = do("if", cond=cond, then=[do("lp", n=1)], otherwise=[do("nugget", n=1)])
    at = rewarded(table(**scene), row)
    assert west(at).nuggets[0] == 1 and not told(at, "lp")


def test_the_man_in_black_counts_for_being_behind() -> None:
    """WL Q-124"""
    at = rewarded(table(2, lp={2: 1}), do("if", cond="behind", then=[do("nugget", n=1)]))
    assert west(at).nuggets[0] == 1


def test_the_closer_and_the_wrangler_get_more() -> None:
    """WL STORY-9, CATTLE-4"""
    rows = (do("if", cond="closer", then=[money(10)]), do("if", cond="wrangled", then=[money(20)]))
    assert west(rewarded(table(), *rows, closer=True)).money[0] == 10
    assert west(rewarded(table(), *rows, wrangled=True)).money[0] == 20


# ---- so much for each


@pytest.mark.parametrize(
    ("each", "scene", "times"),
    [
        ("wounds", {"wounds": {0: 2}}, 2),
        ("nuggets", {"nuggets": {0: 3}}, 3),
        ("bandits", {"bandits": ["dixon_creek", "spikes_view_hideout"]}, 2),
        ("marshal_rows", {"marshal": {0: 4}}, 2),
        ("wanted_players", {"wanted": {0: 1, 1: 5}}, 2),
        ("nuggets", {"nuggets": {0: 4}}, 3),
    ],
)
def test_a_gain_for_each_is_one_gain(each: str, scene: Row, times: int) -> None:
    """WL STORY-9"""
    at = rewarded(table(**scene), do("per", each=each, gain=[money(10)], max=3))
    assert [line["after"] for line in told(at, "money")] == [10 * times]


def test_nothing_for_none() -> None:
    """WL STORY-9"""
    at = rewarded(table(), do("per", each="wounds", gain=[do("lp", n=1)], max=3))
    assert west(at).lp[0] == 0


COUNT = do("per", each="nuggets", gain=[money(10)], max=3)


def test_fools_gold_may_be_shown_where_nuggets_are_counted() -> None:
    """WL Q-41"""
    at = table(nuggets={0: 1}, hands={0: ["10_clubs", "10_spades"]})
    asked = begun(at, COUNT)
    assert asked.told() == (0, "show_gold", ["pass", "show:10_clubs", "show:10_spades"])
    asked.say("show:10_spades")
    assert asked.told()[2] == ["pass", "show:10_clubs"]
    asked.say("show:10_clubs")
    assert west(at).money[0] == 30 and hand(at, 0) == ["10_clubs", "10_spades"]
    assert "10_clubs" in at.view(1)["players"][0]["hand"]["known"]


def test_fools_gold_may_be_kept_secret() -> None:
    """WL Q-41"""
    at = table(nuggets={0: 1}, hands={0: ["10_clubs", "10_spades"]})
    begun(at, COUNT).say("pass")
    assert west(at).money[0] == 10
