"""A bot takes over and gives back; whoever resigns looks on."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.play import asked, decide, gambler, play
from tests.browser.tables import two


def to_bot(guest: Guest, deed: str) -> None:
    """By the menu, to the first bot on offer."""
    guest.button("Menu").click()
    guest.button(deed).click()
    guest.page.get_by_role("dialog").get_by_role("listitem").first.get_by_role("button").click()


def test_a_bot_plays_on_until_its_person_takes_the_seat_back(invite: Invite) -> None:
    anna, ben = invite(), invite()
    two(anna, ben, round_cap=1)
    mover = asked([anna, ben])
    assert mover
    other = ben if mover is anna else anna
    to_bot(mover, "Let a bot play for me")
    expect(mover.page.get_by_text("A bot plays for you")).to_be_visible()
    other.until(lambda: other.hearing.ask)
    mover.button("Take my seat back").click()  # beside the notice; in the menu, too
    expect(mover.page.get_by_text("A bot plays for you")).to_be_hidden()
    decide(other, gambler(6))
    assert play([mover, other], gambler(6))


def test_whoever_resigns_looks_on_and_the_others_play_to_the_end(invite: Invite) -> None:
    anna, ben = invite(), invite()
    two(anna, ben, round_cap=1)
    to_bot(anna, "Resign")
    expect(anna.page.get_by_text("Your seat is no longer yours.")).to_be_visible()
    anna.until(lambda: anna.hearing.seat is None)
    assert play([ben], gambler(7))
    anna.until(lambda: anna.hearing.result)
