"""What people do around a game: talk, change the device, watch, keep order, play again."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.looks import barriers
from tests.browser.tables import finished, two


def test_what_is_said_is_text_and_never_markup(invite: Invite) -> None:
    anna, ben = invite(), invite()
    two(anna, ben)
    for guest in (anna, ben):
        guest.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").fill("<b>Howdy</b> <img src=x onerror=alert(1)>")
    anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("<b>Howdy</b> <img")
    assert ben.page.get_by_role("log", name="Chat").locator("img").count() == 0


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(invite: Invite) -> None:
    desk, phone = invite(), invite(phone=True)
    desk.open_table("me", "greedy", mode="solo")
    desk.at_table()
    desk.button("Menu").click()
    desk.button("Play on another device").click()
    phone.page.goto(desk.page.get_by_label("Link", exact=True).input_value())
    phone.button("Take my seat here").tap()
    phone.page.locator(".prompt.mine").wait_for()
    expect(desk.page.get_by_text("You have moved to another device.")).to_be_visible()


def test_a_spectator_sees_the_table_and_cannot_play(invite: Invite) -> None:
    anna, watcher = invite(), invite()
    anna.open_table("me", "greedy", "greedy", mode="solo")
    anna.at_table()
    watcher.table = anna.table
    watcher.at_table()
    assert watcher.hearing.seat is None and watcher.hearing.ask is None
    assert watcher.page.locator(".deckbutton.legal").count() == 0
    expect(watcher.page.locator(".prompt")).to_contain_text("Watching")


def test_the_host_sends_somebody_away_with_a_reason(invite: Invite) -> None:
    anna, ben = invite(), invite()
    anna.open_table("me", "open")
    ben.sit(anna, "Ben", 1)
    ben.go(f"/t/{anna.table}")
    expect(ben.page.get_by_text("The host starts the game.")).to_be_visible()
    anna.go(f"/t/{anna.table}")
    anna.button("Send away").click()
    anna.page.get_by_label("Send Ben away?").fill("wrong door")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Public Enemy")
    assert barriers(anna.page) == []
    anna.button("Do it").click()
    expect(anna.page.get_by_text("One seat is still free")).to_be_visible()
    expect(ben.page.get_by_text("wrong door")).to_be_visible()


def test_the_same_people_play_again(invite: Invite) -> None:
    guest = invite()
    table = finished(guest)
    guest.go(f"/t/{table}")
    guest.button("Rematch with the same people").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(guest.page.get_by_role("heading", name="Public Enemy").first).to_be_visible()
