"""The bots on offer: ours, and those of other packages."""

from pathlib import Path

import pytest

from saddlebag import BadOption
from saddlebag.bots import USUAL, Bot, bot, bots, fitting, opponents
from saddlebag.bots.at_random import choose
from saddlebag.bots.levels import STRENGTHS
from saddlebag.registry import Unfit
from tests.examples.gold_pan import saddlebag as command

LONE_RANGER = """
def choose(chair):
    return chair.ask.options[0]
"""
OFFERS = """
[saddlebag.bots]
lone-ranger = lone_ranger:choose
tonto = lone_ranger:forgotten
greedy = lone_ranger:choose
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with an installed package that offers bots."""
    (tmp_path / "lone_ranger.py").write_text(LONE_RANGER)
    about = tmp_path / "lone_ranger-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lone-ranger\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(OFFERS)
    return tmp_path


def test_the_bots_are_found_by_name() -> None:
    assert bots()[:2] == ["random", "greedy"] and {*STRENGTHS} < {*bots()}
    assert [bot(name).name for name in bots()] == bots()


def test_menus_offer_the_levels_by_their_declared_strength() -> None:
    for name in ("public-enemy", "western-legends"):
        assert opponents(name) == ["tenderfoot", "ranch_hand", "deputy", "gunslinger", "legend"]
        assert USUAL in opponents(name)
    assert sorted(STRENGTHS.values()) == [bot(name).strength for name in opponents("public-enemy")]


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(BadOption) as no:
        bot("clever")
    assert (no.value.key, no.value.given, no.value.allowed) == ("bot", "clever", bots())
    assert "\n" not in str(no.value)


def test_a_bot_of_another_package_plays_in_the_arena(package: Path) -> None:
    argv = ["arena", "public-enemy", "--bots", "lone-ranger,random", "--games", "2", "--seats", "2"]
    assert "lone-ranger against random" in command(package, *argv).stdout


def test_what_another_package_offers_wrongly_is_named_and_left_out(package: Path) -> None:
    done = command(package, "games")
    assert "random, greedy, lone-ranger" in done.stdout
    assert "forgotten" in done.stderr and "there is a bot greedy already" in done.stderr


def test_a_bot_is_offered_as_one_or_as_its_way_to_choose() -> None:
    assert fitting({}, "lone-ranger", choose) == Bot("lone-ranger", choose)
    assert fitting({}, "any", Bot("tonto", choose, "public-enemy")).name == "tonto"


@pytest.mark.parametrize(
    ("name", "offer", "why"),
    [("x", 7, "int, not a Bot"), ("Big Bot", choose, "not like"), ("greedy", choose, "already")],
)
def test_what_is_no_bot_of_its_own_is_unfit(name: str, offer: object, why: str) -> None:
    with pytest.raises(Unfit, match=why):
        fitting({"greedy": bot("greedy")}, name, offer)
