"""People who play against bots for hours, leave, and come again."""

import asyncio
import json
import time
from dataclasses import dataclass
from random import Random

from websockets.asyncio.client import connect

from tests.server.drills.riders import GONE, Ledger, Rider, call, rest

ANSWERS = 12.0  # a second, of all people together, on the average


@dataclass
class Sitter:
    """Alone at a table with two bots; comes again every now and then."""

    address: str
    token: str
    dice: Random
    pace: float  # seconds between two answers, on the average

    async def play(self, until: float) -> None:
        """Game after game."""
        while time.monotonic() < until:
            table, ledger = await self.open(), Ledger()
            rider = Rider(self.token, 0, self.dice)
            while time.monotonic() < until and not rider.view.get("result"):
                await self.sit(table, rider, ledger, until)

    async def open(self) -> str:
        """A table of one's own."""
        wish = {"game": "public-enemy", "seats": 3, "mode": "solo", "name": "Anna"}
        sitting = ["me", "greedy", "random"]
        async with rest(self.address) as http:
            opened = await call(http, self.token, "tables", sitting=sitting, **wish)
        return str(opened["table"])

    async def sit(self, table: str, rider: Rider, ledger: Ledger, until: float) -> None:
        """One visit of a minute or so."""
        bearer = {"Authorization": f"Bearer {self.token}"}
        url = self.address.replace("http", "ws") + "/api/socket"
        leave = min(until, time.monotonic() + self.dice.uniform(20, 90))
        try:
            async with connect(url, additional_headers=bearer, max_queue=None) as socket:
                await socket.send(json.dumps({"kind": "hello", "table": table}))
                if rider.pending:  # left without the reply
                    await socket.send(json.dumps(rider.pending))
                while time.monotonic() < leave and not rider.view.get("result"):
                    async with asyncio.timeout(max(0.1, leave - time.monotonic())):
                        rider.hear(json.loads(await socket.recv()), ledger)
                    if rider.pending is None and (said := rider.answer()):
                        rider.pending = said
                        await asyncio.sleep(
                            min(3 * self.pace, self.dice.expovariate(1 / self.pace))
                        )
                        await socket.send(json.dumps(said))
        except TimeoutError:
            return
        except GONE:
            await asyncio.sleep(1)


async def sitters(address: str, count: int) -> list[Sitter]:
    """New people."""
    async with rest(address) as http:
        headers = {"X-Saddlebag": "1"}
        replies = [await http.post("token", headers=headers) for _ in range(count)]
    tokens = [reply.json()["token"] for reply in replies]
    return [Sitter(address, token, Random(i), count / ANSWERS) for i, token in enumerate(tokens)]
