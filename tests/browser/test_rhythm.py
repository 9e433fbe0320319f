"""Moves of others keep nobody: one key to the next question, one click to the replay and back."""

import re

from playwright.sync_api import expect

from tests.browser import west
from tests.browser.conftest import Invite
from tests.browser.play import decide, gambler
from tests.browser.test_motion import MOVING, STEPS, seated


def test_one_key_leads_to_my_next_question_although_every_move_waits(invite: Invite) -> None:
    guest, asked = invite(**MOVING), ".prompt[data-decision]"
    guest.page.add_init_script(STEPS)
    decide(seated(guest), gambler(9))
    guest.button("Next move").wait_for()
    guest.page.keyboard.press("s")
    guest.page.locator(asked).wait_for()
    decide(guest, gambler(9))
    guest.button("To my turn").click()
    guest.page.locator(asked).wait_for()


def test_a_line_of_what_happened_while_i_waited_opens_its_moment_and_one_click_leads_back(
    invite: Invite,
) -> None:
    guest = invite()
    west.open_table(guest, "me", "greedy", "greedy", mode="solo")
    guest.at_table()
    card = guest.page.locator(".veil section")
    while not card.count():
        guest.until(lambda: west.free(guest.hearing.ask))
        west.decide(guest)
        guest.page.locator(".prompt[data-decision]").wait_for()
    card.get_by_role("link").first.click()
    expect(guest.page).to_have_url(re.compile(r"/at/[1-9]"))
    guest.page.get_by_role("link", name="Back to the game").click()
    expect(guest.page.locator(".prompt[data-decision]")).to_be_visible()
