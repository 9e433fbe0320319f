"""Seats that change hands while the game runs, and what a host may do about people."""

from pathlib import Path

import pytest

from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.seats.hosting import (
    free,
    hand_over,
    kick,
    move_seats,
    mute,
    reclaim_seat,
    resign,
)
from saddlebag.server.wire.incoming import Answer, Chat
from tests.server.tables.saloon import Ear, Saloon, play, refusal, scene


async def trio(place: Saloon, watchers: bool = True) -> tuple[LiveTable, list[Ear]]:
    """Anna is the host, Ben and Cleo play with her."""
    live = await place.table("Anna", "Ben", "Cleo", watchers=watchers)
    return live, [await place.ear(live, name) for name in ("Anna", "Ben", "Cleo")]


def said_by_the_server(ear: Ear) -> list[str]:
    """The server's own lines in the chat."""
    lines = [line for news in ear.heard for line in news.get("chat", [])]
    return [line["text"] for line in lines if line["seat"] is None]


@scene
async def test_a_bot_stands_in_until_its_person_wants_the_seat_back(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    await hand_over(live, "Anna", "greedy")
    await place.settle(live)
    assert ben.asked and not anna.asked
    await reclaim_seat(live, "Anna")
    told = ben.last("delta")["table"]["people"][0]
    assert told["name"] == "Anna" and "away" not in told and "bot" not in told
    assert await refusal(reclaim_seat(live, "Anna")) == "not_away"


@scene
async def test_answering_means_being_back(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    async with live.lock:
        handing = hand_over(live, "Ben", "greedy")
    await handing
    await place.answer(live, anna)
    await place.settle(live)
    assert live.seats[1].played_by_bot and not ben.asked
    await reclaim_seat(live, "Ben")
    assert not live.seats[1].played_by_bot


@scene
async def test_who_resigns_looks_on_and_a_bot_plays_to_the_end(place: Saloon) -> None:
    live, (anna, ben, cleo) = await trio(place)
    await resign(live, "Anna", "random")
    await place.settle(live)
    assert (live.seats[0].kind, live.seats[0].bot) == ("bot", "random") and ben.asked
    assert anna.last("notice")["reason"] == "seat_gone" and anna.view["seat"] is None
    assert said_by_the_server(cleo) == ["resigned:Anna:", "host:Ben:"]
    assert await refusal(reclaim_seat(live, "Anna")) == "not_your_seat"


@scene
async def test_a_table_somebody_resigned_from_comes_back_after_a_restart(place: Saloon) -> None:
    live, (_, ben, _) = await trio(place)
    await resign(live, "Cleo", "greedy")
    while ben.asked is False:
        await place.answer(live, await place.ear(live, "Anna"))
    await place.answer(live, ben)
    await place.settle(live)
    assert live.table is not None and live.table.head.nonces.keys() == {1, 2}
    again = await place.again(live)
    assert again.table is not None and again.table.state_hash() == live.table.state_hash()


@scene
async def test_a_kicked_player_is_disconnected_where_nobody_may_watch(place: Saloon) -> None:
    live, (_, ben, _) = await trio(place, watchers=False)
    await kick(live, "Anna", 1, "no manners")
    assert ben.gone == "seat_gone"


@scene
async def test_a_kick_tells_its_reason_and_makes_the_link_worthless(place: Saloon) -> None:
    live, (_, ben, cleo) = await trio(place)
    number = live.record.join_number
    await kick(live, "Anna", 1, "no manners")
    assert said_by_the_server(cleo) == ["kicked:Ben:no manners"]
    assert live.seats[1].kind == "bot" and live.record.join_number == number + 1
    assert ben.view["seat"] is None
    assert (await place.say(live, ben, Answer("a", 1, "x")))["reason"] == "not_your_seat"
    assert (await place.again(live)).record.join_number == number + 1


@scene
async def test_only_an_abandoned_seat_is_freed(place: Saloon) -> None:
    live, (_, ben, cleo) = await trio(place)
    assert await refusal(free(live, "Anna", 1, "")) == "still_here"
    await place.leave(live, ben)
    await free(live, "Anna", 1, "asleep")
    assert live.seats[1].kind == "bot" and said_by_the_server(cleo) == ["freed:Ben:asleep"]


@scene
async def test_a_muted_person_is_silent_until_the_host_relents(place: Saloon) -> None:
    live, (anna, ben, _) = await trio(place)
    await mute(live, "Anna", 1, True, "too loud")
    assert (await place.say(live, ben, Chat("1", "hey")))["reason"] == "muted"
    assert anna.last("delta")["table"]["people"][1]["muted"]
    await mute(live, "Anna", 1, False, "")
    assert (await place.say(live, ben, Chat("2", "hey")))["kind"] == "ack"
    assert said_by_the_server(ben) == ["muted:Ben:too loud", "unmuted:Ben:"]


@pytest.mark.parametrize("name", ["Ben", "Cleo", "Stranger"])
def test_nobody_but_the_host_sends_people_away(name: str, tmp_path: Path) -> None:
    async def told(place: Saloon) -> None:
        live, _ = await trio(place)
        for deed in (
            kick(live, name, 0, ""),
            free(live, name, 0, ""),
            mute(live, name, 0, True, ""),
        ):
            assert await refusal(deed) == "not_host"
        for own in (hand_over(live, "Stranger", ""), resign(live, "Stranger", "")):
            assert await refusal(own) == "not_your_seat"

    play(tmp_path, told)


@scene
async def test_the_host_sends_neither_bots_nor_the_host_away(place: Saloon) -> None:
    live = await place.table("Anna", "greedy")
    assert await refusal(kick(live, "Anna", 0, "")) == "nobody_to_kick"
    assert await refusal(kick(live, "Anna", 1, "")) == "nobody_to_kick"
    assert await refusal(free(live, "Anna", 1, "")) == "nobody_to_free"
    assert await refusal(mute(live, "Anna", 1, True, "")) == "nobody_there"
    assert await refusal(kick(live, "Anna", 7, "")) == "no_such_seat"


@scene
async def test_a_seat_moves_to_another_device_and_the_old_one_is_notified(place: Saloon) -> None:
    live, (anna, *_) = await trio(place)
    phone = await place.ear(live, await place.visitor("Phone"))
    await move_seats(live, "Anna", "Phone")
    assert anna.last("notice")["reason"] == "seat_moved" and anna.view["seat"] is None
    assert phone.view["seat"] == 0 and phone.last("view")["host"] and phone.asked
    assert (await place.answer(live, phone))["kind"] == "ack"
    assert [(await place.again(live)).seats[0].visitor, live.record.host] == ["Phone", "Phone"]
    assert await refusal(move_seats(live, "Ben", "Cleo")) == "seated_already"


@scene
async def test_a_link_opened_on_the_same_device_changes_nothing(place: Saloon) -> None:
    live, (anna, *_) = await trio(place)
    await move_seats(live, "Anna", "Anna")
    assert anna.view["seat"] == 0 and (await place.answer(live, anna))["kind"] == "ack"
