"""A newcomer comes to Western Legends: one click, a character, a word on each kind of decision."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.west_scenes import form

INCOME = "Money buys items"


def test_a_newcomer_is_led_into_the_first_game(invite: Invite) -> None:
    page = invite().go("/").page
    page.get_by_role("button", name="First Game").click()
    confirm = page.get_by_role("button", name="Choose one of them")
    expect(confirm).to_be_disabled()
    page.get_by_role("radio", name="Billy the Kid").click()
    page.get_by_role("button", name="Play Billy the Kid").click()

    # A new question closes the menu.
    expect(page.get_by_text("Where do you start?")).to_be_visible()
    page.get_by_role("button", name="More to choose from").click()
    page.get_by_role("button", name="List all").click()
    page.keyboard.press("1")
    word = page.get_by_role("note", name="A word for newcomers")
    expect(word).to_contain_text(INCOME)
    word.get_by_role("button", name="Got it").click()
    expect(word).not_to_be_visible()
    page.reload()
    expect(page.get_by_text("which income do you take")).to_be_visible()
    expect(word).not_to_be_visible()


def test_who_is_not_in_the_first_game_cannot_be_chosen_for_it(invite: Invite) -> None:
    """WL FIRST-3, Q-34"""
    guest = invite()
    form(guest)
    kit, annie = (guest.page.get_by_role("checkbox", name=name) for name in ("Kit", "Annie"))
    kit.check(force=True)
    annie.check(force=True)
    guest.page.get_by_role("checkbox", name="First Game").first.check(force=True)
    expect(kit).to_be_disabled()
    expect(kit).not_to_be_checked()
    expect(annie).to_be_checked()
    expect(guest.page.get_by_text("Not together with: First Game.").first).to_be_visible()
