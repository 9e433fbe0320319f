"""Which bandit stands where: chosen by whoever has them put on the board (FIST-8, Q-79)."""

from typing import Any

from saddlebag import Table
from saddlebag.western_legends.content.bandit_cards import TYPES
from saddlebag.western_legends.state import NOWHERE
from tests.western_legends.bandit_scene import FACES
from tests.western_legends.fights import HIDEOUT
from tests.western_legends.his_turn import his
from tests.western_legends.scene import table
from tests.western_legends.seen import asked, keys, last, options, say, told, west, why_not

TALE = "the_man_who_missed"  # draw 3 cards; spawn at B
B = ["sunny_hills_hideout_north", "dixon_creek"]
C = "cliff_junction_hideout"


def ended(**more: Any) -> Table:
    """Seat 0 has completed a story that brings two bandits."""
    told = {"discs": ((0, 1), ()), "stories": [TALE, "the_cruel_wastes"]} | more
    return say(table(3, **FACES | told), "end")


def test_who_completes_a_story_chooses_which_bandits_come() -> None:
    """WL FIST-8"""
    game = ended()
    assert asked(game) == (0, "spawn_type")
    assert options(game) == [f"put:{it}:{B[0]}" for it in TYPES]
    say(game, f"put:fugitive:{B[0]}", f"put:bandido:{B[1]}")
    assert game.view(1)["bandit_types"] == {B[0]: "fugitive", B[1]: "bandido"}


def test_the_types_are_told_one_by_one() -> None:
    """WL FIST-8"""
    game = say(ended(), f"put:fugitive:{B[0]}", f"put:bandido:{B[1]}")
    assert last(game, "spawned")["spaces"] == B
    heard = [(line["spaces"], line["bandits"]) for line in told(game, "bandit_types")]
    assert heard == [([B[0]], ["fugitive"]), ([B[1]], ["bandido"])]


def test_a_bandit_on_the_board_is_not_there_to_choose() -> None:
    """WL FIST-8, Q-127"""
    game = ended(bandits={C: "robber"})
    assert f"put:robber:{B[0]}" not in options(game)
    values = {"bandit": "robber", "space": C}
    assert why_not(game, f"put:robber:{B[0]}") == ("bandit_on_board", values, "WL FIST-8")
    assert why_not(game, "pass") == ("compulsory", {}, "WL FIST-8")


def test_the_last_bandit_is_not_asked_for() -> None:
    """WL FIST-8"""
    others = ["mesitos_point_hideout", "sunny_hills_hideout_east", C, "spikes_view_hideout"]
    game = ended(bandits=dict(zip(others, TYPES, strict=False)))
    say(game, f"put:fugitive:{B[0]}")
    assert game.view(1)["bandit_types"][B[1]] == "desperado"
    assert len([key for key in keys(game) if key == "bandit_types"]) == 2


def test_the_man_in_black_brings_bandits_by_chance() -> None:
    """WL Q-79"""
    luck = {"bandit_types": [[3, 1, 0, 2, 4, 5]]}
    game = his("mib_rumor", luck=luck, **FACES)
    heard = last(game, "bandit_types")
    assert heard["spaces"] == last(game, "spawned")["spaces"] == B
    assert heard["bandits"] == ["horse_thief", "robber"]


def test_a_story_he_completes_brings_bandits_by_chance() -> None:
    """WL Q-79, FIST-8"""
    tales = [TALE, "the_cruel_wastes"]
    game = his("mib_shadow", discs=((0, 1), ()), stories=tales, **FACES)
    assert last(game, "story")["player"] == 2 and asked(game)[1] != "spawn_type"
    assert sorted(game.view(0)["bandit_types"]) == sorted(B)


def test_a_bandit_that_the_man_in_black_removes_is_in_the_box() -> None:
    """WL Q-79"""
    where = {2: "cliff_junction_1"}
    game = his("mib_bandit", places=where, bandits={HIDEOUT: "gambler", C: "robber"}, **FACES)
    assert last(game, "bandit_gone")["player"] == 2 and not told(game, "bandit_card")
    assert west(game).bandit_at[0] == NOWHERE
    assert game.view(0)["bandit_types"] == {C: "robber"}
