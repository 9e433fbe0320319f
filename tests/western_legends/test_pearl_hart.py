"""Pearl Hart, Getaway."""

from typing import Any

from saddlebag import Table
from saddlebag.bots import Chair, greedy
from saddlebag.western_legends import GAME
from tests.western_legends.fights import (
    BEFORE_IT,
    GREEN,
    HIDEOUT,
    bout,
    heist_bout,
    let_pass,
    mat,
    scene,
    where,
)
from tests.western_legends.seen import asked, hand, keys, last, options, say, told, west, why_not

NEAR = "mesitos_point_6"  # two steps from the Sheriff
STORY = "fence_cutters"  # a point of one's own track; then gangs and the Sheriff
PEARL: dict[str, Any] = {
    "characters": {0: "pearl_hart"},
    "lp": {0: 5},
    "fistful_of_extras": True,
}


def legend(**told: Any) -> Table:
    """Pearl, seat 0, has played Living Legend; without a track she chooses one."""
    line = PEARL | {"hands": {0: ["a_hearts"]}, "places": {0: BEFORE_IT}} | told
    return say(scene(**line), "play:a_hearts")


def getaways(opened: Table) -> int:
    """How many cards she has drawn for it."""
    return len([line for line in told(opened, "drew") if line["cause"] == "getaway"])


def test_points_bring_a_card_at_once_and_a_ride_when_the_action_is_over() -> None:
    """WL Q-131, Q-107"""
    opened = say(legend(), "marshal:1", "pass")
    assert (getaways(opened), asked(opened)) == (1, (0, "getaway"))
    assert "stay" in options(opened)
    say(opened, "to:cliff_junction_2")
    assert (where(opened, 0), asked(opened), west(opened).actions) == (
        "cliff_junction_2",
        (0, "act"),
        2,
    )
    assert last(opened, "rode")["cause"] == "getaway"


def test_the_card_may_answer_the_gain_that_brought_it() -> None:
    """WL Q-131: it is drawn before the cause is fully paid."""
    opened = say(legend(deck=["7_hearts"]), "marshal:1")
    assert (asked(opened), "play:7_hearts" in options(opened)) == ((0, "reputation"), True)


def test_a_reputation_point_is_a_gain_of_its_own() -> None:
    """WL Q-131, CARD-6"""
    opened = legend(hands={0: ["a_hearts", "7_hearts"]})
    say(opened, "marshal:1", "play:7_hearts")
    assert (getaways(opened), asked(opened)) == (2, (0, "getaway"))
    say(opened, "to:cliff_junction_2")
    assert asked(opened) == (0, "getaway")  # the second ride; the order makes no difference
    assert asked(say(opened, "stay")) == (0, "act")


def test_several_points_of_one_cause_are_one_gain() -> None:
    """WL Q-131"""
    opened = let_pass(heist_bout("k_hearts", "fight_8", **PEARL))
    assert (mat(opened, 0, "wanted"), getaways(opened)) == ((3,), 1)


def test_a_point_past_the_end_of_the_track_is_a_gain() -> None:
    """WL Q-131, Q-30"""
    opened = legend(wanted={0: 9})
    assert (getaways(opened), last(opened, "lp")["cause"]) == (1, "wanted_track_end")


def test_points_on_another_players_turn_bring_nothing() -> None:
    """WL CHAR-3, Q-131"""
    line = PEARL | {"characters": {1: "pearl_hart"}, "lp": {1: 5}}
    opened = bout("duel", "5_clubs", "k_hearts", proud_target=True, **line)
    assert getaways(opened) == 0
    assert getaways(bout("rob", "k_hearts", "5_clubs", **line)) == 0


def test_a_bandit_ends_the_ride_and_is_fought() -> None:
    """WL Q-113, MOVE-5"""
    opened = legend(bandits=[HIDEOUT], fight_deck=["fight_8", "fight_2"])
    say(opened, "marshal:1", "pass", f"to:{HIDEOUT}")
    assert last(opened, "fight")["kind"] == "bandit"
    assert west(opened).actions == 2


def test_what_she_gains_in_that_fight_brings_another_ride() -> None:
    """WL Q-131, Q-106"""
    cards = {0: ["a_hearts", "k_clubs"]}
    opened = legend(bandits=[HIDEOUT], fight_deck=["fight_8", "fight_2"], hands=cards)
    say(opened, "marshal:1", "pass", f"to:{HIDEOUT}", (0, "k_clubs"), (2, "fight_8"), "pass")
    say(opened, "marshal:1")
    let_pass(opened, "reputation")
    assert (asked(opened), getaways(opened)) == ((0, "getaway"), 2)


def test_after_a_fight_in_a_move_action_she_rides_when_the_action_is_over() -> None:
    """WL Q-107"""
    line = PEARL | {"hands": {0: ["k_clubs"]}, "places": {0: BEFORE_IT}, "bandits": [HIDEOUT]}
    opened = scene(fight_deck=["fight_8", "fight_2"], **line)
    say(opened, f"ride:{HIDEOUT}", (0, "k_clubs"), (2, "fight_8"), "marshal:1", "pass")
    assert asked(opened) == (0, "move_end")
    assert asked(say(opened, "pass")) == (0, "getaway")


def test_in_the_end_of_turn_phase_no_bandits_space_is_entered() -> None:
    """WL Q-113, Q-110"""
    line: dict[str, Any] = {"places": {0: BEFORE_IT}, "bandits": [HIDEOUT], "marshal": {0: 1, 1: 1}}
    opened = scene(stories=[STORY], discs=((0, 0, 1), ()), **(PEARL | line))
    let_pass(say(opened, "end"), "reputation")
    assert (asked(opened), getaways(opened)) == ((0, "getaway"), 1)
    assert why_not(opened, f"to:{HIDEOUT}")[0] == "bandit_there"
    assert asked(say(opened, "to:cliff_junction_2")) == (1, "income")


def test_wanted_she_does_not_ride_to_the_sheriff() -> None:
    """WL MOVE-6, Q-17"""
    opened = say(legend(sheriff="cliff_junction_2"), "wanted:1", "pass")
    assert why_not(opened, "to:cliff_junction_2")[0] == "sheriff_there"


def test_before_five_points_there_is_no_getaway() -> None:
    """WL CHAR-2"""
    opened = say(legend(lp={0: 3}), "marshal:1")
    assert (getaways(opened), asked(opened)) == (0, (0, "act"))


def test_where_any_movement_delivers_her_ride_does() -> None:
    """WL Q-52"""
    herd = {"places": {0: "spikes_view_9"}, "cattle": {0: [GREEN]}, "delivery": "any"}
    opened = say(legend(**herd), "marshal:1", "pass", "to:spikes_view_rail_station")
    assert (asked(opened)[1], "deliver" in options(opened)) == ("after_move", True)


# ---- the order of what waits


def hot() -> Table:
    """Pearl reaches the second row of the Wanted track with a hot Sheriff."""
    opened = legend(wanted={0: 3}, places={0: NEAR}, hot_sheriff=True)
    return let_pass(opened, "reputation")


def test_who_is_on_turn_chooses_what_comes_first() -> None:
    """WL Q-142, Q-106"""
    opened = hot()
    assert (asked(opened), sorted(options(opened))) == (
        (0, "waiting"),
        ["getaway:0", "hot_sheriff:0"],
    )
    assert why_not(opened, "pass") == ("compulsory", {}, "WL Q-142")
    say(opened, "getaway:0", "stay")
    assert asked(opened) == (1, "sheriff")
    assert asked(say(opened, "stay")) == (0, "act")


def test_the_other_order_is_possible_too() -> None:
    """WL Q-142"""
    opened = say(hot(), "hot_sheriff:0")
    assert asked(opened) == (1, "sheriff")
    assert asked(say(opened, "stay")) == (0, "getaway")


def test_two_players_hot_sheriffs_are_ordered_as_well() -> None:
    """WL Q-142, Q-126; before version 3 they came as they had come up."""
    line: dict[str, Any] = {"wanted": {0: 3, 1: 3}, "hot_sheriff": True, "discs": ((0, 1, 1), ())}
    opened = say(let_pass(say(scene(stories=[STORY], **line), "end")), "stay")
    assert (asked(opened), options(opened)) == ((0, "waiting"), ["hot_sheriff:0", "hot_sheriff:1"])
    older = say(let_pass(say(scene(stories=[STORY], version=2, **line), "end")), "stay")
    assert asked(older) == (1, "sheriff")


def test_a_bot_rides_when_the_sheriff_has_come_to_rest() -> None:
    """WL Q-142"""
    assert greedy.choose(Chair(hot(), 0, 0)) == "hot_sheriff:0"


def test_her_token_is_there_from_the_start() -> None:
    """WL Q-130"""
    options = {"characters": ["pearl_hart", "annie_oakley", "bass_reeves"]}
    opened = say(GAME.table(3, 1, options | {"fistful_of_extras": True}), "green")
    assert "cattle_taken" in keys(opened) and hand(opened, 0) != []
