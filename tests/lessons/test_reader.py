"""A lesson's file holds what a lesson needs, and nothing else."""

import pytest

from saddlebag.lessons import lessons
from saddlebag.lessons.reader import BadLesson, read

PAGE = """
game = "public-enemy"
chapter = 1
minutes = 1
seats = 3
seat = 0
next = "play"
[[scene]]
layout = {}
[[scene.step]]
id = "first"
"""


def test_lessons_come_by_game_and_chapter() -> None:
    assert list(lessons()) == ["pe-1", "wl-1", "wl-2", "wl-3", "wl-4", "wl-5"]
    for it in lessons().values():
        assert it.next in ("play", "first_game") or lessons()[it.next].chapter == it.chapter + 1


def test_a_step_has_one_way_on() -> None:
    with pytest.raises(BadLesson, match="one of"):
        read("pe-9", PAGE)
    with pytest.raises(BadLesson, match="one of"):
        read("pe-9", PAGE + 'look = true\nwant = ["draw:*"]')
    assert read("pe-9", PAGE + "look = true").steps == 1


def test_an_answer_belongs_to_an_ask() -> None:
    with pytest.raises(BadLesson, match="an ask"):
        read("pe-9", PAGE + 'want = ["draw:*"]')


def test_a_key_nobody_would_read_is_refused() -> None:
    with pytest.raises(BadLesson, match="unknown wnat"):
        read("pe-9", PAGE + 'look = true\nwnat = ["draw:*"]')


def test_two_steps_have_two_names() -> None:
    more = 'look = true\n[[scene.step]]\nid = "first"\nlook = true'
    with pytest.raises(BadLesson, match="first"):
        read("pe-9", PAGE + more)


def test_another_word_is_another_edition() -> None:
    changed = PAGE.replace("minutes = 1", "minutes = 2")
    first, second = read("pe-9", PAGE + "look = true"), read("pe-9", changed + "look = true")
    assert first.edition != second.edition
