"""A bot of your own at a friend's table: python friend_bot.py LINK [NAME]"""

import json
import random
import sys
import time
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def call(url: str, body: dict[str, Any], token: str = "") -> Any:
    """POST to the server."""
    headers = {"Content-Type": "application/json", "X-Saddlebag": "1"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as reply:
        return json.load(reply)


def change(view: Any, patch: list[Any]) -> None:
    """Bring the view up to date: [path, value] sets, [path] removes."""
    for (*way, last), *value in patch:
        place = view
        for step in way:
            place = place[step]
        if value:
            place[last] = value[0]
        else:
            del place[last]


def play(link: str, name: str) -> Any:
    """Sit down, answer whatever is asked, and return the result."""
    parts = urlsplit(link)
    (table, _, secret), home = parts.fragment.partition("."), f"{parts.scheme}://{parts.netloc}/api"
    token = call(f"{home}/token", {})["token"]
    call(f"{home}/tables/{table}/join", {"key": secret, "name": name, "colour": 5}, token)
    bearer = {"Authorization": f"Bearer {token}"}
    view, answered = dict[str, Any](asks=[], result=None), 0
    with connect(home.replace("http", "ws", 1) + "/socket", additional_headers=bearer) as socket:
        socket.send(json.dumps({"kind": "hello", "table": table}))
        while not view["result"]:
            news = json.loads(socket.recv())
            view = news.get("view", view)  # the whole table
            change(view, news.get("patch", []))  # or what is new there
            for ask in view["asks"]:
                if ask.get("decision", 0) > answered:  # only my own asks have a number
                    answered, text = ask["decision"], random.choice(ask["options"])
                    said = {"kind": "answer", "cid": token_hex(8), "decision": answered}
                    time.sleep(0.1)  # ten messages a second are allowed
                    socket.send(json.dumps({**said, "text": text}))
    return view["result"]


if __name__ == "__main__":
    print(play(sys.argv[1], (sys.argv[2:] or ["Robot"])[0]))
