"""What comes with an expansion bears its mark on the page, and nothing else does (FIST-1)."""

from functools import cache
from itertools import count
from typing import Any

from saddlebag.western_legends.content.characters import CHARACTER, CHARACTERS
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.poker_cards import POKER_CARD, POKER_CARDS
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looks import PHONE, resize
from tests.browser.west_extras import Hunt, play
from tests.browser.west_positions import Journal, named
from tests.browser.west_scenes import waiting

HUNT = Hunt("act", "butch_cassidy", ("rob:", "item:"), goals=True)
NAME = {"base": "", "fistful_of_extras": "Fistful of Extras"}
NAME |= {"good_bad_handsome": "The Good, the Bad, and the Handsome"}
# Of all such things on the page the names of their marks.
MARKS = """(thing) => [...document.querySelectorAll(thing)].flatMap((it) =>
  [...it.querySelectorAll(".fistful_of_extras, .good_bad_handsome")].map((one) => one.ariaLabel))"""
CARD, STORY_CARD, GEAR, GOAL = "[data-card]", "[data-story]", "[data-item]", "li.goal"
ME, OTHERS = ".mat .face", "li[data-player]"
Marks = dict[str, list[str]]


def of_character(mat: dict[str, Any]) -> str:
    return NAME[CHARACTERS[CHARACTER[mat["character"]]].set]


def expected(view: dict[str, Any], me: int) -> Marks:
    """The marks on each kind of thing."""
    mine = view["players"][me]
    others = [mat for seat, mat in enumerate(view["players"]) if seat != me]
    goals = [*mine["goals"]["known"], *mine["done"]]
    found = {
        CARD: [NAME[POKER_CARDS[POKER_CARD[card]].set] for card in mine["hand"]["known"]],
        STORY_CARD: [NAME[STORY_CARDS[STORY[it["story"]]].set] for it in view["stories"]],
        GEAR: [NAME[ITEMS[ITEM[it.removesuffix("+")]].set] for it in mine["items"]],
        GOAL: [of_character(mine) for _ in goals],
        ME: [of_character(mine)],
        OTHERS: [of_character(mat) for mat in others],
    }
    return {thing: sorted(filter(None, names)) for thing, names in found.items()}


@cache
def crowded() -> tuple[Journal, Marks]:
    """Butch Cassidy has a Joker, goals and an item of an expansion; a story is of one, too."""
    for seed in count():
        for table, ask in play(HUNT, seed):
            if ask.key == "act" and ask.seat == 0:
                marks = expected(table.view(0), 0)
                if all(marks.values()):
                    return named(table), marks
    raise AssertionError


def test_everything_of_a_set_bears_its_mark_and_nothing_else(invite: Invite) -> None:
    """WL FIST-1, GBH-1"""
    guest: Guest = invite()
    waiting(lambda: crowded()[0]).come(guest)
    seen = {thing: sorted(guest.page.evaluate(MARKS, thing)) for thing in crowded()[1]}
    assert seen == crowded()[1]
    resize(guest.page, PHONE)
    assert sorted(guest.page.evaluate(MARKS, OTHERS)) == crowded()[1][OTHERS]
