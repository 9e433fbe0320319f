"""Taking back: free while nobody learnt anything, then by consent."""

from copy import deepcopy

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.looks import barriers
from tests.browser.play import asked, decide
from tests.browser.tables import two


def first(options: list[str]) -> str:
    """An open card of a town: it turns up the next one, so everybody learns something."""
    return options[0]


def turn(anna: Guest, ben: Guest) -> tuple[Guest, Guest]:
    """One decision: who made it, and who did not."""
    mover = asked([anna, ben])
    assert mover
    decide(mover, first)
    return (anna, ben) if mover is anna else (ben, anna)


def test_a_decision_that_taught_nobody_anything_is_taken_back_at_once(invite: Invite) -> None:
    anna, ben = invite(), invite()
    two(anna, ben, cavalry=True)
    mover = anna
    while not mover.hearing.undo["free"]:
        anna.until(lambda: asked([anna, ben]))
        mover, _ = turn(anna, ben)
    mover.button("Undo my last decision").click()
    mover.until(lambda: mover.hearing.ask)
    expect(mover.page.locator(".prompt.mine")).to_be_visible()


def test_further_back_goes_if_the_others_say_yes(invite: Invite) -> None:
    anna, ben = invite(), invite()
    two(anna, ben)
    crews = deepcopy(anna.hearing.view["players"])
    mover, other = turn(anna, ben)
    anna.until(lambda: anna.hearing.view["players"] != crews)
    mover.button("Ask for an undo").click()
    expect(mover.page.get_by_text("One player has yet to agree")).to_be_visible()
    other.button("Yes, take it back").wait_for()
    assert barriers(other.page) == []
    other.button("Yes, take it back").click()
    mover.until(lambda: mover.hearing.ask)
    assert anna.hearing.view["players"] == crews
    expect(mover.page.locator(".prompt.mine")).to_be_visible()
    expect(other.page.get_by_role("dialog")).to_be_hidden()


def test_who_is_refused_an_undo_plays_on(invite: Invite) -> None:
    anna, ben = invite(), invite()
    two(anna, ben)
    mover, other = turn(anna, ben)
    mover.button("Ask for an undo").click()
    other.button("No, play on").click()
    expect(mover.page.get_by_text("has yet to agree")).to_be_hidden()
    expect(other.page.locator(".prompt.mine")).to_be_visible()
    assert not mover.hearing.ask
    decide(other, first)
