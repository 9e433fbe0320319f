"""What the terminal says of real games of Public Enemy, to compare with the page.

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
from saddlebag.telling.names import Names
from saddlebag.terminal.public_enemy.odds import about_leader, odds, town_odds
from saddlebag.terminal.public_enemy.page import PublicEnemyPage
from saddlebag.terminal.public_enemy.telling import TELLING

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
WHOLE: Final = 2  # of the games, told from the first event to the last
SEEN: Final = "turned_up"  # the page shows a town's next card instead


def telling() -> dict[str, Any]:
    """Samples of everything the page must word: events, choices, refusals, endings, odds."""
    told: dict[str, Any] = {"events": [], "asks": [], "endings": [], "games": []}
    seen: Counter[str] = Counter()
    for seats, options, seed in GAMES:
        table = saddlebag.game("public-enemy").table(seats, options=options, seed=seed)
        page = PublicEnemyPage(options={**table.view(0)["options"]})
        for asked in play(table, seed):
            tell_ask(told, page, table, asked, seen)
        for seat in (0, None):
            tell_events(told, table, seat, seen)
            if len(told["endings"]) < WHOLE:
                told["games"].append(whole(table, seat))
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
    for event in table.events(seat):
        kind = " ".join(str(event.get(key)) for key in ("event", "how", "why", "gains"))
        kind += f" {seat is None} {'card' in event} {event.get('winner') is None}"
        seen[kind] += 1
        if seen[kind] <= ENOUGH:
            (said,) = TELLING.told([event], names, brief=False)
            told["events"].append({"seat": seat, "event": event, "said": said})


def whole(table: Table, seat: int | None) -> dict[str, Any]:
    """A game from the first event to the last, as a player or a spectator reads it."""
    events = table.events(seat)
    heard = [event for event in events if event["event"] != SEEN]
    return {"seat": seat, "events": events, "said": TELLING.told(heard, Names(PEOPLE, seat), True)}


def ending(page: Any, table: Table) -> dict[str, Any]:
    view = table.view(0)
    return {"view": view, "said": page.ending(view, Names(PEOPLE, 0))}


def written(told: dict[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(telling()), encoding="utf-8")
