"""A backup: whole, of one moment, and never over anything."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from saddlebag.server.store.backup import NAME, back_up
from saddlebag.server.store.failures import OpenFailed
from saddlebag.server.store.store import Store
from tests.server.store.test_crashes import kept, start


def test_a_backup_while_another_process_writes_is_sound_and_up_to_date(tmp_path: Path) -> None:
    with start(tmp_path / "kept") as process:
        assert process.stdout
        before = {process.stdout.readline().strip() for _ in range(500)}
        back_up(tmp_path / "kept", tmp_path / "copy")
        process.kill()
        process.communicate()
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert before <= {name for (name,) in copy.execute("SELECT id FROM visitor")}


def test_a_backup_can_be_put_in_the_place_of_what_was_lost(tmp_path: Path) -> None:
    Store.open(tmp_path / "kept").close()
    (tmp_path / "new").mkdir()
    back_up(tmp_path / "kept", tmp_path / "new" / NAME)
    assert kept(tmp_path / "new") == set()


def test_a_backup_writes_over_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    Store.open(tmp_path / "kept").close()
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(OpenFailed, match="file_there"):
        back_up(tmp_path / "kept", tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"
    assert {file.name for file in tmp_path.iterdir()} == {"kept", "copy"}


@pytest.mark.parametrize(
    ("folder", "file", "reason"),
    [("empty", "copy", "nothing_kept"), ("kept", "nowhere/copy", "no_copy")],
)
def test_a_backup_says_what_is_wrong(tmp_path: Path, folder: str, file: str, reason: str) -> None:
    Store.open(tmp_path / "kept").close()
    with pytest.raises(OpenFailed, match=reason):
        back_up(tmp_path / folder, tmp_path / file)
    assert not (tmp_path / "empty").exists()


def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    Store.open(tmp_path / "kept").close()
    back_up(tmp_path / "kept", tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
