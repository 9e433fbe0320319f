"""Names dealt anew for each game of a simulation."""

import pytest

from saddlebag import BadOption, game
from saddlebag.lab.dealing import deal_names, pool
from saddlebag.lab.one_game import Setting
from saddlebag.lab.report import text
from saddlebag.lab.simulate import simulate
from saddlebag.western_legends.content.characters import CHARACTERS

WEST = game("western-legends")
BASE = tuple(it.id for it in CHARACTERS if it.set == "base")
FISTFUL = tuple(it.id for it in CHARACTERS if it.set != "good_bad_handsome")


def test_only_names_that_go_with_the_options_are_dealt() -> None:
    assert pool(WEST, 4, {}, "characters") == BASE
    assert pool(WEST, 4, {"fistful_of_extras": True}, "characters") == FISTFUL
    assert set(pool(WEST, 3, {"first_game": True}, "characters")) < set(BASE)


@pytest.mark.parametrize(
    ("name", "allowed"), [("western-legends", ["characters"]), ("public-enemy", "left out")]
)
def test_only_an_option_that_lists_names_can_be_dealt(name: str, allowed: object) -> None:
    with pytest.raises(BadOption) as no:
        pool(game(name), 2, {}, "colors")
    assert (no.value.key, no.value.given, no.value.allowed) == ("deal", "colors", allowed)


def test_an_option_that_is_wrong_itself_is_named() -> None:
    with pytest.raises(BadOption) as no:
        pool(WEST, 3, {"man_in_black": True}, "characters")
    assert no.value.key == "man_in_black"


def test_every_game_has_its_own_deal_and_every_name_its_share() -> None:
    setting = Setting("western-legends", 4, {}, ("greedy",) * 4, 1, False, (("characters", BASE),))
    hands = [setting.options_of(number)["characters"] for number in range(300)]
    counts = [sum(name in hand for hand in hands) for name in BASE]
    assert all(len(set(hand)) == 4 for hand in hands)
    assert min(counts) > 70 and max(counts) < 130
    assert deal_names(BASE, 4, "1/0/characters") == hands[0] == setting.options_of(0)["characters"]


def test_a_report_says_what_was_dealt() -> None:
    options = {"length": 15}
    found = simulate("western-legends", 3, 3, ["random"] * 3, 1, 1, options, None, ["characters"])
    assert found["dealt"] == ["characters"] and found["options"]["characters"] == []
    assert "Dealt anew for each game: characters" in text(found)
