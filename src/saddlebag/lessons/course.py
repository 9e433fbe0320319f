"""Where a learner is in a scene: what may be answered, what is said, who moves next."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final, Literal

from saddlebag.kernel.ask import Ask
from saddlebag.lessons.reader import Lesson, Step

ASKED: Final = -1  # in place of a number of moves: the learner has not answered yet
READ_FIRST: Final = "lesson-read-first"
# answer, look, free: the learner's turn; wait: the others move; scene: on to the next one
Kind = Literal["answer", "look", "free", "wait", "scene", "end"]


class Course:
    """One way through a scene: `at` a step, after so many `moves` of the others."""

    def __init__(self, lesson: Lesson, scene: int, at: int = 0, moves: int = ASKED) -> None:
        self.lesson = lesson
        self.scene = scene
        self.at = at
        self.moves = moves

    @property
    def step(self) -> Step | None:
        """The present step; None after the last one."""
        steps = self.lesson.scenes[self.scene].steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def number(self) -> int:
        """How many steps of the whole lesson are done."""
        return sum(len(it.steps) for it in self.lesson.scenes[: self.scene]) + self.at

    @property
    def last_scene(self) -> bool:
        """Is there none after this one?"""
        return self.scene == len(self.lesson.scenes) - 1

    def kind(self, asked: bool) -> Kind:
        """What the learner is to do, who is asked something or not."""
        step = self.step
        if step is None:
            return "end" if self.last_scene else "scene"
        if self.moves == ASKED:
            return "look" if step.look else "free" if step.free else "answer"
        return "free" if step.free and asked else "wait"

    def say(self) -> str:
        """The key of what is said now."""
        step = self.step
        return self.lesson.text("end" if step is None else step.id)

    # ---- the learner

    def reply(self, answers: Sequence[str]) -> str | None:
        """The key of what is said to these answers instead of carrying them out; None: wanted."""
        step = self.step
        if step is None:
            return self.say()  # the lesson is over, the table stays as it is
        if step.free:
            return None
        if step.look:
            return READ_FIRST
        if self.wanted(step, answers):
            return None
        for word, pattern in step.wrong:
            if any(fnmatchcase(it, pattern) for it in answers if it not in step.want_all):
                return self.lesson.text(step.id, word)
        return self.lesson.text("otherwise")

    def wanted(self, step: Step, answers: Sequence[str]) -> bool:
        """Does the step ask for just this?"""
        if step.want_all:
            return sorted(answers) == sorted(step.want_all)
        return len(answers) == 1 and any(fnmatchcase(answers[0], it) for it in step.want)

    def shown(self, ask: Ask) -> list[str]:
        """The answers that a learner is shown who does not find them."""
        step = self.step
        if step is None or step.look or step.free:
            return []
        if step.want_all:
            return list(step.want_all)
        return [it for it in ask.options if fnmatchcase(it, step.want[0])][:1]

    def go_on(self) -> None:
        """The learner has answered, or looked."""
        if self.moves == ASKED:
            self.moves = 0
        self.leave_step()

    # ---- the others

    def may_move(self, seat: int) -> bool:
        """Is it now this seat's turn to move, as far as the lesson goes?"""
        step = self.step
        if step is None or self.moves == ASKED:
            return False
        return step.free or step.others[self.moves][0] == seat

    def move(self, ask: Ask) -> str:
        """What another seat answers: as written, or after a free choice as little as possible."""
        step = self.step
        assert step is not None
        return (ask.idle or ask.options[0]) if step.free else step.others[self.moves][1]

    def moved(self) -> None:
        """That is done."""
        self.moves += 1
        self.leave_step()

    def leave_step(self) -> None:
        """On to the next step when nobody has anything more to do."""
        step = self.step
        assert step is not None
        if not step.free and self.moves == len(step.others):
            self.at, self.moves = self.at + 1, ASKED

    def settle(self, asked: str | None, over: bool) -> None:
        """A free choice ends with a question of another kind, or with the game."""
        step = self.step
        if step is None or step.until is None or self.moves == ASKED:
            return
        if over or (asked is not None and asked in step.until):
            self.at, self.moves = self.at + 1, ASKED
