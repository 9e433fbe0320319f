"""The map, and riding over it (MOVE, LOC)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saddlebag.western_legends.content import board
from saddlebag.western_legends.content.board import (
    MESAS,
    NAMES,
    NEIGHBOURS,
    SPACE,
    SPACES,
    mask,
    members,
)
from saddlebag.western_legends.riding.march import march, march_way
from saddlebag.western_legends.riding.ways import distances, reach, way, ways

SPACE_NUMBERS = st.integers(0, len(SPACES) - 1)
SOME = st.frozensets(SPACE_NUMBERS, max_size=14)


def naive(
    start: int, steps: int, barred: frozenset[int], stops: frozenset[int], mesas: bool = False
) -> dict[int, int]:
    """What reach() must find, one step after the other; a mesa remembers where it was entered."""
    found: dict[int, int] = {}
    edge = [(start, -1)]
    for length in range(1, steps + 1):
        after = []
        for here, came in edge:
            for there in next_to(here, came, mesas):
                if there in MESAS:
                    after.append((there, here))
                elif there not in barred and there not in found:
                    found[there] = length
                    after += [(there, -1)] if there not in stops else []
        edge = after
    return found


def next_to(here: int, came: int, mesas: bool) -> tuple[int, ...]:
    if here in MESAS:
        border = board.BORDERS[MESAS.index(here)]
        return tuple(there for there in border if there != came)
    return NEIGHBOURS[here] + (SPACES[here].mesas if mesas else ())


@given(SPACE_NUMBERS, st.integers(0, 7), SOME, SOME, st.booleans())
def test_what_can_be_reached_is_what_a_patient_rider_finds(
    start: int, steps: int, barred: frozenset[int], stops: frozenset[int], mesas: bool
) -> None:
    """MOVE-1, MOVE-2, MOVE-5, MOVE-6, Q-114"""
    found = reach(start, steps, mask(barred), mask(stops), mesas)
    assert dict(found) == naive(start, steps, barred, stops, mesas)
    assert list(found) == sorted(found, key=lambda it: (it[1], it[0]))


@given(SPACE_NUMBERS, SPACE_NUMBERS, SOME, SOME, st.booleans())
def test_a_way_is_legal_and_the_first_of_the_shortest(
    start: int, goal: int, barred: frozenset[int], stops: frozenset[int], mesas: bool
) -> None:
    """MOVE-5, MOVE-6: every step is possible, and no earlier space would have been as good."""
    path = way(start, goal, mask(barred), mask(stops), mesas)
    assert len(path) == naive(start, 70, barred, stops, mesas).get(goal, 0)
    before, came = start, -1
    for number, here in enumerate(path):
        left = len(path) - number - 1
        assert here in next_to(before, came, mesas) and here not in barred
        assert left == 0 or here not in stops
        for other in next_to(before, came, False):
            if other < here and other not in barred | stops | {goal}:
                assert naive(other, left, barred, stops, mesas).get(goal) != left
        before, came = here, before


@given(SPACE_NUMBERS, st.integers(1, 6), SOME)
def test_a_march_of_exactly_so_many_steps_ends_where_such_a_walk_can_end(
    start: int, steps: int, stops: frozenset[int]
) -> None:
    """Q-13, Q-12: going back is allowed, a stop ends the march."""
    here, ends = {start}, dict[int, int]()
    for length in range(1, steps + 1):
        here = {there for space in here for there in NEIGHBOURS[space]}
        for met in here & stops:
            ends.setdefault(met, length)
        here -= stops
    ends |= dict.fromkeys(here, steps)
    assert dict(march(start, steps, mask(stops))) == ends
    for goal, length in ends.items():
        path = march_way(start, goal, length, mask(stops))
        assert (len(path), path[-1]) == (length, goal) and not set(path[:-1]) & stops
        assert all(b in NEIGHBOURS[a] for a, b in zip((start, *path), path, strict=False))


@given(SOME)
def test_a_mask_is_a_set_of_spaces(spaces: frozenset[int]) -> None:
    assert members(mask(spaces)) == tuple(sorted(spaces))


def test_steps_go_both_ways() -> None:
    """MOVE-2, Q-01"""
    steps = {(here, there) for here, them in enumerate(NEIGHBOURS) for there in them}
    assert steps == {(there, here) for here, there in steps}
    assert (len(SPACES), len(steps)) == (64, 2 * 155)


def test_spaces_that_touch_at_a_corner_are_adjacent() -> None:
    """MOVE-2"""
    west, east = SPACE["darkrock_store_west"], SPACE["darkrock_street_east"]
    assert SPACES[west].corners == (east,) and east in NEIGHBOURS[west]
    assert reach(west, 1)[0][1] == 1 and (east, 1) in reach(west, 1)
    assert sum(len(it.corners) for it in SPACES) == 2 * 8


def test_a_store_and_a_saloon_are_used_from_three_spaces_each() -> None:
    """LOC-2, SET-10"""
    places = [*board.STORES, *board.SALOONS]
    assert [len(them) for them in places] == [3, 3, 3, 3]
    for them in places:
        assert all(there in NEIGHBOURS[here] for here in them for there in them if here != there)


def test_each_gang_has_two_hideouts_outside_of_town() -> None:
    """BANDIT-1, MOVE-4"""
    names = [[NAMES[space] for space in them] for them in board.HIDEOUTS]
    assert names == [
        ["mesitos_point_hideout", "sunny_hills_hideout_east"],
        ["sunny_hills_hideout_north", "dixon_creek"],
        ["cliff_junction_hideout", "spikes_view_hideout"],
    ]
    assert all(board.TOWN_OF[space] < 0 for space in board.ALL_HIDEOUTS)


def test_every_place_is_on_the_map() -> None:
    """LOC-1, SET-16"""
    single = [board.SHERIFFS_OFFICE, board.BANK, board.DOCTOR, board.CABARET, board.RAIL_STATION]
    assert [NAMES[space] for space in single] == [
        *("darkrock_sheriff", "darkrock_bank", "red_falls_doctor", "red_falls_cabaret"),
        "spikes_view_rail_station",
    ]
    assert [NAMES[space] for space in board.RANCHES] == ["mesitos_point_ranch", "sunny_hills_ranch"]
    assert len(board.MINES) == 3 and len(board.TOWN_SPACES) == 18


@pytest.mark.parametrize(
    ("here", "there", "steps"),
    [
        ("darkrock_sheriff", "darkrock_bank", 3),
        ("darkrock_sheriff", "red_falls_doctor", 6),
        ("darkrock_bank", "spikes_view_rail_station", 2),
        ("sunny_hills_ranch", "spikes_view_mine", 10),
        ("mesitos_point_ranch", "spikes_view_rail_station", 6),
    ],
)
def test_distances_are_those_of_the_board(here: str, there: str, steps: int) -> None:
    assert distances(SPACE[here])[SPACE[there]] == steps == len(way(SPACE[here], SPACE[there]))


def test_no_two_spaces_are_more_than_eleven_steps_apart() -> None:
    assert max(max(distances(space)) for space in range(64)) == 11


def test_nobody_crosses_a_mesa_but_one_who_may() -> None:
    """MOVE-3, Q-114: one step up, one step down to another space."""
    street, creek = SPACE["darkrock_street_east"], SPACE["sunny_hills_4"]
    assert creek not in dict(reach(street, 2)) and dict(reach(street, 2, mesas=True))[creek] == 2
    assert way(street, creek, mesas=True) == (MESAS[0], creek)
    assert not set(dict(reach(street, 1, mesas=True))) - set(NEIGHBOURS[street])


def test_leaving_and_coming_back_takes_two_steps() -> None:
    """Q-52, Q-95: unless the space is barred by now."""
    station = board.RAIL_STATION
    assert dict(reach(station, 2))[station] == 2 and len(way(station, station)) == 2
    assert station not in dict(reach(station, 2, barred=1 << station))
    assert way(station, station, barred=1 << station) == ()


def test_a_rider_walled_in_stays() -> None:
    """MOVE-6"""
    mine = SPACE["spikes_view_mine"]
    wall = mask(NEIGHBOURS[mine])
    assert reach(mine, 5, barred=wall) == () == way(mine, board.BANK, barred=wall)
    assert dict(reach(mine, 5, stops=wall)) == dict.fromkeys(NEIGHBOURS[mine], 1)


@pytest.mark.parametrize("mesas", [False, True])
def test_all_ways_at_once_are_the_ways_one_by_one(mesas: bool) -> None:
    """WL MOVE-1, MOVE-2, Q-114"""
    for start in range(len(board.SPACES)):
        barred, stops = (
            1 << (start * 7 + 3) % 64,
            sum(1 << (start * 5 + k) % 64 for k in (2, 9, 31)),
        )
        found = ways(start, 4, barred, stops, mesas)
        assert sorted((len(path), space) for space, path in found.items()) == sorted(
            (length, space) for space, length in reach(start, 4, barred, stops, mesas)
        )
        assert all(path == way(start, to, barred, stops, mesas) for to, path in found.items())
