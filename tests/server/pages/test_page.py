"""The page: its addresses, its files, and their headers."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saddlebag.server.pages.headers import ResponseGuard
from saddlebag.server.pages.host_check import AllowedHosts
from saddlebag.server.pages.page import Page

SCRIPT = "let cactus = 1;\n" * 100


async def stumble(_request: Request) -> Response:
    raise ValueError("the queen of hearts is in seat 2")


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A page as the build writes it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Saddlebag</title>")
    (tmp_path / "assets" / "main-a1b2.js").write_text(SCRIPT)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / ".built-from").write_text("0123")
    return tmp_path


def get(static: Path, path: str, host: str = "localhost:8000", **headers: str) -> httpx.Response:
    """One request to an app that has nothing but the page."""
    page = Route("/{path:path}", Page(static).answer, methods=["GET", "HEAD"])
    app = Starlette(routes=[Route("/api/stumble", stumble), page])
    app.add_middleware(AllowedHosts, public_url="https://games.example.org")
    app.add_middleware(ResponseGuard)
    return asyncio.run(ask(app, path, {"host": host, **headers}))


async def ask(app: Any, path: str, headers: dict[str, str]) -> httpx.Response:
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        return await client.get(path, headers=headers)


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/new", "/t/abc12", "/t/abc12/at/57?as=1", "/t/abc12/screen", "/join", "/move"),
        *(
            "/learn",
            "/mine",
            "/rules",
            "/rules/public-enemy",
            "/settings",
            "/verify",
            "/about",
            "/about/",
        ),
    ],
)
def test_every_address_of_the_page_is_the_page(static: Path, path: str) -> None:
    found = get(static, path)
    assert found.status_code == 200 and "<title>Saddlebag" in found.text
    assert found.headers["cache-control"] == "no-cache"


def test_an_unknown_address_is_the_page_too_which_says_so(static: Path) -> None:
    found = get(static, "/nowhere/at/all")
    assert found.status_code == 404 and "<title>Saddlebag" in found.text


def test_an_unknown_address_of_rest_gets_a_refusal(static: Path) -> None:
    found = get(static, "/api/nowhere")
    assert found.status_code == 404 and found.json() == {"reason": "no_such_address", "values": {}}


def test_a_file_whose_name_changes_with_it_is_kept_for_ever(static: Path) -> None:
    found = get(static, "/assets/main-a1b2.js")
    assert found.text == SCRIPT and "immutable" in found.headers["cache-control"]
    assert found.headers["content-type"].startswith("text/javascript")
    assert int(found.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))


def test_a_browser_that_cannot_unpack_gets_it_plain(static: Path) -> None:
    found = get(static, "/assets/main-a1b2.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in found.headers and found.text == SCRIPT


def test_what_the_browser_has_is_not_sent_again(static: Path) -> None:
    tag = get(static, "/icon.svg").headers["etag"]
    again = get(static, "/icon.svg", **{"if-none-match": tag})
    assert again.status_code == 304 and again.content == b""


@pytest.mark.parametrize(
    "path", ["/.built-from", "/assets/../.built-from", "/%2e%2e/%2e%2e/etc/passwd", "/assets"]
)
def test_nothing_but_the_page_is_served(static: Path, path: str) -> None:
    found = get(static, path)
    assert found.status_code == 404 and "<title>Saddlebag" in found.text


def test_a_page_built_anew_is_served_at_once(static: Path) -> None:
    page = Page(static)
    assert page.files.index() is page.files.index()
    (static / "assets" / "new.js").write_text("new")
    (static / "index.html").write_text("new")
    item = page.files.index()
    assert item and item.body == b"new" and page.files.find("assets/new.js")


def test_without_the_page_a_sentence_says_what_to_do(tmp_path: Path) -> None:
    found = get(tmp_path, "/")
    assert found.status_code == 503 and "make page" in found.text


def test_no_script_and_no_style_but_our_own_and_no_frame_around_it(static: Path) -> None:
    headers = get(static, "/").headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in headers["content-security-policy"]


def test_a_mishap_tells_nothing_but_that_it_happened(
    static: Path, caplog: pytest.LogCaptureFixture
) -> None:
    found = get(static, "/api/stumble?secret=cactus", cookie="saddlebag=cactus")
    assert found.status_code == 500 and found.json() == {"reason": "broken", "values": {}}
    assert "content-security-policy" in found.headers
    assert "unhandled GET /api/stumble: ValueError at" in caplog.text
    assert "cactus" not in caplog.text and "queen" not in caplog.text


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("192.168.1.5:8000", 200),
        ("parlour", 200),
        ("parlour.local", 200),
        ("GAMES.example.org", 200),
        ("evil.example.org:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("[::1", 421),
        ("", 421),
    ],
)
def test_only_own_names_are_answered_to(static: Path, host: str, status: int) -> None:
    assert get(static, "/", host=host).status_code == status


def test_a_page_under_another_name_gets_the_reason(static: Path) -> None:
    found = get(static, "/api/door", host="evil.example.org")
    assert found.status_code == 421 and found.json() == {"reason": "other_name", "values": {}}
