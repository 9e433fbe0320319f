"""One HTTP POST: with a timeout, without redirects, not into private networks."""

import asyncio
import re
import ssl
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from typing import Final
from urllib.parse import SplitResult, urlsplit

PATIENCE: Final = 10.0  # seconds in total
PORTS: Final = {"http": 80, "https": 443}
WRITTEN: Final = re.compile(r"[!-~]+")  # no space, no line break
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
TRANSLATED: Final = ip_network("64:ff9b::/96")  # IPv4 behind NAT64, private addresses too


class PostFailed(Exception):
    """The address was not reached, or is not allowed."""


def is_public(address: str) -> bool:
    """A public address, whatever it is wrapped in."""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        if ip.sixtofour is not None or ip.teredo is not None or ip in TRANSLATED:
            return False
        ip = ip.ipv4_mapped or ip
    return ip.is_global and not ip.is_multicast


def parts_of(url: str, anywhere: bool) -> tuple[SplitResult, str, int]:
    """The parts of an allowed address, its host and port."""
    try:
        parts = urlsplit(url if WRITTEN.fullmatch(url) else "")
        host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise PostFailed("address") from None
    proper = parts.scheme == "https" and port == PORTS["https"]
    if not host or not port or not (proper or anywhere):
        raise PostFailed("address")
    return parts, host, port


async def resolve(host: str, port: int, anywhere: bool) -> str:
    """The IP address; looked up once, so that a second lookup cannot differ."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=SOCK_STREAM)
    for *_, (address, *_) in found:
        if anywhere or is_public(str(address)):
            return str(address)
    raise PostFailed("private")


async def post(
    url: str,
    headers: dict[str, str],
    body: bytes,
    anywhere: bool = False,
    patience: float = PATIENCE,
) -> int:
    """Returns the status; `anywhere`: the address is the host's own choice."""
    parts, host, port = parts_of(url, anywhere)
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc.rpartition('@')[2]}"]
    sent = headers | {"Content-Length": str(len(body)), "Connection": "close"}
    lines += [f"{name}: {value}" for name, value in sent.items()]
    request = "\r\n".join([*lines, "", ""]).encode() + body
    try:
        async with asyncio.timeout(patience):
            address = await resolve(host, port, anywhere)
            return await exchange(address, port, host if parts.scheme == "https" else "", request)
    except (OSError, EOFError, ValueError, UnicodeError) as error:
        raise PostFailed(type(error).__name__) from error


async def exchange(address: str, port: int, host: str, request: bytes) -> int:
    """Send the request and read only the status line."""
    context = ssl.create_default_context() if host else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host or None, limit=1 << 12
    )
    try:
        writer.write(request)
        await writer.drain()
        status = STATUS.match(await reader.readline())
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()
    if status is None:
        raise PostFailed("reply")
    return int(status[1])
