"""With everything in motion: others' moves are played out, can be skipped, and are counted up."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looks import barriers
from tests.browser.play import decide, gambler
from tests.browser.tables import finished

MOVING = {"reduced_motion": "no-preference"}
STEPS = "localStorage.setItem('saddlebag.settings', JSON.stringify({ pacing: 'step' }))"


def seated(guest: Guest) -> Guest:
    """Alone with a bot, asked for the first time."""
    guest.open_table("me", "greedy", mode="solo", options={"round_cap": 2})
    guest.at_table()
    guest.until(lambda: guest.hearing.ask)
    return guest


def sent_on(scoring: Locator) -> bool:
    """Go on: the first time to the last line of it, then away."""
    scoring.get_by_role("button").evaluate_all("all => all.forEach((one) => one.click())")
    return scoring.count() == 0


def test_the_final_count_ranks_everybody_and_is_told_in_motion(invite: Invite) -> None:
    guest = invite(**MOVING)
    guest.go(f"/t/{finished(guest)}")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()
    expect(dialog.locator(".hero")).to_be_visible()
    expect(dialog.locator("ol > li")).to_have_count(2)  # those behind the winner


def test_a_round_is_scored_before_everybodys_eyes(invite: Invite) -> None:
    guest, choose = seated(invite(**MOVING)), gambler(8)
    scoring = guest.page.locator(".scoring")
    asked = guest.page.locator(".prompt[data-decision]")
    while True:
        scoring.or_(asked).first.wait_for()
        if scoring.is_visible():
            break
        decide(guest, choose)
    scoring.get_by_role("button").first.click()  # at once to its last line
    guest.until(lambda: barriers(guest.page) == [])  # what is still fading is pale
    guest.until(lambda: sent_on(scoring))
    asked.wait_for()


def test_moves_that_wait_are_stepped_through_one_by_one(invite: Invite) -> None:
    guest = invite(**MOVING)
    guest.page.add_init_script(STEPS)
    decide(seated(guest), gambler(9))
    asked, forth = guest.page.locator(".prompt[data-decision]"), guest.button("Next move")
    forth.click()  # the bot may have more to do than to draw a card
    forth.or_(asked).first.wait_for()
    while not asked.is_visible():
        forth.click()
        forth.or_(asked).first.wait_for()
