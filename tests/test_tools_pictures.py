"""Stills become a moving picture, and pages show only pictures that are there."""

import re
from pathlib import Path

from tools.report import ROOT
from tools.screenshots import PICTURES, file_names
from tools.webp import image, moving, without_repeats

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def still(body: bytes) -> bytes:
    """The smallest file that is built like a WebP still."""
    piece = b"VP8 " + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)
    inside = b"WEBP" + piece
    return b"RIFF" + len(inside).to_bytes(4, "little") + inside


def test_the_picture_of_a_still_is_found_behind_other_pieces() -> None:
    plain = still(b"abc")
    padded = plain[:12] + b"ICCP\x03\0\0\0xyz\0" + plain[12:]
    assert image(plain) == image(padded) == b"VP8 \x03\0\0\0abc\0"


def test_a_moving_picture_says_its_size_and_holds_every_frame() -> None:
    made = moving([(still(b"ab"), 100), (still(b"cd"), 250)], 720, 450)
    assert int.from_bytes(made[4:8], "little") == len(made) - 8
    head = made.index(b"VP8X") + 8
    assert made[head : head + 10] == b"\2\0\0\0" + (719).to_bytes(3, "little") + b"\xc1\x01\0"
    assert made.count(b"ANMF") == 2 and b"ab" in made and b"cd" in made


def test_a_picture_that_does_not_change_is_shown_longer() -> None:
    assert without_repeats([b"a", b"a", b"b"], 100) == [(b"a", 200), (b"b", 100)]


def shown(page: Path) -> set[Path]:
    """All pictures a page of the documentation shows or leads to."""
    names: list[str] = re.findall(r"\]\(([^)#\s]+\.(?:webp|png|svg))\)", page.read_text("utf-8"))
    return {(page.parent / name).resolve() for name in names}


def test_every_picture_that_the_pages_name_is_there() -> None:
    named = {picture for page in PAGES for picture in shown(page)}
    assert len(named) > 60
    assert [str(picture) for picture in sorted(named) if not picture.exists()] == []


def test_the_pictures_are_those_that_are_made_and_all_are_shown() -> None:
    there = {picture.name for picture in PICTURES.glob("*.webp")}
    assert there == file_names()
    assert there == {picture.name for picture in shown(PICTURES / "README.md")}


def test_the_pictures_are_small_enough_to_travel_with_the_project() -> None:
    assert sum(picture.stat().st_size for picture in PICTURES.iterdir()) < 7_400_000
