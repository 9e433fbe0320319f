"""Two people and two bots play a whole short game of Western Legends, with all that can happen."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.west import SHORT, open_table, play
from tests.browser.west_extras import BOTH, curious
from tests.server.serving import Serving, ended

# The deal is known, and with these words of the two it brings everything in one short game.
WORDS = ("n92", "Ben")
PEOPLE = (0, 1)
EXTRA_WORD = "n6"  # brings a Joker, a bandit and somebody to question
CAST = ["allan_pinkerton", "butch_cassidy", "pearl_hart"]


@pytest.fixture(scope="module")
def dealer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that deals every table the same."""
    with ended(["tools.picture_house", str(tmp_path_factory.mktemp("deal")), "0"], {}) as it:
        yield it


def told(guest: Guest) -> list[dict[str, Any]]:
    """All that happened, as everybody may know it."""
    events: list[dict[str, Any]] = guest.get(f"tables/{guest.table}/replay")["events"]
    return events


def of_people(events: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    """What the two in their browsers did of this kind."""
    return [
        it for it in events if it["event"] == key and it.get("seat", it.get("player")) in PEOPLE
    ]


def test_two_people_and_two_bots_play_a_short_game_with_all_its_moments(
    invite: Invite, dealer: Serving
) -> None:
    anna, ben = invite(home=dealer.address), invite(home=dealer.address)
    sitting = ("me", "open", "greedy", "greedy")
    open_table(anna, *sitting, nonce=WORDS[0], options={"length": SHORT})
    ben.sit(anna, WORDS[1], 1)
    anna.post(f"tables/{anna.table}/start")
    anna.at_table()
    ben.at_table()
    play([anna, ben])
    events = told(anna)
    for key in ("reaction", "bought", "bandit_gone", "disc"):
        assert of_people(events, key), key
    assert {"poker_joined", "poker_won", "story", "sheriff_met", "final_score"} <= {
        it["event"] for it in events
    }
    ben.until(lambda: ben.hearing.result)  # the same frame may come to one a little later
    for guest in (anna, ben):
        assert guest.hearing.result == anna.hearing.result
        expect(guest.page.get_by_role("dialog")).to_contain_text("Final count")


def test_a_game_with_both_expansions_is_played_to_its_end(invite: Invite, dealer: Serving) -> None:
    """Jokers and bandit cards are in it, and no console complains (FIST-4, FIST-7, GBH-1)."""
    anna = invite(home=dealer.address)
    options = BOTH | {"length": SHORT, "characters": CAST}
    open_table(anna, "me", "greedy", "greedy", nonce=EXTRA_WORD, options=options)
    anna.post(f"tables/{anna.table}/start")
    play([anna.at_table()], curious)
    events = told(anna)
    for key in ("copied", "bandit_card", "named_rank"):
        assert of_people(events, key), key
    expect(anna.page.get_by_role("dialog")).to_contain_text("Final count")
