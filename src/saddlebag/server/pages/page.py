"""The page: one document for every address of it, and the files it is made of."""

import re
from html import escape
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from saddlebag.server.pages.shelf import Item, Shelf
from saddlebag.texts import say

STATIC: Final = Path(__file__).parent.parent / "static"
ADDRESSES: Final = re.compile(
    r"(new|mine|join|move|settings|verify|about)?"
    r"|t/[a-z0-9]+(/screen|/at/\d+)?|rules(/[a-z-]+)?"
)
FOR_EVER: Final = "public, max-age=31536000, immutable"
NO_SUCH: Final = {"reason": "no_such_address", "values": {}}


class Page:
    """Answers every GET that nobody else has answered."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.shelf = Shelf(folder)

    async def answer(self, request: Request) -> Response:
        """A file by its name, the page at its addresses, and the page for what is not there."""
        path = request.path_params["path"].rstrip("/")
        if path == "api" or path.startswith("api/"):
            return JSONResponse(NO_SUCH, 404)
        item = self.shelf.find(path)
        if item:
            return sent(request, item)
        page = self.shelf.index()
        if page is None:
            return plain("page-not-built", 503)
        return sent(request, page, 200 if ADDRESSES.fullmatch(path) else 404)


def sent(request: Request, item: Item, status: int = 200) -> Response:
    """A file, unless the browser has it already; compressed if it likes that."""
    headers = {"cache-control": FOR_EVER if item.lasting else "no-cache", "etag": item.tag}
    headers["vary"] = "accept-encoding"
    if status == 200 and request.headers.get("if-none-match") == item.tag:
        return Response(status_code=304, headers=headers)
    body = item.body
    if "gzip" in request.headers.get("accept-encoding", "") and item.squeezed():
        body = item.squeezed()
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, item.kind)


def plain(key: str, status: int) -> Response:
    """A page of a title and a sentence, for when there is no other."""
    title, text = escape(say(f"{key}-title")), escape(say(key))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
    return HTMLResponse(f"{head}<h1>{title}</h1><p>{text}</p></html>", status)


def route() -> Route:
    """The last of all routes."""
    return Route("/{path:path}", Page().answer, methods=["GET", "HEAD"], include_in_schema=False)
