"""A whole game without a mouse, from the front page to the final count."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

FOCUSED = """() => {
  const it = document.activeElement;
  const label = it.labels?.[0]?.innerText ?? '';
  return [it.getAttribute('aria-label') ?? '', label, it.innerText ?? ''].join(' ');
}"""


def tab_to(page: Page, words: str) -> None:
    """Tab until the thing with these words has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if words in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"no way to {words} by Tab")


def decide(guest: Guest, number: int) -> None:
    """By number key, or by Tab and Enter on the deck itself."""
    ask, acks, page = guest.hearing.ask, guest.hearing.acks, guest.page
    assert ask
    page.locator(f'.prompt[data-decision="{ask["decision"]}"]').wait_for()
    if number % 4 == 3 and ask["key"] == "draw":
        tab_to(page, "Draw from")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(1 + number % min(9, len(ask["options"]))))
    guest.until(lambda: guest.hearing.acks > acks)


def test_a_whole_game_goes_by_keyboard_alone(invite: Invite) -> None:
    guest = invite().go("/")
    page, keys = guest.page, guest.page.keyboard
    page.get_by_role("link", name="Open a table").first.wait_for()
    tab_to(page, "Open a table")
    keys.press("Enter")
    page.get_by_role("radio", name="Me against bots").wait_for()
    tab_to(page, "Everybody at their own device")
    keys.press("ArrowUp")  # around to the last mode: me against bots
    tab_to(page, "The game ends after so many rounds")
    keys.press("ControlOrMeta+a")
    keys.type("1")
    keys.press("Enter")
    page.locator(".prompt").wait_for()
    number = 0
    while not guest.hearing.result:
        guest.until(lambda: guest.hearing.ask or guest.hearing.result)
        if guest.hearing.ask:
            decide(guest, number)
            number += 1
    expect(page.get_by_role("dialog")).to_contain_text("Final count")
    tab_to(page, "Watch the replay")
    keys.press("Enter")
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_first_stop_of_tab_skips_to_the_page_itself(invite: Invite) -> None:
    page = invite().go("/settings").page
    page.get_by_role("heading", name="Settings").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page itself")).to_be_focused()
