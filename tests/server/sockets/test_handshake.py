"""Who may open a connection, and what comes first."""

import json
import time

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.guest import Guest
from tests.server.serving import Serving


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_a_foreign_page_is_refused_before_the_handshake(server: Serving, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Guest(server.address).wire(Origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_programs_are_welcome(server: Serving) -> None:
    with Guest(server.address).wire(Origin=server.address) as page:
        page.say("ping")
        assert page.next()["kind"] == "pong"
    with Guest(server.address).wire() as program:
        program.say("ping")
        assert abs(program.next()["now"] / 1000 - time.time()) < 60


def test_pings_do_not_replace_a_hello(server: Serving) -> None:
    with Guest(server.address).wire() as wire:
        began = time.monotonic()
        for _ in range(3):
            wire.say("ping")
            assert wire.next()["kind"] == "pong"
            time.sleep(0.7)
        assert wire.ended() == (1008, ["no_hello"])
        assert time.monotonic() - began > 4


def test_a_command_before_the_hello_ends_the_connection(server: Serving) -> None:
    with Guest(server.address).wire() as wire:
        wire.say("chat", cid="c", text="hi")
        assert wire.ended() == (1008, ["no_hello"])


def test_no_such_table_and_not_yours_are_the_same_answer(people: list[Guest]) -> None:
    secret = people[0].open("greedy", watchers=False)
    ends = []
    for guest in (people[1], Guest(people[0].address)):
        for name in (secret, "nosuchtable"):
            with guest.wire() as wire:
                wire.say("hello", table=name)
                ends.append((json.loads(wire.connection.recv(5)), wire.ended()))
    assert len({json.dumps(end) for end in ends}) == 1 and ends[0][1][0] == 4404


def test_a_second_hello_ends_the_connection(people: list[Guest], table: str) -> None:
    with people[0].at(table) as wire:
        wire.say("hello", table=table)
        assert wire.ended() == (1008, ["hello_again"])


def test_a_message_that_is_too_long_ends_the_connection(people: list[Guest], table: str) -> None:
    for text in ("x" * 16_385, "x" * 1_000_000):
        with people[0].at(table) as wire:
            wire.say("chat", cid="c", text=text)
            assert wire.ended()[0] == 1009


def test_text_that_is_no_text_ends_the_connection(people: list[Guest], table: str) -> None:
    with people[0].at(table) as wire:
        wire.connection.send(b"\xff\xfe{", text=True)
        assert wire.ended()[0] == 1007


def test_the_token_of_a_program_is_as_good_as_a_cookie(server: Serving) -> None:
    program = Guest(server.address)
    bearer = {"Authorization": f"Bearer {program.post('token')['token']}"}
    program.http.headers.update(bearer)
    table = program.open("greedy", name="Robot", mode="solo")
    with program.wire(**bearer) as wire:
        wire.say("hello", table=table)
        assert wire.until("view")["seat"] == 0 and wire.answer()["kind"] == "ack"
