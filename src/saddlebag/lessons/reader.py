"""Lessons as they are written: one TOML file each, read once and checked (docs/lessons.md)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

Json = dict[str, Any]
OF_A_LESSON: Final = {
    *("game", "chapter", "minutes", "seats", "seat", "options", "remember", "next", "scene"),
}
OF_A_SCENE: Final = {"layout", "step"}
OF_A_STEP: Final = {
    *("id", "ask", "want", "want_all", "look", "until", "wrong", "point", "others"),
    *("check", "facts", "reward"),
}
WAYS: Final = ("want", "want_all", "look", "until")


class BadLesson(ValueError):
    """Which lesson or step, and what is wrong with it."""


@dataclass(frozen=True)
class Step:
    """One thing that is said, and what the learner does about it."""

    id: str
    ask: str  # the key of the question the learner is asked; "" where a look is enough
    want: tuple[str, ...]  # patterns of answers; each of them leads through the lesson
    want_all: tuple[str, ...]  # the picks of one answer, in any order
    look: bool  # nothing is answered
    until: tuple[str, ...] | None  # a free choice, up to an ask of these keys or to the game's end
    wrong: tuple[tuple[str, str], ...]  # the last word of what is said, and to which answers
    point: tuple[str, ...]  # the things that are lit up
    others: tuple[tuple[int, str], ...]  # seats and their answers afterwards, in order
    check: tuple[Json, ...]  # what has happened then
    facts: tuple[Json, ...]  # numbers the text speaks of, as the game's contents have them
    reward: bool  # does the learner gain something here?

    @property
    def free(self) -> bool:
        """May the learner answer as they like?"""
        return self.until is not None


@dataclass(frozen=True)
class Scene:
    """A table that is laid out, and the steps there."""

    layout: Json
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """A chapter; its words are under lesson-<id>- in texts/<language>/lessons-<game>.ftl."""

    id: str
    game: str
    chapter: int
    minutes: int
    seats: int
    seat: int  # the learner's
    options: Json
    remember: int  # how many lines to remember are told at its end
    next: str  # a lesson, or first_game, or play
    scenes: tuple[Scene, ...]
    edition: str  # changes with the file

    @property
    def steps(self) -> int:
        """How many there are in all scenes."""
        return sum(len(scene.steps) for scene in self.scenes)

    def text(self, *words: str) -> str:
        """The key of what is said here."""
        return "-".join(("lesson", self.id, *words))


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their id, in the order of games and chapters."""
    pages = [page for page in files(__package__).iterdir() if page.name.endswith(".toml")]
    found = [read(page.name.removesuffix(".toml"), page.read_text("utf8")) for page in pages]
    return {it.id: it for it in sorted(found, key=lambda it: (it.game, it.chapter))}


def lesson(name: str) -> Lesson | None:
    """The lesson of this id."""
    return lessons().get(name)


def read(name: str, page: str) -> Lesson:
    """A lesson from its file."""
    told = tomllib.loads(page)
    known(told, OF_A_LESSON, name)
    edition = blake2b(page.encode(), digest_size=8).hexdigest()
    scenes = tuple(scene(name, it) for it in told["scene"])
    names = [step.id for it in scenes for step in it.steps]
    for twice in {it for it in names if names.count(it) > 1}:
        raise BadLesson(f"{name}: two steps are called {twice}")
    return Lesson(
        id=name,
        game=told["game"],
        chapter=told["chapter"],
        minutes=told["minutes"],
        seats=told["seats"],
        seat=told["seat"],
        options=told.get("options", {}),
        remember=told.get("remember", 0),
        next=told["next"],
        scenes=scenes,
        edition=edition,
    )


def scene(name: str, told: Mapping[str, Any]) -> Scene:
    """One scene of a lesson."""
    known(told, OF_A_SCENE, name)
    return Scene(layout=told["layout"], steps=tuple(step(name, it) for it in told["step"]))


def step(name: str, told: Mapping[str, Any]) -> Step:
    """One step of a scene."""
    where = f"{name} {told.get('id')}"
    known(told, OF_A_STEP, where)
    if sum(way in told for way in WAYS) != 1:
        raise BadLesson(f"{where}: one of {', '.join(WAYS)}")
    if ("ask" in told) == told.get("look", False):
        raise BadLesson(f"{where}: an ask, or a look")
    return Step(
        id=told["id"],
        ask=told.get("ask", ""),
        want=tuple(told.get("want", ())),
        want_all=tuple(told.get("want_all", ())),
        look=told.get("look", False),
        until=tuple(told["until"]) if "until" in told else None,
        wrong=tuple(told.get("wrong", {}).items()),
        point=tuple(told.get("point", ())),
        others=tuple((seat, answer) for seat, answer in told.get("others", ())),
        check=tuple(told.get("check", ())),
        facts=tuple(told.get("facts", ())),
        reward=told.get("reward", False),
    )


def known(told: Mapping[str, Any], keys: set[str], where: str) -> None:
    """Nothing that nobody would read."""
    if strange := sorted(set(told) - keys):
        raise BadLesson(f"{where}: unknown {', '.join(strange)}")
