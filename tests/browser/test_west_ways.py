"""Other ways to play Western Legends: two with the Man in Black, six, a phone, cuts."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.west import SHORT, asked, open_table, play, watch_the_end
from tests.server.serving import Serving

FEW = 12  # decisions in the browser; then a bot plays on, and the page shows it to the end


@pytest.fixture
def cable(server: Serving) -> Iterator[Cable]:
    laid = Cable(server.address)
    yield laid
    laid.close()


def sit(guest: Guest, *others: str) -> Guest:
    """Alone with bots at a short game."""
    open_table(guest, "me", *others, mode="solo", options={"length": SHORT})
    return guest.at_table()


def to_the_end(guest: Guest) -> None:
    """A bot takes over, and the end is counted up."""
    guest.post(f"tables/{guest.table}/hand-over", {"bot": "greedy"})
    watch_the_end(guest)
    expect(guest.page.get_by_role("dialog")).to_contain_text("Final count")


def heard(guest: Guest, event: str) -> bool:
    return any(f'"event":"{event}"' in frame for frame in guest.hearing.frames)


def test_the_man_in_black_rides_with_two(invite: Invite) -> None:
    guest = sit(invite(), "greedy")
    assert play([guest], most=FEW) == FEW
    assert guest.hearing.view["players"][2]["man_in_black"]
    expect(guest.page.get_by_role("list", name="The other players")).to_contain_text("Man in Black")
    to_the_end(guest)
    assert heard(guest, "his_card")


def test_six_play_at_one_table(invite: Invite) -> None:
    guest = sit(invite(), "greedy", "greedy", "random", "greedy", "random")
    assert play([guest], most=FEW) == FEW
    assert len(guest.hearing.view["players"]) == 6
    to_the_end(guest)


def test_a_game_on_a_phone(invite: Invite) -> None:
    guest = sit(invite(phone=True), "greedy", "greedy")
    assert play([guest], most=FEW) == FEW
    for leaf in ("Mat", "Tracks", "Stories", "Map"):
        guest.page.locator("nav").get_by_role("button", name=leaf).tap()
    to_the_end(guest)


def test_reloads_and_cuts_change_nothing(invite: Invite, cable: Cable) -> None:
    guest = sit(invite(home=cable.address), "greedy", "greedy")
    guest.forgive("WebSocket", "ERR_")

    def disturb(number: int, _: Guest) -> None:
        if number % 6 == 2:
            guest.at_table()
        elif number % 6 == 5:
            cable.cut()

    assert play([guest], most=FEW, before=disturb) == FEW
    # nobody else is asked beside me, who could move meanwhile
    guest.until(lambda: asked([guest]) and len(guest.hearing.view["asks"]) == 1)
    before = guest.hearing.view
    guest.at_table()
    assert guest.hearing.view == before
