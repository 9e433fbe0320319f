"""Arrest, Duel and Rob: who may, what it brings, what it costs (FIGHT)."""

import pytest

from saddlebag.western_legends.zones import DISCARD, HERD, RANCH
from tests.western_legends.fights import (
    BLUE,
    FIELD,
    GREEN,
    OFFICE,
    all_but,
    bout,
    facing,
    let_pass,
    mat,
    scene,
    sheriff_at,
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

LOW, HIGH = "5_hearts", "10_clubs"  # cards without a say in a fight


# ---- declaring


def test_a_fight_costs_an_action_and_needs_a_player_in_the_same_space() -> None:
    """WL FIGHT-1"""
    opened = facing([LOW], [HIGH])
    assert {"duel:1", "rob:1"} <= set(options(opened))
    assert not {"duel:2", "rob:2"} & set(options(opened))
    assert why_not(opened, "duel:2") == ("not_in_your_space", {"player": 2}, "WL FIGHT-1")
    assert west(say(opened, "duel:1")).actions == 2


def test_nobody_fights_themselves() -> None:
    """WL FIGHT-1"""
    assert why_not(facing([LOW], [HIGH]), "rob:0") == ("yourself", {}, "WL FIGHT-1")


@pytest.mark.parametrize("kind", ["arrest", "duel", "rob"])
def test_the_kind_of_fight_is_announced(kind: str) -> None:
    """WL FIGHT-2"""
    opened = say(facing([LOW], [HIGH], marshal={0: 1}, wanted={1: 1}), f"{kind}:1")
    line = last(opened, "fight")
    assert (line["kind"], line["attacker"], line["defender"]) == (kind, 0, 1)
    assert (line["controller"], line["space"]) == (None, FIELD)


def test_an_arrest_needs_a_marshal_and_a_wanted_player() -> None:
    """WL FIGHT-3"""
    assert "arrest:1" in options(facing([LOW], [HIGH], marshal={0: 1}, wanted={1: 1}))
    no_marshal = facing([LOW], [HIGH], wanted={1: 1})
    assert why_not(no_marshal, "arrest:1") == ("not_marshal", {"has": 0, "needs": 1}, "WL FIGHT-3")
    not_wanted = facing([LOW], [HIGH], marshal={0: 1, 1: 4})
    assert why_not(not_wanted, "arrest:1") == ("not_wanted", {"player": 1}, "WL FIGHT-3")


@pytest.mark.parametrize("points", [{}, {"marshal": {0: 2}}, {"wanted": {0: 2, 1: 1}}])
def test_duel_and_rob_need_no_points(points: dict[str, dict[int, int]]) -> None:
    """WL FIGHT-3"""
    assert {"duel:1", "rob:1"} <= set(options(facing([LOW], [HIGH], **points)))


def test_a_fight_needs_a_card_to_fight_with() -> None:
    """WL Q-03, FIGHT-5"""
    opened = facing([], [HIGH])
    why = ("no_card_to_fight", {"has": 0, "needs": 1}, "WL Q-03")
    assert why_not(opened, "duel:1") == why_not(opened, "rob:1") == why


# ---- cards down


def test_the_attacker_puts_a_card_down_first() -> None:
    """WL FIGHT-5, FIGHT-6"""
    opened = say(facing([LOW, HIGH], ["k_hearts", "q_hearts"]), "duel:1")
    assert asked(opened) == (0, "fight_card") and options(opened) == [LOW, HIGH]
    say(opened, HIGH)
    assert asked(opened) == (1, "defend") and options(opened) == ["fight", "decline"]
    assert asked(say(opened, "fight")) == (1, "fight_card")


def test_a_card_lies_face_down_until_the_reveal() -> None:
    """WL FIGHT-5, FIGHT-8"""
    opened = say(facing([LOW, HIGH], ["k_hearts"]), "duel:1", HIGH)
    assert "card" not in last(opened, "put_down", 1) and last(opened, "put_down", 0)["card"] == HIGH
    assert opened.view(1)["players"][0]["played"] == [None]
    assert opened.view(0)["players"][0]["played"] == [HIGH]


def test_it_is_too_late_to_decline_with_fight_said() -> None:
    """WL FIGHT-5, FIGHT-6"""
    opened = say(facing([LOW], [HIGH]), "duel:1", LOW, "fight")
    assert why_not(opened, "decline") == ("must_fight", {}, "WL FIGHT-6")


def test_who_declines_has_lost_without_a_reveal() -> None:
    """WL FIGHT-7, FIGHT-13"""
    opened = say(facing([LOW], ["a_hearts"]), "duel:1", LOW, "decline")
    assert mat(opened, 0, "lp") == (2,) and mat(opened, 1, "wounds", "cards") == (1, 2)
    assert told(opened, "revealed") == [] and last(opened, "declined")["player"] == 1
    assert names(opened, DISCARD) == [LOW]  # the attacker's card is discarded all the same


def test_who_declines_gets_no_bonus_and_no_reaction_in() -> None:
    """WL FIGHT-7"""
    opened = say(facing(["8_spades", "6_hearts"], ["6_clubs"]), "duel:1", "8_spades", "decline")
    assert asked(opened) == (0, "act") and mat(opened, 1, "wounds") == (1,)  # no Wallop


def test_who_has_no_card_must_decline() -> None:
    """WL Q-04, FIGHT-6"""
    opened = say(facing([LOW], []), "duel:1", LOW)
    assert last(opened, "no_card")["player"] == 1 and mat(opened, 0, "lp") == (2,)
    assert last(opened, "fight_won")["how"] == "no_card"


# ---- the comparison


def test_cards_are_revealed_together() -> None:
    """WL FIGHT-8"""
    opened = bout("duel", "k_hearts", HIGH)
    assert last(opened, "revealed") == {
        "event": "revealed",
        "cards": ["k_hearts", HIGH],
        "ranks": [13, 10],
    }


def test_the_higher_card_wins() -> None:
    """WL FIGHT-11"""
    opened = bout("duel", HIGH, "5_clubs")
    line = last(opened, "compared")
    assert (line["values"], line["winner"], line["why"]) == ([10, 5], 0, "higher")


def test_the_attacker_wins_ties() -> None:
    """WL FIGHT-11"""
    line = last(bout("duel", "k_hearts", "k_clubs"), "compared")
    assert (line["values"], line["winner"], line["why"]) == ([13, 13], 0, "tie")


@pytest.mark.parametrize("kind", ["duel", "rob", "arrest"])
def test_a_losing_target_takes_a_wound_then_a_card(kind: str) -> None:
    """WL FIGHT-13, WOUND-3"""
    opened = bout(kind, HIGH, LOW, marshal={0: 1}, wanted={1: 1}, deck=["2_hearts"])
    assert mat(opened, 1, "wounds") == (1,) and hand(opened, 1) == ["2_hearts"]
    lost = [it["event"] for it in opened.events(None) if it.get("cause") == "fight_lost"]
    assert lost == ["wounds", "drew"]


@pytest.mark.parametrize("kind", ["duel", "rob", "arrest"])
def test_a_beaten_attacker_takes_a_wound_and_a_card_and_the_target_nothing(kind: str) -> None:
    """WL FIGHT-13, FIGHT-14"""
    opened = bout(kind, LOW, HIGH, marshal={0: 1}, wanted={1: 1}, money=50)
    assert mat(opened, 0, "wounds", "cards") == (1, 1)
    assert mat(opened, 1, "wounds", "cards", "lp", "money") == (0, 0, 0, 50)
    assert mat(opened, 0, "marshal", "wanted", "lp", "money") == (1, 0, 0, 50)
    assert where(opened, 1) == FIELD


# ---- rewards


def test_a_won_duel_brings_two_legendary_points() -> None:
    """WL FIGHT-15"""
    opened = bout("duel", HIGH, LOW)
    assert mat(opened, 0, "lp", "marshal", "wanted") == (2, 0, 0)
    assert last(opened, "lp") == {
        "event": "lp",
        "player": 0,
        "before": 0,
        "after": 2,
        "cause": "duel",
    }


@pytest.mark.parametrize(
    ("money", "half"), [(120, 60), (50, 30), (30, 20), (10, 10), (70, 40), (20, 10)]
)
def test_a_robber_takes_half_the_money_rounded_up(money: int, half: int) -> None:
    """WL FIGHT-16, Q-08"""
    opened = bout("rob", HIGH, LOW, money={1: money})
    assert asked(opened) == (0, "loot") and options(opened) == [f"money:{half}", "nothing"]
    say(opened, f"money:{half}")
    assert (mat(opened, 0, "money"), mat(opened, 1, "money")) == ((half,), (money - half,))


@pytest.mark.parametrize(("nuggets", "half"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_or_half_the_nuggets_rounded_up(nuggets: int, half: int) -> None:
    """WL FIGHT-16, Q-08"""
    opened = bout("rob", HIGH, LOW, nuggets={1: nuggets}, money={1: 40})
    assert options(opened) == ["money:20", f"nuggets:{half}", "nothing"]
    say(opened, f"nuggets:{half}")
    assert (mat(opened, 0, "nuggets"), mat(opened, 1, "nuggets")) == ((half,), (nuggets - half,))
    assert mat(opened, 1, "money") == (40,)
    line = last(opened, "looted")
    assert (line["seat"], line["player"], line["what"], line["amount"]) == (0, 1, "nuggets", half)


def test_robbing_makes_wanted() -> None:
    """WL FIGHT-16, TRACK-4"""
    assert mat(bout("rob", HIGH, LOW), 0, "wanted") == (1,)
    marshal = bout("rob", HIGH, LOW, marshal={0: 5})
    assert mat(marshal, 0, "marshal", "wanted") == (0, 1)


def test_robbing_somebody_with_nothing_is_legal() -> None:
    """WL Q-20"""
    opened = bout("rob", HIGH, LOW)
    assert asked(opened) == (0, "act") and mat(opened, 0, "wanted", "money") == (1, 0)


def test_loot_that_the_robber_cannot_carry_is_gone() -> None:
    """WL Q-19"""
    opened = say(bout("rob", HIGH, LOW, money={0: 110, 1: 100}), "money:50")
    assert (mat(opened, 0, "money"), mat(opened, 1, "money")) == ((120,), (50,))
    gold = say(bout("rob", HIGH, LOW, nuggets={0: 4, 1: 4}), "nuggets:2")
    assert (mat(gold, 0, "nuggets"), mat(gold, 1, "nuggets")) == ((4,), (2,))


def test_a_robber_may_take_one_cattle_token_besides() -> None:
    """WL FIGHT-17"""
    opened = say(bout("rob", HIGH, LOW, cattle={1: [GREEN]}, money={1: 20}), "money:10")
    assert asked(opened) == (0, "take_cattle") and options(opened) == ["cattle:green", "pass"]
    say(opened, "cattle:green")
    assert names(opened, HERD[0]) == [GREEN] and names(opened, HERD[1]) == []
    assert last(opened, "cattle_stolen", 0)["token"] == GREEN
    assert "token" not in last(opened, "cattle_stolen", 2)


def test_a_robber_points_at_a_color_and_takes_one_token() -> None:
    """WL FIGHT-17, Q-115"""
    opened = bout("rob", HIGH, LOW, cattle={1: [GREEN, BLUE]}, items={1: ["lasso"]})
    assert options(opened) == ["cattle:green", "cattle:blue", "pass"]
    assert names(say(opened, "cattle:blue"), HERD[0]) == [BLUE]


def test_a_robber_with_cattle_has_no_room_for_more() -> None:
    """WL Q-18, FIGHT-17"""
    opened = bout("rob", HIGH, LOW, cattle={0: [BLUE], 1: [GREEN]}, money={1: 20})
    assert asked(say(opened, "money:10")) == (0, "act")
    assert names(opened, HERD[1]) == [GREEN]


def test_an_arrest_brings_a_marshal_point() -> None:
    """WL FIGHT-18, TRACK-3"""
    opened = let_pass(bout("arrest", HIGH, LOW, marshal={0: 1}, wanted={1: 4}))
    assert mat(opened, 0, "marshal", "money") == (2, 20)  # with the reward of Marshal 2


def test_an_arrested_player_loses_points_cattle_and_half_of_everything() -> None:
    """WL FIGHT-19, FIGHT-20, Q-63"""
    goods = {"money": {1: 70}, "nuggets": {1: 1}, "cattle": {1: [GREEN]}}
    opened = bout("arrest", HIGH, LOW, marshal={0: 1}, wanted={1: 4}, **goods)
    assert mat(opened, 1, "wanted", "money", "nuggets", "wounds", "cards") == (0, 30, 0, 1, 1)
    assert names(opened, HERD[1]) == [] and GREEN in names(opened, RANCH[0])
    assert (where(opened, 1), sheriff_at(opened)) == (OFFICE, OFFICE)
    assert mat(opened, 0, "money", "nuggets") == (20, 0)  # of the track, not the prisoner's


def test_the_sheriff_comes_along_to_his_office() -> None:
    """WL FIGHT-19, Q-63, Q-64"""
    scene_now = {"marshal": {0: 1}, "wanted": {1: 1}, "sheriff": "sunny_hills_5"}
    opened = bout("arrest", HIGH, LOW, **scene_now)
    assert (where(opened, 1), sheriff_at(opened)) == (OFFICE, OFFICE)
    assert where(opened, 0) == FIELD  # the arresting player stays
    placed = {"before": "sunny_hills_5", "space": OFFICE, "cause": "arrest"}
    assert last(opened, "sheriff_placed") == {"event": "sheriff_placed", **placed}


def test_wanted_players_in_the_office_have_nothing_to_fear_from_his_return() -> None:
    """WL Q-63, SHERIFF-12"""
    opened = bout(
        "arrest",
        HIGH,
        LOW,
        marshal={0: 1},
        wanted={1: 1, 2: 1},
        places={2: OFFICE},
        hands={2: [HIGH.replace("clubs", "spades")]},
        sheriff="sunny_hills_5",
    )
    assert mat(opened, 2, "cards", "wanted") == (1, 1) and told(opened, "sheriff_met") == []


def test_the_points_go_before_the_figures_are_placed() -> None:
    """WL Q-63"""
    opened = bout("arrest", HIGH, LOW, marshal={0: 1}, wanted={1: 1})
    order = [key for key in keys(opened) if key in ("arrested", "wanted", "placed")]
    assert order == ["arrested", "wanted", "placed"]
    assert last(opened, "arrested") == {"event": "arrested", "player": 1, "by": 0}


def test_an_arrested_player_may_become_a_marshal() -> None:
    """WL FIGHT-23, TRACK-9"""
    opened = bout("arrest", HIGH, LOW, marshal={0: 1}, wanted={1: 9}, deck=["a_hearts"])
    say(let_pass(opened), "end", "money", "play:a_hearts")
    assert options(opened) == ["marshal:1", "wanted:1"]
    assert mat(say(opened, "marshal:1"), 1, "marshal", "wanted") == (1, 0)


# ---- afterwards


def test_all_played_cards_are_discarded_at_the_end() -> None:
    """WL FIGHT-21, FIGHT-26"""
    opened = facing([HIGH, "6_hearts", "7_hearts"], [LOW, "6_clubs"])
    say(opened, "duel:1", HIGH, "fight", LOW, "play:6_hearts", "play:6_clubs")
    assert names(opened, DISCARD) == []  # they are still on the table
    assert opened.view(2)["players"][0]["played"] == [HIGH, "6_hearts"]
    assert sorted(names(let_pass(opened), DISCARD)) == sorted([HIGH, LOW, "6_hearts", "6_clubs"])


def test_cards_on_the_table_are_not_reshuffled() -> None:
    """WL FIGHT-26, Q-06"""
    elsewhere = all_but(HIGH, LOW, "2_hearts")
    opened = facing([HIGH], [LOW], hands={2: elsewhere}, discard=["2_hearts"])
    say(opened, "duel:1", HIGH, "fight", LOW)
    assert hand(opened, 1) == ["2_hearts"] and last(opened, "reshuffled")["count"] == 1
    assert sorted(names(opened, DISCARD)) == sorted([HIGH, LOW])


def test_the_same_player_is_fought_once_a_turn() -> None:
    """WL FIGHT-22"""
    opened = facing([HIGH, LOW], ["5_clubs"], places={2: FIELD}, hands={2: ["5_spades"]})
    say(opened, "duel:1", HIGH, "fight", "5_clubs")
    let_pass(opened)
    assert why_not(opened, "rob:1") == ("already_fought", {"player": 1}, "WL FIGHT-22")
    assert {"duel:2", "rob:2"} <= set(options(opened))


def test_next_turn_the_same_player_may_be_fought_again() -> None:
    """WL FIGHT-22"""
    opened = facing([HIGH, "k_hearts"], [LOW])
    say(opened, "duel:1", HIGH, "fight", LOW, "pass", "end")
    for seat in (1, 2):
        assert asked(opened) == (seat, "income")
        say(opened, "money", "end")
    assert "duel:1" in options(say(opened, "money"))


def test_starting_a_fight_meets_its_trigger_even_if_it_is_lost() -> None:
    """WL STORY-13, GBH-3"""
    stories = (story_about("start_player_fight"), "the_cruel_wastes")
    opened = bout("duel", LOW, HIGH, stories=stories)
    assert asked(opened) == (0, "disc")


def test_a_target_meets_no_trigger() -> None:
    """WL Q-28, STORY-5"""
    stories = (story_about("take_wound"), "the_cruel_wastes")
    opened = bout("duel", HIGH, LOW, stories=stories)
    assert mat(opened, 1, "wounds") == (1,) and asked(opened) == (0, "act")


def test_three_in_a_space_are_fought_one_by_one() -> None:
    """WL FIGHT-1, FIGHT-22"""
    opened = scene(
        4,
        places={0: FIELD, 1: FIELD, 2: FIELD, 3: FIELD},
        hands={0: ["k_hearts", "k_clubs", "k_spades"]},
    )
    say(opened, "duel:1", "k_hearts", "duel:2", "k_clubs", "duel:3", "k_spades")
    assert mat(opened, 0, "lp") == (6,)
