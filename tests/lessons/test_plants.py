"""A changed rule breaks a lesson: each plant is put into a copy of the package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import saddlebag
from tests.lessons.plants import PLANTS

PACKAGE = Path(saddlebag.__file__).parent
ROOT = Path(__file__).parents[2]
SHORT = ("a nugget sells for $30", "leaders decide nothing")
WALK = """
from saddlebag.lessons import lessons
from tests.lessons.walk import Walk
for lesson in lessons().values():
    for scene in range(len(lesson.scenes)):
        walk = Walk(lesson, scene)
        for step in walk.steps():
            walk.check_facts(step)
            walk.follow()
"""


def walked(plant: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """All lessons, walked on a copy of the package with this plant in it."""
    file, old, new = PLANTS[plant]
    copy = folder / "saddlebag"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
    page = copy / file
    assert old in page.read_text("utf8")
    page.write_text(page.read_text("utf8").replace(old, new, 1), "utf8")
    path = os.pathsep.join([str(folder), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", WALK], capture_output=True, text=True, env=environment, check=False
    )


@pytest.mark.parametrize("plant", SHORT)
def test_a_changed_rule_breaks_a_lesson(plant: str, tmp_path: Path) -> None:
    assert "Broken: " in walked(plant, tmp_path).stderr


@pytest.mark.drill
@pytest.mark.parametrize("plant", PLANTS)
def test_every_changed_rule_breaks_a_lesson(plant: str, tmp_path: Path) -> None:
    assert "Broken: " in walked(plant, tmp_path).stderr
