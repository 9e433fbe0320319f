"""Links and tickets: hard to guess, easy to make worthless."""

import asyncio
from pathlib import Path

import pytest

from saddlebag.server.people import invitations
from saddlebag.server.people.invitations import Tickets, is_join_secret, join_link, join_secret, qr
from saddlebag.server.people.visitors import Visitors
from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.store import Store
from saddlebag.server.timestamps import now_ms

KEY = b"k" * 32
TABLE = (
    "INSERT INTO game_table (id, game, version, seats, options, host, mode, listed, watchers, pace,"
    " status, commitment, fair, created, moved)"
    " VALUES ('t1', 'g', 1, 2, '{}', ?, 'online', 0, 1, '{}', 'open', '', 1, 0, 0)"
)


def test_a_join_secret_is_long_and_its_own() -> None:
    secret = join_secret(KEY, "t1", 0)
    assert len(secret) == 26
    assert len({secret, join_secret(KEY, "t2", 0), join_secret(b"x", "t1", 0)}) == 3
    assert join_link("http://h", "t1", secret) == f"http://h/join#t1.{secret}"


def test_raising_the_number_makes_old_links_worthless() -> None:
    old = join_secret(KEY, "t1", 0)
    assert is_join_secret(old, KEY, "t1", 0) and is_join_secret(f" {old.upper()}", KEY, "t1", 0)
    assert not is_join_secret(old, KEY, "t1", 1)
    assert not is_join_secret("\u00e9", KEY, "t1", 0) and not is_join_secret("", KEY, "t1", 0)


def test_a_link_is_a_picture_too() -> None:
    assert qr("http://192.0.2.7/join#t1.abc").startswith("<svg xmlns=")


async def tickets_of(folder: Path) -> tuple[Tickets, str, str]:
    """A table, somebody at it, and a ticket of theirs."""
    store = Store.open(folder)
    visitor, _ = await Visitors(store).arrive("Anna", 1)
    await store.write((TABLE, (visitor.id,)))
    tickets = Tickets(store)
    return tickets, visitor.id, await tickets.make("t1", visitor.id)


async def redeemed(tickets: Tickets, ticket: str) -> object:
    """What a ticket is good for, or why it is not."""
    try:
        with tickets.redeem(ticket) as found:
            await tickets.store.write(found.used)
            return found.table_id, found.visitor
    except HttpRefused as error:
        return error.reason


def test_a_ticket_is_good_once_however_quick_one_is(tmp_path: Path) -> None:
    async def play() -> None:
        tickets, visitor, ticket = await tickets_of(tmp_path)
        both = await asyncio.gather(redeemed(tickets, ticket), redeemed(tickets, ticket))
        assert list(both) == [("t1", visitor), "ticket_used"]
        assert await redeemed(tickets, ticket) == "ticket_used"
        tickets.store.close()

    asyncio.run(play())


def test_a_new_ticket_ends_the_one_before(tmp_path: Path) -> None:
    async def play() -> None:
        tickets, visitor, old = await tickets_of(tmp_path)
        ticket = await tickets.make("t1", visitor)
        assert await redeemed(tickets, old) == "ticket_used"
        assert await redeemed(tickets, ticket) == ("t1", visitor)
        tickets.store.close()

    asyncio.run(play())


def test_a_ticket_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        tickets, _, ticket = await tickets_of(tmp_path)
        later = now_ms() + 10 * 60_000 + 1
        monkeypatch.setattr(invitations, "now_ms", lambda: later)
        assert await redeemed(tickets, ticket) == "ticket_used"
        tickets.store.close()

    asyncio.run(play())
