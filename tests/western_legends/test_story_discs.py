"""Story discs: when they are offered, placed and moved (STORY-1 to STORY-7, STORY-15)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends.state import TURN_START
from saddlebag.western_legends.stories.discs import place_disc
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, options, say, told, west, why_not

# Triggers: 2 LP with one action, spend $80 in a town, track points, three regions, take a wound.
LP, SPEND, POINTS, REGIONS, WOUND = (
    *("blood_money", "spit_shined_and_proper", "the_law"),
    *("the_cruel_wastes", "rub_some_dirt_in_it"),
)
SIX = ["2_clubs", "3_clubs", "4_clubs", "6_clubs", "7_clubs", "8_clubs"]


def reveller(left: str = LP, right: str = REGIONS, seats: int = 3, **scene: Any) -> Table:
    """Seat 0 at the Cabaret with $120: `revel:60` meets LP, `revel:90` LP and SPEND."""
    scene.setdefault("places", {0: "red_falls_cabaret"})
    return table(seats, stories=[left, right][: 2 if right else 1], money={0: 120}, **scene)


def discs(of: Table) -> list[tuple[int, ...]]:
    return west(of).discs


# ---- the offer


def test_two_stories_are_open() -> None:
    """WL STORY-1"""
    stories = table(stories=[LP, POINTS]).view(None)["stories"]
    assert [it["story"] for it in stories] == [LP, POINTS]


def test_a_trigger_met_by_an_action_offers_a_disc() -> None:
    """WL STORY-2, STORY-13, STORY-15"""
    story = say(reveller(), "revel:60")
    assert asked(story) == (0, "disc") and options(story) == ["place:0", "pass"]
    say(story, "place:0")
    assert discs(story) == [(0,), ()]
    line = {"player": 0, "story": LP, "deck": 0, "moved": False, "discs": 1, "needed": 2}
    assert last(story, "disc") == {"event": "disc"} | line


def test_one_point_of_an_action_is_not_enough() -> None:
    """WL STORY-2, STORY-13, Q-72"""
    story = say(reveller(), "revel:30")
    assert asked(story) == (0, "act")
    assert asked(say(story, "revel:30")) == (0, "act")  # one point each from two actions


def test_points_on_a_track_meet_their_trigger() -> None:
    """WL STORY-13"""
    story = table(stories=[POINTS, LP], hands={0: ["a_spades"]})
    say(story, "play:a_spades", "marshal:1")
    assert asked(story) == (0, "disc") and options(story) == ["place:0", "pass"]


def test_starting_a_fight_meets_its_trigger_also_when_it_is_lost() -> None:
    """WL STORY-13, GBH-3"""
    here = {0: "spikes_view_9", 1: "spikes_view_9"}
    hands = {0: ["2_hearts"], 1: ["k_spades"]}
    story = table(stories=["who_threw_it", LP], places=here, hands=hands)
    say(story, "duel:1", "2_hearts", "fight", "k_spades")
    assert west(story).wounds[0] == 1
    assert asked(story) == (0, "disc") and "place:0" in options(story)


def test_nobody_has_to_place_a_disc() -> None:
    """WL STORY-2, Q-85"""
    story = say(reveller(), "revel:60", "pass")
    assert discs(story) == [(), ()] and asked(story) == (0, "act")


def test_a_refused_offer_lapses_and_a_later_trigger_makes_a_new_one() -> None:
    """WL STORY-15"""
    story = say(reveller(), "revel:60", "pass", "work")
    assert asked(story) == (0, "act")
    assert asked(say(story, "revel:60")) == (0, "disc")


def test_a_player_places_one_disc_a_turn() -> None:
    """WL STORY-3"""
    story = say(reveller(), "revel:60", "place:0", "revel:60")
    assert asked(story) == (0, "act") and discs(story) == [(0,), ()]


def test_two_triggers_met_by_one_action_are_one_offer() -> None:
    """WL STORY-4, Q-108"""
    story = say(reveller(LP, SPEND), "revel:90")
    assert options(story) == ["place:0", "place:1", "pass"]
    assert discs(say(story, "place:1")) == [(), (0,)]


def test_the_same_trigger_on_both_stories_is_one_offer() -> None:
    """WL STORY-4"""
    assert options(say(reveller(LP, "high_noon"), "revel:60")) == ["place:0", "place:1", "pass"]


def test_nobody_places_a_disc_on_the_turn_of_another_player() -> None:
    """WL STORY-5, Q-28"""
    here = {0: "spikes_view_9", 1: "spikes_view_9"}
    hands = {0: ["k_spades"], 1: ["2_hearts"]}
    story = table(stories=[WOUND, REGIONS], places=here, hands=hands)
    say(story, "duel:1", "k_spades", "decline")
    assert west(story).wounds[1] == 1 and asked(story) == (0, "act")
    assert "disc" not in keys(story)


def test_the_start_of_a_turn_counts_as_ones_own_turn() -> None:
    """WL STORY-15"""
    begun = table(
        characters={0: "bass_reeves", 1: "annie_oakley"},
        phase=TURN_START,
        lp={0: 5},
        hands={0: SIX},
        deck=["9_clubs"],
        stories=["cold_camp_cooking", LP],
    )
    assert asked(begun) == (0, "disc")
    assert asked(say(begun, "place:0")) == (0, "income")


def test_the_end_of_turn_is_too_late() -> None:
    """WL STORY-15, Q-27"""
    story = table(stories=[POINTS, "dead_or_alive"], discs=((1, 0), ()))
    say(story, "end")
    assert last(story, "marshal")["after"] == 1 and not told(story, "disc")
    assert asked(story) == (1, "income")


# ---- moving, and what cannot be done


def test_with_both_discs_on_cards_one_may_be_moved_from_the_other_card() -> None:
    """WL STORY-6"""
    story = say(reveller(LP, SPEND, seats=5, discs=((0,), (1, 0))), "revel:60")
    assert options(story) == ["move:0", "pass"]
    say(story, "move:0")
    assert discs(story) == [(0, 0), (1,)] and last(story, "disc")["moved"] is True


def test_with_a_disc_in_hand_none_is_moved() -> None:
    """WL STORY-6"""
    story = say(reveller(discs=((), (0,))), "revel:60")
    assert options(story) == ["place:0", "pass"]
    assert discs(say(story, "place:0")) == [(0,), (0,)]


def test_nobody_has_a_third_disc_for_a_card_with_two_of_theirs() -> None:
    """WL Q-25"""
    story = say(reveller(seats=5, discs=((0, 0), ())), "revel:60")
    assert asked(story) == (0, "act")


def test_two_discs_on_one_card_may_be_moved_to_the_other_one_by_one() -> None:
    """WL STORY-6, Q-25"""
    story = say(reveller(seats=5, discs=((), (0, 0))), "revel:60", "move:0")
    assert discs(story) == [(0,), (0,)]


def test_a_disc_never_leaves_a_full_card() -> None:
    """WL Q-26"""
    story = say(reveller(discs=((0,), (1, 0))), "revel:60")
    assert asked(story) == (0, "act")


def test_a_full_card_gets_no_more_discs() -> None:
    """WL STORY-7, Q-26"""
    story = say(reveller(LP, SPEND, discs=((1, 2), ())), "revel:90")
    assert options(story) == ["place:1", "pass"]
    why = ("story_full", {"story": LP, "needs": 2}, "WL STORY-7")
    assert why_not(story, "place:0") == why


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_many_players_need_one_disc_more(seats: int, needed: int) -> None:
    """WL STORY-7"""
    story = say(reveller(seats=seats), "revel:60", "place:0")
    assert last(story, "disc")["needed"] == needed


def test_a_story_whose_trigger_was_not_met_is_refused() -> None:
    """WL STORY-2"""
    story = say(reveller(), "revel:60")
    why = ("trigger_not_met", {"story": REGIONS, "trigger": "three_regions"}, "WL STORY-2")
    assert why_not(story, "place:1") == why


def test_both_own_discs_on_a_card_are_the_reason_for_no_third() -> None:
    """WL Q-25"""
    story = say(reveller(LP, SPEND, seats=5, discs=((0, 0), ())), "revel:90")
    why = ("both_discs_there", {"story": LP, "has": 2}, "WL Q-25")
    assert options(story) == ["move:1", "pass"] and why_not(story, "place:0") == why


def test_the_man_in_black_has_two_discs_as_well() -> None:
    """WL Q-125, STORY-6"""
    story = table(2, stories=[LP, POINTS], discs=((2,), (2,)))
    place_disc(west(story), 2, 0)
    assert discs(story) == [(2, 2), ()]


def test_a_first_game_has_one_open_story() -> None:
    """WL FIRST-4, STORY-1"""
    first = say(reveller(right="", first_game=True), "revel:60")
    assert options(first) == ["place:0", "pass"]
    assert first.view(None)["stories"][1] is None


def test_discs_in_a_first_game_are_never_moved() -> None:
    """WL Q-34, STORY-6"""
    first = reveller(right="", seats=5, first_game=True, discs=((0, 0), ()))
    assert asked(say(first, "revel:60")) == (0, "act")
