"""Bots of worker processes at the tables of a server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from saddlebag.server.thinking.pool import Thinkers
from saddlebag.server.thinking.worker import OWN_BOTS
from tests.server.tables.saloon import Ear, Saloon, play
from tests.server.thinking.school import AMPLE, BUDGET

SLEEPY = "tests.server.thinking.rogues:SLEEPY"


@asynccontextmanager
async def thinking(place: Saloon, bots: str, budget: float) -> AsyncIterator[None]:
    """A saloon whose bots think in a worker."""
    thinkers = place.hub.context.thinkers = Thinkers(budget=budget, bots=bots)
    try:
        yield
    finally:
        await thinkers.close()


async def their_turn(ear: Ear) -> float:
    """Wait until somebody is asked again, or the game is over; how many seconds that took."""
    begun = monotonic()
    async with asyncio.timeout(AMPLE):
        while not (ear.asked or ear.view["result"]):
            await asyncio.sleep(0.01)
    return monotonic() - begun


def test_a_game_against_bots_is_played_to_the_end(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        async with thinking(place, OWN_BOTS, AMPLE):
            live = await place.table("Anna", "greedy", "random", options={"fast": True})
            anna = await place.ear(live, "Anna")
            while not anna.view["result"]:
                await place.answer(live, anna)
                await their_turn(anna)
        assert live.record.result and not any(seat.fell_back for seat in live.seats)

    play(tmp_path, scene)


def test_a_level_that_sleeps_is_replaced_by_the_level_below(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        async with thinking(place, SLEEPY, BUDGET):
            live = await place.table("Anna", "deputy")
            anna = await place.ear(live, "Anna")
            await place.answer(live, anna)
            await their_turn(anna)
            assert live.seats[1].bot == "ranch_hand" and live.seats[1].fell_back
            assert place.log(live, "fell_back")[0]["bot"] == "deputy"

    play(tmp_path, scene)


def test_a_bot_that_sleeps_is_replaced_and_everybody_sees_it(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        async with thinking(place, SLEEPY, BUDGET):
            live = await place.table("Anna", "greedy")
            anna = await place.ear(live, "Anna")
            await place.answer(live, anna)
            await their_turn(anna)
            told = [news["table"] for news in anna.heard if "table" in news][-1]["people"][1]
            assert (told["bot"], told["fell_back"]) == ("random", True)
            assert place.log(live, "fell_back")[0]["bot"] == "greedy"
            await place.answer(live, anna)
            await their_turn(anna)
        assert len(place.log(live, "fell_back")) == 1

    play(tmp_path, scene)
