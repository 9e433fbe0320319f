"""A lesson at a live table: where the learner is, as it is logged, stored and sent."""

from typing import Any, Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.table import Table
from saddlebag.lessons import Lesson, lesson
from saddlebag.lessons.course import ASKED, Course
from saddlebag.server.store.writer import Statement
from saddlebag.server.wire.outgoing import LessonStep

KEEP: Final = (
    "INSERT INTO lesson (visitor, lesson, edition, table_id, scene, step, finished)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (visitor, lesson) DO UPDATE SET"
    " edition = excluded.edition, table_id = excluded.table_id, scene = excluded.scene,"
    " step = excluded.step, finished = COALESCE(lesson.finished, excluded.finished)"
)


class LiveLesson:
    """A course, and how many answers stood at the table when each of its steps began."""

    def __init__(self, taught: Lesson, scene: int) -> None:
        self.course = Course(taught, scene)
        self.marks = [0]

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.course.lesson.seat

    @property
    def layout(self) -> dict[str, Any]:
        """How the table of this scene is laid out."""
        return self.course.lesson.scenes[self.course.scene].layout

    def ask(self, table: Table) -> Ask | None:
        """What the learner is asked."""
        return next((ask for ask in table.asks if ask.seat == self.seat), None)

    def settle(self, table: Table) -> None:
        """After every answer: a free choice may be over."""
        ask = self.ask(table)
        self.course.settle(None if ask is None else ask.key, table.ask is None)

    # ---- going back

    def note(self, answers: int) -> None:
        """So many answers stand now; a step that has just begun begins here."""
        while len(self.marks) <= self.course.at:
            self.marks.append(answers)

    def may_go_back(self) -> bool:
        """Is there a step before this one, and does nobody move?"""
        course = self.course
        return course.at > 0 and course.step is not None and course.moves == ASKED

    def go_back(self) -> int:
        """To the step before; so many answers stood then."""
        self.course.at -= 1
        del self.marks[self.course.at + 1 :]
        return self.marks[-1]

    # ---- written down

    def to_log(self) -> list[int]:
        """Step and moves."""
        return [self.course.at, self.course.moves]

    def restore(self, logged: list[int], answers: int) -> None:
        """As a row of the log has it, after so many answers."""
        self.course.at, self.course.moves = logged
        del self.marks[self.course.at + 1 :]
        self.note(answers)

    def upsert(self, visitor: str, table_id: str, now: int) -> Statement:
        """The statement that stores how far the learner has come."""
        course = self.course
        taught, done = course.lesson, course.step is None and course.last_scene
        kept = (visitor, taught.id, taught.edition, table_id, course.scene, course.number)
        return KEEP, (*kept, now if done else None)

    def to_wire(self, asked: bool) -> LessonStep:
        """As the learner's page is told."""
        course = self.course
        taught, step = course.lesson, course.step
        return LessonStep(
            lesson=taught.id,
            chapter=taught.chapter,
            step=course.number,
            steps=taught.steps,
            kind=course.kind(asked),
            say=course.say(),
            point=list(step.point) if step and course.moves == ASKED else [],
            back=self.may_go_back(),
            remember=taught.remember,
            next=taught.next,
        )


def taught_here(logged: dict[str, Any]) -> LiveLesson | None:
    """The lesson that a deal was made for; None if its file has changed since."""
    found = lesson(logged["lesson"])
    if found is None or found.edition != logged["edition"]:
        return None
    return LiveLesson(found, logged["scene"])
