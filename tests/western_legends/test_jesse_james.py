"""Jesse James, Ambush."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.scene import table
from tests.western_legends.seen import last, say, told

OUTSIDE, TOWN = "cliff_junction_8", "darkrock_bank"
QUIET = ("eleven_head_short", "fence_cutters")


def jesse(
    place: str = OUTSIDE, *, mine: str = "q_clubs", theirs: str = "k_hearts", **scene: Any
) -> Table:
    """Jesse James, seat 0, shares a space with Bass Reeves; one card each."""
    told: dict[str, Any] = {
        "hands": {0: [mine], 1: [theirs]},
        "lp": {0: 5},
        "places": {0: place, 1: place},
        "stories": QUIET,
    }
    return table(characters={0: "jesse_james"}, **(told | scene))


def fought(opened: Table, mine: str, theirs: str, turn: int = 0) -> dict[str, Any]:
    """The end of a duel in which both put down their only card."""
    first, second = (mine, theirs) if turn == 0 else (theirs, mine)
    say(opened, f"duel:{1 - turn}", first, "fight", second)
    return last(opened, "compared")


def test_outside_the_towns_the_opposing_card_is_one_lower() -> None:
    """WL CHAR-5, FIGHT-24"""
    line = fought(jesse(), "q_clubs", "k_hearts")
    assert (line["values"], line["winner"]) == ([12, 12], 0)


def test_in_a_town_it_is_not() -> None:
    """WL CHAR-3"""
    line = fought(jesse(TOWN), "q_clubs", "k_hearts")
    assert (line["values"], line["winner"]) == ([12, 13], 1)


def test_he_wins_ties_as_target_too() -> None:
    """WL Q-102, FIGHT-11"""
    opened = jesse(TOWN, mine="k_clubs", turn=1)
    line = fought(opened, "k_clubs", "k_hearts", turn=1)
    assert (line["winner"], line["why"]) == (0, "tie")


def test_without_the_ability_the_active_player_wins_the_tie() -> None:
    """WL CHAR-2, FIGHT-11"""
    opened = jesse(TOWN, mine="k_clubs", turn=1, lp={0: 4})
    assert fought(opened, "k_clubs", "k_hearts", turn=1)["winner"] == 1


@pytest.mark.parametrize(("card", "winner"), [("k_clubs", 0), ("q_clubs", 2)])
def test_the_man_in_black_loses_ties_to_him(card: str, winner: int) -> None:
    """WL Q-102, Q-77: his own card is lowered by one, the Queen of three stays."""
    scene: dict[str, Any] = {"hands": {0: [card]}, "places": {0: TOWN, 2: TOWN}, "lp": {0: 5}}
    deck = ["fight_q", "fight_2", "fight_3"]
    opened = table(2, characters={0: "jesse_james"}, fight_deck=deck, stories=QUIET, **scene)
    assert last(say(opened, "duel:2", card), "compared")["winner"] == winner


def test_a_bandit_still_wins_ties() -> None:
    """WL Q-102, BANDIT-5: lowered, but ties are not his against NPCs."""
    scene: dict[str, Any] = {"fight_deck": ["fight_j", "fight_2"], "mine": "10_clubs"}
    opened = jesse(bandits=["cliff_junction_hideout"], **scene)
    say(opened, "ride:cliff_junction_hideout", (0, "10_clubs"), (2, "fight_j"))
    line = last(opened, "compared")
    assert (line["values"], line["winner"], line["why"]) == ([10, 10], None, "tie")


def test_a_heist_is_always_in_a_town() -> None:
    """WL HEIST-3"""
    opened = jesse(TOWN, mine="10_clubs", fight_deck=["fight_j", "fight_2", "fight_3"])
    say(opened, "heist", (0, "10_clubs"), (2, "fight_j"))
    assert (told(opened, "lowered"), last(opened, "compared")["values"]) == ([], [10, 11])


@pytest.mark.parametrize("turn", [0, 1])
def test_two_who_win_ties_cancel_out(turn: int) -> None:
    """WL Q-102: then the active player wins as usual."""
    opened = jesse(TOWN, mine="k_clubs", turn=turn, items={1: ["black_coat"]})
    assert fought(opened, "k_clubs", "k_hearts", turn)["winner"] == turn


def test_in_older_printings_his_own_card_rises() -> None:
    """WL FIGHT-12: D-14, never above an ace."""
    opened = jesse(raise_values=True)
    line = fought(opened, "q_clubs", "k_hearts")
    assert (line["values"], told(opened, "raised")[0]["player"]) == ([13, 13], 0)
