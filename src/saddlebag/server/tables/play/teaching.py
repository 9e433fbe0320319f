"""A lesson at a table: what is not wanted changes nothing, and the others move as written."""

from saddlebag.server.refused import HttpRefused
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.state.lesson import LiveLesson
from saddlebag.server.wire.incoming import Teach


def require_lesson(live: LiveTable) -> LiveLesson:
    """The lesson of this table; one whose file has changed since cannot go on."""
    if live.record.mode != "lesson":
        raise HttpRefused("no_lesson")
    if live.lesson is None:
        raise HttpRefused("lesson_changed", 410)
    return live.lesson


def judge(live: LiveTable, answers: list[str]) -> None:
    """Refused with a kind word unless the lesson wants just these answers."""
    reply = require_lesson(live).course.reply(answers)
    if reply is not None:
        raise HttpRefused("lesson", say=reply)


def answered(live: LiveTable) -> None:
    """The learner has answered as wanted."""
    assert live.lesson is not None and live.table is not None
    live.lesson.course.go_on()
    live.lesson.settle(live.table)


async def teach(live: LiveTable, seat: int, said: Teach, key: str) -> None:
    """Going on after a look, being shown what is wanted, or back to the step before."""
    lesson = require_lesson(live)
    if said.step != lesson.course.number:
        raise HttpRefused("lesson_went_on")
    if said.deed == "back":
        go_back(live, lesson, seat)
    elif said.deed == "show":
        show(live, lesson, seat)
    else:
        go_on(live, lesson)
    await live.persist("lesson", seat, key)
    live.publish()


def go_on(live: LiveTable, lesson: LiveLesson) -> None:
    """Only where nothing but a look is wanted."""
    if lesson.course.kind(asked=True) != "look":
        raise HttpRefused("lesson_waits")
    answered(live)


def show(live: LiveTable, lesson: LiveLesson, seat: int) -> None:
    """The lesson itself gives the answer it wants."""
    table = live.table
    assert table is not None
    ask = lesson.ask(table)
    answers = [] if ask is None else lesson.course.shown(ask)
    if not answers:
        raise HttpRefused("lesson_waits")
    if ask is not None and ask.group:
        table.answer_group(answers, seat)
    else:
        table.answer(answers[0], seat)
    answered(live)


def go_back(live: LiveTable, lesson: LiveLesson, seat: int) -> None:
    """Everything since the step before began is taken back; the same luck comes again."""
    assert live.table is not None
    if not lesson.may_go_back():
        raise HttpRefused("lesson_begins_here")
    answers = len(live.given) - lesson.go_back()
    if answers:
        live.table.take_back(seat, answers)
