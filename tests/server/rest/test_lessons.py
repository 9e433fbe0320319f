"""The list of lessons, and coming back to one."""

from collections.abc import Callable, Coroutine
from typing import Any

from saddlebag.lessons import lessons
from saddlebag.server.people.invitations import Tickets
from saddlebag.server.tables.live import LiveTable
from tests.server.rest.town import Somebody, Town


def card(me: Somebody, name: str) -> dict[str, Any]:
    """A lesson as the page shows it."""
    found: dict[str, Any] = next(it for it in me.get("lessons").json() if it["id"] == name)
    return found


def opened(me: Somebody, name: str, **wish: Any) -> str:
    reply = me.post(f"lessons/{name}", wish)
    assert reply.status_code == 200, reply.text
    table: str = reply.json()["table"]
    return table


def come_to(step: int) -> Callable[[LiveTable], Coroutine[Any, Any, None]]:
    """A learner has come so far in this scene."""

    async def there(live: LiveTable) -> None:
        assert live.lesson is not None
        live.lesson.course.at = step
        await live.persist("lesson", 0, None)

    return there


def test_every_lesson_is_listed_for_everybody(town: Town) -> None:
    listed = town.somebody().get("lessons").json()
    assert [it["id"] for it in listed] == list(lessons())
    assert all(it["step"] == 0 and not it["done"] for it in listed)


def test_a_lesson_is_gone_on_with_where_one_left_off(town: Town) -> None:
    me = town.somebody("Anna")
    table = opened(me, "wl-1")
    town.live(table, come_to(3))
    assert card(me, "wl-1")["step"] == 3
    assert opened(me, "wl-1") == table
    assert opened(me, "wl-1", again=True) != table and card(me, "wl-1")["step"] == 0


def test_the_next_scene_is_another_table(town: Town) -> None:
    me, steps = town.somebody("Anna"), [len(it.steps) for it in lessons()["pe-1"].scenes]
    first = opened(me, "pe-1")
    town.live(first, come_to(steps[0]))
    second = opened(me, "pe-1")
    assert second != first and opened(me, "pe-1") == second
    assert card(me, "pe-1")["step"] == steps[0]


def test_a_finished_lesson_is_marked_and_begins_again(town: Town) -> None:
    me = town.somebody("Anna")
    table = opened(me, "wl-1")
    town.live(table, come_to(lessons()["wl-1"].steps))
    assert card(me, "wl-1")["done"] and card(me, "wl-1")["step"] == 0
    assert opened(me, "wl-1") != table and card(me, "wl-1")["done"]


def test_a_rewritten_lesson_begins_again(town: Town) -> None:
    me = town.somebody("Anna")
    table = opened(me, "wl-2")
    town.live(table, come_to(3))
    sql = "UPDATE lesson SET edition = 'another' WHERE table_id = ?"
    town.run(town.store.write((sql, (table,))))
    assert card(me, "wl-2")["step"] == 0 and opened(me, "wl-2") != table


def test_a_lesson_is_not_among_my_tables_and_waits_for_nobody(town: Town) -> None:
    me = town.somebody("Anna")
    opened(me, "pe-1")
    assert me.get("tables").json()["mine"] == [] and me.get("me").json()["waiting"] == 0


def test_nobody_else_gets_to_see_it(town: Town) -> None:
    table = opened(town.somebody("Anna"), "pe-1")
    assert town.somebody("Ben").get(f"tables/{table}").status_code == 404


def test_nobody_comes_or_goes_at_a_lesson(town: Town) -> None:
    me = town.somebody("Anna")
    table = opened(me, "pe-1")
    for call in ("hand-over", "resign"):
        reply = me.post(f"tables/{table}/{call}", {"bot": "random"})
        assert reply.json()["reason"] == "only_a_lesson"


def test_a_lesson_is_not_moved_to_another_device_and_invites_nobody(town: Town) -> None:
    me, ben = town.somebody("Anna"), town.somebody("Ben")
    table = opened(me, "pe-1")
    for reply in (me.post(f"tables/{table}/ticket"), me.get(f"tables/{table}/link")):
        assert (reply.status_code, reply.json()["reason"]) == (409, "only_a_lesson")
    assert ben.post(f"tables/{table}/ticket").json()["reason"] == "no_such_table"


def test_a_ticket_from_before_does_not_move_a_lesson(town: Town) -> None:
    table = opened(town.somebody("Anna"), "pe-1")
    sql = "SELECT visitor FROM lesson WHERE table_id = ?"
    [mine] = town.store.read(sql, (table,))
    ticket = town.run(Tickets(town.store).make(table, mine["visitor"]))
    reply = town.somebody("Ben").post("move", {"ticket": ticket})
    assert reply.json()["reason"] == "only_a_lesson"


def test_a_lesson_cannot_be_brought_in_as_a_game(town: Town) -> None:
    me = town.somebody("Anna")
    journal = me.get(f"tables/{opened(me, 'pe-1')}/export").json()
    reply = me.post("import", journal)
    assert reply.status_code == 422 and reply.json()["values"]["why"] == "layout"


def test_a_lesson_nobody_knows_is_not_found(town: Town) -> None:
    assert town.somebody().post("lessons/xx-1", {}).json()["reason"] == "no_such_lesson"


def test_an_ordinary_table_takes_no_layout_and_is_no_lesson(town: Town) -> None:
    me = town.somebody("Anna")
    wish = {
        "game": "public-enemy",
        "seats": 3,
        "mode": "solo",
        "sitting": ["me", "random", "random"],
    }
    wrong: list[dict[str, Any]] = [{"layout": {}}, {"mode": "lesson"}, {"seed": 1}]
    for more in wrong:
        assert me.post("tables", {**wish, **more}).status_code == 422
