"""The worked examples of the rulebooks, played through (EX)."""

from typing import Any

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from saddlebag.western_legends.zones import DISCARD, FIGHT_DECK
from tests.western_legends.fights import (
    BANK,
    HIDEOUT,
    before_bandit,
    facing,
    let_pass,
    mat,
    scene,
    track_rewards,
    two_wrangled,
    where,
)
from tests.western_legends.seen import (
    asked,
    hand,
    last,
    names,
    options,
    say,
    told,
    west,
    why_not,
)

FOUR = ["annie_oakley", "bass_reeves", "billy_the_kid", "yb_rowdy"]


def test_billy_is_first_and_has_not_drawn_for_his_points() -> None:
    """WL EX-1, SET-9, SET-11"""
    opened = GAME.table(4, 7, {"characters": FOUR})
    assert west(opened).first == 2 and mat(opened, 2, "wanted", "cards") == (2, 2)
    assert [it["cause"] for it in told(opened, "drew") if it["seat"] == 2] == ["start"]


def test_start_spaces_are_picked_and_bandits_stay_away_from_them() -> None:
    """WL EX-2, SET-10, SET-17"""
    opened = GAME.table(4, 7, {"characters": FOUR})
    assert asked(opened) == (2, "start")  # the first player's figure comes first
    assert options(opened) == ["to:mesitos_point_hideout", "to:sunny_hills_hideout_east"]
    say(opened, "to:sunny_hills_hideout_east")
    assert asked(opened) == (0, "start")
    sides = ("north", "west", "east")
    assert sorted(options(opened)) == sorted(f"to:darkrock_store_{side}" for side in sides)
    bandits = say(opened, "to:darkrock_store_east").view(None)["bandits"]
    assert "mesitos_point_hideout" in bandits and "sunny_hills_hideout_east" not in bandits


@pytest.mark.parametrize(("mount", "far"), [([], 2), (["mule"], 3), (["mustang"], 4)])
def test_everything_in_reach_is_offered_and_no_mesa(mount: list[str], far: int) -> None:
    """WL EX-3, MOVE-1, MOVE-2, MOVE-3"""
    opened = scene(places={0: "dixon_creek"}, items={0: mount})
    rides = {it.split(":")[1] for it in options(opened) if it.startswith("ride:")}
    assert not rides & {"north", "south"}
    assert ("sunny_hills_4" in rides) == (far >= 4)  # two steps away over the mesa


def duel(**agreed: Any) -> Table:
    """Annie attacks Bass and his Shotgun."""
    return facing(
        ["k_hearts", "5_hearts"],
        ["q_hearts", "3_hearts"],
        characters={0: "annie_oakley", 1: "bass_reeves"},
        lp={0: 5},
        items={1: ["shotgun+"]},
        deck=["2_hearts"],
        **agreed,
    )


def check_duel(opened: Table) -> None:
    """What both printings come to."""
    assert last(opened, "compared")["winner"] == 0 and last(opened, "compared")["why"] == "tie"
    assert mat(opened, 0, "lp", "wounds") == (7, 0) and mat(opened, 1, "wounds") == (1,)
    assert hand(opened, 1) == ["2_hearts"]
    assert sorted(names(opened, DISCARD)) == ["3_hearts", "k_hearts", "q_hearts"]
    assert why_not(opened, "duel:1")[0] == why_not(opened, "rob:1")[0] == "already_fought"


def test_annie_wins_a_duel_by_the_tie() -> None:
    """WL EX-4, FIGHT-1, FIGHT-4, FIGHT-8, FIGHT-11, FIGHT-13, FIGHT-15, FIGHT-21, FIGHT-22"""
    opened = say(duel(), "duel:1", "discard:3_hearts", "k_hearts", "fight", "q_hearts")
    let_pass(opened, "react")
    assert last(opened, "compared")["values"] == [12, 12]
    check_duel(opened)


def test_the_same_duel_in_the_french_printing() -> None:
    """WL EX-5, D-12, D-15"""
    opened = duel(shotgun="self+1", start_effects="after")
    say(opened, "duel:1", "k_hearts", "fight", "q_hearts", "discard:3_hearts")
    let_pass(opened, "react")
    assert last(opened, "compared")["values"] == [13, 13]
    check_duel(opened)


@pytest.mark.parametrize("wounds", [0, 2])
def test_billys_heist(wounds: int) -> None:
    """WL EX-8, HEIST-3, HEIST-5, HEIST-7, HEIST-8"""
    drawn = ["fight_3", "fight_7", "fight_j"]
    opened = scene(
        characters={0: "billy_the_kid"},
        places={0: BANK},
        hands={0: ["j_hearts"]},
        wounds={0: wounds},
        fight_deck=drawn,
    )
    say(opened, "heist", (2, "fight_3"), (0, "j_hearts"))
    assert last(opened, "shielded") == {
        "event": "shielded",
        "player": 0,
        "wounds": 2,
        "cause": "fight_3",
    }
    assert mat(opened, 0, "money", "wanted", "wounds") == (80, 3, max(0, wounds - 1))
    assert sorted(names(let_pass(opened), FIGHT_DECK)[-3:]) == drawn


def test_billy_discards_down_to_his_hand_limit() -> None:
    """WL EX-10, EOT-2, HAND-1"""
    six = ["3_hearts", "3_clubs", "5_hearts", "5_clubs", "6_hearts", "6_clubs"]
    opened = scene(characters={0: "billy_the_kid"}, hands={0: six}, wounds={0: 2})
    say(opened, "end", *six[:3])
    assert sorted(hand(opened, 0)) == sorted(six[3:]) and asked(opened) == (1, "income")


def test_billys_wanted_income() -> None:
    """WL EX-11, EOT-3"""
    opened = say(scene(characters={0: "billy_the_kid"}, wanted={0: 2}), "end")
    assert mat(opened, 0, "lp") == (1,)


def test_two_points_on_the_marshal_track() -> None:
    """WL EX-13, TRACK-6: a drive of two tokens is one gain."""
    opened = two_wrangled(1)
    line = last(opened, "marshal")
    assert (line["before"], line["after"], line["points"]) == (1, 3, 2)
    paid = [(it["event"], it["after"] - it["before"]) for it in track_rewards(opened)]
    assert paid == [("money", 20), ("lp", 2)]


def test_a_point_on_the_wanted_track() -> None:
    """WL EX-14, TRACK-6, TRACK-8"""
    opened = scene(wanted={0: 5}, hands={0: ["a_hearts"]}, deck=["2_hearts"])
    say(opened, "play:a_hearts")
    assert mat(opened, 0, "wanted") == (6,) and hand(opened, 0) == ["2_hearts"]
    assert mat(say(let_pass(opened), "end"), 0, "lp") == (2,)


def annies_bandit(**told_so: Any) -> Table:
    """Annie with Fool's Gold and Stick 'Em Up! against a bandit's Jack."""
    opened = before_bandit(
        ["10_clubs", "6_hearts"],
        ["fight_j", "fight_5"],
        characters={0: "annie_oakley"},
        items={0: ["mustang"]},
        **told_so,
    )
    return say(opened, f"ride:{HIDEOUT}", (0, "10_clubs"), (2, "fight_j"))


@pytest.mark.parametrize("reward", ["lp", "marshal"])
def test_annie_beats_a_bandit(reward: str) -> None:
    """WL EX-15, MOVE-5, BANDIT-4, BANDIT-5, BANDIT-6, BANDIT-8, BANDIT-9"""
    opened = say(annies_bandit(), "play:6_hearts")
    assert last(opened, "compared")["values"] == [10, 9] and mat(opened, 0, "money") == (10,)
    assert options(opened) == ["lp:1", "marshal:1"]
    say(opened, f"{reward}:1")
    assert mat(opened, 0, reward) == (1,) and west(opened).bandits == 0
    assert sorted(names(opened, DISCARD)) == ["10_clubs", "6_hearts"]
    assert sorted(names(opened, FIGHT_DECK)[-2:]) == ["fight_5", "fight_j"]
    assert where(opened, 0) == HIDEOUT  # the rest of her movement is lost


def test_a_wanted_annie_takes_the_legendary_point() -> None:
    """WL EX-15, BANDIT-6"""
    opened = say(annies_bandit(wanted={0: 1}), "play:6_hearts")
    assert mat(opened, 0, "lp", "marshal") == (1, 0)


def test_in_the_earlier_printing_annie_keeps_her_card_and_loses() -> None:
    """WL EX-16, BANDIT-5, BANDIT-7, BANDIT-8"""
    tie = say(annies_bandit(stickemup=1), "play:6_hearts")
    assert last(tie, "compared")["values"] == [10, 10]
    assert last(tie, "compared")["winner"] is None
    opened = say(annies_bandit(stickemup=1, deck=["2_hearts"]), "pass")
    assert mat(opened, 0, "money", "wounds", "lp") == (10, 1, 0) and west(opened).bandits == 0
    assert hand(opened, 0) == ["2_hearts", "6_hearts"]
