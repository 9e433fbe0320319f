"""The text keys of the lessons, read from their files (docs/lessons.md)."""

from collections.abc import Iterator

from saddlebag.lessons import Lesson, lessons
from tools.spoken import Spoken

ALWAYS = ("title", "brief", "end", "otherwise")


def hear_lessons(spoken: Spoken) -> None:
    """Adds everything that lessons say."""
    for it in lessons().values():
        place = f"src/saddlebag/lessons/{it.id}.toml"
        spoken.keys += [(place, key, set()) for key in keys(it)]
        spoken.literals |= {it.text("seat", str(seat)) for seat in range(it.seats)}


def keys(lesson: Lesson) -> Iterator[str]:
    """What must be there."""
    for word in ALWAYS:
        yield lesson.text(word)
    for number in range(1, lesson.remember + 1):
        yield lesson.text("remember", str(number))
    for step in (step for scene in lesson.scenes for step in scene.steps):
        yield lesson.text(step.id)
        for word, _ in step.wrong:
            yield lesson.text(step.id, word)
