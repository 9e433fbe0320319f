"""Characters: what they start with, and when their abilities work (CHAR)."""

import pytest

from saddlebag import Table
from saddlebag.western_legends import GAME
from saddlebag.western_legends.abilities.roll import ROLL
from saddlebag.western_legends.ability import BY_CHARACTER, NONE_YET, Ability, ability
from saddlebag.western_legends.content.board import HIDEOUTS, STORES
from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.goods.gains import gain_lp, lose_lp
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.goods.track_points import drop_wanted, gain_points
from tests.western_legends.scene import table
from tests.western_legends.seen import hand, say, told, west

QUIET = ("eleven_head_short", "fence_cutters")
BASE = [it.id for it in CHARACTERS if it.set == "base"]
BOXES = {"fistful_of_extras": True, "good_bad_handsome": True}
CAST = {name: BASE[(at + 1) % len(BASE)] for at, name in enumerate(BASE)}
# Cards, money, wounds, Marshal and Wanted points, items.
STARTS: dict[str, tuple[int, int, int, int, int, str]] = {
    "annie_oakley": (1, 0, 0, 0, 0, "rifle"),
    "bass_reeves": (1, 10, 0, 1, 0, "revolver+"),
    "billy_the_kid": (2, 0, 0, 0, 2, "revolver"),
    "bloody_knife": (2, 20, 0, 0, 0, "revolver"),
    "calamity_jane": (1, 20, 0, 0, 0, "revolver provisions"),  # the card Provisions brings
    "doc_holliday": (2, 40, 1, 0, 0, "revolver"),
    "jesse_james": (1, 10, 0, 0, 1, "revolver+"),
    "kit_carson": (2, 0, 0, 0, 0, "miners_map revolver+"),
    "stagecoach_mary": (1, 10, 0, 0, 0, "shotgun"),
    "wild_bill_hickok": (3, 10, 0, 0, 0, "revolver"),
    "wyatt_earp": (2, 10, 0, 1, 0, "revolver"),
    "yb_rowdy": (3, 0, 0, 0, 0, "revolver+"),
    "belle_starr": (1, 30, 0, 0, 0, "revolver"),
    "isom_dart": (1, 0, 0, 0, 0, "revolver workhorse"),
    "allan_pinkerton": (1, 0, 0, 0, 0, "holster revolver"),
    "buffalo_bill": (1, 0, 0, 0, 0, "revolver mule"),
    "bat_masterson": (2, 10, 0, 0, 0, "revolver+"),
    "pearl_hart": (2, 0, 0, 0, 0, "revolver"),
    "judge_roy_bean": (1, 10, 0, 1, 0, "revolver whiskey"),  # nothing for Whiskey to heal
    "butch_cassidy": (2, 0, 0, 0, 1, "revolver+"),
    "joaquin_murrieta": (1, 10, 0, 0, 0, "revolver"),
}


def begun(name: str) -> Table:
    """The first turn of a game in which seat 0 plays this character."""
    second = CAST.get(name, BASE[0])
    cast = [name, second, CAST[second]]
    opened = GAME.table(seats=3, seed=1, options={"characters": cast, **BOXES})
    while opened.ask is not None and opened.ask.key in ("start", "ranch"):
        opened.answer(opened.ask.options[0], opened.ask.seat)
    return opened


@pytest.mark.parametrize("name", [it.id for it in CHARACTERS])
def test_a_character_brings_a_place_goods_and_one_ability(name: str) -> None:
    """WL CHAR-1, SET-8, SET-9, SET-21"""
    opened = begun(name)
    s = west(opened)
    items = " ".join(NAME[code] for code in s.owned[0])
    goods = s.money[0], s.wounds[0], s.marshal[0], s.wanted[0], items
    assert (len(hand(opened, 0)), *goods) == STARTS[name]
    assert s.place[0] in CHARACTERS[CHARACTER[name]].start
    assert type(BY_CHARACTER[CHARACTER[name]]) is not Ability


def test_every_character_has_an_ability_of_its_own() -> None:
    """WL CHAR-1, CHAR-3"""
    assert sorted(ROLL) == sorted(it.ability for it in CHARACTERS)
    assert len({type(it) for it in ROLL.values()}) == len(ROLL) == len(CHARACTERS)


def test_the_known_characters_start_where_they_should() -> None:
    """WL CHAR-5, EX-2"""
    starts = {name: CHARACTERS[CHARACTER[name]].start for name in BASE}
    assert starts["annie_oakley"] == STORES[0]
    assert starts["billy_the_kid"] == HIDEOUTS[0]


@pytest.mark.parametrize("name", BASE)
def test_an_ability_works_from_five_points_on(name: str) -> None:
    """WL CHAR-2"""
    s = west(table(characters={0: name, 1: CAST[name], 2: CAST[CAST[name]]}, lp={0: 4}))
    assert ability(s, 0) is NONE_YET
    gain_lp(s, 0, 1, "work")
    assert ability(s, 0) is ROLL[CHARACTERS[CHARACTER[name]].ability]


def test_it_stays_when_points_are_lost_again() -> None:
    """WL Q-38, Q-66"""
    opened = table(lp={0: 4})
    s = west(opened)
    gain_lp(s, 0, 1, "work")
    lose_lp(s, 0, 3, "work")
    assert (s.lp[0], ability(s, 0)) == (2, ROLL["steady_aim"])
    assert [line["player"] for line in told(opened, "legend")] == [0]


def test_the_man_in_black_has_no_ability() -> None:
    """WL Q-77"""
    assert ability(west(table(2, lp={2: 10})), 2) is NONE_YET


def test_a_marshal_may_turn_outlaw_at_will() -> None:
    """WL CHAR-4, TRACK-5"""
    opened = table(marshal={0: 4}, hands={0: ["a_hearts"]}, stories=QUIET)
    say(opened, "play:a_hearts", "wanted:1")
    assert (west(opened).marshal[0], west(opened).wanted[0]) == (0, 1)


def test_an_outlaw_turns_marshal_only_without_wanted_points() -> None:
    """WL CHAR-4, TRACK-9"""
    s = west(table(wanted={0: 2}))
    assert not gain_points(s, 0, "marshal", 1, "work")
    drop_wanted(s, 0, "arrest")
    assert gain_points(s, 0, "marshal", 1, "work") and s.marshal[0] == 1
