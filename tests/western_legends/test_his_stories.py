"""Story discs of the Man in Black, and the Sheriff he sends out (Q-77, Q-99, Q-125)."""

import pytest

from saddlebag.western_legends.state import STORIES
from tests.western_legends.his_turn import HIM, his, lp, spawned
from tests.western_legends.scene import table
from tests.western_legends.seen import keys, last, told, west

HELD = ["3_clubs", "4_clubs"]


# ---- stories


def test_his_disc_goes_to_the_story_with_most_discs() -> None:
    """WL Q-125"""
    played = his("mib_rumor", discs=[(), (0,)])
    assert last(played, "disc")["deck"] == 1
    assert last(his("mib_rumor", discs=[(1,), (0,)]), "disc")["deck"] == 0


def test_with_both_discs_out_he_moves_the_one_on_the_other_story() -> None:
    """WL Q-125, STORY-6: and so completes a story alone."""
    played = his("mib_rumor", discs=[(HIM,), (HIM,)])
    line = last(played, "disc")
    assert (line["deck"], line["moved"], line["discs"]) == (0, True, 2)
    assert last(played, "story")["contributors"] == [HIM] and west(played).discs == [(), ()]


def test_with_one_deck_there_is_only_that_story() -> None:
    """WL Q-34, Q-77"""
    played = his("mib_rumor", first_game=True, length=15)
    assert last(played, "disc")["deck"] == 0


def test_a_story_he_completes_is_resolved_at_the_end_of_his_turn() -> None:
    """WL Q-125: after his last line, before the next human; he gains 1 LP, they their reward."""
    played = his("mib_rumor", stories=["high_noon", "blood_money"], discs=[(1,), ()], lp={1: 2})
    happened = keys(played)
    assert happened.index("rode") < happened.index("story") < happened.index("round_over")
    assert last(played, "story")["contributors"] == [1, HIM]
    assert lp(played) == 2 and west(played).lp[1] == 2


@pytest.mark.parametrize("discs", [(HIM, 1), (HIM, HIM)])
def test_a_story_others_complete_pays_him_one_lp_once(discs: tuple[int, ...]) -> None:
    """WL Q-125: instead of its reward, however many discs of his lie there."""
    played = table(
        2, phase=STORIES, turn=1, stories=["high_noon", "blood_money"], discs=[discs, ()]
    )
    paid = [line for line in told(played, "lp") if line["cause"] == "story:high_noon"]
    assert [(line["player"], line["before"], line["after"]) for line in paid] == [(HIM, 0, 1)]
    assert not told(played, "money")


def test_his_story_spawns_bandits_and_sends_the_sheriff() -> None:
    """WL Q-125: as far as the card says, toward the nearest Wanted player."""
    stories = {"stories": ["high_noon", "blood_money"], "discs": [(HIM,), ()]}
    played = his("mib_shadow", places={1: "sunny_hills_7"}, wanted={1: 2}, **stories)
    assert "mesitos_point_hideout" in spawned(played)
    assert len(last(played, "sheriff_rode")["path"]) == 5


# ---- his Sheriff


def test_the_sheriff_rides_toward_the_nearest_wanted_player() -> None:
    """WL Q-125"""
    places = {0: "mesitos_point_5", 1: "sunny_hills_7"}
    played = his("mib_sheriff", places=places, wanted=2, hands={0: HELD})
    assert last(played, "sheriff_rode")["path"][-1] == "mesitos_point_5"
    assert last(played, "sheriff_met")["players"] == [0]


@pytest.mark.parametrize(("lp", "first", "hunted"), [({1: 1}, 0, 1), ({}, 0, 0), ({}, 1, 1)])
def test_of_two_wanted_as_near_more_lp_then_turn_order(
    lp: dict[int, int], first: int, hunted: int
) -> None:
    """WL Q-125, Q-99"""
    places = {0: "mesitos_point_6", 1: "mesitos_point_7"}
    played = his("mib_sheriff", places=places, wanted=2, lp=lp, more={"first": first})
    assert told(played, "sheriff_met")[0]["players"] == [hunted]


@pytest.mark.parametrize(("lp", "first", "fought"), [({1: 1}, 0, 1), ({}, 0, 0), ({}, 1, 1)])
def test_of_several_there_one_is_fought(lp: dict[int, int], first: int, fought: int) -> None:
    """WL Q-99: all discard, the one with more LP is fought, then the next in turn order."""
    places = {0: "mesitos_point_6", 1: "mesitos_point_6"}
    played = his("mib_sheriff", places=places, wanted=2, lp=lp, more={"first": first})
    assert told(played, "sheriff_met")[0]["players"] == [0, 1]
    assert told(played, "arrested")[0]["player"] == fought


def test_who_shares_the_sheriffs_space_is_not_hunted() -> None:
    """WL Q-125, SHERIFF-6: he rides toward the other one, or stays."""
    here = {0: "darkrock_sheriff", 1: "mesitos_point_6"}
    both = his("mib_sheriff", places=here, wanted=2)
    assert told(both, "sheriff_met")[0]["players"] == [1]
    alone = his("mib_sheriff", places=here, wanted={0: 2})
    assert "sheriff_rode" not in keys(alone) and "sheriff_met" not in keys(alone)
