"""Saved games: a journal and its players. No other file is ever overwritten."""

import contextlib
import itertools
import json
import os
from pathlib import Path
from typing import Any

from saddlebag.kernel.table import Table
from saddlebag.terminal.complaint import Complaint, shown_file
from saddlebag.texts import say


def read(file: str) -> Any:
    """The JSON contents of a file."""
    name = shown_file(file)
    try:
        text = Path(file).expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Complaint(say("file-missing", file=name)) from None
    except IsADirectoryError:
        raise Complaint(say("file-folder", file=name)) from None
    except UnicodeDecodeError:
        raise Complaint(say("file-not-json", file=name)) from None
    except (OSError, ValueError, RuntimeError) as error:  # the last: no such user's home
        raise Complaint(say("file-unreadable", file=name, problem=problem(error))) from None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Complaint(say("file-not-json", file=name)) from None


def write(file: str, table: Table, tokens: list[str]) -> None:
    """Saves the game to a new file, or over an earlier moment of the same game."""
    name, page = shown_file(file), table.journal()
    try:
        path = Path(os.path.realpath(Path(file).expanduser()))
        if path.is_dir():
            raise Complaint(say("save-folder", file=name))
        if path.exists() and not goes_on(path, page):
            raise Complaint(say("save-other-game", file=name))
        put(path, json.dumps({**page, "players": tokens}) + "\n")
    except (OSError, ValueError, RuntimeError) as error:
        raise Complaint(say("save-unwritable", file=name, problem=problem(error))) from None


def put(path: Path, text: str) -> None:
    """Writes atomically: to a temporary file that is then moved into place."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("x", encoding="utf-8") as out:
        try:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
            draft.replace(path)
        except OSError:
            draft.unlink()
            raise


def goes_on(path: Path, page: dict[str, Any]) -> bool:
    """Does this game continue the one in the file? The hash chains must agree."""
    try:
        old = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return False
    links = old.get("links") if isinstance(old, dict) else None
    return isinstance(links, list) and bool(links) and links == page["links"][: len(links)]


def problem(error: Exception) -> str:
    """The system's error message, without number and path."""
    return str(getattr(error, "strerror", None) or error)


def spare() -> str:
    """A spare file for an interrupted game."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    folder = Path(state).expanduser() / "saddlebag"
    with contextlib.suppress(OSError):  # then writing fails, and says so
        folder.mkdir(parents=True, exist_ok=True)
    numbers = itertools.count(1)
    names = (folder / f"unfinished-{number}.json" for number in numbers)
    return str(next(name for name in names if not name.exists()))
