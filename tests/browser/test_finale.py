"""The end as a ceremony: a face and a story for everybody, and a picture to take along."""

import json
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

GAMES = Path(__file__).parent.parent / "games"
OVER = ["western-legends-man-in-black", "public-enemy-everything"]
by_game = pytest.mark.parametrize("game", OVER)


def at_the_end(guest: Guest, game: str) -> Guest:
    journal = json.loads((GAMES / f"{game}.json").read_text(encoding="utf-8"))
    guest.go("/about")
    guest.go(f"/t/{guest.post('import', journal)['table']}")
    guest.page.locator("dialog .finale").wait_for()
    return guest


def kept(guest: Guest, button: str) -> bytes:
    """What a press of Enter on this button saves."""
    guest.page.locator("dialog").get_by_role("button", name=button).focus()
    with guest.page.expect_download() as download:
        guest.page.keyboard.press("Enter")
    return download.value.path().read_bytes()


@by_game
def test_the_result_is_taken_along_as_a_picture_by_keyboard(invite: Invite, game: str) -> None:
    guest = at_the_end(invite(), game)
    guest.page.locator("dialog summary").last.focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator("dialog svg.card").wait_for()
    picture, drawing = kept(guest, "Download as PNG"), kept(guest, "Download as SVG").decode()
    assert picture[1:4] == b"PNG" and struct.unpack(">II", picture[16:24]) == (2400, 1260)
    assert len(picture) > 100_000  # portraits and letters, not an empty sheet
    assert "var(" not in drawing and drawing.count("@font-face") >= 4
    expect(guest.page.locator("dialog .share [role=status]")).to_have_text(
        "The picture is in your downloads."
    )


@by_game
def test_everybody_has_a_face_a_place_and_a_story(invite: Invite, game: str) -> None:
    guest = at_the_end(invite(), game)
    dialog = guest.page.locator("dialog")
    tales = dialog.locator(".tale").all_inner_texts()
    assert len(tales) == dialog.locator(".bust, .frame").count() - 1  # the moment has a face, too
    assert len({*tales}) == len(tales) and not any("-epilogue-" in text for text in tales)


def test_the_moment_of_the_game_leads_into_the_replay(invite: Invite) -> None:
    guest = at_the_end(invite(), OVER[0])
    guest.page.locator("dialog").get_by_role("link", name="Show it again").click()
    guest.page.get_by_role("slider").wait_for()
    assert "/at/" in guest.page.url


def test_a_finale_that_cannot_be_fetched_leaves_the_way_on(invite: Invite) -> None:
    guest = invite()
    guest.forgive("Failed to load resource", "net::ERR")
    guest.page.route("**/finale", lambda route: route.abort())
    journal = json.loads((GAMES / f"{OVER[1]}.json").read_text(encoding="utf-8"))
    guest.go("/about")
    guest.go(f"/t/{guest.post('import', journal)['table']}")
    expect(guest.page.get_by_text("How this game will be remembered").first).to_be_visible()
    expect(guest.button("Look at the table")).to_be_visible()
