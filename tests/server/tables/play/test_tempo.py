"""Bots wait as long as those who follow the game wish."""

from saddlebag.server.tables.context import Timing
from saddlebag.server.tables.play.bots import pause
from tests.server.tables.saloon import Saloon, scene

SLOW = Timing(bot_pause=(8, 8))


@scene
async def test_a_bot_waits_as_its_reader_wishes(place: Saloon) -> None:
    live = await place.table("Anna", "greedy")
    place.hub.context.timing = SLOW
    anna = await place.ear(live, "Anna")
    waits = []
    for anna.tempo in (1, 4, 0):
        waits.append(pause(live, 1))
    assert waits == [8, 2, 0]


@scene
async def test_the_slowest_of_several_players_is_waited_for(place: Saloon) -> None:
    live = await place.table("Anna", "Ben", "greedy")
    place.hub.context.timing = SLOW
    (await place.ear(live, "Anna")).tempo = 0
    (await place.ear(live, "Ben")).tempo = 2
    assert pause(live, 2) == 4


@scene
async def test_whoever_only_looks_on_hurries_nobody(place: Saloon) -> None:
    live = await place.table("Anna", "greedy")
    place.hub.context.timing = SLOW
    (await place.ear(live, None)).tempo = 0
    assert pause(live, 1) == 8
