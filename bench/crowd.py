"""`python -m bench.crowd HOST PID GAME TABLES PACE MOVES`: people at many tables, and their cost.

PACE is moves a second at each table; 0: everybody answers at once. Prints JSON for bench.server.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import monotonic, perf_counter
from typing import Any

import msgspec
import uvloop

from bench.processes import cpu_of, cpu_of_all, memory_of
from bench.sitting import Party, parties
from bench.thin_socket import ThinSocket
from saddlebag.server.listening import allow_many_files

WARM = 5  # moves at each table, on the average, before anything is counted
KILO = 1000
HANDSHAKE = 10  # seconds
LONGEST = 120  # seconds a window may last
read = msgspec.json.Decoder().decode


class Crowd:
    """Everybody's pace and what came of it."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.random = Random(7)
        self.moves = 0  # acknowledged
        self.refused: Counter[str] = Counter()  # by reason
        self.waits: list[float] = []
        self.deltas: list[int] = []  # bytes
        self.views: list[int] = []
        self.early: list[Callable[[], object]] | None = []  # answers, until everybody is there

    def soon(self, answer: Callable[[], object]) -> None:
        """Let somebody answer at the table's pace; nobody plays before all are there."""
        if self.early is not None:
            self.early.append(answer)
        else:
            asyncio.get_running_loop().call_later(self.delay(), answer)

    def begin(self) -> None:
        """Everybody is there."""
        early, self.early = self.early or [], None
        for answer in early:
            self.soon(answer)

    def delay(self) -> float:
        """Seconds a table takes for its next move: at its pace, not in step with others."""
        return self.random.expovariate(self.pace) if self.pace else 0.0


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
        if text.startswith(b'{"kind":"delta"'):
            self.crowd.deltas.append(len(text))
        elif text.startswith(b'{"kind":"view"'):
            self.crowd.views.append(len(text))
        if text.startswith(b'{"kind":"ack"'):
            self.crowd.moves += 1
            self.crowd.waits.append(perf_counter() - self.said_at)
        elif b'"decision"' in text:
            self.look(read(text))
        elif text.startswith(b'{"kind":"n'):
            self.crowd.refused[read(text)["reason"]] += 1

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
                self.crowd.soon(partial(self.answer, ask["decision"], ask["options"]))

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
        person.socket.say(person.hello)
    crowd.begin()
    return people


async def measured(
    host: str, server: int, game: str, tables: int, pace: float, moves: int
) -> dict[str, Any]:
    """Figures of one window, after a few moves everywhere."""
    crowd = Crowd(pace)
    people = await arrive(crowd, parties(host, game, tables), host)
    warm = WARM * tables if not pace else tables // 4
    await until(crowd, warm)
    crowd.waits.clear()
    crowd.deltas.clear()
    before = (crowd.moves, cpu_of(server), cpu_of(os.getpid()), cpu_of_all(), perf_counter())
    await until(crowd, crowd.moves + moves)
    after = (crowd.moves, cpu_of(server), cpu_of(os.getpid()), cpu_of_all(), perf_counter())
    done, cpu, own, everything, seconds = (
        late - early for late, early in zip(after, before, strict=True)
    )
    if crowd.refused:
        raise RuntimeError(f"refused: {crowd.refused}")
    waits = sorted(crowd.waits)
    await look_anew(crowd, people)
    for person in people:
        person.socket.close()
    return {
        "cpu_us": cpu / done * 1e6,
        "moves_s": done / seconds,
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        "delta_kB": median(crowd.deltas) / KILO,
        "view_kB": median(crowd.views) / KILO,
        "foreign": max(0.0, everything - cpu - own) / seconds,
        "memory_MB": memory_of(server),
    }


async def look_anew(crowd: Crowd, people: list[Person]) -> None:
    """Everybody asks for the whole view, as after a gap."""
    crowd.early = []  # the games rest
    crowd.views.clear()
    for person in people:
        person.socket.say(b'{"kind":"resync"}')
    end = monotonic() + HANDSHAKE
    while len(crowd.views) < len(people) and monotonic() < end:
        await asyncio.sleep(0.02)


async def until(crowd: Crowd, moves: int) -> None:
    """So many moves have been made; or it has taken too long."""
    end = monotonic() + LONGEST
    while crowd.moves < moves:
        if monotonic() > end:
            raise TimeoutError(f"{crowd.moves} of {moves} moves, refused: {crowd.refused}")
        await asyncio.sleep(0.02)


def main() -> None:
    allow_many_files()
    host, server, game, tables, pace, moves = sys.argv[1:]
    crowd = measured(host, int(server), game, int(tables), float(pace), int(moves))
    print(json.dumps(uvloop.run(crowd)))


if __name__ == "__main__":
    main()
