"""Joaquin Murrieta, Old Grudge."""

from typing import Any

import pytest

from saddlebag import Table
from tests.western_legends.fights import bout, facing, mat, scene
from tests.western_legends.seen import last, say, told

JOAQUIN: dict[str, Any] = {"characters": {0: "joaquin_murrieta"}, "good_bad_handsome": True}


def duel(mine: str = "k_clubs", theirs: str = "5_clubs", **told: Any) -> Table:
    """Joaquin, seat 0, duels seat 1; one card each."""
    return bout("duel", mine, theirs, **(JOAQUIN | {"lp": {0: 5}} | told))


def grudges(opened: Table) -> list[int]:
    """Who has gained a point by the grudge."""
    return [line["player"] for line in told(opened, "lp") if line["cause"] == "old_grudge"]


@pytest.mark.parametrize("card", ["k_clubs", "4_clubs"])
@pytest.mark.parametrize("wanted", [0, 1])
def test_a_marshal_against_a_wanted_player_brings_a_point_won_or_lost(
    card: str, wanted: int
) -> None:
    """WL CHAR-3, Q-104"""
    opened = duel(card, wanted={wanted: 1}, marshal={1 - wanted: 1})
    assert grudges(opened) == [0]
    assert mat(opened, 0, "lp") == (8 if card == "k_clubs" else 6,)


@pytest.mark.parametrize(
    "tracks", [{}, {"wanted": {0: 1}}, {"wanted": {0: 2, 1: 2}}, {"marshal": {0: 1, 1: 3}}]
)
def test_on_the_same_track_or_on_none_there_is_no_grudge(tracks: dict[str, Any]) -> None:
    """WL Q-104"""
    assert grudges(duel(**tracks)) == []


def test_as_target_too_and_when_a_side_declines() -> None:
    """WL Q-104, FIGHT-7"""
    tracks: dict[str, Any] = {"wanted": {0: 1}, "marshal": {1: 1}, "lp": {0: 5}, "turn": 1}
    opened = facing(["4_clubs"], ["k_clubs"], **tracks, **JOAQUIN)
    say(opened, "duel:0", "k_clubs", "decline")
    assert grudges(opened) == [0]


def test_the_tracks_count_as_they_stood_at_the_declaration() -> None:
    """WL Q-104: after the arrest nobody is Wanted any more."""
    opened = bout(
        "arrest", "k_clubs", "5_clubs", marshal={0: 1}, wanted={1: 2}, lp={0: 5}, **JOAQUIN
    )
    assert (grudges(opened), mat(opened, 1, "wanted")) == ([0], (0,))
    first_point = bout("rob", "k_clubs", "5_clubs", marshal={1: 1}, lp={0: 5}, **JOAQUIN)
    assert (grudges(first_point), mat(first_point, 0, "wanted")) == ([], (1,))


def test_a_restarted_fight_is_one_fight() -> None:
    """WL Q-29"""
    hands = (["8_hearts", "k_clubs"], ["5_clubs", "4_clubs"])
    opened = facing(*hands, wanted={0: 1}, marshal={1: 1}, lp={0: 5}, **JOAQUIN)
    say(opened, "duel:1", "8_hearts", "fight", "5_clubs", "restart", "k_clubs", "fight", "4_clubs")
    assert (last(opened, "fight_won")["winner"], grudges(opened)) == (0, [0])


def test_before_five_points_he_bears_none() -> None:
    """WL CHAR-2"""
    assert grudges(duel("4_clubs", wanted={0: 1}, marshal={1: 1}, lp={0: 4})) == []


def test_the_man_in_black_is_on_no_track() -> None:
    """WL Q-77, Q-104"""
    here = {0: "spikes_view_rail_station"}
    opened = scene(2, places=here, hands={0: ["k_clubs"]}, wanted={0: 1}, lp={0: 5}, **JOAQUIN)
    say(opened, "duel:2", "k_clubs")
    assert (last(opened, "fight_won")["kind"], grudges(opened)) == ("duel", [])
