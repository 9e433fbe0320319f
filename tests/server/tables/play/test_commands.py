"""The order of a move: once, by its own seat, to the right question, durable, then told."""

import asyncio
from pathlib import Path
from random import Random

from saddlebag.server.wire.incoming import Answer, Answers, Chat, Order, Undo
from tests.server.tables.saloon import Saloon, play, saloon


def test_everybody_is_updated_and_every_patch_leads_to_the_view(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben", "Cleo", options={"dollars": True, "cavalry": True})
        ears = [await place.ear(live, name) for name in ("Anna", "Ben", "Cleo")]
        watcher = await place.ear(live, None)
        for turn in range(60):
            seat = next(iter(live.decisions.open))
            options = ears[seat].ask["options"]
            assert (await place.answer(live, ears[seat], options[turn % len(options)]))[
                "kind"
            ] == "ack"
            assert [ear.view for ear in ears] == [live.view(seat) for seat in range(3)]
            assert watcher.view == live.view(None)

    play(tmp_path, scene)


def test_the_same_command_gets_the_same_answer_and_counts_once(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        anna, decision = await place.ear(live, "Anna"), live.decisions.number(0)
        assert decision is not None
        said, rows = Answer("x", decision, "draw:deadwood"), live.rows
        replies = [await place.say(live, anna, said) for _ in range(3)]
        assert replies[0]["kind"] == "ack" and replies[0] == replies[1] == replies[2]
        assert live.rows == rows + 1

    play(tmp_path, scene)


def test_a_refused_command_stays_refused(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        ben, anna = await place.ear(live, "Ben"), await place.ear(live, "Anna")
        early = Answer("x", 2, "draw:deadwood")
        assert (await place.say(live, ben, early))["reason"] == "not_asked"
        await place.answer(live, anna)
        assert (await place.say(live, ben, early))["reason"] == "not_asked"

    play(tmp_path, scene)


def test_nobodys_nonsense_makes_the_server_forget_what_it_told_another(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        ben, anna = await place.ear(live, "Ben"), await place.ear(live, "Anna")
        early = Answer("x", 2, "draw:deadwood")
        assert (await place.say(live, ben, early))["reason"] == "not_asked"
        strangers = [await place.ear(live, await place.visitor(f"v{i}")) for i in range(100)]
        for i, ear in enumerate([*strangers, *[strangers[0], anna] * 100]):
            assert (await place.say(live, ear, Answer(f"n{i}", 99, "?")))["kind"] == "nack"
        await place.answer(live, anna)
        assert (await place.say(live, ben, early))["reason"] == "not_asked"
        assert len(live.refused.others) <= 33 and len(live.refused.players["Anna"]) == 64

    play(tmp_path, scene)


def test_a_group_is_taken_whole_by_one_command_or_not_at_all(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben", game="western-legends")
        ears, dice = [await place.ear(live, name) for name in ("Anna", "Ben")], Random(24)
        while not (ear := next(ear for ear in ears if ear.asked)).ask["group"]:
            await place.answer(live, ear, dice.choice(ear.ask["options"]))
        number, picks = ear.ask["decision"], ear.ask["options"][: ear.ask["picks"]]
        rows, before = live.rows, live.view(None)
        few = await place.say(live, ear, Answers("few", number, picks[:-1]))
        assert few["reason"] == "group_not_finished" and live.view(None) == before
        for _ in range(2):
            assert (await place.say(live, ear, Answers("all", number, picks)))["kind"] == "ack"
        assert live.rows == rows + 1 and len(place.log(live, "answer")[-1]["entries"]) >= len(picks)

    play(tmp_path, scene)


def test_a_late_click_does_not_hit_the_next_question(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "greedy")
        anna = await place.ear(live, "Anna")
        first = anna.ask["decision"]
        await place.answer(live, anna)
        await asyncio.sleep(0.05)  # the bot answers
        reply = await place.say(live, anna, Answer("late", first, "draw:deadwood"))
        assert reply["reason"] == "already_decided" and reply["values"]["given"] == first

    play(tmp_path, scene)


def test_a_spectator_and_a_stranger_decide_nothing(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        rows = live.rows
        for ear in (await place.ear(live, None), await place.ear(live, "Anna", watch=True)):
            for said in (Answer("a", 1, "draw:deadwood"), Undo("u"), Order("o", [])):
                assert (await place.say(live, ear, said))["reason"] == "not_your_seat"
        assert live.rows == rows

    play(tmp_path, scene)


def test_a_refusal_names_reason_values_and_rule(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        anna = await place.ear(live, "Anna")
        reply = await place.answer(live, anna, "pass")
        assert (reply["reason"], reply["rule"]) == ("no_passing", "PE TURN-1")

    play(tmp_path, scene)


def test_a_restart_brings_the_same_table_back(tmp_path: Path) -> None:
    async def before() -> tuple[str, str, int | None, str]:
        async with saloon(tmp_path) as place:
            live = await place.table("Anna", "Ben", options={"dollars": True})
            ears = [await place.ear(live, "Anna"), await place.ear(live, "Ben")]
            for _ in range(25):
                await place.answer(live, ears[next(iter(live.decisions.open))])
            assert live.table is not None
            seat = next(iter(live.decisions.open))
            return live.record.id, live.table.state_hash(), live.decisions.number(seat), live.link

    async def after(table_id: str) -> tuple[str, str, int | None, str]:
        async with saloon(tmp_path) as place:
            live = await place.hub.table(table_id)
            assert live is not None and live.table is not None
            seat = next(iter(live.decisions.open))
            again = await place.say(live, await place.ear(live, "Anna"), Answer("c1", 1, "x"))
            assert again["kind"] == "ack"  # what was accepted before the restart
            return table_id, live.table.state_hash(), live.decisions.number(seat), live.link

    kept = asyncio.run(before())
    assert asyncio.run(after(kept[0])) == kept


def test_bots_play_a_whole_game_against_each_other_and_a_person(tmp_path: Path) -> None:
    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "greedy", "random", options={"round_cap": 2})
        anna = await place.ear(live, "Anna")
        for _ in range(400):
            if live.record.status == "over":
                break
            if anna.asked:
                await place.answer(live, anna)
            await asyncio.sleep(0.005)
        assert live.record.status == "over" and anna.last("delta")["table"]["status"] == "over"
        (row,) = place.store.read("SELECT status, result FROM game_table")
        assert row["status"] == "over" and row["result"]

    play(tmp_path, scene)


def test_chat_is_text_and_muted_people_are_silent(tmp_path: Path) -> None:
    from saddlebag.server.tables.seats.hosting import mute

    async def scene(place: Saloon) -> None:
        live = await place.table("Anna", "Ben")
        anna, ben = await place.ear(live, "Anna"), await place.ear(live, "Ben")
        await place.say(live, ben, Chat("1", "<b>hi</b>\x00\u202e"))
        assert anna.last("delta")["chat"][0]["text"] == "<b>hi</b>"
        await mute(live, "Anna", 1, True, "too loud")
        assert (await place.say(live, ben, Chat("2", "again")))["reason"] == "muted"

    play(tmp_path, scene)
