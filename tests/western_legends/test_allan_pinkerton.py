"""Allan Pinkerton, Interrogation."""

from typing import Any

from saddlebag import Table
from saddlebag.bots import Chair, greedy
from saddlebag.western_legends.zones import DISCARD
from tests.western_legends.fights import QUIET, scene, story_about
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

HERE, NEXT, FAR = "spikes_view_9", "spikes_view_8", "sunny_hills_3"
HELD = ["5_clubs", "5_hearts", "k_hearts"]


def detective(theirs: list[str] = HELD, place: str = HERE, seats: int = 3, **told: Any) -> Table:
    """Allan Pinkerton, seat 0; seat 1 holds these cards."""
    line: dict[str, Any] = {
        "characters": {0: "allan_pinkerton"},
        "lp": {0: 5},
        "places": {0: HERE, 1: place},
        "hands": {0: ["2_clubs"], 1: theirs},
        "stories": QUIET,
    }
    return scene(seats, fistful_of_extras=True, **(line | told))


def test_he_sees_a_hand_and_has_all_cards_of_a_rank_discarded() -> None:
    """WL Q-118, CHAR-3"""
    opened = say(detective(), "question:1")
    assert (asked(opened), options(opened)) == ((0, "name_rank"), ["rank:k", "rank:5"])
    say(opened, "rank:5")
    assert (hand(opened, 1), sorted(names(opened, DISCARD))) == (
        ["k_hearts"],
        ["5_clubs", "5_hearts"],
    )
    assert (last(opened, "discarded")["seat"], last(opened, "named_rank")["rank"]) == (1, "5")
    assert (asked(opened), west(opened).actions) == ((0, "act"), 2)


def test_he_alone_sees_the_hand() -> None:
    """WL Q-118, Q-89"""
    opened = say(detective(), "question:1")
    assert sorted(last(opened, "looked", 0)["cards"]) == HELD
    assert sorted(opened.view(0)["players"][1]["hand"]["known"]) == HELD
    assert "cards" not in last(opened, "looked", 2)
    assert opened.view(2)["players"][1]["hand"] == {"count": 3, "known": []}


def test_what_he_saw_stays_true_however_the_rest_is_dealt() -> None:
    """WL Q-89: for him the hand is certain, for a third player it can be any."""
    opened = say(detective(), "question:1")
    his = {tuple(hand(opened.imagine(0, seed), 1)) for seed in range(20)}
    others = {tuple(hand(opened.imagine(2, seed), 1)) for seed in range(20)}
    assert his == {tuple(hand(opened, 1))} and len(others) > 10
    for seed in range(20):
        world = opened.imagine(2, seed)
        assert world.ask and f"rank:{hand(world, 1)[0].split('_')[0]}" in world.ask.options


def test_afterwards_he_still_knows_the_rest() -> None:
    """WL Q-118"""
    opened = say(detective(), "question:1", "rank:5")
    assert {tuple(hand(opened.imagine(0, seed), 1)) for seed in range(10)} == {("k_hearts",)}
    assert len({tuple(hand(opened.imagine(2, seed), 1)) for seed in range(10)}) > 3


def test_whether_he_may_ask_tells_nothing_about_the_hand() -> None:
    """WL Q-137"""
    opened = detective(["joker_red"], jokers=True)
    worlds = [opened.imagine(0, seed) for seed in range(10)]
    assert len({tuple(hand(world, 1)) for world in worlds}) > 3
    assert all(options(world) == options(opened) for world in worlds)


def test_a_joker_has_no_rank_and_stays() -> None:
    """WL Q-118, Q-137"""
    opened = say(detective(["joker_red", "5_clubs"], jokers=True), "question:1")
    assert options(opened) == ["rank:5"]
    assert hand(say(opened, "rank:5"), 1) == ["joker_red"]
    alone = say(detective(["joker_red"], jokers=True), "question:1")
    assert (asked(alone), hand(alone, 1), west(alone).actions) == ((0, "act"), ["joker_red"], 2)


def test_next_to_him_is_near_enough() -> None:
    """WL Q-118"""
    assert "question:1" in options(detective(place=NEXT))
    opened = detective(place=FAR)
    assert "question:1" not in options(opened)
    assert why_not(opened, "question:1") == ("not_near", {"player": 1}, "WL Q-118")


def test_nobody_without_cards_can_be_questioned() -> None:
    """WL Q-118"""
    opened = detective([], place=NEXT)
    assert why_not(opened, "question:1") == ("no_hand", {"player": 1}, "WL Q-118")


def test_nor_can_the_man_in_black() -> None:
    """WL Q-118, Q-124"""
    opened = detective(seats=2, places={0: HERE, 1: FAR, 2: HERE})
    assert why_not(opened, "question:2")[0] == "no_hand"


def test_a_rank_he_sees_must_be_named() -> None:
    """WL Q-118"""
    opened = say(detective(), "question:1")
    assert why_not(opened, "rank:a") == ("rank_not_seen", {"player": 1}, "WL Q-118")
    assert why_not(opened, "pass")[0] == "compulsory"


def test_a_discarded_instincts_pays_its_owner() -> None:
    """WL Q-118, Q-31"""
    opened = detective(["9_clubs", "k_hearts"], deck=["2_hearts"])
    say(opened, "question:1", "rank:9")
    assert hand(opened, 1) == ["2_hearts", "k_hearts"]


def test_he_may_ask_the_same_player_again() -> None:
    """WL Q-118: no fight, so FIGHT-22 does not apply."""
    opened = say(detective(), "question:1", "rank:5", "question:1", "rank:k")
    assert (hand(opened, 1), west(opened).actions, west(opened).fought) == ([], 1, 0)


def test_it_is_no_action_of_a_poker_card() -> None:
    """WL Q-138"""
    opened = detective(stories=(story_about("card_action"), "the_cruel_wastes"))
    assert asked(say(opened, "question:1", "rank:5")) == (0, "act")


def test_before_five_points_the_refusal_says_when() -> None:
    """WL CHAR-2"""
    lacks = {"has": 4, "needs": 5}
    assert why_not(detective(lp={0: 4}), "question") == ("ability_locked", lacks, "WL CHAR-2")


def test_others_have_no_such_action() -> None:
    """WL CHAR-3"""
    opened = detective(characters={0: "annie_oakley"})
    assert opened.ask and not [
        it for it in opened.ask.refusals() if "question" in str(it["answer"])
    ]
    assert "looked" not in keys(opened) and told(opened, "demanded") == []


def test_a_bot_names_the_rank_that_costs_most() -> None:
    """WL Q-118"""
    opened = say(detective(["3_clubs", "a_clubs"]), "question:1")
    assert greedy.choose(Chair(opened, 0, 0)) == "rank:a"
