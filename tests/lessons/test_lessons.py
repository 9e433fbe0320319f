"""Every lesson holds on the real rules: a rule that changes under one fails here."""

import pytest

from saddlebag import game
from saddlebag.kernel.replay import carry_out, replay
from saddlebag.lessons import Lesson, Step, lessons
from saddlebag.texts import say
from tests.lessons.walk import Walk, lay

MOST_WORDS = 25  # in a bubble
WORDS_A_MINUTE, CLICK, MOVE = 200, 3.0, 1.1  # reading; seconds for a click and a move of others
FIRST_REWARD = 30.0  # seconds

each = pytest.mark.parametrize("lesson", lessons().values(), ids=list(lessons()))


def walks(lesson: Lesson) -> list[Walk]:
    return [Walk(lesson, scene) for scene in range(len(lesson.scenes))]


@each
def test_every_step_asks_points_and_does_what_it_says(lesson: Lesson) -> None:
    for walk in walks(lesson):
        for step in walk.steps():
            walk.check_points(step)
            walk.check_facts(step)
            walk.follow()


@each
def test_every_foreseen_mistake_can_be_made_and_is_answered(lesson: Lesson) -> None:
    for walk in walks(lesson):
        for step in walk.steps():
            walk.check_wrong(step)
            walk.follow()


@each
def test_every_wanted_answer_leads_to_the_end(lesson: Lesson) -> None:
    for walk in walks(lesson):
        for step in walk.steps():
            others = range(1, 0 if step.free else len(walk.choices(step)))
            for twin in [walk.copy() for _ in others]:
                twin.follow(wanted=1)
                for _ in twin.steps():
                    twin.follow()
            walk.follow()


@each
def test_every_free_choice_leads_to_the_end_however_it_is_played_on(lesson: Lesson) -> None:
    for walk in walks(lesson):
        for step in walk.steps():
            for n in range(len(walk.choices(step)) if step.free else 0):
                for way in ("first", "last", "idle"):
                    walk.copy().follow(n, way)
            walk.follow()


@each
def test_a_lesson_ends_with_a_free_choice(lesson: Lesson) -> None:
    assert lesson.scenes[-1].steps[-1].free


@each
def test_a_lesson_claims_no_fairness_and_replays_to_the_same_hash(lesson: Lesson) -> None:
    for walk in walks(lesson):
        for _ in walk.steps():
            walk.follow()
        assert not walk.table.head.fair
        journal = walk.table.journal()
        assert replay(game(lesson.game), journal).state_hash() == journal["hash"]


@each
def test_a_step_taken_back_leads_on_as_before(lesson: Lesson) -> None:
    for walk in walks(lesson):
        walk.follow()
        done, again = walk.table.entries(), lay(lesson, walk.course.scene)
        answers = [entry for entry in done if isinstance(entry[0], int)]
        for i, entry in enumerate(answers):
            carry_out(again, i, entry)
        if answers:
            again.take_back(lesson.seat, len(answers))
            for i, entry in enumerate(answers):
                carry_out(again, i, entry)
        assert again.state_hash() == walk.table.state_hash()


@each
def test_nothing_that_is_said_is_long(lesson: Lesson) -> None:
    said = [key for scene in lesson.scenes for step in scene.steps for key in keys(lesson, step)]
    for key in [*said, lesson.text("otherwise"), lesson.text("end")]:
        assert len(say(key).split()) <= MOST_WORDS, key


def keys(lesson: Lesson, step: Step) -> list[str]:
    words = ["", *(word for word, _ in step.wrong)]
    return [lesson.text(*filter(None, (step.id, word))) for word in words]


@each
def test_a_lesson_takes_about_as_long_as_it_says(lesson: Lesson) -> None:
    steps = [step for scene in lesson.scenes for step in scene.steps]
    reading = sum(len(say(lesson.text(step.id)).split()) for step in steps) * 60 / WORDS_A_MINUTE
    clicks = sum(len(step.want_all) + 1 for step in steps) * CLICK
    moves = sum(len(step.others) for step in steps) * MOVE
    assert abs((reading + clicks + moves) / 60 - lesson.minutes) <= 0.6


@each
def test_the_first_gain_comes_soon(lesson: Lesson) -> None:
    seconds = 0.0
    for step in lesson.scenes[0].steps:
        seconds += len(say(lesson.text(step.id)).split()) * 60 / WORDS_A_MINUTE + CLICK
        if step.reward:
            break
    assert step.reward and seconds <= FIRST_REWARD
