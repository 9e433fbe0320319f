"""What answers of Western Legends bring, and the words the terminal has for it.

`python -m tests.web.west_stakes` writes web/test/west_stakes.json anew.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from saddlebag.bots import Chair, greedy
from saddlebag.kernel.table import Table
from saddlebag.terminal.western_legends.stakes import card, stakes
from saddlebag.texts import spoken
from saddlebag.western_legends import GAME

PAGE: Final = Path(__file__).parents[2] / "web/test/west_stakes.json"
SEEDS: Final = range(3)
DIGITS: Final = re.compile(r"\d+")


def samples() -> list[dict[str, Any]]:
    """One for each different text, whatever its numbers."""
    found: dict[str, dict[str, Any]] = {}
    for seed in SEEDS:
        for detail in details(GAME.table(4, seed=seed)):
            for of in detail.get("stakes", {}).values():
                text = spoken(stakes(of))
                found.setdefault(DIGITS.sub("", text), {"stakes": of, "text": text})
            for of in detail.get("cards", {}).values():
                text = spoken(card(of))
                found.setdefault(DIGITS.sub("", text), {"card": of, "text": text})
    return list(found.values())


def details(table: Table) -> Iterator[dict[str, Any]]:
    """All that is shown beside the answers of a game."""
    while (ask := table.ask) is not None:
        for line in table.view(ask.seat, detail=True)["asks"]:
            if "detail" in line:
                yield line["detail"]
        table.answer(greedy.choose(Chair(table, ask.seat, 1)), ask.seat)


def written() -> str:
    lines = [json.dumps(sample, separators=(",", ":")) for sample in samples()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
