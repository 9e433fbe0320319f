"""The saloon: whom to rob, what to give up, and what may come off the deck."""

from typing import Final

from saddlebag.bots.public_enemy.outlook import Outlook
from saddlebag.bots.public_enemy.scoring import worth_of_the_end
from saddlebag.bots.public_enemy.sight import GANG_COUNT, LEADER_NAMES, NOBODY, Sight
from saddlebag.public_enemy.cards import NUMBERS, SALOON
from saddlebag.public_enemy.saloon import DISCARD, HUNT, SWINDLE

COUNTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in NUMBERS["saloon"]}


def sheriff(outlook: Outlook, last: bool) -> dict[str, float]:
    """SALOON-2: an uncovered card of one's own goes out."""
    me = outlook.sight.me
    return {
        DISCARD[gang]: worth(outlook, gang, me, NOBODY, last)
        for gang in range(GANG_COUNT)
        if outlook.sight.counts[gang][me]
    }


def bounty_hunter(outlook: Outlook, last: bool) -> dict[str, float]:
    """SALOON-3: an uncovered card of an opponent goes out."""
    return {
        HUNT[seat][gang]: worth(outlook, gang, seat, NOBODY, last)
        for seat, gang in opponents_stacks(outlook.sight)
    }


def swindler(outlook: Outlook, last: bool) -> dict[str, float]:
    """SALOON-4: an uncovered card of an opponent comes to me."""
    me = outlook.sight.me
    return {
        SWINDLE[seat][gang]: worth(outlook, gang, seat, me, last)
        for seat, gang in opponents_stacks(outlook.sight)
    }


EFFECTS: Final = {"sheriff": sheriff, "bounty_hunter": bounty_hunter, "swindler": swindler}


def opponents_stacks(sight: Sight) -> list[tuple[int, int]]:
    """Seat and gang of every stack that is not mine."""
    return [
        (seat, gang)
        for gang, row in enumerate(sight.counts)
        for seat, count in enumerate(row)
        if count and seat != sight.me
    ]


def worth(outlook: Outlook, gang: int, giver: int, taker: int, last: bool) -> float:
    """What it is worth to me if the uncovered card of a stack goes from seat to seat.

    The round ends with the last saloon card, or with a card of every gang (ROUND-3, ROUND-4).
    """
    sight = outlook.sight
    leads = sight.leader[gang] == giver and sight.uncovered(giver, gang) == LEADER_NAMES[gang]
    if last or (taker != NOBODY and completes(sight, taker, gang)):
        return worth_of_the_end(outlook, gang, giver, taker, leads)
    return outlook.after(gang, giver, taker, leads)


def completes(sight: Sight, seat: int, gang: int) -> bool:
    """ROUND-1: would a card of this gang be a seat's fourth gang?"""
    return sight.gangs_held[seat] == GANG_COUNT - 1 and not sight.counts[gang][seat]


def drawn(outlook: Outlook) -> dict[str, float]:
    """What each saloon card would be worth to me if I drew it now."""
    last = len(outlook.sight.decks[SALOON]) == 1
    nothing = outlook.now
    if last:
        nothing = worth_of_the_end(outlook, 0, NOBODY, NOBODY, False)
    return {
        kind: max(EFFECTS[kind](outlook, last).values(), default=nothing)
        for kind in kinds(outlook.sight)
    }


def kinds(sight: Sight) -> dict[str, float]:
    """The chance of each kind to be the next saloon card; one that was peeked at is certain."""
    deck = sight.decks[SALOON]
    if deck[-1] is not None:
        return {deck[-1]: 1.0}
    gone = sight.view["out"] + sight.view["removed"]
    left = {kind: count - gone.count(kind) for kind, count in COUNTS.items()}
    return {kind: count / len(deck) for kind, count in left.items() if count}
