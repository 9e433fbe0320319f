"""What is told after a move: once for all who see the same, each what concerns them."""

import asyncio
from pathlib import Path

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
