"""A lesson at a live table: only what is wanted is done, and every step can be come back to."""

import pytest

from saddlebag.lessons import lessons
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.wire.incoming import Answer, Answers, Chat, Teach, Undo
from tests.server.tables.saloon import Ear, Saloon, scene


class Learner:
    """Anna, who learns."""

    def __init__(self, place: Saloon, live: LiveTable, ear: Ear) -> None:
        self.place, self.live, self.ear = place, live, ear

    @property
    def step(self) -> dict[str, object]:
        """What her page was told last."""
        told = [news["lesson"] for news in self.ear.heard if news.get("lesson")]
        found: dict[str, object] = told[-1]
        return found

    def is_at(self, step: str) -> bool:
        """Is this step of the lesson hers now?"""
        return self.step["say"] == f"lesson-{self.step['lesson']}-{step}"

    async def teach(self, deed: str, step: int | None = None) -> dict[str, object]:
        self.place.count += 1
        at = self.step["step"] if step is None else step
        said = Teach(f"c{self.place.count}", deed, at)  # type: ignore[arg-type]  # tests say any word
        reply = await self.place.say(self.live, self.ear, said)
        await self.place.settle(self.live)
        return reply

    async def answer(self, text: str) -> dict[str, object]:
        reply = await self.place.answer(self.live, self.ear, text)
        await self.place.settle(self.live)
        return reply

    async def follow(self) -> None:
        """Do whatever the step wants."""
        kind = self.step["kind"]
        if kind == "free":
            reply = await self.answer(self.ear.ask["idle"] or self.ear.ask["options"][0])
        else:
            reply = await self.teach("on" if kind == "look" else "show")
        assert reply["kind"] == "ack", reply

    async def reload(self) -> None:
        """The server is restarted, and she comes back."""
        self.live = await self.place.again(self.live)
        self.ear = await self.place.ear(self.live, "Anna")
        await self.place.settle(self.live)


async def learner(place: Saloon, name: str, at: int = 0) -> Learner:
    """Anna in a scene of a lesson."""
    anna = await place.visitor("Anna")
    live = await place.hub.table(await place.hub.open_lesson(lessons()[name], at, anna, "Anna"))
    assert live is not None
    found = Learner(place, live, await place.ear(live, "Anna"))
    await place.settle(live)
    return found


SCENES = [(it.id, scene) for it in lessons().values() for scene in range(len(it.scenes))]


@pytest.mark.parametrize(("name", "at"), SCENES)
def test_whoever_follows_comes_to_the_end_of_the_scene(
    name: str, at: int, tmp_path: object
) -> None:
    async def walk(place: Saloon) -> None:
        anna = await learner(place, name, at)
        steps = [anna.step["say"]]
        while anna.step["kind"] not in ("scene", "end"):
            await anna.follow()
            steps.append(anna.step["say"])
        assert len(set(steps)) == len(lessons()[name].scenes[at].steps) + 1
        assert anna.ear.view == anna.live.view(0)

    scene(walk)(tmp_path)  # type: ignore[arg-type]  # a folder


@pytest.mark.parametrize("name", ["pe-1", "wl-4"])
def test_a_restart_at_any_step_comes_back_to_the_same_step(name: str, tmp_path: object) -> None:
    async def walk(place: Saloon) -> None:
        anna = await learner(place, name)
        while anna.step["kind"] not in ("scene", "end"):
            before = anna.step, anna.live.lesson and anna.live.lesson.marks
            await anna.reload()
            assert (anna.step, anna.live.lesson and anna.live.lesson.marks) == before
            await anna.follow()

    scene(walk)(tmp_path)  # type: ignore[arg-type]  # a folder


@pytest.mark.parametrize("name", ["pe-1", "wl-2"])
def test_every_step_can_be_gone_back_and_leads_on_as_before(name: str, tmp_path: object) -> None:
    async def walk(place: Saloon) -> None:
        anna = await learner(place, name)
        while anna.step["kind"] not in ("scene", "end", "free"):
            before = anna.step["say"]
            await anna.follow()
            there = anna.live.table
            assert there is not None
            hash_there = there.state_hash()
            if anna.step["kind"] in ("scene", "end"):
                break
            assert (await anna.teach("back"))["kind"] == "ack" and anna.step["say"] == before
            await anna.reload()
            await anna.follow()
            assert anna.live.table is not None and anna.live.table.state_hash() == hash_there

    scene(walk)(tmp_path)  # type: ignore[arg-type]  # a folder


@scene
async def test_a_wrong_answer_is_answered_kindly_and_changes_nothing(place: Saloon) -> None:
    anna = await learner(place, "pe-1")
    rows, before = anna.live.rows, anna.live.view(0)
    reply = await anna.answer("draw:saloon")
    assert (reply["reason"], reply["values"]) == ("lesson", {"say": "lesson-pe-1-first-saloon"})
    assert anna.live.rows == rows and anna.live.view(0) == before


@scene
async def test_even_what_the_rules_refuse_gets_the_lessons_own_words(place: Saloon) -> None:
    anna = await learner(place, "wl-1")
    reply = await anna.answer("ride:north")
    assert reply["values"] == {"say": "lesson-wl-1-ride-mesa"}


@scene
async def test_several_picks_are_judged_together(place: Saloon) -> None:
    anna = await learner(place, "wl-4")
    while not anna.is_at("pick"):
        await anna.follow()
    picks = [["j_hearts", "4_diamonds"], ["8_hearts", "j_hearts"]]
    for texts, kind in zip(picks, ("nack", "ack"), strict=True):
        said = Answers(f"g{texts[1]}", anna.ear.ask["decision"], texts)
        assert (await place.say(anna.live, anna.ear, said))["kind"] == kind


@scene
async def test_nothing_is_answered_before_a_look_and_nothing_looked_at_twice(place: Saloon) -> None:
    anna = await learner(place, "wl-3")
    assert (await anna.answer("end"))["values"] == {"say": "lesson-read-first"}
    assert (await anna.teach("on"))["kind"] == "ack"
    assert (await anna.teach("on"))["reason"] == "lesson_waits"
    assert (await anna.teach("on", step=0))["reason"] == "lesson_went_on"


@scene
async def test_there_is_no_way_back_from_the_first_step(place: Saloon) -> None:
    anna = await learner(place, "pe-1")
    assert not anna.step["back"]
    assert (await anna.teach("back"))["reason"] == "lesson_begins_here"


@scene
async def test_the_others_wait_until_the_learner_has_read(place: Saloon) -> None:
    anna = await learner(place, "wl-2")
    while not anna.is_at("wound"):
        await anna.follow()
    assert list(anna.live.decisions.open) == [1] and not anna.live.thinking
    await anna.teach("on")
    assert anna.is_at("free")


@scene
async def test_a_lesson_claims_no_fairness_and_lets_nobody_watch(place: Saloon) -> None:
    anna = await learner(place, "pe-1")
    card = anna.ear.heard[0]["table"]
    assert (card["mode"], card["fair"], card["watchers"]) == ("lesson", False, False)
    assert anna.live.table is not None and anna.live.table.head.layout is not None


@scene
async def test_at_a_lesson_nothing_else_is_done(place: Saloon) -> None:
    anna = await learner(place, "pe-1")
    for said in (Undo("u"), Chat("t", "hello")):
        assert (await place.say(anna.live, anna.ear, said))["reason"] == "only_a_lesson"
    ordinary = await place.table("Ben", "random")
    ben = await place.ear(ordinary, "Ben")
    assert (await place.say(ordinary, ben, Teach("t", "on", 0)))["reason"] == "no_lesson"


@scene
async def test_an_answer_after_the_end_of_a_lesson_is_refused_kindly(place: Saloon) -> None:
    anna = await learner(place, "wl-1")
    while anna.step["kind"] not in ("end", "scene"):
        await anna.follow()
    reply = await anna.answer(anna.ear.ask["options"][0])
    assert (reply["reason"], reply["values"]) == ("lesson", {"say": anna.step["say"]})


@scene
async def test_a_lesson_whose_file_has_changed_stands_still(place: Saloon) -> None:
    anna = await learner(place, "pe-1")
    sql = "UPDATE log SET seal = NULL, body = replace(body, ?, 'another') WHERE table_id = ?"
    edition = lessons()["pe-1"].edition
    await place.store.write((sql, (edition, anna.live.record.id)))
    anna.live = await place.again(anna.live)
    ear = await place.ear(anna.live, "Anna")
    assert ear.heard[0]["lesson"] is None
    said = Answer("a", ear.ask["decision"], "draw:tombstone")
    assert (await place.say(anna.live, ear, said))["reason"] == "lesson_changed"
