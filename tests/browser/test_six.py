"""Six browsers sit down by link and play a whole game."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.play import gambler, play

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


def sit_down(guest: Guest, link: str, name: str) -> None:
    """As somebody does who was sent a link."""
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()
    guest.page.get_by_role("heading", name="Public Enemy").wait_for()


def open_table(host: Guest) -> str:
    """By the form; the link to it."""
    host.go("/new?game=public-enemy")
    page = host.page
    page.get_by_label("Your name").fill(NAMES[0])
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    page.get_by_label(re.compile("rounds", re.I)).fill("1")
    host.button("Open the table").click()
    return page.get_by_label("Link", exact=True).input_value()


def test_six_browsers_sit_down_by_one_link_and_play_to_the_end(invite: Invite) -> None:
    host, *others = guests = [invite() for _ in NAMES]
    link = open_table(host)
    for guest, name in zip(others, NAMES[1:], strict=True):
        sit_down(guest, link, name)
    host.button("Start the game").click()
    assert play(guests, gambler(1))
    assert [guest.hearing.seat for guest in guests] == list(range(6))
    for guest in guests:
        expect(guest.page.get_by_role("dialog")).to_contain_text("Final count")
