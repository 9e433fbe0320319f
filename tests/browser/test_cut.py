"""Reload and cut the line again and again: the game ends as one that was never cut."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import saddlebag
from saddlebag.cli import main
from saddlebag.kernel.replay import begin
from tests.browser.cable import Cable
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.play import Played, gambler, play
from tests.server.serving import Serving


@pytest.fixture
def cable(server: Serving) -> Iterator[Cable]:
    laid = Cable(server.address)
    yield laid
    laid.close()


def uncut(journal: dict[str, Any], played: Played) -> str:
    """The hash of the game that these clicks make where there is no line to cut."""
    table = begin(saddlebag.game("public-enemy"), journal)
    for seat, option in played:
        table.answer(option, seat)
    return table.state_hash()


def drawn(guest: Guest) -> str:
    """All that is written on the table itself."""
    return guest.page.locator(".table").inner_text()


def test_a_game_that_is_cut_at_every_tenth_decision_ends_as_if_it_never_was(
    invite: Invite, cable: Cable, tmp_path: Path
) -> None:
    anna, ben = invite(home=cable.address), invite()
    anna.forgive("WebSocket", "ERR_")
    anna.open_table("me", "open", options={"round_cap": 3})
    ben.sit(anna, "Ben", 1)
    anna.post(f"tables/{anna.table}/start")
    anna.at_table()
    ben.at_table()

    def disturb(number: int, _: Guest) -> None:
        if number % 10 == 4:
            anna.at_table()
        elif number % 10 == 9:
            cable.cut()

    played = play([ben, anna], gambler(2), disturb)
    journal = ben.get(f"tables/{ben.table}/export")
    assert len(played) > 9 and uncut(journal, played) == journal["hash"]
    (tmp_path / "game.json").write_text(json.dumps(journal), encoding="utf-8")
    assert main(["verify", str(tmp_path / "game.json")]) == 0
    before = drawn(anna)
    anna.at_table()
    assert drawn(anna) == before


def test_without_a_line_the_page_says_so_and_comes_back(invite: Invite, cable: Cable) -> None:
    anna = invite(home=cable.address)
    anna.forgive("WebSocket", "ERR_")
    anna.open_table("me", "greedy", mode="solo")
    anna.at_table()
    anna.context.set_offline(True)
    cable.cut()
    notice = anna.page.get_by_text("The connection is lost.")
    expect(notice).to_be_visible()
    anna.context.set_offline(False)
    expect(notice).to_be_hidden()
