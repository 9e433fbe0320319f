"""Push subscriptions: which browsers to notify when it is a visitor's turn."""

from base64 import urlsafe_b64decode

from fastapi import APIRouter

from saddlebag.server.people.visitors import Visitor
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.admission import AdmittedRoute
from saddlebag.server.rest.dependencies import Asker, StoreDep
from saddlebag.server.rest.refusals import write_refusals
from saddlebag.server.rest.shapes import PushAddress
from saddlebag.server.store.store import Store

router = APIRouter(route_class=AdmittedRoute)
MOST_ADDRESSES = 10  # of one visitor


def unpacked(text: str) -> bytes:
    """Decode URL-safe base64 without padding."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise HttpRefused("bad_request", 422, field="body.key", problem="base64") from None


async def keep(store: Store, asker: Visitor, address: PushAddress) -> None:
    """Store it; the oldest of too many are removed."""
    key, auth = unpacked(address.key), unpacked(address.auth)
    if len(key) != 65 or len(auth) != 16:  # a point on P-256, and 16 random bytes (RFC 8291)
        raise HttpRefused("bad_request", 422, field="body.key", problem="length")
    await store.write(
        (
            "INSERT INTO push (visitor, endpoint, key, auth) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (visitor, endpoint)"
            " DO UPDATE SET key = excluded.key, auth = excluded.auth",
            (asker.id, address.endpoint, key, auth),
        ),
        (
            "DELETE FROM push WHERE visitor = ? AND rowid NOT IN"
            " (SELECT rowid FROM push WHERE visitor = ? ORDER BY rowid DESC LIMIT ?)",
            (asker.id, asker.id, MOST_ADDRESSES),
        ),
    )


@router.post("/push", status_code=204, responses=write_refusals(401))
async def knock_here(address: PushAddress, store: StoreDep, asker: Asker) -> None:
    """Notify this browser when it is my turn."""
    if asker is None:
        raise HttpRefused("unknown_visitor", 401)
    await keep(store, asker, address)


@router.delete("/push", status_code=204, responses=write_refusals(401))
async def knock_no_more(store: StoreDep, asker: Asker) -> None:
    """Notify none of my browsers."""
    if asker is None:
        raise HttpRefused("unknown_visitor", 401)
    await store.write(("DELETE FROM push WHERE visitor = ?", (asker.id,)))
