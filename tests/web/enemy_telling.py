"""What the terminal says of real games of Public Enemy, for the page to be held against.

`python -m tests.web.enemy_telling` writes web/test/enemy.json anew.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import saddlebag
from saddlebag.bots import bot
from saddlebag.bots.chair import Chair
from saddlebag.kernel.table import Table
from saddlebag.terminal.names import Names
from saddlebag.terminal.public_enemy.events import sentence, shot_out
from saddlebag.terminal.public_enemy.odds import about_leader, odds, town_odds
from saddlebag.terminal.public_enemy.page import PublicEnemyPage

PAGE: Final = Path(__file__).parents[2] / "web/test/enemy.json"
PEOPLE: Final = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo")
MODULES: Final = {"dollars": True, "cavalry": True, "supremacy": True, "duel": True}
GAMES: Final[tuple[tuple[int, dict[str, Any], int], ...]] = (
    (2, {"fast": True, "round_cap": 3}, 1),
    (4, {**MODULES, "round_cap": 6}, 2),
    (6, {"duel": True, "round_cap": 8}, 3),
    (3, MODULES, 4),
    (3, {}, 5),
)
ENOUGH: Final = 3  # of one kind and way


def telling() -> dict[str, Any]:
    """Samples of everything the page must word: events, choices, refusals, endings, odds."""
    told: dict[str, Any] = {"events": [], "asks": [], "endings": []}
    seen: Counter[str] = Counter()
    for seats, options, seed in GAMES:
        table = saddlebag.game("public-enemy").table(seats, options=options, seed=seed)
        page = PublicEnemyPage(options={**table.view(0)["options"]})
        for asked in play(table, seed):
            tell_ask(told, page, table, asked, seen)
        for seat in (0, None):
            tell_events(told, table, seat, seen)
        told["endings"].append(ending(page, table))
    return told


def play(table: Table, seed: int) -> Iterator[int]:
    """The game to its end; the seat that is asked, each time."""
    chooser = bot("greedy")
    while (ask := table.ask) is not None:
        yield ask.seat
        table.answer(chooser.choose(Chair(table, ask.seat, seed)), ask.seat)


def tell_ask(told: Any, page: Any, table: Table, seat: int, seen: Counter[str]) -> None:
    """One question with all its options and refusals, unless there are enough like it."""
    view, names = table.view(seat), Names(PEOPLE, seat)
    ask = next(one for one in view["asks"] if one["seat"] == seat)
    reasons = sorted({refusal["reason"] for refusal in ask["refusals"]})
    kind = f"{ask['key']} {reasons}"
    seen[kind] += 1
    if seen[kind] > 1:
        return
    refusals = [page.refusal(it["reason"], it["values"], names) for it in ask["refusals"]]
    choices = [page.choice(view, option, names) for option in ask["options"]]
    told["asks"].append({"view": view, "choices": choices, "refusals": refusals})
    told["asks"][-1]["odds"] = {"leaders": leaders(view), "all": odds(view)}


def leaders(view: dict[str, Any]) -> dict[str, str]:
    towns = [name for name in view["decks"] if name != "saloon"]
    return {town: about_leader(view, town, town_odds(view, town)) for town in towns}


def tell_events(told: Any, table: Table, seat: int | None, seen: Counter[str]) -> None:
    """A few of each kind, as a player and as a spectator hear of them."""
    names = Names(PEOPLE, seat)
    before: dict[str, Any] = {}
    for event in table.events(seat):
        kind = " ".join(str(event.get(key)) for key in ("event", "how", "why", "gains"))
        kind += f" {seat is None} {'card' in event} {event.get('winner') is None}"
        seen[kind] += 1
        if seen[kind] <= ENOUGH:
            said = sentence(shot_out(event, before), names)
            line = {"seat": seat, "event": event, "before": before}
            told["events"].append({**line, "said": said})
        before = event


def ending(page: Any, table: Table) -> dict[str, Any]:
    view = table.view(0)
    return {"view": view, "said": page.ending(view, Names(PEOPLE, 0))}


def written(told: dict[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(telling()), encoding="utf-8")
