"""A newcomer comes to Western Legends: one click, a character, a word on each kind of decision."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

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
