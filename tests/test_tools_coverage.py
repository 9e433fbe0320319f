"""The coverage plugin bites: a whole run fails for a rule without a test, and only a whole run."""

import shutil
from pathlib import Path

import pytest

from tools.report import ROOT
from tools.rule_coverage import cited

pytest_plugins = ["pytester"]

PAGE = """
* **TURN-1** Draw a card. [B]
* **TURN-2** Shuffle well. [physical]
* **TURN-3** Ride a train. [later]
**EX-1 A draw.** One card is drawn.
* **Q-01 Which one?** Any.
"""
ALL = 'def test_a_draw() -> None:\n    """TURN-1, EX-1, Q-01."""\n'
NONE_CITED = ["TURN-1", "EX-1", "Q-01"]


def written(pytester: pytest.Pytester, name: str, content: str) -> Path:
    """A file of a make-believe project."""
    path = pytester.path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def run(pytester: pytest.Pytester, tests: str, *arguments: str) -> pytest.RunResult:
    """Run the tests of a make-believe game, as the project runs its own."""
    written(pytester, "docs/rules/public-enemy.md", PAGE)
    written(pytester, "tests/public_enemy/test_turn.py", tests)
    shutil.copy(ROOT / "pyproject.toml", pytester.path)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(ROOT))
        environment.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # it starts faster
        return pytester.runpytest_subprocess("-p", "tools.coverage_plugin", *arguments)


def missing(result: pytest.RunResult) -> list[str]:
    """What the run complains of; it fails if it does."""
    found = [line.rpartition("cites ")[2] for line in result.outlines if "cites " in line]
    assert result.ret == (1 if found else 0)
    return found


def test_only_a_test_can_cite() -> None:
    source = '''"""TURN-1 and EX-1."""
# Q-01

RULES = "TURN-1"


def draw() -> None:
    """TURN-1: no test at all."""


def test_a_draw() -> None:
    assert "EX-1"
'''
    assert cited(source, "public-enemy") == {"test_a_draw": set()}


def test_another_games_rule_is_no_citation() -> None:
    tests = 'def test_a_draw() -> None:\n    """WL TURN-1, unlike EX-1 and PE Q-01."""\n'
    assert cited(tests, "public-enemy") == {"test_a_draw": {"EX-1", "Q-01"}}


def test_every_rule_that_no_test_cites_is_listed(pytester: pytest.Pytester) -> None:
    assert missing(run(pytester, "def test_a_draw(): pass")) == NONE_CITED


def test_a_test_cites_by_docstring_by_comment_and_by_marker(pytester: pytest.Pytester) -> None:
    tests = '''
import pytest

# EX-1, as printed
@pytest.mark.rule("Q-01")
def test_a_draw() -> None:
    """A card is drawn."""
    assert True  # any of them: PE TURN-1
'''
    result = run(pytester, tests)
    assert missing(result) == []
    result.stdout.fnmatch_lines("coverage: every rule of public-enemy has a test")


def test_a_long_form_alone_does_not_cover_a_rule(pytester: pytest.Pytester) -> None:
    tests = f"import pytest\n\ndef test_it(): pass\n\n@pytest.mark.drill\n{ALL}"
    assert missing(run(pytester, tests)) == NONE_CITED


def test_a_citation_of_no_rule_is_named(pytester: pytest.Pytester) -> None:
    result = run(pytester, ALL.replace("TURN-1", "TURN-1, TURN-9, UTF-8"))
    assert missing(result) == ["TURN-9, which docs/rules/public-enemy.md does not have"]
    result.stdout.fnmatch_lines("tests/public_enemy/test_turn.py::test_a_draw: cites TURN-9*")


@pytest.mark.parametrize(
    "arguments",
    [
        ("-k", "draw"),
        ("--deselect", "tests/public_enemy/test_turn.py::test_two"),
        ("tests/public_enemy/test_turn.py",),
        ("--ignore=tests/public_enemy/test_end.py",),
        ("--collect-only",),
    ],
)
def test_a_run_of_a_part_says_nothing(
    pytester: pytest.Pytester, arguments: tuple[str, ...]
) -> None:
    written(pytester, "tests/public_enemy/test_end.py", "def test_the_end(): pass")
    assert missing(run(pytester, "def test_a_draw(): pass\ndef test_two(): pass", *arguments)) == []


def test_what_the_compiled_build_leaves_out_is_no_part(pytester: pytest.Pytester) -> None:
    tests = f"import pytest\n\ndef test_it(): pass\n\n@pytest.mark.pure\n{ALL}"
    assert missing(run(pytester, tests, "-m", "not drill and not pure")) == []
    tests = tests.replace(", Q-01", "")
    assert missing(run(pytester, tests, "-m", "not drill and not pure")) == ["Q-01"]


WEST = """
from tests.western_legends.scene import table

def test_a_rifle() -> None:
    assert table(3, items={0: ["rifle"]})
"""


def test_what_no_test_takes_out_of_the_box_is_listed(pytester: pytest.Pytester) -> None:
    scene = "tests/western_legends/scene.py"
    written(pytester, scene, (ROOT / scene).read_text(encoding="utf-8"))
    written(pytester, "docs/rules/western-legends.md", "")
    written(pytester, "tests/western_legends/test_store.py", WEST)
    result = run(pytester, ALL)
    assert result.ret == 1
    result.stdout.fnmatch_lines("no test uses the item rifle+")
    result.stdout.no_fnmatch_line("no test uses the item rifle")
