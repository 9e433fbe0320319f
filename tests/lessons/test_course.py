"""Where a learner is: what is wanted, what is said, who moves."""

from saddlebag.lessons import lessons
from saddlebag.lessons.course import ASKED, READ_FIRST, Course

PE = lessons()["pe-1"]


def at(step: str, scene: int = 0) -> Course:
    """A course at this step of the lesson of Public Enemy."""
    return Course(PE, scene, [it.id for it in PE.scenes[scene].steps].index(step))


def test_a_wanted_answer_is_carried_out() -> None:
    assert at("first").reply(["draw:tombstone"]) is None


def test_the_first_word_that_fits_a_wrong_answer_is_said() -> None:
    assert at("first").reply(["draw:saloon"]) == "lesson-pe-1-first-saloon"
    assert at("first").reply(["draw:deadwood"]) == "lesson-pe-1-first-other"
    assert at("first").reply(["nonsense"]) == "lesson-pe-1-otherwise"


def test_nothing_is_answered_where_a_look_is_enough() -> None:
    assert at("sheriff").reply(["draw:tombstone"]) == READ_FIRST
    assert at("sheriff").kind(asked=True) == "look"


def test_the_others_move_once_the_learner_has_answered() -> None:
    course = at("first")
    assert not course.may_move(1)
    course.go_on()
    assert course.kind(asked=False) == "wait" and course.may_move(1) and not course.may_move(2)
    course.moved()
    assert course.may_move(2) and not course.may_move(1)


def test_the_step_ends_with_the_last_move() -> None:
    course = at("first")
    course.go_on()
    course.moved()
    course.moved()
    assert (course.at, course.moves) == (1, ASKED)


def test_a_free_choice_takes_any_answer_and_ends_with_the_game() -> None:
    course = at("free", scene=1)
    assert course.reply(["draw:saloon"]) is None
    course.go_on()
    course.settle("draw", over=False)
    assert course.kind(asked=True) == "free"
    course.settle(None, over=True)
    assert course.kind(asked=False) == "end" and course.number == PE.steps


def test_a_free_choice_ends_with_the_next_question_of_its_kind() -> None:
    lesson = lessons()["wl-1"]
    course = Course(lesson, 0, len(lesson.scenes[0].steps) - 1)
    course.settle("act", over=False)
    assert course.kind(asked=True) == "free"
    course.go_on()
    course.settle("income", over=False)
    assert course.kind(asked=True) == "end"


def test_after_the_last_step_of_a_scene_comes_the_next_scene() -> None:
    course = Course(PE, 0, len(PE.scenes[0].steps))
    assert course.kind(asked=True) == "scene" and course.number == len(PE.scenes[0].steps)
