"""A game in which no person is left stands still until somebody comes back."""

from collections.abc import Collection, Iterable

from saddlebag.server.tables.state.seat import HANDED_OVER, PRESENT, Seat


def anybody_decides(seats: Iterable[Seat]) -> bool:
    """Does a person play, connected or not?"""
    return any(seat.kind == "person" and seat.away == PRESENT for seat in seats)


def anybody_looks_on(seats: Iterable[Seat], here: Collection[str | None]) -> bool:
    """Is somebody here who gave the seat to a bot? Where bots own all seats, anybody at all?"""
    people = [seat for seat in seats if seat.kind == "person"]
    if not people:
        return bool(here)
    return any(seat.away == HANDED_OVER and seat.visitor in here for seat in people)
