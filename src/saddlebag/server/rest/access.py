"""Who may do what at a table; everyone else gets no_such_table."""

import re
from typing import Annotated, Final

from fastapi import Depends, Header, Path, Request

from saddlebag.server.people.invitations import is_join_secret
from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused, no_such_table
from saddlebag.server.rest.dependencies import Asker
from saddlebag.server.rest.shapes import Opened
from saddlebag.server.tables.hub import Hub
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.wire.limits import MOST_SEAT

TABLE_ID: Final = re.compile(r"[a-z0-9]{1,40}")
SeatNumber = Annotated[int, Path(ge=0, le=MOST_SEAT)]


def get_hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


HubDep = Annotated[Hub, Depends(get_hub)]


async def loaded_table(table_id: str, hub: HubDep) -> LiveTable:
    """The table with this id, without a permission check."""
    live = await hub.table(table_id) if TABLE_ID.fullmatch(table_id) else None
    if live is None:
        raise no_such_table()
    return live


Found = Annotated[LiveTable, Depends(loaded_table)]


async def opened(hub: Hub, table_id: str) -> Opened:
    """How to reach a table, and the commitment the server is held to."""
    live = await hub.table(table_id)
    if live is None:
        raise no_such_table()
    return Opened(table=table_id, commitment=live.record.commitment)


def is_member(live: LiveTable, asker: Visitor | None) -> bool:
    """Seated players and the host."""
    return asker is not None and (live.record.host == asker.id or bool(live.seats_of(asker.id)))


def seen_by(live: Found, asker: Asker) -> LiveTable:
    """Members, and spectators where they are welcome."""
    if not live.record.watchers and not is_member(live, asker):
        raise no_such_table()
    return live


Seen = Annotated[LiveTable, Depends(seen_by)]


def invited_to(
    live: Found, asker: Asker, x_saddlebag_key: Annotated[str, Header(max_length=200)] = ""
) -> LiveTable:
    """Anyone who may watch, may sit down there, or has the secret of a join link."""
    may_join = live.record.listed or is_join_key(live, x_saddlebag_key)
    if not (may_join or live.record.watchers or is_member(live, asker)):
        raise no_such_table()
    return live


Invited = Annotated[LiveTable, Depends(invited_to)]


def is_join_key(live: LiveTable, secret: str) -> bool:
    """Is this the secret of the join link?"""
    key, record = live.context.store.key, live.record
    return bool(secret) and is_join_secret(secret, key, record.id, record.join_number)


def require_welcome(live: LiveTable, visitor: str) -> None:
    """Without a link only listed tables are open, and not to people their host kicked."""
    if not live.record.listed:
        raise no_such_table()
    if visitor in live.kicked:
        raise HttpRefused("sent_away", 403)


class Member:
    """A visitor at one of their own tables."""

    def __init__(self, live: LiveTable, who: Visitor) -> None:
        self.live = live
        self.id = who.id
        self.name = who.name


def member_of(live: Found, asker: Asker) -> Member:
    """Members only."""
    if asker is None or not is_member(live, asker):
        raise no_such_table()
    return Member(live, asker)


AtTable = Annotated[Member, Depends(member_of)]


def refuse_lesson(live: LiveTable) -> None:
    """At a lesson's table nobody comes or goes."""
    if live.record.mode == "lesson":
        raise HttpRefused("only_a_lesson")


def require_no_lesson(me: AtTable) -> None:
    """Told to members alone: for others there is no such table."""
    refuse_lesson(me.live)


def visible_seats(live: LiveTable, asker: Visitor | None) -> list[int]:
    """Seats whose view this visitor may see: their own, and all once the game is over.

    People who share a screen see no seat's view until the end.
    """
    if live.record.status == "over":
        return list(range(live.record.seats))
    mine = live.seats_of(asker.id) if asker is not None else []
    return mine if len(mine) == 1 else []


def plays_alone(live: LiveTable, asker: Visitor | None) -> bool:
    """Are all people of this table at one screen? A rematch may have brought others."""
    people = {seat.visitor for seat in live.seats if seat.kind == "person"}
    return asker is not None and live.record.mode != "online" and people == {asker.id}


def require_view_of(live: LiveTable, asker: Visitor | None, seat: int | None) -> None:
    """A spectator's view (None) is open to all."""
    if seat is not None and not seat < live.record.seats:
        raise HttpRefused("no_such_seat", 404, seat=seat, seats=live.record.seats)
    if seat is not None and seat not in visible_seats(live, asker):
        raise HttpRefused("not_your_seat", 403)
