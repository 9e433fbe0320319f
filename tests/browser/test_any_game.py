"""A game of another package, in the browser: found, opened, played to the end, looked at again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looks import DESK, PHONE, TABLET, flaws
from tests.browser.play import decide, gambler, play
from tests.examples.gold_pan import install
from tests.server.serving import Serving, quick


@pytest.fixture(scope="module")
def creek(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server beside which Gold Pan is installed."""
    site = install(tmp_path_factory.mktemp("site"))
    with quick(tmp_path_factory.mktemp("creek"), PYTHONPATH=str(site)) as running:
        assert running.address
        yield running


def begun(guest: Guest, *sitting: str) -> Guest:
    guest.open_table(*sitting, game="gold-pan", options={"goal": 8})
    guest.post(f"tables/{guest.table}/start")
    return guest.at_table()


def test_it_has_a_bill_and_is_played_from_one_click_to_the_end(
    invite: Invite, creek: Serving
) -> None:
    guest = invite(creek.address).go("/")
    bill = guest.page.get_by_role("article").filter(has_text="Pan for nuggets and go home in time")
    bill.get_by_role("button", name="Play now").click()
    expect(guest.page.get_by_role("heading", name="Gold Pan")).to_be_visible()
    assert play([guest], gambler(1))
    count = guest.page.get_by_role("dialog")
    expect(count).to_contain_text("panned enough, and win")
    expect(guest.page.get_by_role("log").first).to_contain_text("goes home with")


def test_two_people_see_zones_columns_and_why_not(invite: Invite, creek: Serving) -> None:
    anna, ben = invite(creek.address), invite(creek.address, phone=True)
    anna.open_table("me", "open", game="gold-pan")
    ben.sit(anna, "Ben", 1)
    anna.post(f"tables/{anna.table}/start")
    anna.at_table()
    ben.at_table()
    expect(anna.page.get_by_text("22 cards face down")).to_be_visible()
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("Anna")
    anna.until(lambda: anna.hearing.ask)
    anna.page.locator(".prompt button[aria-expanded=false]").click()
    anna.page.get_by_role("button", name="Go home with the nuggets").click(force=True)
    why = anna.page.get_by_text("There is nothing in the pan to take home.")
    expect(why.first).to_be_visible()
    anna.page.keyboard.press("Escape")
    decide(anna, lambda options: "pan")
    expect(ben.page.get_by_text("21 cards face down")).to_be_visible()


def test_nothing_is_cut_off_covered_or_barred_at_any_width(invite: Invite, creek: Serving) -> None:
    guest = begun(invite(creek.address), "me", "greedy", "greedy", "random")
    guest.until(lambda: guest.hearing.ask)
    decide(guest, lambda options: "pan")
    guest.page.locator(".prompt[data-decision]").wait_for()
    assert [flaws(guest.page, size) for size in (DESK, TABLET, PHONE)] == [{}, {}, {}]


def test_its_rules_its_new_table_and_its_replay_are_there(invite: Invite, creek: Serving) -> None:
    guest = invite(creek.address).go("/rules/gold-pan")
    expect(guest.page.get_by_text("Nobody goes home with an empty pan.")).to_be_visible()
    guest.go("/new?game=gold-pan")
    expect(guest.page.get_by_text("how many nuggets win the game").first).to_be_visible()
    begun(guest, "me", "random")
    play([guest], gambler(2))
    guest.go(f"/t/{guest.table}/at/3")
    expect(guest.page.locator("[data-seat='0']")).to_be_visible()
