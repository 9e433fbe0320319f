"""What the page of Western Legends fetches is made of the contents that the rules play with."""

import json
from pathlib import Path

from tests.web.west_rides import PAGE, written
from tools import page, west_box
from tools.page import ROOT


def laid(tmp_path: Path, name: str) -> Path:
    """A file of the box as it is laid out for a copy of the contents."""
    for source in (ROOT / west_box.CONTENT).glob("*.toml"):
        copy = tmp_path / west_box.CONTENT / source.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())
    west_box.write(tmp_path)
    return tmp_path / west_box.BOX / name


def test_the_contents_are_those_of_the_rules_without_their_sources(tmp_path: Path) -> None:
    found = json.loads(laid(tmp_path, "contents.json").read_text(encoding="utf-8"))
    assert set(found) == {path.stem for path in (ROOT / west_box.CONTENT).glob("*.toml")}
    assert len(found["board"]["space"]) == 64
    assert not any("source" in row for row in found["board"]["space"])


def test_the_map_is_a_picture_without_words_or_styles(tmp_path: Path) -> None:
    sheet = laid(tmp_path, "sheet.svg").read_text(encoding="utf-8")
    assert sheet.startswith("<svg ") and sheet.endswith("</svg>")
    assert not any(word in sheet for word in ("<text", "<style", "style=", "<script", "<image"))


def test_what_is_right_is_not_written_again(tmp_path: Path) -> None:
    sheet = laid(tmp_path, "sheet.svg")
    before = sheet.stat().st_mtime_ns
    west_box.write(tmp_path)
    assert sheet.stat().st_mtime_ns == before


def test_other_contents_make_another_page(tmp_path: Path) -> None:
    laid(tmp_path, "contents.json")
    before = page.fingerprint(tmp_path)
    tracks = tmp_path / west_box.CONTENT / "tracks.toml"
    tracks.write_text(tracks.read_text(encoding="utf-8") + "\n[more]\nn = 1\n", encoding="utf-8")
    west_box.write(tmp_path)
    assert page.fingerprint(tmp_path) != before


def test_the_rides_that_the_page_is_tested_with_are_those_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "python -m tests.web.west_rides"
