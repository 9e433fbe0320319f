"""`python -m bench.crowd HOST PID TABLES PACE MOVES`: people at many tables, and what that costs.

PACE is moves a second at each table; 0: everybody answers at once. Prints JSON for bench.server.
"""

import asyncio
import json
import os
import sys
from random import Random
from time import monotonic, perf_counter
from typing import Any

import msgspec
import uvloop

from bench.processes import cpu_of, cpu_of_all, memory_of
from bench.sitting import Party, parties
from bench.thin_socket import ThinSocket
from saddlebag.server.listening import allow_many_files

GAME = "public-enemy"
WARM = 5  # moves at each table, on the average, before anything is counted
HANDSHAKE = 10  # seconds
LONGEST = 120  # seconds a window may last
read = msgspec.json.Decoder().decode


class Crowd:
    """Everybody's pace and what came of it."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.random = Random(7)
        self.moves = 0  # acknowledged
        self.refused = 0
        self.waits: list[float] = []

    def delay(self, began: float) -> float:
        """When a table that began to wait then moves: at its pace, not in step with others."""
        if not self.pace:
            return 0.0
        return max(0.0, began + self.random.expovariate(self.pace) - monotonic())


class Person:
    """Answers whatever is asked, at random; knows nothing but the open ask."""

    def __init__(self, crowd: Crowd, party: Party, seat: int, host: str) -> None:
        self.crowd = crowd
        self.socket = ThinSocket(host, party.tokens[seat], self.heard)
        self.hello = json.dumps({"kind": "hello", "table": party.table}).encode()
        self.asked = 0
        self.said_at = 0.0
        self.count = 0

    def connection(self) -> ThinSocket:
        return self.socket

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"kind":"ack"'):
            self.crowd.moves += 1
            self.crowd.waits.append(perf_counter() - self.said_at)
        elif b'"decision"' in text:
            self.look(read(text))
        elif text.startswith(b'{"kind":"n'):
            self.crowd.refused += 1

    def look(self, news: dict[str, Any]) -> None:
        """Find my ask in a view, or in what has changed of it."""
        if news["kind"] == "view":
            self.consider(news["view"]["asks"])
            return
        for path, *value in news.get("patch", []):
            if path[0] == "asks" and value:
                self.consider(value[0] if len(path) == 1 else value)

    def consider(self, asks: list[dict[str, Any]]) -> None:
        for ask in asks:
            if ask.get("decision", 0) > self.asked:
                self.asked = ask["decision"]
                asyncio.get_running_loop().call_later(
                    self.crowd.delay(monotonic()), self.answer, ask["decision"], ask["options"]
                )

    def answer(self, decision: int, options: list[str]) -> None:
        self.count += 1
        text = self.crowd.random.choice(options)
        said = {"kind": "answer", "cid": f"c{self.count}", "decision": decision, "text": text}
        self.said_at = perf_counter()
        self.socket.say(msgspec.json.encode(said))


async def arrive(crowd: Crowd, sat: list[Party], host: str) -> list[Person]:
    """Everybody connects; nobody plays before all are there."""
    loop, name, port = asyncio.get_running_loop(), *host.split(":")
    people = [Person(crowd, party, k, host) for party in sat for k in range(len(party.tokens))]
    for person in people:
        await loop.create_connection(person.connection, name, int(port))
        await asyncio.wait_for(person.socket.ready, HANDSHAKE)
    for person in people:
        person.socket.say(person.hello)
    return people


async def measured(host: str, server: int, tables: int, pace: float, moves: int) -> dict[str, Any]:
    """Figures of one window, after a few moves everywhere."""
    crowd = Crowd(pace)
    people = await arrive(crowd, parties(host, GAME, tables), host)
    warm = WARM * tables if not pace else tables // 4
    await until(crowd, warm)
    crowd.waits.clear()
    before = (crowd.moves, cpu_of(server), cpu_of(os.getpid()), cpu_of_all(), perf_counter())
    await until(crowd, warm + moves)
    after = (crowd.moves, cpu_of(server), cpu_of(os.getpid()), cpu_of_all(), perf_counter())
    done, cpu, own, everything, seconds = (
        late - early for late, early in zip(after, before, strict=True)
    )
    waits = sorted(crowd.waits)
    for person in people:
        person.socket.close()
    return {
        "cpu_us": cpu / done * 1e6,
        "moves_s": done / seconds,
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        "foreign": max(0.0, everything - cpu - own) / seconds,
        "refused": crowd.refused,
        "memory_MB": memory_of(server),
    }


async def until(crowd: Crowd, moves: int) -> None:
    """So many moves have been made; or it has taken too long."""
    end = monotonic() + LONGEST
    while crowd.moves < moves:
        if monotonic() > end:
            raise TimeoutError(f"{crowd.moves} of {moves} moves, {crowd.refused} refused")
        await asyncio.sleep(0.02)


def main() -> None:
    allow_many_files()
    host, server, tables, pace, moves = sys.argv[1:]
    crowd = measured(host, int(server), int(tables), float(pace), int(moves))
    print(json.dumps(uvloop.run(crowd)))


if __name__ == "__main__":
    main()
