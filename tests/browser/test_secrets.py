"""No frame and no reply names a card to somebody who could not know it."""

from typing import Any

import pytest

from saddlebag.kernel.event import WATCHER
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.hearing import Hearing
from tests.browser.play import Choose, gambler, play
from tests.browser.truth import leaks, observer, overheard, piles, secrets

OPTIONS = {
    "round_cap": 1,
    "fast": True,
    "dollars": True,
    "cavalry": True,
    "duel": True,
    "supremacy": True,
}


def nosy(seed: int) -> Choose:
    """Looks at hidden cards whenever that is possible."""
    other = gambler(seed)

    def choose(options: list[str]) -> str:
        peeks = [option for option in options if option.startswith("peek:")]
        return other(peeks or options)

    return choose


@pytest.fixture
def watched(invite: Invite) -> tuple[list[Guest], dict[str, Any]]:
    """A game of three and a spectator, everything recorded, and its journal."""
    guests = [invite() for _ in range(4)]
    for guest in guests:
        guest.record_replies()
    anna, ben, cleo, watcher = guests
    anna.open_table("me", "open", "open", options=OPTIONS)
    ben.sit(anna, "Ben", 1)
    cleo.sit(anna, "Cleo", 2)
    watcher.table = anna.table
    anna.post(f"tables/{anna.table}/start")
    for guest in guests:
        guest.at_table()

    def now_and_then(number: int, _: Guest) -> None:
        for guest in guests if number % 6 == 5 else []:
            guest.look_around()

    play(guests, nosy(3), now_and_then)
    return guests, anna.get(f"tables/{anna.table}/export")


def test_nobody_is_told_a_card_they_may_not_know(
    watched: tuple[list[Guest], dict[str, Any]],
) -> None:
    guests, journal = watched
    steps = secrets(journal)
    assert any(str(entry[1]).startswith("peek:") for entry in journal["entries"])
    for guest in guests:
        heard = guest.hearing
        assert overheard(heard, steps) == []
        replies = [leaks(link, text, steps, heard.seat) for link, _, text in guest.replies]
        assert len(replies) > 10 and not any(replies)
        assert heard.view["decks"] == piles(journal, observer(heard.seat))[heard.link]
    spoil(guests[3].hearing, min(steps[guests[3].hearing.links[5]][WATCHER]))
    assert overheard(guests[3].hearing, steps), "a card that is told is found"


def spoil(hearing: Hearing, card: str) -> None:
    """Plant a secret in what a spectator was told."""
    hearing.frames[5] = hearing.frames[5].replace("}", f', "card": "{card}"}}', 1)
