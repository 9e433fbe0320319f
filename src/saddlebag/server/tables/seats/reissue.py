"""A player who lost their browser: the host gives the seat a new link, and everybody is told."""

from saddlebag.server.refused import HttpRefused
from saddlebag.server.store.writer import Statement
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.chat import announce
from saddlebag.server.tables.seats.hosting import move_seats, require_active
from saddlebag.server.tables.seats.lobby import require_host, require_seat


async def reissue(live: LiveTable, visitor: str, seat: int) -> str:
    """Whose seat it is; refused while its player is connected, who could be watched otherwise."""
    async with live.lock:
        require_host(live, visitor)
        require_active(live)
        owner = live.seats[require_seat(live, seat)].visitor
        if owner is None or owner == visitor:
            raise HttpRefused("nobody_there", seat=seat)
        if owner in live.connected():
            raise HttpRefused("still_here", seat=seat)
        await announce(live, seat, "reissued", "")
        return owner


async def take_over(live: LiveTable, old: str, new: str, used: Statement) -> None:
    """The link was opened: the seat is played there, and the old browser is logged out."""
    mine = live.seats_of(old)
    await move_seats(live, old, new, used)
    async with live.lock:
        await announce(live, mine[0], "taken_over", "")
