"""`python -m bench.hostile [SECONDS]`: what one hostile address costs everybody else.

Someone pings over an open socket, eight times a second, while another address sends what will be
refused as fast as it can. The difference of the two 95th percentiles is the harm; goal: 10 ms.
"""

import asyncio
import json
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles

from bench.sitting import call
from bench.thin_socket import ThinSocket
from tools.report import ROOT

SECONDS = 10.0
EVERY = 0.12  # seconds between two pings: a socket may send ten messages a second
LINES = 16  # connections of the hostile address
GOAL = 10.0  # milliseconds
LISTS = b'{"entries":[' + b"[]," * 300_000 + b"1]}"
OURS = b"X-Saddlebag: 1\r\n"


def request(start: bytes, more: bytes = b"", body: bytes = b"") -> bytes:
    """A request, but for the address it comes from."""
    head = start + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + more
    return head + b"Content-Length: %d\r\nX-Forwarded-For: %%s\r\n\r\n" % len(body) + body


HANDSHAKE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
ATTACKS: dict[str, bytes] = {
    "long journals": request(b"POST /api/import", OURS, LISTS),
    "long journals without our header": request(b"POST /api/import", b"", LISTS),
    "tables": request(b"POST /api/tables", OURS, b'{"game": "chess"}'),
    "tokens": request(b"POST /api/token", OURS),
    "lists of tables": request(b"GET /api/tables"),
    "addresses that are not there": request(b"GET /api/nothing"),
    "the page": request(b"GET /"),
    "handshakes that do not fit": request(b"GET /api/socket", HANDSHAKE),
    "handshakes": request(
        b"GET /api/socket", HANDSHAKE + b"Sec-WebSocket-Key: c2FkZGxlYmFnIGJlbmNoIQ==\r\n"
    ),
}


@contextmanager
def serving() -> Iterator[str]:
    """A server as behind a proxy: its host and port."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "saddlebag", "serve", "--no-browser", "--port", "0"]
        server = subprocess.Popen(
            [*command, "--data", folder, "--public-url", "http://games.example.org"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stderr is not None
            address = re.search(r"address=http://(\S+)", server.stderr.readline())
            assert address is not None
            yield address[1]
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate()


async def pinging(host: str, token: str, table: str, seconds: float) -> list[float]:
    """Milliseconds from each ping to its pong."""
    took: list[float] = []
    clock, pong = asyncio.get_running_loop().time, asyncio.Event()
    name, _, port = host.partition(":")

    def heard(message: bytes) -> None:
        if b'"kind":"pong"' in message:
            pong.set()

    make = lambda: ThinSocket(host, token, heard)  # noqa: E731 a factory
    _, socket = await asyncio.get_running_loop().create_connection(make, name, int(port))
    await socket.ready
    socket.say(json.dumps({"kind": "hello", "table": table}).encode())
    until = clock() + seconds
    while clock() < until:
        began = clock()
        pong.clear()
        socket.say(json.dumps({"kind": "ping"}).encode())
        await pong.wait()
        took.append((clock() - began) * 1000)
        await asyncio.sleep(EVERY)
    socket.close()
    return took


async def attack(host: str, what: bytes) -> None:
    """The same request again and again; a new connection whenever the server has enough."""
    name, _, port = host.partition(":")
    while True:
        try:
            reader, writer = await asyncio.open_connection(name, int(port))
            while True:
                writer.write(what)
                await writer.drain()
                head = await reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"content-length: (\d+)", head.lower())
                await reader.readexactly(int(length[1]) if length else 0)
        except (OSError, EOFError):
            continue


def hostile(host: str, what: str) -> "subprocess.Popen[bytes]":
    """In a process of its own."""
    return subprocess.Popen([sys.executable, "-m", "bench.hostile", "attack", host, what], cwd=ROOT)


def p95(took: list[float]) -> float:
    """95 of 100 are quicker."""
    return quantiles(took, n=20)[-1]


def measure(host: str, seconds: float) -> None:
    """Quiet, then each attack, then quiet again."""
    token = str(call(host, "token", {})["token"])
    table = str(call(host, "play-now", {"wait": True}, token)["table"])
    quiet = p95(asyncio.run(pinging(host, token, table, seconds)))
    print(f"nobody hostile: 95 of 100 pings within {quiet:.1f} ms")
    for name in ATTACKS:
        process = hostile(host, name)
        try:
            found = p95(asyncio.run(pinging(host, token, table, seconds)))
        finally:
            process.kill()
            process.wait()
        verdict = "ok" if found - quiet < GOAL else "MISSED"
        print(f"{name}: {found:.1f} ms, {found / quiet:.1f} times as long, {verdict}", flush=True)
    again = p95(asyncio.run(pinging(host, token, table, seconds)))
    print(f"nobody hostile: {again:.1f} ms")


async def many(host: str, what: str) -> None:
    """Each attack has an address of its own, as a proxy would tell it."""
    address = f"192.0.2.{list(ATTACKS).index(what) + 1}".encode()
    sent = ATTACKS[what].replace(b"%s", address)
    await asyncio.gather(*(attack(host, sent) for _ in range(LINES)))


def main() -> None:
    if sys.argv[1:2] == ["attack"]:
        asyncio.run(many(*sys.argv[2:]))
    with serving() as host:
        measure(host, float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)


if __name__ == "__main__":
    main()
