"""The page: one document for all its addresses, and its files."""

import re
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from saddlebag.server.pages.static_files import StaticFile, StaticFiles
from saddlebag.texts import say

STATIC: Final = Path(__file__).parent.parent / "static"
ADDRESSES: Final = re.compile(
    r"(new|learn|mine|join|move|settings|verify|about)?"
    r"|t/[a-z0-9]+(/screen|/at/\d+)?|rules(/[a-z0-9-]+)?"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"
NO_SUCH: Final = {"reason": "no_such_address", "values": {}}


class Page:
    """Answers every GET that no other route matched."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files = StaticFiles(folder)

    async def answer(self, request: Request) -> Response:
        """A file by name, the page at its addresses, otherwise the page with status 404."""
        path = request.path_params["path"].rstrip("/")
        if path == "api" or path.startswith("api/"):
            return JSONResponse(NO_SUCH, 404)
        item = self.files.find(path)
        if item:
            return sent(request, item)
        page = self.files.index()
        if page is None:
            return plain("page-not-built", 503)
        return sent(request, page, 200 if ADDRESSES.fullmatch(path) else 404)


def sent(request: Request, item: StaticFile, status: int = 200) -> Response:
    """A file, unless the browser has it already; gzipped if accepted."""
    headers = {"cache-control": FOR_EVER if item.lasting else "no-cache", "etag": item.tag}
    headers["vary"] = "accept-encoding"
    if status == 200 and request.headers.get("if-none-match") == item.tag:
        return Response(status_code=304, headers=headers)
    body = item.body
    if "gzip" in request.headers.get("accept-encoding", "") and item.gzipped():
        body = item.gzipped()
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, item.kind)


def plain(key: str, status: int) -> Response:
    """A page with only a title and a sentence."""
    title, text = escape(say(f"{key}-title")), escape(say(key))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    return HTMLResponse(f"{head}<h1>{title}</h1><p>{text}</p></html>", status)


def route() -> Route:
    """Must be the last route."""
    return Route("/{path:path}", Page().answer, methods=["GET", "HEAD"], include_in_schema=False)
