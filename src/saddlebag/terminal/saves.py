"""Saved games: a journal, and who sat where. Nothing else is ever overwritten."""

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
    """What a file holds, as JSON."""
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
    """The game into a file that is new, or holds an earlier moment of this very game."""
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
    """All of it or nothing: written beside the file, then put in its place."""
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
    """Does this game go on from the one in the file? The links hold both to all they tell."""
    try:
        old = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return False
    links = old.get("links") if isinstance(old, dict) else None
    return isinstance(links, list) and bool(links) and links == page["links"][: len(links)]


def problem(error: Exception) -> str:
    """What the system says, without its number and the path."""
    return str(getattr(error, "strerror", None) or error)


def spare() -> str:
    """A file nobody has named, for a game that was cut off."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    folder = Path(state).expanduser() / "saddlebag"
    with contextlib.suppress(OSError):  # then writing fails, and says so
        folder.mkdir(parents=True, exist_ok=True)
    numbers = itertools.count(1)
    names = (folder / f"unfinished-{number}.json" for number in numbers)
    return str(next(name for name in names if not name.exists()))
