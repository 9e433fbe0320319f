"""A state declares each field once; copies, data and the reset of a turn follow."""

import json
from typing import Any

import pytest

from saddlebag.kernel import (
    Box,
    Cards,
    Chance,
    State,
    added,
    fixed,
    list_of,
    per_player,
    per_seat,
    per_step,
    per_turn,
)
from saddlebag.kernel.fields import declared
from saddlebag.public_enemy.fields import EnemyFields as DeclaredEnemy
from saddlebag.public_enemy.fields_code import EnemyFields as CodedEnemy
from saddlebag.western_legends.fields import WestFields as DeclaredWest
from saddlebag.western_legends.fields_code import WestFields as CodedWest


class Creek(State):
    """One field of each kind."""

    rules: str = fixed(str)
    turn = 0
    banked = per_seat(0)
    tracks: list[tuple[int, ...]] = per_player(())
    log: list[str] = list_of("begun")
    panned = per_turn(0)
    flood: str | None = per_step(None)


def cards() -> Cards:
    return Box().table(2, {})


def creek() -> Creek:
    s = Creek(2, cards(), Chance(b"", {}), 3)
    s.rules = "house"
    return s


def test_a_new_state_holds_what_its_class_declares() -> None:
    s = creek()
    assert (s.turn, s.banked, s.tracks, s.log, s.panned) == (0, [0, 0], [(), (), ()], ["begun"], 0)
    assert s.flood is None and (s.seats, s.players) == (2, 3)


def test_a_copy_shares_nothing_that_changes() -> None:
    s = creek()
    s.banked[1], s.turn = 5, 1
    twin = s.copy()
    twin.banked[0], twin.turn = 9, 0
    twin.log.append("more")
    assert (s.banked, s.turn, s.log) == ([0, 5], 1, ["begun"])
    assert twin.rules is s.rules and type(twin) is Creek


def test_a_copy_is_at_its_end_and_sealed_as_the_original() -> None:
    s = creek()
    s.over = True
    s.seal(0, "high", ("high", "low"))
    twin = s.copy()
    s.unseal(0)
    assert twin.over and twin.unseal(0) == "high"


def test_what_lasts_a_step_is_not_copied() -> None:
    s = creek()
    s.flood = "high"
    assert s.copy().flood is None


def test_data_holds_every_field_but_the_fixed_ones_in_order() -> None:
    assert creek().data() == [0, [0, 0], [[], [], []], ["begun"], 0, None]
    assert creek().field_names() == ["turn", "banked", "tracks", "log", "panned", "flood"]


def test_a_field_that_was_only_set_is_copied_and_hashed_too() -> None:
    s: Any = creek()
    s.nights = {3: {"b", "a"}}
    assert s.data()[-1] == [[3, ["a", "b"]]] and s.copy().nights == s.nights
    assert s.copy().nights is not s.nights and s.field_names()[-1] == "nights"


def test_a_turn_begins_with_what_is_counted_in_a_turn() -> None:
    s = creek()
    s.panned, s.turn = 4, 1
    s.begin_turn()
    assert (s.panned, s.turn) == (0, 1)


def test_a_state_may_have_a_constructor_of_its_own() -> None:
    class River(Creek):
        def __init__(self, depth: int) -> None:
            super().__init__(2, cards(), Chance(b"", {}))
            self.depth = depth

    assert River(7).copy().depth == 7 and River(7).data()[-1] == 7


@pytest.mark.parametrize(
    ("plain", "coded"), [(DeclaredEnemy, CodedEnemy), (DeclaredWest, CodedWest)]
)
def test_the_code_of_a_state_does_what_its_declaration_says(
    plain: type[State], coded: type[State]
) -> None:
    one, two = plain(3, cards(), Chance(b"", {}), 4), coded(3, cards(), Chance(b"", {}), 4)
    for s in (one, two):
        vars_of: Any = s
        for name in declared(plain):
            value = getattr(s, name, None)
            if type(value) is int:
                setattr(vars_of, name, value + 7)
        s.begin_turn()
    assert json.dumps(one.data()) == json.dumps(two.data())
    assert one.field_names() == two.field_names()


class Flooded(Creek):
    """A field that came later than the first recorded games."""

    dams: tuple[int, ...] = added(per_turn(()))


def test_an_added_field_is_part_of_data_once_it_has_changed() -> None:
    s = Flooded(2, cards(), Chance(b"", {}), 3)
    before = s.data()
    s.dams = (4,)
    assert before == creek().data() and s.data() == [*before, [["dams", [4]]]]


def test_an_added_field_is_copied_and_reset_like_any_other() -> None:
    s = Flooded(2, cards(), Chance(b"", {}), 3)
    s.dams = (4,)
    assert s.copy().dams == (4,)
    s.begin_turn()
    assert not s.dams
