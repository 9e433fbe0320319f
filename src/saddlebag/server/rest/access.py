"""Who may do what at a table; to everybody else there is no such table."""

import re
from typing import Annotated, Final

from fastapi import Depends, Header, Path, Request

from saddlebag.server.people.invitations import is_join_secret
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.rest.desk import Asker
from saddlebag.server.rest.shapes import Opened
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.refusal import No, no_such_table
from saddlebag.server.wire.limits import MOST_SEAT

TABLE_ID: Final = re.compile(r"[a-z0-9]{1,40}")
SeatNumber = Annotated[int, Path(ge=0, le=MOST_SEAT)]


def the_hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


Tables = Annotated[Hub, Depends(the_hub)]


async def stood_up(table_id: str, hub: Tables) -> LiveTable:
    """The table with this id, whoever asks."""
    live = await hub.table(table_id) if TABLE_ID.fullmatch(table_id) else None
    if live is None:
        raise no_such_table()
    return live


Found = Annotated[LiveTable, Depends(stood_up)]


async def opened(hub: Hub, table_id: str) -> Opened:
    """How to get to a table, and what the server is held to from now on."""
    live = await hub.table(table_id)
    if live is None:
        raise no_such_table()
    return Opened(table=table_id, commitment=live.record.commitment)


def is_member(live: LiveTable, asker: Visitor | None) -> bool:
    """Whoever sits there, and the host."""
    return asker is not None and (live.record.host == asker.id or bool(live.seats_of(asker.id)))


def seen_by(live: Found, asker: Asker) -> LiveTable:
    """For members, and for spectators where they are welcome."""
    if not live.record.watchers and not is_member(live, asker):
        raise no_such_table()
    return live


Seen = Annotated[LiveTable, Depends(seen_by)]


def invited_to(
    live: Found, asker: Asker, x_saddlebag_key: Annotated[str, Header(max_length=200)] = ""
) -> LiveTable:
    """For whoever may look on, may sit down there, or has the secret of a join link."""
    may_join = live.record.listed or opens(live, x_saddlebag_key)
    if not (may_join or live.record.watchers or is_member(live, asker)):
        raise no_such_table()
    return live


Invited = Annotated[LiveTable, Depends(invited_to)]


def opens(live: LiveTable, secret: str) -> bool:
    """Is this the secret of the join link?"""
    key, record = live.house.store.key, live.record
    return bool(secret) and is_join_secret(secret, key, record.id, record.join_number)


def need_welcome(live: LiveTable, visitor: str) -> None:
    """Without a link one may come to a listed table, unless its host sent one away from it."""
    if not live.record.listed:
        raise no_such_table()
    if visitor in live.kicked:
        raise No("sent_away", 403)


class Member:
    """Somebody at a table of theirs."""

    def __init__(self, live: LiveTable, who: Visitor) -> None:
        self.live = live
        self.id = who.id
        self.name = who.name


def member_of(live: Found, asker: Asker) -> Member:
    """For members alone."""
    if asker is None or not is_member(live, asker):
        raise no_such_table()
    return Member(live, asker)


AtTable = Annotated[Member, Depends(member_of)]


def eyes_of(live: LiveTable, asker: Visitor | None) -> list[int]:
    """The seats whose eyes somebody may look through: one's own, and all when it is over.

    Where several people share a screen nobody looks behind the curtain while they play.
    """
    if live.record.status == "over":
        return list(range(live.record.seats))
    mine = live.seats_of(asker.id) if asker is not None else []
    return mine if len(mine) == 1 else []


def plays_alone(live: LiveTable, asker: Visitor | None) -> bool:
    """Are all people of this table at one screen? A rematch may have brought others to it."""
    people = {seat.visitor for seat in live.seats if seat.kind == "person"}
    return asker is not None and live.record.mode != "online" and people == {asker.id}


def need_eyes(live: LiveTable, asker: Visitor | None, seat: int | None) -> None:
    """A spectator's eyes are everybody's."""
    if seat is not None and not seat < live.record.seats:
        raise No("no_such_seat", 404, seat=seat, seats=live.record.seats)
    if seat is not None and seat not in eyes_of(live, asker):
        raise No("not_your_seat", 403)
