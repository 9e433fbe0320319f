"""A bot of somebody else, as docs/bots-online.md shows it, at a table of the real server."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from tests.server.serving import quick

DOCS = Path(__file__).parents[3] / "docs"
BOT = DOCS / "examples" / "friend_bot.py"
TABLE = {
    "game": "public-enemy",
    "seats": 3,
    "options": {"fast": True},
    "sitting": ["me", "open", "greedy"],
    "name": "Host",
}


def example() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("friend_bot", BOT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def get(url: str, token: str) -> Any:
    with urlopen(Request(url, headers={"Authorization": f"Bearer {token}"})) as reply:
        return json.load(reply)


def test_the_bot_of_the_docs_comes_by_link_and_plays_to_the_end(tmp_path: Path) -> None:
    call = example().call
    with quick(tmp_path / "house") as server:
        home = f"{server.address}/api"
        token = call(f"{home}/token", {})["token"]
        table = call(f"{home}/tables", TABLE, token)["table"]
        link = get(f"{home}/tables/{table}/link", token)["link"]
        command = [sys.executable, str(BOT), link, "Robot"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
            let_them_play(f"{home}/tables/{table}", token)
            said, _ = bot.communicate(timeout=60)
        card = get(f"{home}/tables/{table}", token)
    assert card["status"] == "over" and str(card["result"]["winners"]) in said
    assert card["people"][1]["name"] == "Robot"


def let_them_play(table: str, token: str) -> None:
    """The host begins when the guest is there, and hands the own seat to a bot."""
    while get(table, token)["people"][1]["kind"] == "open":
        sleep(0.05)
    begin = {"X-Saddlebag": "1", "Authorization": f"Bearer {token}"}
    urlopen(Request(f"{table}/start", b"", begin)).close()
    hand = {**begin, "Content-Type": "application/json"}
    urlopen(Request(f"{table}/hand-over", b'{"bot": "greedy"}', hand)).close()


def test_the_docs_show_the_bot_as_it_is_and_it_is_short() -> None:
    code = BOT.read_text(encoding="utf-8")
    assert code in (DOCS / "bots-online.md").read_text(encoding="utf-8")
    assert code.count("\n") < 60


def test_the_bot_brings_its_view_up_to_date() -> None:
    view = {"a": {"b": [1, 2]}, "gone": 1, "asks": []}
    example().change(view, [[["a", "b", 1], 5], [["gone"]], [["asks"], [{"seat": 1}]]])
    assert view == {"a": {"b": [1, 5]}, "asks": [{"seat": 1}]}
