"""A newcomer comes to Public Enemy Number One: a word on each kind of decision, told once."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def newcomer(guest: Guest) -> Locator:
    """At a table with one bot; what is said to newcomers there."""
    guest.open_table("me", "greedy", mode="solo", options={"starter": 0})
    return guest.at_table().page.get_by_role("note", name="A word for newcomers")


def draw(page: Page, deck: str) -> None:
    page.locator(f'[data-deck="{deck}"] button').first.click()


@pytest.mark.parametrize(("phone", "verb"), [(False, "Click"), (True, "Touch")])
def test_a_word_stands_there_before_the_decision_it_helps(
    phone: bool, verb: str, invite: Invite
) -> None:
    guest = invite(phone=phone)
    word = newcomer(guest)
    expect(word).to_contain_text(f"{verb} one of the five cards to take it")
    draw(guest.page, "tombstone")
    expect(word).to_contain_text("The saloon hides its card")
    expect(word).to_contain_text("of its 12 cards help you")


def test_what_was_told_is_not_told_again(invite: Invite) -> None:
    guest = invite()
    word = newcomer(guest)
    word.get_by_role("button", name="Got it").click()
    expect(word.get_by_text("five cards")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator(".prompt[data-decision]")).to_be_visible()
    expect(word.get_by_text("five cards")).to_have_count(0)


def test_a_word_for_newcomers_leaves_the_chronicle_where_it_is(invite: Invite) -> None:
    guest = invite()
    word = newcomer(guest)
    expect(word).to_be_visible()
    chronicle = guest.page.get_by_role("tabpanel")
    beside = chronicle.bounding_box()
    word.get_by_role("button", name="No more of these").click()
    expect(word).not_to_be_visible()
    expect(guest.page.get_by_role("heading", name="To win")).to_be_visible()
    assert beside == chronicle.bounding_box()


def test_the_cards_of_the_saloon_are_explained_where_they_are_counted(invite: Invite) -> None:
    guest = invite()
    newcomer(guest)
    guest.page.get_by_role("button", name="Swindler: seen 0 times").click()
    expect(
        guest.page.get_by_role("tooltip").filter(has_text="You take the top card")
    ).to_be_visible()
