"""Plays and writes the recorded games: python -m tests.games.record [GAME ...] [--again]

A game that is there already stays as it is: it must replay to the same hash on every later build.
Until a game is shipped its rules may still change; --again then writes its games anew.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from saddlebag import Table, game
from saddlebag.kernel.replay import replay_steps
from tests.games import public_enemy, western_legends

FOLDER = Path(__file__).parent
AGAIN = "--again"
RECIPES: dict[str, dict[str, Callable[[], Table]]] = {
    book.NAME: book.RECIPES for book in (public_enemy, western_legends)
}
# The games whose every prefix is pinned.
PREFIXES = [f"{book.NAME}-{book.PREFIXES}" for book in (public_enemy, western_legends)]


def page(journal: dict[str, Any]) -> str:
    """JSON with a line for each entry."""
    parts = []
    for key, value in journal.items():
        if key in ("entries", "links") and value:
            items = ",\n".join("  " + json.dumps(item) for item in value)
            parts.append(f' "{key}": [\n{items}\n ]')
        else:
            parts.append(f' "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def prefix_hashes(journal: dict[str, Any]) -> Iterator[str]:
    """The hash of the table after setup and after each entry."""
    for table in replay_steps(game(journal["game"]), journal):
        yield table.state_hash()


def write(path: Path, recipe: Callable[[], Table]) -> None:
    """Plays the game and saves it."""
    journal = recipe().journal()
    path.write_text(page(journal), encoding="utf-8")
    print(f"{path.name}: {len(journal['entries'])} entries, {journal['result']['why']}")
    if path.stem in PREFIXES:
        hashes = "\n".join(prefix_hashes(journal))
        path.with_suffix(".hashes").write_text(hashes + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Records all games or the named ones; existing files are kept unless `--again` is given."""
    again = AGAIN in arguments
    for name in [it for it in arguments if it != AGAIN] or list(RECIPES):
        for title, recipe in RECIPES[name].items():
            path = FOLDER / f"{name}-{title}.json"
            if path.exists() and not again:
                print(f"{path.name} stays as it is")
            else:
                write(path, recipe)


if __name__ == "__main__":
    main(sys.argv[1:])
