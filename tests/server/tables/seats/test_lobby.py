"""Before the game: sitting down, bots, leaving, and the start."""

from typing import Any

from saddlebag.server.tables.life.opening import TableSettings
from saddlebag.server.tables.live import LiveTable
from saddlebag.server.tables.seats.lobby import leave, remove_bot, seat_bot, sit, start
from saddlebag.server.wire.incoming import Answer, Chat
from tests.server.tables.saloon import Saloon, refusal, scene


async def waiting(place: Saloon, seats: int = 3, **wish: Any) -> LiveTable:
    """Anna has opened a table and sits in the first seat."""
    host = await place.visitor("Anna")
    made = TableSettings("public-enemy", seats, host, host, nonce="a", **wish)
    live = await place.hub.table(await place.hub.create(made))
    assert live is not None
    await place.visitor("Ben")
    await place.visitor("Cleo")
    return live


@scene
async def test_waiting_players_see_who_sits_down(place: Saloon) -> None:
    live = await waiting(place)
    anna = await place.ear(live, "Anna")
    assert await sit(live, "Ben", None, "Ben", 0, "") == 1
    people = anna.last("lobby")["table"]["people"]
    assert [person["name"] for person in people] == ["Anna", "Ben", ""]
    assert len({person["colour"] for person in people[:2]}) == 2  # the first has it


@scene
async def test_the_lobby_says_who_is_host_and_which_seats_are_mine(place: Saloon) -> None:
    live = await waiting(place)
    await sit(live, "Ben", 2, "Ben", 1, "")
    told = [(await place.ear(live, who)).last("lobby") for who in ("Anna", "Ben", None)]
    assert [lobby["host"] for lobby in told] == [True, False, False]
    assert [lobby["seats"] for lobby in told] == [[0], [2], []]


@scene
async def test_a_taken_seat_a_taken_name_and_a_full_table_say_so(place: Saloon) -> None:
    live = await waiting(place)
    assert await refusal(sit(live, "Ben", 0, "Ben", 1, "")) == "seat_taken"
    assert await refusal(sit(live, "Ben", 1, "ANNA", 1, "")) == "name_taken"
    await sit(live, "Ben", 1, "Ben", 1, "")
    await seat_bot(live, "Anna", 2, "greedy")
    assert await refusal(sit(live, "Cleo", None, "Cleo", 1, "")) == "table_full"


@scene
async def test_sitting_down_twice_is_the_same_seat(place: Saloon) -> None:
    live = await waiting(place)
    first = await sit(live, "Ben", None, "Ben", 1, "")
    assert await sit(live, "Ben", 2, "Benno", 1, "") == first and live.seats[2].kind == "open"


@scene
async def test_the_host_alone_seats_bots_and_starts(place: Saloon) -> None:
    live = await waiting(place)
    await sit(live, "Ben", 1, "Ben", 1, "")
    for deed in (seat_bot(live, "Ben", 2, "greedy"), remove_bot(live, "Ben", 2)):
        assert await refusal(deed) == "not_host"
    assert await refusal(start(live, "Ben")) == "not_host"
    assert await refusal(start(live, "Anna")) == "seats_open"
    assert await refusal(seat_bot(live, "Anna", 2, "cheater")) == "no_such_bot"
    assert await refusal(seat_bot(live, "Anna", 9, "greedy")) == "no_such_seat"


@scene
async def test_a_bot_is_put_in_and_out(place: Saloon) -> None:
    live = await waiting(place)
    anna = await place.ear(live, "Anna")
    await seat_bot(live, "Anna", 1, "greedy")
    assert anna.last("lobby")["table"]["people"][1]["name"] == "Greedy 2"
    await remove_bot(live, "Anna", 1)
    assert anna.last("lobby")["table"]["people"][1]["kind"] == "open"
    assert await refusal(remove_bot(live, "Anna", 1)) == "no_bot_there"


@scene
async def test_who_leaves_frees_the_seat_and_the_host_closes_the_table(place: Saloon) -> None:
    live = await waiting(place)
    await sit(live, "Ben", 1, "Ben", 1, "")
    ben = await place.ear(live, "Ben")
    await leave(live, "Ben")
    assert live.seats[1].kind == "open"
    await leave(live, "Anna")
    assert ben.last("lobby")["table"]["status"] == "closed"
    assert await refusal(sit(live, "Ben", 1, "Ben", 1, "")) == "table_closed"
    assert (await place.again(live)).record.status == "closed"


@scene
async def test_at_the_start_everybody_gets_the_whole_table(place: Saloon) -> None:
    live = await waiting(place, seats=2)
    await sit(live, "Ben", 1, "Ben", 1, "b")
    ears = [await place.ear(live, who) for who in ("Anna", "Ben", None)]
    await start(live, "Anna")
    assert [ear.last("view")["seat"] for ear in ears] == [0, 1, None]
    assert live.table is not None and live.table.head.nonces == {0: "a", 1: "b"}
    assert await refusal(sit(live, "Cleo", None, "Cleo", 1, "")) == "begun_already"
    assert await refusal(start(live, "Anna")) == "begun_already"


@scene
async def test_before_the_start_one_can_talk_but_not_play(place: Saloon) -> None:
    live = await waiting(place)
    anna = await place.ear(live, "Anna")
    assert (await place.say(live, anna, Chat("c", "hello")))["kind"] == "ack"
    assert anna.last("lobby")["chat"][0]["text"] == "hello"
    assert (await place.say(live, anna, Answer("a", 1, "x")))["kind"] == "nack"


@scene
async def test_a_lobby_survives_a_restart(place: Saloon) -> None:
    live = await waiting(place)
    await sit(live, "Ben", 1, "Ben", 4, "b")
    await place.say(live, await place.ear(live, "Ben"), Chat("c", "hi"))
    again = await place.again(live)
    assert again.seats == live.seats and again.chat == live.chat and again.rows == live.rows


@scene
async def test_where_nobody_may_watch_a_stranger_finds_no_table(place: Saloon) -> None:
    live = await waiting(place, watchers=False)
    assert await refusal(place.ear(live, "Ben")) == "no_such_table"
    assert await refusal(place.ear(live, None)) == "no_such_table"
    assert await refusal(place.ear(live, "Anna")) == ""
