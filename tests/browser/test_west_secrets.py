"""No frame and no reply of Western Legends names a card to somebody who could not know it."""

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.west import SHORT, open_table, play, watch_the_end
from tests.browser.west_truth import all_eyes, differing, overheard

IN_BROWSERS = 12  # decisions; then bots play on for them, and the pages are still told all
Watched = tuple[list[Guest], dict[str, Any]]


@pytest.fixture
def watched(invite: Invite) -> Watched:
    """A game of three and a spectator, everything recorded, and its journal."""
    guests = [invite() for _ in range(4)]
    anna, ben, cleo, watcher = guests
    open_table(anna, "me", "open", "open", options={"length": SHORT, "goals": True})
    ben.sit(anna, "Ben", 1)
    cleo.sit(anna, "Cleo", 2)
    watcher.table = anna.table
    anna.post(f"tables/{anna.table}/start")
    for guest in guests:
        guest.at_table()
    play([anna, ben, cleo], most=IN_BROWSERS)
    for guest in guests:
        guest.look_around()
    for guest in (anna, ben, cleo):
        guest.post(f"tables/{anna.table}/hand-over", {"bot": "greedy"})
    watch_the_end(anna)
    anna.until(lambda: all(guest.hearing.result for guest in guests))
    return guests, anna.get(f"tables/{anna.table}/export")


def test_nobody_is_told_a_card_of_western_legends_they_may_not_know(watched: Watched) -> None:
    guests, journal = watched
    eyes = all_eyes(journal)
    assert [guest.hearing.seat for guest in guests] == [0, 1, 2, None]
    for guest in guests:
        mine = eyes[guest.hearing.seat]
        assert overheard(guest.hearing, mine) == []
        assert differing(guest.hearing, mine) == []
        assert [mine.leaks(link, text) for link, _, text in guest.replies] == [[]] * 4
    heard, (hidden,) = guests[3].hearing, eyes[0].sights[guests[3].hearing.links[5]]["players"][:1]
    heard.frames[5] = heard.frames[5].replace("{", f'{{"card":"{hidden["hand"]["known"][0]}",', 1)
    assert overheard(heard, eyes[None]), "a card that is told is found"
