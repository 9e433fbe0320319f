"""The tutorials are true: their code runs, and the finished files are those of the example."""

import doctest
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.examples.gold_pan import EXAMPLE, TUTORIAL, own_tests, saddlebag

FENCED = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code: its language, the file it belongs to, its text."""

    language: str
    file: str
    text: str


def blocks(page: str) -> list[Block]:
    text = (TUTORIAL / page).read_text(encoding="utf-8")
    return [Block(*found.groups("")) for found in FENCED.finditer(text)]


FIRST_GAME = blocks("your-first-game.md")
CHANGE = blocks("your-first-rule-change.md")
COMMANDS = [
    line.removeprefix("$ saddlebag ")
    for block in FIRST_GAME
    if block.language == "console"
    for line in block.text.splitlines()
]


@pytest.mark.parametrize("file", sorted({it.file for it in FIRST_GAME if it.file}))
def test_the_finished_files_are_those_of_the_example(file: str) -> None:
    built = "\n\n".join(block.text for block in FIRST_GAME if block.file == file)
    assert built == (EXAMPLE / file).read_text(encoding="utf-8")


def test_every_file_of_the_example_is_built() -> None:
    made = {it.file for it in FIRST_GAME if it.file}
    kept = {
        path.relative_to(EXAMPLE).as_posix()
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert kept - made == {"README.md", "tests/test_gold_pan.py"}


def test_the_code_runs_as_far_as_it_has_come_and_says_what_is_shown() -> None:
    world: dict[str, Any] = {"__name__": "gold_pan"}
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    for block in FIRST_GAME:
        if block.language == "python":
            exec(block.text, world)
        elif block.language == "pycon":
            shown = doctest.DocTestParser().get_doctest(block.text, world, "tutorial", None, 0)
            runner.run(shown, clear_globs=False)
    assert runner.failures == 0 and runner.tries > 8


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_work(installed: Path, line: str) -> None:
    assert saddlebag(installed, *shlex.split(line)).stdout


def changed(text: str, diff: str) -> str:
    """A text after one change: the lines with a blank or minus give way to those with a plus."""
    lines = diff.splitlines(keepends=True)[1:]
    before = "".join(line[1:] for line in lines if line[0] in " -")
    assert text.count(before) == 1, before
    return text.replace(before, "".join(line[1:] for line in lines if line[0] in " +"))


def test_a_rule_change_goes_from_red_to_green(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(EXAMPLE, tmp_path / "gold-pan"))
    outcomes: list[subprocess.CompletedProcess[str]] = []
    for block in CHANGE:
        file = folder / block.file
        if block.language == "diff":
            file.write_text(changed(file.read_text(encoding="utf-8"), block.text), encoding="utf-8")
        elif block.language == "python":
            file.write_text(f"{file.read_text(encoding='utf-8')}\n\n{block.text}", encoding="utf-8")
        if block.file.endswith(".py"):
            only = [] if outcomes else ["-k", "strike"]  # the whole of it once is enough
            outcomes.append(own_tests(folder, folder, *only))
    red, green = outcomes
    assert "assert 3 == 5" in red.stdout and "2 failed" in red.stdout
    assert green.returncode == 0, green.stdout
