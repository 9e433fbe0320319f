"""What the README shows is what happens."""

import doctest
import re
import shlex
from io import StringIO
from pathlib import Path

import pytest

from saddlebag.cli import main

README = Path(__file__).parents[1] / "README.md"
COMMANDS = re.findall(r"^\$ saddlebag (.+)$", README.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_python_examples_of_the_readme_are_true() -> None:
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=flags)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_of_the_readme_work(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO())
    assert main(shlex.split(line)) in (0, None)
    assert capsys.readouterr().out


def test_the_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8"))
    assert [link for link in links if not (README.parent / link).exists()] == []
