"""A game by touch on a phone."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.play import gambler, play


def test_a_whole_game_on_a_phone(invite: Invite) -> None:
    guest = invite(phone=True).go("/")
    guest.open_table("me", "greedy", "random", mode="solo", options={"round_cap": 1})
    guest.at_table()
    assert play([guest], gambler(4))
    expect(guest.page.get_by_role("dialog")).to_contain_text("Final count")


def test_play_now_is_one_tap_and_the_ledger_is_a_sheet(invite: Invite) -> None:
    guest = invite(phone=True).go("/")
    guest.button("Play now").first.tap()
    guest.page.locator(".prompt.mine").wait_for()
    guest.button("Chronicle, chat and players").tap()
    sheet = guest.page.get_by_role("dialog")
    sheet.get_by_role("tab", name="Players").tap()
    expect(sheet.get_by_role("tabpanel")).to_contain_text("a bot")
