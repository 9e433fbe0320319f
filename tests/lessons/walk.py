"""Walks a lesson on the real rules, and complains about the first thing that is not as promised."""

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from saddlebag import Refused, Table, game
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.group import picks_left
from saddlebag.lessons import Lesson, Step
from saddlebag.lessons.course import Course
from tests.lessons.points import is_there


class Broken(AssertionError):
    """Which step, and what is wrong with it."""


def lay(lesson: Lesson, scene: int) -> Table:
    """A scene's table before its first step."""
    return game(lesson.game).laid(lesson.seats, lesson.scenes[scene].layout, lesson.options)


class Walk:
    """One way through a scene."""

    def __init__(self, lesson: Lesson, scene: int) -> None:
        self.lesson = lesson
        self.course = Course(lesson, scene)
        self.table = lay(lesson, scene)
        self.before = 0  # events before the present step
        self.settle()

    def copy(self) -> "Walk":
        """The same place, to try something else from there."""
        twin = Walk.__new__(Walk)
        twin.lesson, twin.table, twin.before = self.lesson, self.table.copy(), self.before
        twin.course = Course(self.lesson, self.course.scene, self.course.at, self.course.moves)
        return twin

    def need(self, true: object, what: str) -> None:
        step = self.course.step
        if not true:
            raise Broken(f"{self.lesson.id} {step.id if step else 'end'}: {what}")

    # ---- the table

    def ask_of(self, seat: int) -> Ask | None:
        return next((ask for ask in self.table.asks if ask.seat == seat), None)

    @property
    def asked(self) -> Ask | None:
        """What the learner is asked."""
        return self.ask_of(self.lesson.seat)

    def settle(self) -> None:
        """What can only pass passes by itself, as at the server; a free choice may be over."""
        while lone := [ask for ask in self.table.asks if list(ask.options) == [ask.idle]]:
            self.table.answer(lone[0].idle, lone[0].seat)
        ask = self.asked
        self.course.settle(ask.key if ask else None, self.table.ask is None)

    # ---- one step

    def steps(self) -> Iterator[Step]:
        """Every step, before it is done; whoever walks along calls `follow` in between."""
        while step := self.course.step:
            yield step

    def follow(self, wanted: int = 0, way: str = "idle") -> None:
        """Do what the step says, by one of its ways, and let the others move."""
        step, course = self.course.step, self.course
        assert step is not None
        self.before = self.table.event_count
        if not step.look:
            self.answer(step, wanted)
        course.go_on()
        self.settle()
        while course.step is step and course.moves >= 0:
            self.move(step, way)
        self.check(step)

    def answer(self, step: Step, wanted: int) -> None:
        """The learner answers as the step wants it."""
        ask, me = self.asked, self.lesson.seat
        self.need(ask, f"the learner is not asked, but {self.table.asks}")
        assert ask is not None
        self.need(ask.key == step.ask, f"asked is {ask.key}, not {step.ask}")
        if step.want_all:
            self.need(picks_left(self.table, me) == len(step.want_all), "the number of picks")
            self.need(self.course.reply(step.want_all) is None, "is not wanted")
            self.table.answer_group(list(step.want_all), me)
            return
        answer = self.choices(step)[wanted]
        self.need(self.course.reply([answer]) is None, f"{answer} is not wanted")
        self.table.answer(answer, me)

    def choices(self, step: Step) -> list[str]:
        """The answers that are wanted; with a free choice all there are."""
        ask = self.asked
        options = list(ask.options) if ask else []
        if step.free:
            return options
        for pattern in step.want:
            found = [it for it in options if fnmatchcase(it, pattern)]
            self.need(found, f"{pattern} is not possible: {options}")
        return [it for it in options if any(fnmatchcase(it, want) for want in step.want)]

    def move(self, step: Step, way: str) -> None:
        """One move of another seat, or of the learner after a free choice."""
        ask = self.asked
        if step.free and ask is not None:
            last = ask.options[-1] if way == "last" else ask.options[0]
            self.table.answer(ask.idle if way == "idle" and ask.idle else last, ask.seat)
            self.settle()
            return
        free = [it for it in self.table.asks if self.course.may_move(it.seat)]
        self.need(
            free, f"move {self.course.moves}: {[(it.seat, it.key) for it in self.table.asks]}"
        )
        text = self.course.move(free[0])
        try:
            self.table.answer(text, free[0].seat)
        except Refused as no:
            self.need(False, f"seat {free[0].seat} at {free[0].key}: {no}")
        self.course.moved()
        self.settle()

    # ---- what is promised

    def check(self, step: Step) -> None:
        """Some event since the answer has these arguments, or the learner's view says so now."""
        events = self.table.events(self.lesson.seat, self.before)
        view = self.table.view(self.lesson.seat)
        for check in step.check:
            if "event" in check:
                told = [event for event in events if event["event"] == check["event"]]
                hit = any(check.items() <= only(event, check).items() for event in told)
                if not hit:
                    raise Broken(f"{self.lesson.id} {step.id}: {check} is not told, but {told}")
                continue
            found = look_up(view, check["now"])
            found, wish = (len(found), check["count"]) if "count" in check else (found, check["is"])
            if found != wish:
                raise Broken(f"{self.lesson.id} {step.id}: {check['now']} is {found}, not {wish}")

    def check_points(self, step: Step) -> None:
        """What is pointed at is there."""
        view = self.table.view(self.lesson.seat)
        for point in step.point:
            self.need(is_there(point, view, self.asked, self.lesson.seat), f"no {point}")

    def check_facts(self, step: Step) -> None:
        """The numbers in the text are those of the box."""
        for fact in step.facts:
            found = in_the_box(self.lesson.game, fact["of"])
            self.need(found == fact["is"], f"{fact['of']} is {found}, the text says {fact['is']}")

    def check_wrong(self, step: Step) -> None:
        """Every foreseen mistake can be made: it is legal, or the rules refuse it with a reason."""
        ask = self.asked
        for word, pattern in step.wrong:
            assert ask is not None
            refused = {str(it["answer"]): it for it in ask.refusals()}
            legal = [it for it in ask.options if fnmatchcase(it, pattern)]
            barred = [it for it in refused if fnmatchcase(it, pattern)]
            said = self.lesson.text(step.id, word)
            heard = [it for it in (*legal, *barred) if self.course.reply([it]) == said]
            self.need(heard, f"nobody hears {word}: {pattern} of {list(ask.options)}")
            if heard[0] in legal and not step.want_all:
                self.table.copy().answer(heard[0], self.lesson.seat)
            elif heard[0] in refused:
                self.need(refused[heard[0]].get("rule"), f"{heard[0]} is refused without a rule")


def only(event: dict[str, Any], check: dict[str, Any]) -> dict[str, Any]:
    """The arguments that a check speaks of, so that they can be compared."""
    return {key: event.get(key) for key in check}


def look_up(view: Any, path: str) -> Any:
    """`players.0.stacks.loners`."""
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


@cache
def contents(game_name: str, name: str) -> dict[str, Any]:
    """A table of the game's contents."""
    package = f"saddlebag.{game_name.replace('-', '_')}"
    return tomllib.loads(files(package).joinpath("content", f"{name}.toml").read_text("utf8"))


def in_the_box(game_name: str, path: str) -> Any:
    """`setup.limits.nuggets`; in a list a row is named by its id: `items.item.mustang.price`."""
    name, *keys = path.split(".")
    found: Any = contents(game_name, name)
    for key in keys:
        if isinstance(found, list) and not key.isdigit():
            found = next(row for row in found if row["id"] == key)
        else:
            found = found[int(key)] if isinstance(found, list) else found[key]
    return found
