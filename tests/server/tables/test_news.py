"""What is told after a move: once for all who see the same, each what concerns them."""

import asyncio
from pathlib import Path
from typing import Any

from saddlebag.server.tables.news import News
from saddlebag.server.tables.reader import Eyes
from saddlebag.server.wire.news import TakeBack
from tests.server.tables.saloon import Ear, saloon


class Listener(Ear):
    """Keeps the very bytes."""

    told: bytes = b""

    def tell(self, message: bytes) -> None:
        super().tell(message)
        if b'"delta"' in message:
            self.told = message


def test_onlookers_are_told_the_same_bytes_and_whoever_is_asked_more(tmp_path: Path) -> None:
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
    news = News(Still(), 0, lambda _: {})  # type: ignore[arg-type]  # it is not looked at
    news.sight._public = {"round": 2}

    def told(before: dict[str, Any], after: dict[str, Any]) -> list[Any]:
        return news.seen(Eyes({"round": 1}, before, {}, TakeBack(0, False)), after)

    assert told({}, {"bid": 3}) == [[["round"], 2], [["bid"], 3]]
    assert told({"bid": 3}, {"bid": 4}) == [[["round"], 2], [["bid"], 4]]
    assert told({"bid": 4}, {}) == [[["round"], 2], [["bid"]]]
