"""Authentication: origins, cookies, tokens."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from saddlebag.server.people.auth import Auth
from saddlebag.server.store.store import Store

URL = "https://play.example"


def asking(headers: dict[str, str], scheme: str = "http") -> Request:
    """A call with these headers."""
    raw = [(key.lower().encode(), value.encode()) for key, value in headers.items()]
    scope = {"type": "http", "method": "POST", "scheme": scheme, "path": "/", "query_string": b""}
    return Request({**scope, "server": ("127.0.0.1", 8000), "headers": raw})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    kept = Store.open(tmp_path)
    yield kept
    kept.close()


@pytest.mark.parametrize(
    ("origin", "ours"),
    [
        ("http://127.0.0.1:8000", True),
        ("HTTP://127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", False),
        ("http://127.0.0.1", False),
        ("http://localhost:8000", False),
        ("https://evil.example", False),
        ("http://127.0.0.1:8000.evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("file://", False),
    ],
)
def test_a_foreign_page_is_recognised_by_its_origin(store: Store, origin: str, ours: bool) -> None:
    call = asking({"host": "127.0.0.1:8000", "origin": origin})
    assert Auth(store).is_own_page(call) is ours


@pytest.mark.parametrize(
    ("origin", "ours"),
    [(URL, True), (f"{URL}:443", True), ("http://play.example", False), (f"{URL}:444", False)],
)
def test_the_public_address_is_ours_behind_a_proxy(store: Store, origin: str, ours: bool) -> None:
    call = asking({"host": "127.0.0.1:8000", "origin": origin})
    assert Auth(store, public_url=URL + "/").is_own_page(call) is ours


def test_a_browser_that_says_cross_site_is_believed(store: Store) -> None:
    assert not Auth(store).is_own_page(asking({"host": "h", "sec-fetch-site": "cross-site"}))
    assert Auth(store).is_own_page(asking({"host": "h"}))


def test_somebody_is_known_by_cookie_or_by_bearer_token(store: Store) -> None:
    auth = Auth(store)
    visitor, token = asyncio.run(auth.visitors.arrive("Anna", 3))
    assert auth.visitor(asking({"cookie": f"saddlebag={token}"})) == visitor
    assert auth.visitor(asking({"authorization": f"Bearer {token}"})) == visitor
    assert (
        auth.visitor(asking({"cookie": f"saddlebag={token}", "authorization": "Basic x"})) is None
    )
    assert auth.visitor(asking({"cookie": "saddlebag=" + "x" * 43})) is None
    assert auth.visitor(asking({})) is None


def test_a_token_is_kept_only_as_its_hash(store: Store) -> None:
    _, token = asyncio.run(Auth(store).visitors.arrive())
    (row,) = store.read("SELECT * FROM visitor")
    assert len(token) == 43 and len(row["token"]) == 32
    assert token not in [str(value) for value in row]


@pytest.mark.parametrize(
    ("url", "begins", "secure"), [(None, "saddlebag=", False), (URL, "__Host-saddlebag=", True)]
)
def test_a_cookie_is_out_of_reach(store: Store, url: str | None, begins: str, secure: bool) -> None:
    reply = Response()
    Auth(store, public_url=url).set_cookie(reply, "abc")
    cookie = reply.headers["set-cookie"]
    assert cookie.startswith(f"{begins}abc;") and ("Secure" in cookie) is secure
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie


@pytest.mark.parametrize(
    ("host", "lan", "link"),
    [
        ("127.0.0.1:8000", None, "http://127.0.0.1:8000"),
        ("127.0.0.1:8000", "http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        ("192.0.2.9:8000", "http://192.0.2.7:8000", "http://192.0.2.9:8000"),
        ('evil"><b>', None, "http://localhost"),
        ("[::1]:8000", "http://192.0.2.7:8000", "http://192.0.2.7:8000"),
    ],
)
def test_links_lead_where_others_can_go(store: Store, host: str, lan: str, link: str) -> None:
    assert Auth(store, lan_url=lan).base_url(asking({"host": host})) == link
    assert Auth(store, public_url=URL).base_url(asking({"host": host})) == URL
