"""Two worlds of the expansions that a seat cannot tell apart are the same bytes on its socket."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from saddlebag import Table
from tests.server.tables.saloon import Ear, Saloon, play
from tests.western_legends.fights import facing, scene

PEOPLE = ("Anna", "Ben", "Cleo")
LOOKING_ON = 3
# Drawn for each table, whatever is in its cards; a link is a salted hash of all answers.
OWN = re.compile(rb'"(id|created|started|link)":("\w+"|\d+)')
SLEUTH: dict[str, Any] = {"characters": {0: "allan_pinkerton"}, "lp": {0: 5}}
JUDGE: dict[str, Any] = {"characters": {0: "judge_roy_bean"}, "lp": {0: 5}}
JUDGE |= {"good_bad_handsome": True, "places": {0: "darkrock_bank"}}
Step = tuple[int, str]


class World(NamedTuple):
    """What is true, and what is answered there."""

    table: Table
    steps: tuple[Step, ...]


class Tapped(Ear):
    """Keeps every message as it goes to the socket."""

    def __init__(self, visitor: str | None) -> None:
        super().__init__(visitor)
        self.wire: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.wire.append(OWN.sub(rb'"\1":0', message))
        super().send(message)


def interrogation(held: list[str]) -> World:
    """Seat 0 has seen the hand of seat 1 and is about to name a rank."""
    laid = facing(["2_clubs"], held, fistful_of_extras=True, **SLEUTH)
    return World(laid, ((0, "question:1"),))


def joker_down(held: list[str], put: str) -> World:
    """Seat 0 has put a card face down, and seat 1 fights."""
    laid = facing(held, ["q_hearts", "8_hearts"], fistful_of_extras=True)
    return World(laid, ((0, "duel:1"), (0, put), (1, "fight")))


def joker_to_name(*held: str) -> World:
    """Seat 0 has shown a Joker; which cards it may copy is in their hand."""
    world = joker_down(["joker_red", *held], "joker_red")
    return World(world.table, (*world.steps, (1, "q_hearts")))


def card_shown(*fight_deck: str) -> World:
    """The guard has picked one of these and shown it to the Judge."""
    laid = scene(fight_deck=list(fight_deck), hands={0: ["k_clubs", "5_clubs"]}, **JUDGE)
    return World(laid, ((0, "heist"), (2, "fight_8")))


class Pair(NamedTuple):
    """The seats that cannot tell these worlds apart; all others can."""

    worlds: Callable[[], tuple[World, World]]
    blind: set[int]


PAIRS = {
    "Interrogation": Pair(
        lambda: (
            interrogation(["5_clubs", "5_hearts", "k_hearts"]),
            interrogation(["9_clubs", "2_hearts", "joker_red"]),
        ),
        {2, LOOKING_ON},
    ),
    "Joker put down": Pair(
        lambda: (
            joker_down(["joker_red", "k_clubs"], "joker_red"),
            joker_down(["4_spades", "9_clubs"], "4_spades"),
        ),
        {1, 2, LOOKING_ON},
    ),
    "Joker's copy": Pair(
        lambda: (joker_to_name("k_clubs", "6_clubs"), joker_to_name("9_clubs", "3_clubs")),
        {1, 2, LOOKING_ON},
    ),
    "fight card shown": Pair(
        lambda: (
            card_shown("fight_8", "fight_2", "fight_4"),
            card_shown("fight_8", "fight_6", "fight_3"),
        ),
        {0, 1, LOOKING_ON},
    ),
}


async def sent(place: Saloon, world: World) -> list[list[bytes]]:
    """All that goes to the sockets of three players and of somebody who looks on."""
    live = await place.table(*PEOPLE, game="western-legends")
    live.begin(world.table)
    ears = [Tapped(who) for who in (*PEOPLE, None)]
    for ear in ears:
        await place.seat_ear(live, ear)
    for number, (seat, text) in enumerate(world.steps):
        await place.answer(live, ears[seat], text, f"c{number}")
    return [ear.wire for ear in ears]


@pytest.mark.parametrize("pair", PAIRS)
def test_a_seat_is_sent_the_same_bytes_in_both_worlds(tmp_path: Path, pair: str) -> None:
    """WL FIST-4, Q-78, Q-98, Q-118, Q-134: and who knows what differs is sent something else."""

    async def told(place: Saloon) -> None:
        one, two = [await sent(place, world) for world in PAIRS[pair].worlds()]
        assert all(len(wire) > 2 for wire in one)
        alike = {seat for seat in range(LOOKING_ON + 1) if one[seat] == two[seat]}
        assert alike == PAIRS[pair].blind

    play(tmp_path, told)
