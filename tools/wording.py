"""The data for telling a game on the page: lexicon, vocabulary and telling.toml as JSON.

Written beside the game's page, git-ignored, fetched with its first table. Only the standard library
and the project's own rules are imported (tools/page.py).
"""

import json
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from tools.west_box import keep

SOURCE = Path("src/saddlebag")


class Told(NamedTuple):
    """A game with a telling on the page."""

    rules: str  # the folder of its rules
    lexicon: str  # the function that gives its lexicon, in the folder `wording`

    @property
    def page(self) -> str:
        """The folder of its page, which is the game's name."""
        return self.rules.replace("_", "-")

    @property
    def own(self) -> str:
        """What stands before the keys of messages that only the page has."""
        return f"{self.page}-page"


def games(root: Path) -> list[Told]:
    """Every game with a telling: found by its folder, for nothing may be imported before."""
    found = sorted((root / SOURCE).glob("*/wording/telling.toml"))
    return [Told(path.parts[-3], lexicon_in(path.parent)) for path in found]


def lexicon_in(folder: Path) -> str:
    """The page's own lexicon, if there is one."""
    return "page.page_lexicon" if (folder / "page.py").exists() else "lexicon.lexicon"


def write(root: Path) -> None:
    """Writes the data for the page; up-to-date files are left alone."""
    for game in games(root):
        folder = root / "web/src/games" / game.page
        if folder.is_dir():
            text = json.dumps(wording(root, game), separators=(",", ":"), ensure_ascii=False)
            keep(folder / "box/wording.json", text)


def wording(root: Path, game: Told) -> dict[str, Any]:
    """All data about a game's texts."""
    vocabulary, lexicon, telling = loaded(root, game)
    return {"lexicon": folded(lexicon), "vocabulary": declared(vocabulary), "telling": telling}


def folded(lexicon: dict[str, Any]) -> dict[str, Any]:
    """A family equal to an earlier one is written as its name."""
    found: dict[str, Any] = {}
    for kind, family in lexicon.items():
        found[kind] = next((name for name, it in found.items() if it == family), family)
    return found


def loaded(root: Path, game: Told) -> tuple[Any, dict[str, Any], dict[str, Any]]:
    """The vocabulary of a game, its lexicon and its telling.toml."""
    if str(root / "src") not in sys.path:
        sys.path.insert(0, str(root / "src"))  # an isolated build has not installed the package
    rules = f"saddlebag.{game.rules}"
    module, _, function = game.lexicon.partition(".")
    page = root / SOURCE / game.rules / "wording/telling.toml"
    return (
        import_module(f"{rules}.vocabulary").VOCABULARY,
        getattr(import_module(f"{rules}.wording.{module}"), function)(),
        tomllib.loads(page.read_text(encoding="utf-8")),
    )


def declared(vocabulary: Any) -> dict[str, Any]:
    """Events and refusals by the kinds of their fields, and how answers are read."""
    patterns: dict[str, int] = {}
    asks = {
        key: [patterns.setdefault(it.text, len(patterns)) for it in vocabulary.patterns(key)]
        for key in vocabulary.asks
    }
    found = [pattern(text) for text in patterns]
    used = sorted({kind for it in found for _, kind, _ in it["slots"]})
    return {
        "events": {
            key: [(it.name, it.kind) for it in fields] for key, fields in vocabulary.fields.items()
        },
        "kinds": {kind: vocabulary.kinds.regex(kind) for kind in used},
        "patterns": found,
        "asks": asks,
        "refusals": {reason: vocabulary.refusal_kinds(reason) for reason in vocabulary.refusals},
    }


def pattern(text: str) -> dict[str, Any]:
    """A pattern as JavaScript reads it; `<space>` stands for the words of a kind."""
    from saddlebag.kernel.pattern import Pattern

    found = Pattern(text, lambda kind: f"<{kind}>")
    regex, inner = found.expressions()
    slots = [(it.name, it.kind, within) for it, within in zip(found.slots, inner, strict=True)]
    return {"word": found.word, "regex": regex.replace("(?P<", "(?<"), "slots": slots}
