"""docs/protocol.md names everything that can be said."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fastapi import FastAPI

from saddlebag.server.rest import routes
from saddlebag.server.wire.incoming import ClientMessage
from saddlebag.server.wire.outgoing import ServerMessage

PAGE = Path("docs/protocol.md").read_text()
KINDS = [
    kind.__struct_config__.tag for kind in (*get_args(ClientMessage), *get_args(ServerMessage))
]


def test_every_call_is_listed_and_no_other() -> None:
    app = FastAPI()
    routes.install(app)
    paths = app.openapi()["paths"].items()
    there = {f"{verb.upper()} {path[5:]}" for path, verbs in paths for verb in verbs}
    listed = re.findall(r"^\| `([A-Z]+ [^`?]+)[^`]*`", PAGE, re.M)
    assert set(listed) == there and len(listed) == len(there)


@pytest.mark.parametrize("kind", KINDS)
def test_every_message_is_listed(kind: str) -> None:
    assert f"| `{kind}` |" in PAGE


def test_every_reason_it_names_has_words() -> None:
    table = PAGE.partition("## Refusals")[2].partition("Limits per address")[0]
    texts = Path("src/saddlebag/texts/en/web-errors.ftl").read_text()
    rows = [line.split("|")[3] for line in table.splitlines() if re.match(r"\| \d", line)]
    named = {word for row in rows for word in re.findall(r"`([a-z]+_[a-z_]+)`", row)}
    values = {"disk_full", "read_only", "disk_error", "file_gone"}
    assert len(named) > 20
    assert {word for word in named - values if f"refused-{word} =" not in texts} == set()
