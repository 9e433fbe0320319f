"""Lessons: which there are, how far I have come, and a table to go on at."""

from sqlite3 import Row

from fastapi import APIRouter

from saddlebag.lessons import Lesson, lesson, lessons
from saddlebag.server.refused import HttpRefused
from saddlebag.server.rest.access import HubDep, opened
from saddlebag.server.rest.admission import AdmittedRoute, rate_limited
from saddlebag.server.rest.dependencies import Asker, Guest, StoreDep
from saddlebag.server.rest.refusals import read_refusals, write_refusals
from saddlebag.server.rest.shapes import Learn, LessonCard, Opened
from saddlebag.server.rest.table_settings import name_for
from saddlebag.server.store.store import Store

router = APIRouter(route_class=AdmittedRoute)


@router.get("/lessons", responses=read_refusals())
async def all_lessons(store: StoreDep, asker: Asker) -> list[LessonCard]:
    """Every lesson, with how far I have come."""
    mine = progress(store, asker.id) if asker is not None else {}
    return [card(it, mine.get(it.id)) for it in lessons().values()]


@router.post(
    "/lessons/{name}",
    responses=write_refusals(401, 404, 429),
)
@rate_limited("learn")
async def learn(name: str, wish: Learn, hub: HubDep, guest: Guest) -> Opened:
    """Where I left off, or the next scene, or from the beginning."""
    taught = lesson(name)
    if taught is None:
        raise HttpRefused("no_such_lesson", 404)
    row = progress(hub.context.store, guest.id).get(name)
    scene = 0 if row is None or wish.again else next_scene(taught, row)
    if row is not None and not wish.again and scene == row["scene"] and not is_over(taught, row):
        return await opened(hub, row["table_id"])
    called = name_for(guest, newcomer=wish.newcomer)
    return await opened(hub, await hub.open_lesson(taught, scene, guest.id, called))


def progress(store: Store, visitor: str) -> dict[str, Row]:
    """How far a visitor has come, by lesson."""
    rows = store.read("SELECT * FROM lesson WHERE visitor = ?", (visitor,))
    return {row["lesson"]: row for row in rows}


def card(taught: Lesson, row: Row | None) -> LessonCard:
    """A lesson as the page "Learn" shows it."""
    going = row is not None and row["edition"] == taught.edition and not is_over(taught, row)
    return LessonCard(
        id=taught.id,
        game=taught.game,
        chapter=taught.chapter,
        minutes=taught.minutes,
        steps=taught.steps,
        step=row["step"] if row is not None and going else 0,
        done=row is not None and row["finished"] is not None,
    )


def next_scene(taught: Lesson, row: Row) -> int:
    """The scene to go on with; a lesson whose file has changed begins again."""
    if row["edition"] != taught.edition or is_over(taught, row):
        return 0
    before = sum(len(scene.steps) for scene in taught.scenes[: row["scene"] + 1])
    at: int = row["scene"]
    return at + 1 if row["step"] == before else at


def is_over(taught: Lesson, row: Row) -> bool:
    """Have all its steps been done at the table it was last played at?"""
    over: bool = row["edition"] != taught.edition or row["step"] >= taught.steps
    return over
