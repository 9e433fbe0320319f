"""What the page is made of: light, its types true, nothing inline, its own tests green."""

import gzip
import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools import page, wire_types
from tools.page import ROOT, STATIC

MOST_OF_A_TABLE = {"public-enemy": 130_000, "western-legends": 210_000}  # bytes of script and style
MOST_FIRST = 60_000  # of what the document names
MOST_FRONT = 110_000  # of all that the front page fetches


@pytest.fixture(scope="module")
def built() -> Path:
    """The page as `make` builds it."""
    page.build()
    return ROOT / STATIC


def squeezed(files: Iterable[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


def fetched(built: Path, *parts: str) -> set[Path]:
    """Script and style of these parts of the page, with all that they import at once."""
    made = json.loads((built / ".vite/manifest.json").read_text(encoding="utf-8"))
    waiting, seen = ["index.html", *parts], set()
    while waiting:
        part = waiting.pop()
        if part not in seen:
            seen.add(part)
            waiting += made[part].get("imports", [])
    return {
        built / file for part in seen for file in (made[part]["file"], *made[part].get("css", []))
    }


@pytest.mark.parametrize("game", MOST_OF_A_TABLE)
def test_a_table_fetches_at_most_this_much_script_and_style(built: Path, game: str) -> None:
    table = fetched(built, "src/tables.ts", f"src/games/{game}/page.ts")
    assert squeezed(table) <= MOST_OF_A_TABLE[game]


def test_the_document_fetches_little_before_a_screen_is_chosen(built: Path) -> None:
    document = (built / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', document)
    assert named and squeezed([built / name for name in named]) <= MOST_FIRST


def test_the_front_page_fetches_at_most_110_kilobytes(built: Path) -> None:
    assert squeezed(fetched(built, "src/screens.ts")) <= MOST_FRONT


def test_lessons_are_fetched_on_their_own(built: Path) -> None:
    names = {file.name.split("-")[0] for file in built.rglob("*.js")}
    assert {"Bubble", "LearnPage"} <= names


def test_nothing_in_the_document_is_inline(built: Path) -> None:
    document = (built / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|<script(?![^>]* src=)|\son\w+=| style=", document)


def test_no_markup_of_the_page_carries_a_style_the_policy_forbids() -> None:
    files = (ROOT / "web/src").rglob("*.svelte")
    assert not [file.name for file in files if ' style="' in file.read_text(encoding="utf-8")]


def test_a_page_that_is_right_is_left_alone(built: Path) -> None:
    assert page.build() is False


def test_another_word_makes_another_page(tmp_path: Path) -> None:
    text = tmp_path / "src/saddlebag/texts/en/web.ftl"
    text.parent.mkdir(parents=True)
    text.write_text("brand = Saddlebag", encoding="utf-8")
    before = page.fingerprint(tmp_path)
    text.write_text("brand = Hatbox", encoding="utf-8")
    assert page.fingerprint(tmp_path) != before


def test_the_types_of_the_wire_are_what_the_server_says() -> None:
    assert not list(wire_types.complaints())


def test_a_schema_becomes_the_type_one_expects() -> None:
    schema = {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}
    assert wire_types.type_of(schema) == "(number | null)[]"
    assert wire_types.type_of({"enum": ["open", "bot"]}) == '"open" | "bot"'


def test_the_lock_file_names_no_package_host() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


def test_the_page_passes_its_own_tests() -> None:
    page.fetch_packages(ROOT / page.WEB)
    vitest = str(ROOT / page.WEB / "node_modules/vitest/vitest.mjs")
    assert page.node(ROOT / page.WEB, vitest, "run") == 0
