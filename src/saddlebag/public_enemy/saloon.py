"""The saloon: Sheriff, Bounty Hunter and Swindler (SALOON)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.kernel.flow import Flow
from saddlebag.public_enemy.cards import (
    DECKS,
    GANG_OF,
    GANGS,
    MOST_SEATS,
    NAMES,
    OUT,
    SALOON,
    STACKS,
)
from saddlebag.public_enemy.state import Enemy

DISCARD: Final[list[str]] = [f"discard:{gang}" for gang in GANGS]
HUNT: Final = [[f"hunt:{seat}:{gang}" for gang in GANGS] for seat in range(MOST_SEATS)]
SWINDLE: Final = [[f"swindle:{seat}:{gang}" for gang in GANGS] for seat in range(MOST_SEATS)]


def aims(answers: list[list[str]]) -> list[list[list[tuple[int, str]]]]:
    """By the number of seats and the seat on turn: every stack of an opponent, and its answer."""
    return [
        [
            [
                (zone, answers[seat][gang])
                for seat in range(seats)
                if seat != me
                for gang, zone in enumerate(STACKS[seat])
            ]
            for me in range(seats)
        ]
        for seats in range(MOST_SEATS + 1)
    ]


HUNT_AT: Final = aims(HUNT)
SWINDLE_AT: Final = aims(SWINDLE)
# the seat and the stack that an answer names
MARK: Final[dict[str, tuple[int, int]]] = {
    answers[seat][gang]: (seat, zone)
    for answers in (HUNT, SWINDLE)
    for seat in range(MOST_SEATS)
    for gang, zone in enumerate(STACKS[seat])
}


def turn_over(s: Enemy, me: int) -> Flow:
    """SALOON-1: the top card is out for the round; its own effect applies at once."""
    card = s.cards.turn_over(DECKS[SALOON], OUT)
    s.tell("saloon", me, NAMES[card])
    match NAMES[card]:
        case "sheriff":
            return sheriff(s, me)
        case "bounty_hunter":
            return bounty_hunter(s, me)
        case _:
            return swindler(s, me)


async def sheriff(s: Enemy, me: int) -> None:
    """SALOON-2: discard one uncovered card of your own."""
    mine = tuple(DISCARD[gang] for gang in range(len(GANGS)) if s.cards.piles[STACKS[me][gang]])
    if not mine:
        s.tell("no_effect", me, "sheriff")
        return
    answer = await Ask(me, "sheriff", mine, lambda: no_stack(s, me, DISCARD) + compulsory())
    card = s.cards.lift(STACKS[me][DISCARD.index(answer)], OUT)
    s.tell("discarded", me, NAMES[card])


async def bounty_hunter(s: Enemy, me: int) -> None:
    """SALOON-3: discard one uncovered card of any one opponent."""
    mark = await strike(s, me, "bounty_hunter", HUNT)
    if mark is not None:
        seat, zone = mark
        card = s.cards.lift(zone, OUT)
        s.tell("hunted", me, seat, NAMES[card])


async def swindler(s: Enemy, me: int) -> None:
    """SALOON-4: take one uncovered card of any one opponent onto your stack of its gang."""
    mark = await strike(s, me, "swindler", SWINDLE)
    if mark is not None:
        seat, zone = mark
        card = s.cards.piles[zone][-1]
        s.cards.lift(zone, STACKS[me][GANG_OF[card]])
        s.tell("swindled", me, seat, NAMES[card])


async def strike(s: Enemy, me: int, name: str, answers: list[list[str]]) -> tuple[int, int] | None:
    """An opponent and one of that opponent's stacks; None if there is no target."""
    marks = uncovered(s, me, answers)
    if not marks:
        s.tell("no_effect", me, name)
        return None
    return MARK[await Ask(me, name, marks, lambda: out_of_reach(s, me, answers))]


def uncovered(s: Enemy, me: int, answers: list[list[str]]) -> tuple[str, ...]:
    """STACK-2: the top card of each stack of each opponent."""
    piles, at = s.cards.piles, HUNT_AT if answers is HUNT else SWINDLE_AT
    return tuple([answer for zone, answer in at[s.seats][me] if piles[zone]])


def no_stack(s: Enemy, seat: int, answers: list[str]) -> list[Refusal]:
    """Stacks this seat does not have."""
    return [
        (answers[gang], "no_stack", {"seat": seat, "gang": GANGS[gang]}, "PE STACK-2")
        for gang in range(len(GANGS))
        if not s.cards.piles[STACKS[seat][gang]]
    ]


def out_of_reach(s: Enemy, me: int, answers: list[list[str]]) -> list[Refusal]:
    """Opponents' stacks that do not exist, and one's own cards."""
    found: list[Refusal] = []
    rule = "PE SALOON-3" if answers is HUNT else "PE SALOON-4"
    for seat in range(s.seats):
        if seat != me:
            found += no_stack(s, seat, answers[seat])
    return found + [(answer, "own_card", {}, rule) for answer in answers[me]] + compulsory()


def compulsory() -> list[Refusal]:
    """SALOON-1, Q-14: the effect of a saloon card is compulsory if possible."""
    return [("pass", "compulsory", {}, "PE SALOON-1")]
