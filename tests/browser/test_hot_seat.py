"""Several people at one screen: behind the curtain there is nothing of any seat."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.play import decide
from tests.browser.truth import overheard, secrets

OPTIONS = {"round_cap": 1, "dollars": True}
# Counts how often a curtain is drawn, however short.
WATCH = """() => {
    window.curtains = 0;
    const seen = () => (window.curtains += /it is your turn/.test(document.body.textContent));
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
}"""


def lift(guest: Guest) -> int:
    """The one who is called comes to the screen; who was it?"""
    seat = guest.hearing.curtain
    assert seat is not None
    guest.page.get_by_role("heading", name="it is your turn").wait_for()
    assert guest.page.locator(".table").count() == 0, "the table is behind the curtain"
    guest.button(f"I am {('Anna', 'Ben')[seat]}").click()
    guest.until(lambda: guest.hearing.curtain is None)
    return seat


def test_the_screen_goes_around_and_shows_only_who_lifted_the_curtain(invite: Invite) -> None:
    guest, lifted = invite(), set[int]()
    guest.open_table("=Anna", "=Ben", mode="hot_seat", options=OPTIONS)
    guest.go(f"/t/{guest.table}")
    heard = guest.hearing
    while not heard.result:
        guest.until(lambda: heard.curtain is not None or heard.ask or heard.result)
        if heard.curtain is not None:
            lifted.add(lift(guest))
        elif heard.ask:
            decide(guest, lambda options: options[-1])  # the last are those that look at cards
    assert lifted == {0, 1}
    assert {0, 1, None} <= set(heard.eyes)
    journal = guest.get(f"tables/{guest.table}/export")
    assert any(str(entry[1]).startswith("peek:") for entry in journal["entries"])
    assert overheard(heard, secrets(journal)) == []
    expect(guest.page.get_by_role("dialog")).to_contain_text("Final count")


def test_where_nothing_is_secret_the_screen_goes_around_without_a_curtain(invite: Invite) -> None:
    guest, deciders = invite(), set[int]()
    guest.open_table("=Anna", "=Ben", mode="hot_seat", options={"round_cap": 2})
    guest.go(f"/t/{guest.table}")
    guest.page.locator(".prompt").wait_for()
    guest.page.evaluate(f"({WATCH})()")
    while not guest.hearing.result:
        guest.until(lambda: guest.hearing.ask or guest.hearing.result)
        if guest.hearing.ask:
            deciders.add(decide(guest, lambda options: options[0])[0])
    assert deciders == {0, 1}
    assert guest.page.evaluate("window.curtains") == 0
    expect(guest.page.get_by_role("region", name="Since you left")).to_have_count(0)
