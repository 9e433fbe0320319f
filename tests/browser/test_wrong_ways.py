"""Bad links, full tables, taken names: a page that says what to do next."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import closed, finished

NOT_FOUND = "status of 404"
REFUSED = "status of 4"


def told(guest: Guest, heading: str) -> None:
    """A heading that says what is wrong, and a way on."""
    expect(guest.page.get_by_role("heading", name=heading)).to_be_visible()
    assert guest.page.locator("main a.btn").count() > 0


@pytest.mark.parametrize("address", ["/nowhere", "/t", "/t/ABC", "/rules/no-such-game"])
def test_an_address_that_leads_nowhere_leads_back(invite: Invite, address: str) -> None:
    guest = invite()
    guest.forgive(NOT_FOUND)
    guest.go(address)
    expect(guest.page.get_by_role("link", name="To the front page")).to_be_visible()


@pytest.mark.parametrize("link", ["", "abcdefgh.nosuchsecret", "%2e%2e", "<b>.<i>"])
def test_a_wrong_link_says_so(invite: Invite, link: str) -> None:
    guest = invite()
    guest.forgive(REFUSED)
    guest.go(f"/join#{link}")
    name = guest.page.get_by_label("Your name")
    name.or_(guest.page.get_by_role("heading", name="This link leads nowhere")).wait_for()
    if name.is_visible():  # of a table without spectators nothing is told before one sits down
        name.fill("Ben")
        guest.button("Sit down").click()
    told(guest, "This link leads nowhere")


def test_a_table_that_is_not_there_or_not_mine_looks_the_same(invite: Invite) -> None:
    host, guest = invite(), invite()
    guest.forgive(REFUSED, "WebSocket")
    host.open_table("me", "open", watchers=False)
    for table in ("abcdefghjkmnpq", host.table):
        guest.go(f"/t/{table}")
        told(guest, "This table is not open to you")


def test_a_full_table_a_begun_one_and_a_closed_one_say_so(invite: Invite) -> None:
    host, guest = invite(), invite()
    guest.forgive(REFUSED)
    host.open_table("me", "greedy")
    link = host.get(f"tables/{host.table}/link")["link"].split("/join")[1]
    guest.go(f"/join{link}")
    told(guest, "Every seat is taken")
    host.post(f"tables/{host.table}/start")
    guest.go("/")
    guest.go(f"/join{link}")
    told(guest, "The game has begun")
    guest.go("/")
    guest.go(f"/join{closed(host)}")
    told(guest, "This table is closed")


def test_a_name_that_is_taken_can_be_changed(invite: Invite) -> None:
    host, guest = invite(), invite()
    guest.forgive(REFUSED)
    host.open_table("me", "open")
    guest.page.goto(host.get(f"tables/{host.table}/link")["link"])
    guest.page.get_by_label("Your name").fill("anna")
    guest.button("Sit down").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("already called that")
    guest.page.get_by_label("Your name").fill("Ben")
    guest.button("Sit down").click()
    expect(guest.page.get_by_text("Everybody is here.")).to_be_visible()


def test_a_saved_game_that_does_not_replay_is_not_taken(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    guest.forgive(REFUSED)
    journal = guest.get(f"tables/{finished(guest)}/export")
    tampered = json.dumps(journal).replace("draw:", "peek:", 1)
    (tmp_path / "tampered.json").write_text(tampered, encoding="utf-8")
    (tmp_path / "letter.json").write_text("Dear Anna", encoding="utf-8")
    guest.go("/mine")
    for name, words in (("letter", "not a saved game"), ("tampered", "does not")):
        guest.page.get_by_label("A file from").set_input_files(tmp_path / f"{name}.json")
        expect(guest.page.get_by_role("alert")).to_contain_text(words)


def test_a_browser_without_websocket_is_told_what_to_use(invite: Invite) -> None:
    guest = invite()
    guest.page.add_init_script("delete window.WebSocket")
    guest.open_table("me", "greedy", mode="solo")
    guest.go(f"/t/{guest.table}")
    told(guest, "Your browser cannot sit at a table")
