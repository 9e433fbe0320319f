"""A table whose rules raise an exception is set aside with a report for the maintainer."""

import json
from pathlib import Path
from typing import Any

import pytest

import saddlebag
from saddlebag.kernel.replay import replay
from saddlebag.kernel.table import Table
from saddlebag.server import metrics
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.play.commands import command
from saddlebag.server.wire.incoming import Answer, Chat
from tests.server.tables.saloon import Ear, Saloon, play

pytestmark = pytest.mark.pure


class Mistake(Exception):
    """In a rule."""


def mistaken(*_: object) -> None:
    raise Mistake


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Breaks the rules of all tables from now on."""

    def begin(name: str = "_give") -> None:
        monkeypatch.setattr(Table, name, mistaken)

    begin.end = monkeypatch.undo  # type: ignore[attr-defined]  # a second switch
    return begin


async def duo(place: Saloon) -> tuple[LiveTable, Ear, Ear]:
    live = await place.table("Anna", "Ben")
    anna = await place.ear(live, "Anna")
    await place.answer(live, anna)
    return live, anna, await place.ear(live, "Ben")


def count_set_aside() -> float:
    """What /metrics says."""
    found = metrics.REGISTRY.get_sample_value("saddlebag_tables_set_aside_total")
    assert found is not None
    return found


def report(place: Saloon, live: LiveTable) -> Any:
    """What a maintainer finds."""
    file: Path = place.store.folder / "set-aside" / f"{live.record.id}.json"
    assert file.stat().st_mode & 0o777 == 0o600
    return json.loads(file.read_text())


def test_the_mover_and_all_others_see_it(tmp_path: Path, faulty: Any) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        before, ear = count_set_aside(), ben if ben.asked else anna
        faulty()
        assert (await place.answer(live, ear))["reason"] == "set_aside"
        for one in (anna, ben):
            assert one.last("delta")["table"]["status"] == "set_aside"
        assert count_set_aside() == before + 1
        assert (await place.say(live, ear, Answer("x", 1, "x")))["reason"] == "not_playing"

    play(tmp_path, told)


def test_the_report_replays_up_to_the_mistake(tmp_path: Path, faulty: Any) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        assert live.table is not None
        found = live.table.state_hash()
        faulty()
        await place.answer(live, ben if ben.asked else anna)
        faulty.end()
        written = report(place, live)
        assert "Mistake" in written["error"]
        game = saddlebag.game("public-enemy")
        assert replay(game, written["journal"]).state_hash() == found

    play(tmp_path, told)


def test_other_tables_go_on(tmp_path: Path, faulty: Any) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        faulty()
        await place.answer(live, ben if ben.asked else anna)
        faulty.end()
        other, carl, dora = await duo(place)
        assert (await place.answer(other, dora if dora.asked else carl))["kind"] == "ack"

    play(tmp_path, told)


def test_a_mistake_on_a_bots_turn_sets_aside_too(tmp_path: Path, faulty: Any) -> None:
    async def told(place: Saloon) -> None:
        live = await place.table("Anna", "greedy")
        anna = await place.ear(live, "Anna")
        async with live.lock:
            pass
        await place.answer(live, anna)
        faulty()
        await place.settle(live)
        assert live.record.status == "set_aside" and report(place, live)["journal"]

    play(tmp_path, told)


def test_a_mistake_in_what_is_seen_sends_everybody_away(tmp_path: Path, faulty: Any) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        faulty("concerns")
        await command(live, anna, Chat("c", "hm"))
        assert anna.gone == ben.gone == "set_aside" and report(place, live)["log"]

    play(tmp_path, told)


def test_a_move_that_could_not_be_kept_is_seen_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        mover, other = (ben, anna) if ben.asked else (anna, ben)
        before, heard = live.view(None), len(other.heard)
        monkeypatch.setattr(LiveTable, "finished_record", mistaken)
        assert (await place.answer(live, mover))["reason"] == "set_aside"
        assert len(other.heard) == heard and other.gone == mover.gone == "set_aside"
        assert live.lost and live.view(None) != before

    play(tmp_path, told)


def test_without_its_report_a_table_is_set_aside_all_the_same(
    tmp_path: Path, faulty: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        (place.store.folder / "set-aside").write_text("no folder")
        faulty()
        await place.answer(live, ben if ben.asked else anna)
        again = await place.again(live)
        assert again.record.status == "set_aside"

    play(tmp_path, told)
    assert "could not be written: FileExistsError" in caplog.text


def test_later_readers_see_that_it_is_set_aside(tmp_path: Path, faulty: Any) -> None:
    async def told(place: Saloon) -> None:
        live, anna, ben = await duo(place)
        faulty()
        await place.answer(live, ben if ben.asked else anna)
        again = await place.again(live)
        late = await place.ear(again, "Anna")
        assert late.last("lobby")["table"]["status"] == "set_aside"

    play(tmp_path, told)


def test_a_log_that_does_not_fit_the_rules_sets_its_table_aside(tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        live, _, _ = await duo(place)
        wrong = ('UPDATE log SET body = \'{"entries": [[0, "fly"]]}\' WHERE kind = ?', ("answer",))
        await place.store.write(wrong, ("UPDATE log SET seal = NULL", ()))
        again = await place.again(live)
        assert again.record.status == "set_aside" and again.table is None
        assert "illegal" in report(place, live)["error"] and report(place, live)["log"]

    play(tmp_path, told)
