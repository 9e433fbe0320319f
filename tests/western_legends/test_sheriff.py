"""The Sheriff: when and how he moves, whom he meets, how his fight goes (SHERIFF)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.content.board import AROUND, NAMES, SPACE, members
from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK
from tests.western_legends.fights import (
    OFFICE,
    QUIET,
    let_pass,
    mat,
    scene,
    sheriff_at,
    sheriff_comes,
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

DECK4 = ["fight_8", "fight_2", "fight_4", "fight_5"]
NEAR = "mesitos_point_6"  # a step from the office


def manhunt(**told_so: Any) -> Table:
    """Seat 0 plays Manhunt; where to is still open."""
    hands = {0: ["4_hearts"]} | told_so.pop("hands", {})
    return say(scene(hands=hands, **told_so), "play:4_hearts")


def spaces(opened: Table) -> set[str]:
    """Where he may be sent."""
    return {it.removeprefix("to:") for it in options(opened)} - {"stay"}


def around(start: str, steps: int) -> set[str]:
    """Where so many steps or fewer can end."""
    reached, now = set[int](), {SPACE[start]}
    for _ in range(steps):
        now = {there for here in now for there in members(AROUND[here])}
        reached |= now
    return {NAMES[space] for space in reached}


# ---- when he moves


def test_guard_bandits_and_sheriff_are_no_players() -> None:
    """WL SHERIFF-1"""
    view = scene().view(None)
    assert len(view["players"]) == 3 and view["sheriff"]["space"] == OFFICE


def test_he_is_active_exactly_while_somebody_is_wanted() -> None:
    """WL SHERIFF-2, TRACK-10"""
    assert not scene().view(None)["sheriff"]["active"]
    assert scene(wanted={2: 1}).view(None)["sheriff"]["active"]


def test_an_inactive_sheriff_is_moved_by_nothing() -> None:
    """WL SHERIFF-2, Q-94"""
    opened = manhunt(marshal={0: 2})
    assert asked(opened) == (0, "act") and sheriff_at(opened) == OFFICE
    assert mat(opened, 0, "lp") == (1,)  # a Marshal still gains it


def test_manhunt_moves_him_up_to_three_spaces() -> None:
    """WL SHERIFF-3, Q-13"""
    opened = manhunt(wanted={1: 1})
    assert asked(opened) == (0, "sheriff") and "stay" in options(opened)
    assert spaces(opened) == around(OFFICE, 3)
    say(opened, "to:mesitos_point_5")
    line = last(opened, "sheriff_rode")
    assert (line["player"], line["cause"], line["path"][0]) == (0, "manhunt", OFFICE)
    assert len(line["path"]) == 4 and sheriff_at(opened) == "mesitos_point_5"


def test_he_may_stay_where_he_is() -> None:
    """WL Q-13"""
    opened = say(manhunt(wanted={1: 1}), "stay")
    assert sheriff_at(opened) == OFFICE and told(opened, "sheriff_rode") == []


def test_a_completed_story_moves_him_by_its_number() -> None:
    """WL SHERIFF-3, STORY-9"""
    opened = scene(stories=("blood_money", QUIET[0]), discs=[(0, 1), ()], wanted={2: 1})
    say(opened, "end", "money:30", "money:30")
    assert asked(opened) == (0, "sheriff") and spaces(opened) == around(OFFICE, 3)


@pytest.mark.parametrize("space", ["north", "south"])
def test_mesas_are_closed_to_him(space: str) -> None:
    """WL Q-14, MOVE-3"""
    opened = manhunt(wanted={1: 1}, sheriff="darkrock_street_east")
    assert space not in spaces(opened) and spaces(opened) == around("darkrock_street_east", 3)


def test_he_passes_bandits_and_players_who_are_not_wanted() -> None:
    """WL Q-14"""
    opened = manhunt(
        wanted={1: 1},
        places={0: "cliff_junction_1", 2: "cliff_junction_2"},
        bandits=["dixon_creek"],
        sheriff="darkrock_street_east",
    )
    say(opened, "to:cliff_junction_2")
    assert last(opened, "sheriff_rode")["path"][1] == "dixon_creek"
    assert told(opened, "fight") == [] and west(opened).bandits


def test_he_stops_at_the_first_wanted_player() -> None:
    """WL Q-12, STORY-11"""
    opened = manhunt(wanted={1: 1}, places={1: "dixon_creek"}, sheriff="darkrock_street_east")
    assert "cliff_junction_1" not in spaces(opened)  # only behind the Wanted player
    assert why_not(opened, "to:cliff_junction_1")[0] == "sheriff_cannot"
    say(opened, "to:dixon_creek")
    assert last(opened, "sheriff_met") == {
        "event": "sheriff_met",
        "players": [1],
        "space": "dixon_creek",
    }


def test_too_far_for_him_is_told_with_numbers() -> None:
    """WL SHERIFF-3"""
    reason, values, rule = why_not(manhunt(wanted={1: 1}), "to:red_falls_cabaret")
    assert values["has"] == 3 and int(str(values["needs"])) > 3 and rule == "WL SHERIFF-3"
    assert reason in ("too_far", "sheriff_cannot")


def test_with_exact_steps_he_goes_the_whole_number() -> None:
    """WL Q-13, D-39"""
    opened = manhunt(wanted={1: 1}, sheriff_exact=True)
    assert "stay" not in options(opened)
    say(opened, "to:mesitos_point_5")
    assert len(last(opened, "sheriff_rode")["path"]) == 4


def test_with_exact_steps_he_may_go_back_and_forth() -> None:
    """WL Q-13"""
    opened = manhunt(wanted={1: 1}, sheriff_exact=True, sheriff="spikes_view_mine")
    say(opened, "to:spikes_view_hideout")
    path = last(opened, "sheriff_rode")["path"]
    assert len(path) == 4 and path[-1] == "spikes_view_hideout"


def test_zero_steps_beside_a_wanted_player_are_no_attempt() -> None:
    """WL Q-15, SHERIFF-6"""
    opened = manhunt(wanted={1: 1}, places={1: OFFICE}, hands={1: ["k_hearts"]})
    say(opened, "stay")
    assert told(opened, "sheriff_met") == [] and hand(opened, 1) == ["k_hearts"]


def test_leaving_and_coming_back_is_an_entry() -> None:
    """WL Q-16"""
    opened = manhunt(wanted={1: 1}, places={1: OFFICE}, hands={1: ["k_hearts", "5_hearts"]})
    say(opened, f"to:{OFFICE}")
    assert last(opened, "sheriff_met")["players"] == [1]


# ---- whom he meets


def test_every_wanted_player_he_meets_discards_a_card_of_choice() -> None:
    """WL SHERIFF-4, Q-82, Q-83"""
    opened = sheriff_comes(
        {1: 1, 2: 2}, {1: ["k_hearts", "5_hearts"], 2: ["q_hearts", "5_clubs"]}, places={2: NEAR}
    )
    assert [(ask.seat, ask.key) for ask in opened.asks] == [(1, "discard"), (2, "discard")]
    say(opened, (2, "5_clubs"))
    assert told(opened, "discarded") == []  # nobody sees it before all have chosen
    say(opened, (1, "5_hearts"))
    assert [it["cards"] for it in told(opened, "discarded")] == [["5_hearts"], ["5_clubs"]]


def test_who_is_not_wanted_has_nothing_to_do_with_it() -> None:
    """WL SHERIFF-4"""
    opened = sheriff_comes(
        {1: 1}, {1: ["k_hearts", "5_hearts"], 2: ["q_hearts", "5_clubs"]}, places={2: NEAR}
    )
    assert [ask.seat for ask in opened.asks] == [1]


def test_of_several_the_mover_names_the_one_he_fights() -> None:
    """WL SHERIFF-5, Q-83, Q-99"""
    opened = sheriff_comes({1: 1, 2: 2}, {1: ["k_hearts"]}, places={2: NEAR})
    say(opened, "k_hearts")
    assert asked(opened) == (0, "sheriff_target") and options(opened) == ["seat:1", "seat:2"]
    say(opened, "seat:2")
    assert last(opened, "fight")["attacker"] == 2


def test_the_mover_may_be_one_of_them() -> None:
    """WL Q-99, Q-33"""
    opened = sheriff_comes({0: 1, 1: 1}, {}, places={0: NEAR}, fight_deck=DECK4)
    assert asked(opened) == (0, "sheriff_target") and options(opened) == ["seat:0", "seat:1"]


def test_becoming_wanted_beside_him_is_safe_for_now() -> None:
    """WL SHERIFF-6"""
    opened = scene(places={0: OFFICE}, hands={0: ["a_hearts", "5_hearts"]})
    say(opened, "play:a_hearts", "wanted:1", "pass")
    assert mat(opened, 0, "wanted") == (1,) and told(opened, "sheriff_met") == []


# ---- his fight


def standing(**told_so: Any) -> Table:
    """He has come for seat 1, who holds a king and may stand or give up."""
    hands = {1: ["k_hearts", "5_hearts"]}
    opened = sheriff_comes({1: 4}, hands, fight_deck=DECK4, **told_so)
    return say(opened, "5_hearts")


def test_the_wanted_player_may_fight_or_give_up() -> None:
    """WL SHERIFF-7"""
    opened = standing()
    assert asked(opened) == (1, "stand") and options(opened) == ["fight", "decline"]
    assert told(opened, "fight_cards") == []  # nothing is drawn before that


def test_giving_up_is_an_arrest_with_wound_and_card() -> None:
    """WL SHERIFF-7, SHERIFF-9"""
    opened = say(standing(money={1: 70}, nuggets={1: 3}), "decline")
    assert mat(opened, 1, "wanted", "wounds", "cards") == (0, 1, 2)
    assert mat(opened, 1, "money", "nuggets") == (30, 1)
    assert told(opened, "fight_cards") == [] and where(opened, 1) == OFFICE


def test_the_right_neighbour_of_the_wanted_player_plays_the_sheriff() -> None:
    """WL SHERIFF-7, Q-71"""
    opened = say(standing(), "fight", "k_hearts")
    assert asked(opened) == (0, "npc_card") and sorted(options(opened)) == sorted(DECK4)


def test_if_the_mover_is_hunted_somebody_else_plays_the_sheriff() -> None:
    """WL Q-33, Q-71"""
    opened = sheriff_comes({0: 1}, {0: ["k_hearts", "5_clubs"]}, places={0: NEAR}, fight_deck=DECK4)
    say(opened, "5_clubs", "fight", "k_hearts")
    assert asked(opened) == (2, "npc_card")


def test_the_wanted_player_reacts_also_on_anothers_turn() -> None:
    """WL SHERIFF-7, Q-97"""
    hands = {0: ["6_clubs"], 1: ["7_hearts", "6_hearts", "5_hearts"]}
    opened = sheriff_comes({1: 4}, hands, fight_deck=DECK4)
    say(opened, "5_hearts", "fight", "7_hearts", "fight_8")
    assert asked(opened) == (1, "react") and options(opened) == ["pass", "play:6_hearts"]
    say(opened, "play:6_hearts")
    assert last(opened, "compared")["values"] == [7, 6]
    assert asked(opened) == (0, "act")  # the mover was asked for no Reaction


def test_the_order_of_his_fight() -> None:
    """WL SHERIFF-7"""
    opened = say(standing(items={1: ["revolver+"]}), "fight", "k_hearts", "fight_8")
    steps = ("sheriff_met", "fight", "put_down", "fight_cards", "revealed", "lowered", "fight_card")
    order = [key for key in keys(opened) if key in (*steps, "compared", "sheriff_placed")]
    assert order == [*steps, "compared", "sheriff_placed"]


def test_he_wins_ties() -> None:
    """WL SHERIFF-8"""
    hands = {1: ["8_spades", "5_hearts"]}
    opened = sheriff_comes({1: 4}, hands, fight_deck=DECK4)
    say(opened, "5_hearts", "fight", "8_spades", "fight_8")
    assert last(opened, "compared")["winner"] is None and mat(opened, 1, "wanted") == (0,)


def test_who_escapes_gains_nothing_and_he_goes_home() -> None:
    """WL SHERIFF-10, SHERIFF-12"""
    opened = say(standing(money={1: 50}), "fight", "k_hearts", "fight_2")
    assert mat(opened, 1, "wanted", "money", "lp", "cards") == (4, 50, 0, 0)
    assert (where(opened, 1), sheriff_at(opened)) == (NEAR, OFFICE)
    assert last(opened, "sheriff_placed")["cause"] == "escaped"
    assert asked(opened) == (0, "act")  # his move is over


def test_all_four_fight_cards_go_under_the_deck() -> None:
    """WL SHERIFF-11"""
    opened = say(standing(), "fight", "k_hearts", "fight_8")
    assert sorted(names(opened, FIGHT_DECK)[-4:]) == sorted(DECK4)
    assert "k_hearts" in names(opened, DISCARD)


def test_his_return_is_a_placement_and_scares_nobody() -> None:
    """WL SHERIFF-12, Q-63, EXD-26"""
    hands = {1: ["k_hearts", "5_hearts"], 2: ["5_clubs"]}
    opened = sheriff_comes({1: 4, 2: 1}, hands, places={2: OFFICE}, fight_deck=DECK4)
    say(opened, "5_hearts", "fight", "k_hearts", "fight_2")
    assert sheriff_at(opened) == where(opened, 2) == OFFICE
    assert hand(opened, 2) == ["5_clubs"] and len(told(opened, "sheriff_met")) == 1


def test_without_a_card_the_wanted_player_is_arrested() -> None:
    """WL Q-05, Q-82"""
    opened = sheriff_comes({1: 4}, {})
    assert last(opened, "no_card")["player"] == 1
    assert mat(opened, 1, "wanted", "wounds", "cards") == (0, 1, 1)
    assert told(opened, "fight_cards") == []


def test_the_last_wanted_player_gone_he_rests() -> None:
    """WL Q-65, SHERIFF-2"""
    opened = say(standing(), "decline")
    assert not opened.view(None)["sheriff"]["active"] and sheriff_at(opened) == OFFICE


def test_the_movers_turn_goes_on_after_the_fight() -> None:
    """WL Q-97, Q-62"""
    opened = say(standing(), "decline")
    assert asked(opened) == (0, "act") and west(opened).actions == 2


def test_arrested_on_the_own_turn_one_goes_on_from_the_office() -> None:
    """WL Q-62"""
    opened = say(sheriff_comes({0: 1}, {0: ["5_clubs"]}, places={0: NEAR}), "5_clubs")
    assert where(opened, 0) == OFFICE and asked(opened) == (0, "act")
    assert west(opened).actions == 2 and mat(opened, 0, "lp") == (0,)


def test_points_of_a_fight_card_in_his_fight_belong_to_the_wanted_player() -> None:
    """WL Q-97, Q-103"""
    deck = ["fight_a", "fight_2", "fight_3", "fight_4"]
    opened = sheriff_comes({1: 4}, {1: ["k_hearts", "5_hearts"]}, fight_deck=deck)
    say(opened, "5_hearts", "fight", "k_hearts", "fight_a")
    assert asked(opened) == (1, "choose") and options(opened) == ["lp:1", "wanted:1"]
    assert mat(let_pass(say(opened, "lp:1")), 1, "lp") == (1,)
