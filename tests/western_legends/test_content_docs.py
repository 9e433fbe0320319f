"""The page about the contents says what every word means, and what it shows is true."""

import doctest
import re
from pathlib import Path

import pytest

from saddlebag.western_legends.content import verbs
from saddlebag.western_legends.content.contents import FOLDER

PAGE = Path(__file__).parents[2] / "docs/content.md"
NAMED = set(re.findall(r"`([a-z_0-9.]+)`", PAGE.read_text(encoding="utf-8")))


def test_the_example_of_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried) == (0, 5)


@pytest.mark.parametrize(
    "words",
    [
        verbs.VERBS,
        verbs.FIGHT_VERBS,
        verbs.BANDIT_VERBS,
        verbs.HOOKS,
        verbs.EFFECT_VERBS,
        verbs.CONDITIONS,
        verbs.FILTERS,
        verbs.HIS_STEPS,
        verbs.CONDITION_WORDS["event"],
        verbs.STEP_WORDS["cond"],
        verbs.STEP_WORDS["each"],
        verbs.STEP_WORDS["to"],
        verbs.EFFECT_WORDS["cond"],
    ],
)
def test_the_page_knows_every_word(words: tuple[str, ...] | dict[str, object]) -> None:
    assert sorted(set(words) - NAMED) == []


def test_the_page_knows_every_file_of_the_contents() -> None:
    pages = {path.name for path in FOLDER.iterdir() if path.name.endswith(".toml")}
    assert pages == {name for name in NAMED if name.endswith(".toml")}
