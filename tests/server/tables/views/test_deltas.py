"""Updates after a move: computed once for readers who see the same."""

import asyncio
from pathlib import Path
from typing import Any

from saddlebag.server.tables.views.deltas import Deltas
from saddlebag.server.tables.views.reader import Viewpoint
from saddlebag.server.wire.outgoing import TakeBack
from tests.server.tables.saloon import Ear, saloon


class Listener(Ear):
    """Keeps the very bytes."""

    told: bytes = b""

    def send(self, message: bytes) -> None:
        super().send(message)
        if b'"delta"' in message:
            self.told = message


def test_onlookers_get_the_same_bytes_and_the_asked_player_gets_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with saloon(tmp_path) as place:
            live = await place.table("Anna", "Ben", "Cleo", "Dora")
            ears = [Listener(name) for name in ("Anna", "Ben", "Cleo", "Dora", "nobody")]
            for ear in ears:
                await place.seat_ear(live, ear)
            for _ in range(2):
                mover = next(ear for ear in ears if ear.asked)
                await place.answer(live, mover)
            asked = next(ear for ear in ears if ear.asked)
            rest = [ear for ear in ears if ear not in (mover, asked)]
            assert len({id(ear.told) for ear in rest}) == 1
            assert asked.told != rest[0].told and b"decision" not in rest[0].told

    asyncio.run(scene())


class Still:
    """A table at which nothing happened; of a game that has a part for some seats alone."""

    event_count = 0


def test_a_part_that_one_seat_alone_has_may_come_and_go() -> None:
    news = Deltas(Still(), 0, lambda _: {})  # type: ignore[arg-type]  # it is not looked at
    news.sight._public = {"round": 2}

    def told(before: dict[str, Any], after: dict[str, Any]) -> list[Any]:
        return news.seen(Viewpoint({"round": 1}, before, {}, TakeBack(0, False)), after)

    assert told({}, {"bid": 3}) == [[["round"], 2], [["bid"], 3]]
    assert told({"bid": 3}, {"bid": 4}) == [[["round"], 2], [["bid"], 4]]
    assert told({"bid": 4}, {}) == [[["round"], 2], [["bid"]]]
