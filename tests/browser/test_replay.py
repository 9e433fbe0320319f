"""A finished game again: any moment has an address, and the deal can be checked."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import finished


def where(guest: Guest) -> str:
    """What the slider says of the place it stands at."""
    return guest.page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def test_every_moment_has_an_address_and_the_address_follows(invite: Invite) -> None:
    guest = invite()
    table = finished(guest, round_cap=6)
    guest.go(f"/t/{table}/at/17?as=1")
    slider = guest.page.get_by_role("slider")
    expect(slider).to_have_value("17")
    expect(guest.page.get_by_label("Seen by")).to_have_value("1")
    guest.button("One decision on").click()
    expect(guest.page).to_have_url(re.compile(f"/t/{table}/at/18\\?as=1$"))
    slider.press("Home")
    expect(guest.page).to_have_url(re.compile("/at/0\\?"))
    slider.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "?")
    guest.page.reload()
    expect(slider).to_have_value(slider.get_attribute("max") or "?")
    assert where(guest).startswith("Decision")


def test_a_replay_goes_by_itself_until_it_is_stopped(invite: Invite) -> None:
    guest = invite()
    guest.go(f"/t/{finished(guest)}/at/0")
    guest.button("Play").click()
    expect(guest.page.get_by_role("slider")).not_to_have_value(re.compile("^[01]$"))
    guest.button("Stop").click()
    expect(guest.button("Play")).to_be_visible()


def test_a_line_of_the_chronicle_leads_to_its_moment(invite: Invite) -> None:
    guest = invite()
    guest.go(f"/t/{finished(guest)}/at/0")
    line = guest.page.get_by_role("log").get_by_role("link").nth(8)
    line.click()
    expect(guest.page.get_by_role("slider")).not_to_have_value("0")


def test_the_deal_of_a_finished_game_fits_and_a_changed_file_does_not(
    invite: Invite, tmp_path: Path
) -> None:
    guest = invite()
    table = finished(guest)
    guest.go(f"/verify?table={table}")
    expect(guest.page.get_by_text("everything that was checked fits")).to_be_visible()
    journal = guest.get(f"tables/{table}/export")
    shuffle = next(entry for entry in journal["entries"] if entry[0] == "chance")
    shuffle[3][0], shuffle[3][1] = shuffle[3][1], shuffle[3][0]
    (tmp_path / "changed.json").write_text(json.dumps(journal), encoding="utf-8")
    guest.page.locator("input[type=file]").set_input_files(tmp_path / "changed.json")
    expect(guest.page.get_by_text("changed: something does not fit")).to_be_visible()


def test_a_running_game_keeps_its_secret_from_the_verification(invite: Invite) -> None:
    guest = invite()
    guest.open_table("me", "open")
    other = invite()
    other.sit(guest, "Ben", 1)
    guest.post(f"tables/{guest.table}/start")
    guest.go(f"/verify?table={guest.table}")
    expect(guest.page.get_by_text("The secret is told when the game is over")).to_be_visible()
