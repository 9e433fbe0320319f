"""How it is played: a page of pictures before the numbered rules, fetched when it is opened."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.looks import DESK, PHONE, SMALL, TABLET, flaws

GAMES = {"public-enemy": ("What a gang is worth", 9), "western-legends": ("Five ways to win", 16)}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_open_with_pictures_for_everybody(game: str, invite: Invite) -> None:
    title, count = GAMES[game]
    page = invite().go(f"/rules/{game}").page
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert page.locator("#how figure").count() == count
    assert [flaws(page, size) for size in (DESK, TABLET, PHONE, SMALL)] == [{}, {}, {}, {}]


def test_whoever_comes_for_one_rule_fetches_no_pictures(invite: Invite) -> None:
    page = invite().go("/rules/western-legends#FIGHT-7").page
    expect(page.locator("#FIGHT-7")).to_be_in_viewport()
    expect(page.locator("#how figure")).to_have_count(0)
    page.get_by_role("link", name="How it is played").click()
    expect(page.locator("#how figure").first).to_be_in_viewport()


def test_a_picture_can_be_tried_in_a_lesson(invite: Invite) -> None:
    page = invite().go("/learn").page
    page.get_by_role("link", name="How is it played?").first.click()
    page.get_by_role("button", name="Try it in a lesson: Fights").click()
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", "wl-2/0/answer")
