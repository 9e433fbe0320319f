"""Rides of real games of Western Legends, to compare with the ways the page draws.

`python -m tests.web.west_rides` writes web/test/west_rides.json anew.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import saddlebag
from saddlebag.bots import bot
from saddlebag.bots.chair import Chair
from saddlebag.kernel.table import Table

PAGE: Final = Path(__file__).parents[2] / "web/test/west_rides.json"
SEEDS: Final = range(1, 5)
ROAMS: Final = 0.3
WHO: Final = ["bloody_knife", "kit_carson", "yb_rowdy", "jesse_james"]
ASKS: Final = 900  # of each game
ENOUGH: Final = 6  # of one kind
TOLD: Final = ("rode", "sheriff_rode")
SEEN: Final = ("game", "seat", "sheriff", "bandits", "bandit_types", "gold", "ranches")
MAT: Final = ("space", "wanted")


def rides() -> list[dict[str, Any]]:
    """Some rides of every kind: what was seen and asked, the answer, and where it led."""
    seen: Counter[str] = Counter()
    found: list[dict[str, Any]] = []
    for seed in SEEDS:
        for kind, ride in ridden(seed):
            if seen[kind] < ENOUGH:
                seen[kind] += 1
                found.append(ride)
    return found


def ridden(seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every ride of a game in which figures go about a lot."""
    table = saddlebag.game("western-legends").table(4, options={"characters": WHO}, seed=seed)
    chooser, chance = bot("greedy"), random.Random(seed)
    for _ in range(ASKS):
        ask = table.ask
        if ask is None:
            return
        view, before = table.view(ask.seat, detail=True), table.event_count
        asked = next(it for it in view["asks"] if "options" in it)
        roams = chance.random() < ROAMS or ask.key != "act"
        answer = (roams and far(asked["options"], chance)) or chooser.choose(
            Chair(table, ask.seat, seed)
        )
        table.answer(answer, ask.seat)
        path = told(table, ask.seat, before)
        if path and leads(answer):
            yield (
                kind_of(ask.key, answer, path),
                {**sight(view, asked), "answer": answer, "path": path},
            )


def far(options: list[str], chance: random.Random) -> str:
    """A space to go to, by a way of its own if there is one."""
    spaces = [it for it in options if leads(it)]
    round_about = [it for it in spaces if it.count(":") > 1]
    return chance.choice(round_about or spaces[-8:]) if spaces else ""


def leads(answer: str) -> bool:
    return answer.split(":")[0] in ("ride", "to")


def kind_of(key: str, answer: str, path: list[str]) -> str:
    """The kind of a ride."""
    return f"{key} {':'.join(answer.split(':')[2:3])} {min(len(path), 4)}"


def told(table: Table, seat: int, since: int) -> list[str]:
    """The way the next figure went, from its start on."""
    events = table.events(seat, since)
    return next((list(it["path"]) for it in events if it["event"] in TOLD), [])


def sight(view: dict[str, Any], ask: dict[str, Any]) -> dict[str, Any]:
    """What the page needs of a view to draw the ways."""
    players = [{name: mat.get(name) for name in MAT} for mat in view["players"]]
    options = [it for it in ask["options"] if leads(it)]
    ways = {name: ask["detail"][name] for name in ("before", "detours")}
    asked = {"key": ask["key"], "options": options, "detail": ways}
    seen = {**{name: view[name] for name in SEEN}, "players": players, "options": {}}
    return {"view": seen, "ask": asked}


def written() -> str:
    lines = [json.dumps(ride, separators=(",", ":")) for ride in rides()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
