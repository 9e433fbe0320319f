"""A pytest plugin: a run of all tests of a game fails if a rule has no test or a card no use.

tests/conftest.py loads it. A run of a part of a game's tests (a file, -k, --last-failed) says
nothing about that game; what only the markers `drill` and `pure` leave out is no part.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tools.games import NAMES
from tools.rule_coverage import cited, cited_in, complaints

if TYPE_CHECKING:  # imports the game, which most runs do not need
    from tools.content_coverage import Ledger

BOX = "western-legends"  # the game whose contents are counted
SCENE = "tests.western_legends.scene"
LEFT_OUT = ("drill", "pure")  # markers that `make test` deselects by


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that a test is about")
    config.pluginmanager.register(Coverage(config.rootpath))


def tests_of(game: str, root: Path) -> Path:
    return root / "tests" / game.replace("-", "_")


class Coverage:
    """Collects what the tests of each game cite and use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.modules: set[Path] = set()
        self.partial: set[Path] = set()  # files with missing tests
        self.items: list[pytest.Item] = []
        self.ledger: Ledger | None = None
        self.found: list[str] = []
        self.fine: list[str] = []

    # ---- collection

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        if isinstance(collector, pytest.Module):
            self.modules.add(collector.path)

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        if item.get_closest_marker("drill") is None:
            self.items.append(item)

    def pytest_deselected(self, items: Iterable[pytest.Item]) -> None:
        for item in items:
            if not any(item.get_closest_marker(name) for name in LEFT_OUT):
                self.partial.add(item.path)

    def is_whole(self, game: str) -> bool:
        """Were all tests of a game collected?"""
        files = set(tests_of(game, self.root).rglob("test_*.py"))
        return bool(files) and files <= self.modules and not files & self.partial

    # ---- use

    def pytest_collection_finish(self) -> None:
        scene = sys.modules.get(SCENE)
        if scene is not None and self.is_whole(BOX):
            from tools.content_coverage import Ledger

            self.ledger = Ledger()
            scene.WATCHED_BY.append(self.ledger.watch)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.ledger is not None and report.when == "call":
            here = tests_of(BOX, self.root).relative_to(self.root).as_posix()
            self.ledger.end_of_test(report.passed and report.nodeid.startswith(f"{here}/"))

    # ---- missing

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if session.config.option.collectonly or exitstatus not in (0, 1):
            return
        for game in filter(self.is_whole, NAMES):
            self.found += self.uncited(game)
            self.fine.append(f"every rule of {game} has a test")
        if self.ledger is not None and not session.testsfailed:
            self.found += self.ledger.complaints()
            self.fine.append(f"tests use everything in the box of {BOX}")
        if self.found:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def uncited(self, game: str) -> Iterator[str]:
        """The rules of a game without a test, and citations of rules that are not there."""
        page = self.root / f"docs/rules/{game}.md"
        return complaints(game, page.read_text(encoding="utf-8"), self.citations(game))

    def citations(self, game: str) -> dict[str, set[str]]:
        """What each test of a game cites, in its file and by its markers."""
        folder, files = tests_of(game, self.root), dict[Path, dict[str, set[str]]]()
        found: dict[str, set[str]] = {}
        for item in self.items:
            if not item.path.is_relative_to(folder):
                continue
            if item.path not in files:
                files[item.path] = cited(item.path.read_text(encoding="utf-8"), game)
            name = item.nodeid.partition("[")[0]
            for part in name.split("::")[1:]:
                found.setdefault(name, set()).update(files[item.path].get(part, ()))
            for marker in item.iter_markers("rule"):
                found[name] |= cited_in(" ".join(marker.args), game)
        return found

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.found:
            terminalreporter.section("coverage of rules and contents", red=True)
            for complaint in self.found:
                terminalreporter.line(complaint, red=True)
        elif self.fine:
            terminalreporter.line(f"coverage: {'; '.join(self.fine)}")
