"""The port the server listens on, and its addresses."""

import errno
import resource
import socket
from ipaddress import ip_address
from typing import Final

from saddlebag.server.setting import MOST_PORT, BadSetting

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)  # reserved for documentation; nothing is ever sent there
MOST_FILES: Final = 65_536
SEND_BUFFER: Final = 128 * 1024  # bytes the system holds for a client that does not read


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; BadSetting says what is wrong and what to do."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        bound = socket.socket(family, kind)
    except (OSError, UnicodeError):
        raise BadSetting("bad_host", host=host) from None
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # each connection's, too
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        bound.bind(address)
        bound.listen(1)  # so that a second server fails now, not at its first request
    except OSError as error:
        bound.close()
        raise refused(error, host, port) from None
    return bound


def refused(error: OSError, host: str, port: int) -> BadSetting:
    """Why the port is not available."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < MOST_PORT else port - 1
        return BadSetting("port_taken", port=str(port), host=host, other=str(other))
    if error.errno == errno.EACCES:
        return BadSetting("port_forbidden", port=str(port))
    return BadSetting("bad_host", host=host)


def address(host: str, port: int) -> str:
    """As typed into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address(host: str, port: int) -> str:
    """How this computer reaches the server."""
    return address("127.0.0.1" if host in EVERYWHERE else host, port)


def lan_address(host: str, port: int) -> str | None:
    """How the local network reaches it; None if it cannot."""
    if host in EVERYWHERE:
        found = outward()
        return address(found, port) if found else None
    return None if is_loopback(host) else address(host, port)


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def outward() -> str | None:
    """The address of the outgoing interface."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_loopback(found) else found


def allow_many_files() -> None:
    """Each connection needs one; raise the limit as far as allowed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
