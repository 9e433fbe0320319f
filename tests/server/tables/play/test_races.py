"""Everybody does something at once: all see the same afterwards, and the disk knows it, too."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from saddlebag.kernel.ask import Refused
from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.presence.attending import resync
from saddlebag.server.tables.seats.hosting import hand_over, reclaim_seat
from saddlebag.server.wire.incoming import Answer, AskUndo, Chat, Consent, Order, Pause, Undo
from saddlebag.server.wire.outgoing import Pace
from tests.server.tables.saloon import Ear, Saloon, play

PEOPLE = ("Anna", "Ben", "Cleo")


class Bustle:
    """Three people, a bot and a spectator, each with several things in hand."""

    def __init__(self, place: Saloon, live: LiveTable, ears: list[Ear], seed: int) -> None:
        self.place, self.live, self.ears, self.dice = place, live, ears, Random(seed)
        self.count = 0

    def cid(self) -> str:
        """Sometimes one that was used before."""
        self.count += self.dice.random() < 0.95
        return f"c{self.count}"

    def deed(self, ear: Ear) -> Awaitable[object]:
        """Something sensible, late, or forbidden."""
        dice, cid = self.dice, self.cid()
        if ear.asked and dice.random() < 0.6:
            text = dice.choice(ear.ask["options"])
            return self.place.say(self.live, ear, Answer(cid, ear.ask["decision"], text))
        if dice.random() < 0.1 and ear.visitor:
            changing = hand_over if dice.random() < 0.5 else None
            who = ear.visitor
            return changing(self.live, who, "") if changing else reclaim_seat(self.live, who)
        if dice.random() < 0.1:
            return resync(self.live, ear, dice.randrange(50))
        open_now = self.live.requests.undo or self.live.requests.pause
        number = open_now.number if open_now else 1
        said = dice.choice(
            [
                *(Undo(cid), AskUndo(cid), Chat(cid, "hm"), Order(cid, ["cavalry"])),
                *(Consent(cid, number, dice.random() < 0.7), Pause(cid, dice.random() < 0.5)),
                Answer(cid, dice.randrange(30), "draw:deadwood"),
            ]
        )
        return self.place.say(self.live, ear, said)

    async def at_once(self) -> None:
        """Several deeds, none of which waits for another."""
        deeds = [self.deed(self.dice.choice(self.ears)) for _ in range(4)]
        for outcome in await asyncio.gather(*deeds, return_exceptions=True):
            assert outcome is None or isinstance(outcome, dict | HttpRefused | Refused), outcome


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_at_once_ends_the_same_for_all(tmp_path: Path, seed: int) -> None:
    async def scene(place: Saloon) -> None:
        pace = Pace("live", bank=600, each=60)
        live = await place.table(*PEOPLE, "greedy", options={"cavalry": True}, pace=pace)
        ears = [await place.ear(live, name) for name in (*PEOPLE, "Anna", None)]
        bustle = Bustle(place, live, ears, seed)
        for _ in range(40):
            await bustle.at_once()
        for name in PEOPLE:
            await hand_over(live, name, "")  # so that nobody is waited for
        await settled(place, live)
        for ear in ears:
            assert ear.view == live.view(ear.seat)
        before = facts(live)
        assert facts(await place.again(live)) == before

    play(tmp_path, scene)


async def settled(place: Saloon, live: LiveTable) -> None:
    """The bots have played to the end."""
    async with asyncio.timeout(30):
        while live.record.status == "playing":
            await asyncio.sleep(0.01)
    await place.settle(live)
    async with live.lock:
        assert live.record.status == "over"


def facts(live: LiveTable) -> list[object]:
    """What must be the same after a restart."""
    assert live.table is not None
    told = [live.view(seat) for seat in (0, 1, 2, 3, None)]
    game = [live.table.state_hash(), live.link, live.rows, live.written, told]
    return [*game, live.decisions.open, live.decisions.count, live.chat, live.clocks.to_log()]
