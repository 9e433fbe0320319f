"""Hosting is handed on by choice, or when the host resigns; everybody is told."""

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.seats.host import make_host
from saddlebag.server.tables.seats.hosting import mute, resign
from tests.server.tables.saloon import Ear, Saloon, refusal, scene


async def trio(place: Saloon) -> tuple[LiveTable, list[Ear]]:
    """Anna is the host, Ben and Cleo play with her."""
    live = await place.table("Anna", "Ben", "Cleo")
    return live, [await place.ear(live, name) for name in ("Anna", "Ben", "Cleo")]


@scene
async def test_the_host_hands_the_table_on(place: Saloon) -> None:
    live, (anna, ben, cleo) = await trio(place)
    await make_host(live, "Anna", 1)
    assert (anna.last("view")["host"], ben.last("view")["host"]) == (False, True)
    assert cleo.last("delta")["table"]["people"][1]["host"]
    assert await refusal(mute(live, "Anna", 1, True, "")) == "not_host"
    await mute(live, "Ben", 0, True, "")
    assert live.seats[0].muted


@scene
async def test_a_host_who_resigns_is_followed_by_somebody_who_is_here(place: Saloon) -> None:
    live, (_, ben, _) = await trio(place)
    await place.leave(live, ben)
    await resign(live, "Anna", "greedy")
    assert live.record.host == "Cleo"
    again = await place.again(live)
    assert again.record.host == "Cleo"


@scene
async def test_only_the_host_hands_on_and_only_to_a_person(place: Saloon) -> None:
    live, _ = await trio(place)
    assert await refusal(make_host(live, "Ben", 2)) == "not_host"
    assert await refusal(make_host(live, "Anna", 0)) == "nobody_there"
    assert await refusal(make_host(live, "Anna", 9)) == "no_such_seat"
