"""Posting to other servers, and never into a private network."""

import asyncio

import pytest

from saddlebag.server.notices.post import PostFailed, is_public, post
from tests.server.notices.post_office import open_office


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.5.5", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0::1"),
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_the_world_is_public() -> None:
    assert is_public("93.184.216.34") and is_public("2606:2800:220:1::1")
    assert is_public("::ffff:93.184.216.34")


@pytest.mark.parametrize(
    "url",
    [
        *("http://push.example/", "https://push.example:8443/", "ftp://push.example/"),
        *("https:///x", "https://push.example/a b", "https://push.example/\r\nHost: x", "", "x"),
        *("https://push.example:99999999/", "https://[::1", "https://\xe9.example/"),
    ],
)
def test_what_is_no_proper_address_is_not_posted_to(url: str) -> None:
    with pytest.raises(PostFailed, match="address"):
        asyncio.run(post(url, {}, b""))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1"])
def test_a_name_that_leads_home_is_not_posted_to(host: str) -> None:
    with pytest.raises(PostFailed):
        asyncio.run(post(f"https://{host}/", {}, b""))


def test_a_post_arrives_whole() -> None:
    async def sent() -> None:
        async with open_office(202) as office:
            url = f"{office.url}/in?key=1"
            assert await post(url, {"Content-Type": "text/plain"}, b"hello", True) == 202
            (request,) = office.got
            assert (request.path, request.body) == ("/in?key=1", b"hello")
            assert request.headers["Content-Type"] == "text/plain"

    asyncio.run(sent())


def test_nobody_waits_for_a_server_that_does_not_answer() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def sent() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        async with server:
            url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
            with pytest.raises(PostFailed, match="TimeoutError"):
                await post(url, {}, b"", True, patience=0.1)

    asyncio.run(sent())


def test_a_server_that_is_not_there_is_not_reached() -> None:
    with pytest.raises(PostFailed):
        asyncio.run(post("http://127.0.0.1:1/", {}, b"", True))
