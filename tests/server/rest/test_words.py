"""Every refusal of the server has words that say what to do next."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from saddlebag.texts import has, say

# which argument is the reason
SPEAKERS = {
    "HttpRefused": 0,
    "Refused": 0,
    "reply": 2,
    "dismiss": 0,
    "Notice": 0,
    "Nack": 1,
    "seat_lost": 2,
}
NUMBERS = {"most": 20, "allowed": 3, "seconds": 5, "entry": -1, "least": 1}
WORDS = {"name": "Ben", "names": "Ben and Cy", "key": "duel", "kind": "days", "why": "disk_full"}
VALUES: dict[str, Any] = {**NUMBERS, **WORDS}


def reasons(path: Path) -> set[str]:
    """The reasons that a file gives outright."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            words = node.args[SPEAKERS[name] : SPEAKERS[name] + 1] if name in SPEAKERS else []
            for word in (part for one in words for part in ast.walk(one)):
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    found.add(word.value)
    return found


def spoken() -> list[str]:
    """All reasons of the server, and of the kernel."""
    files = [
        *Path("src/saddlebag/server").rglob("*.py"),
        *Path("src/saddlebag/kernel").glob("*.py"),
    ]
    found = {reason for path in files for reason in reasons(path)}
    return sorted(reason for reason in found if re.fullmatch(r"[a-z_]+", reason))


@pytest.mark.parametrize("reason", spoken())
def test_a_reason_has_words(reason: str) -> None:
    assert has(f"refused-{reason}")
    assert say(f"refused-{reason}", **VALUES)


def test_the_reasons_are_found_at_all() -> None:
    assert {"no_such_table", "too_fast", "bad_request", "seat_moved", "game_over"} <= {*spoken()}
