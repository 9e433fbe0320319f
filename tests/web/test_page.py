"""What the page is made of: light, its types true, nothing inline, its own tests green."""

import gzip
import re
from pathlib import Path

import pytest

from tools import page, wire_types
from tools.page import ROOT, STATIC

MOST_GZIP = 210_000  # bytes of script and style, all screens and games together
MOST_FIRST = 60_000  # of what the document names
MOST_FRONT = 110_000  # of all that the front page fetches
AWAY = re.compile(r"(core|index|screens)-")  # what screens away from a table are packed into


@pytest.fixture(scope="module")
def built() -> Path:
    """The page as `make` builds it."""
    page.build()
    return ROOT / STATIC


def squeezed(files: list[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


def test_script_and_style_weigh_at_most_210_kilobytes(built: Path) -> None:
    assert squeezed([*built.rglob("*.js"), *built.rglob("*.css")]) <= MOST_GZIP


def test_the_document_fetches_little_before_a_screen_is_chosen(built: Path) -> None:
    document = (built / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', document)
    assert named and squeezed([built / name for name in named]) <= MOST_FIRST


def test_the_front_page_fetches_at_most_110_kilobytes(built: Path) -> None:
    files = [*built.rglob("*.js"), *built.rglob("*.css")]
    front = [file for file in files if AWAY.match(file.name)]
    assert len(front) >= 4 and squeezed(front) <= MOST_FRONT


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
