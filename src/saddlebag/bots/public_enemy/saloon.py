"""The saloon: which stack to hit, what to give up, and which cards may come next."""

from typing import Final

from saddlebag.bots.public_enemy.outlook import Outlook
from saddlebag.bots.public_enemy.scoring import worth_of_the_end
from saddlebag.bots.public_enemy.sight import GANG_COUNT, LEADER_NAMES, NOBODY, Sight
from saddlebag.public_enemy.cards import MOST_SEATS, NUMBERS, SALOON
from saddlebag.public_enemy.saloon import DISCARD, HUNT, SWINDLE

COUNTS: Final[dict[str, int]] = {row["id"]: row["count"] for row in NUMBERS["saloon"]}
ANSWERS: Final = {  # by kind, seat and gang
    "sheriff": [DISCARD] * MOST_SEATS,
    "bounty_hunter": HUNT,
    "swindler": SWINDLE,
}
Stack = tuple[int, int]  # seat and gang


def targets(outlook: Outlook, kind: str) -> dict[str, float]:
    """The value of every answer to a saloon card that I have drawn."""
    sight = outlook.sight
    stacks = my_stacks(sight) if kind == "sheriff" else their_stacks(sight)
    answers, last = ANSWERS[kind], not sight.decks[SALOON]
    return {answers[seat][gang]: effect(outlook, kind, (seat, gang), last) for seat, gang in stacks}


def my_stacks(sight: Sight) -> list[Stack]:
    """SALOON-2: the stacks the Sheriff may take a card from."""
    me = sight.me
    return [(me, gang) for gang, row in enumerate(sight.counts) if row[me]]


def their_stacks(sight: Sight) -> list[Stack]:
    """SALOON-3, SALOON-4: the stacks a Bounty Hunter or Swindler may take a card from."""
    return [
        (seat, gang)
        for gang, row in enumerate(sight.counts)
        for seat, count in enumerate(row)
        if count and seat != sight.me
    ]


def effect(outlook: Outlook, kind: str, stack: Stack, last: bool) -> float:
    """The value to me if my saloon card takes the uncovered card of a stack.

    The round ends with the last saloon card, or with a card of every gang (ROUND-3, ROUND-4).
    """
    sight = outlook.sight
    giver, gang = stack
    taker = sight.me if kind == "swindler" else NOBODY
    leads = sight.leader[gang] == giver and sight.uncovered(giver, gang) == LEADER_NAMES[gang]
    if last or (taker >= 0 and completes(sight, taker, gang)):
        return worth_of_the_end(outlook, gang, giver, taker, leads)
    return outlook.after(gang, giver, taker, leads)


def completes(sight: Sight, seat: int, gang: int) -> bool:
    """ROUND-1: would a card of this gang be a seat's fourth gang?"""
    return sight.gangs_held[seat] == GANG_COUNT - 1 and not sight.counts[gang][seat]


# ---- before it is drawn


def drawn(outlook: Outlook, chances: dict[str, float]) -> dict[str, float]:
    """The value of each possible saloon card to me, judged by the biggest stacks."""
    sight = outlook.sight
    last = len(sight.decks[SALOON]) == 1
    nothing = worth_of_the_end(outlook, 0, NOBODY, NOBODY, False) if last else outlook.now
    theirs = biggest_stacks(sight)
    found: dict[str, float] = {}
    for kind in chances:
        stacks = my_stacks(sight) if kind == "sheriff" else theirs
        worths = [effect(outlook, kind, stack, last) for stack in stacks]
        found[kind] = max(worths, default=nothing)
    return found


def biggest_stacks(sight: Sight) -> list[Stack]:
    """The biggest stack of an opponent in each gang."""
    found: list[Stack] = []
    for gang, row in enumerate(sight.counts):
        theirs = row.copy()
        theirs[sight.me] = 0
        most = max(theirs)
        if most:
            found.append((theirs.index(most), gang))
    return found


def kinds(sight: Sight) -> dict[str, float]:
    """The chance of each kind to be the next saloon card; a peeked card is certain."""
    deck = sight.decks[SALOON]
    if deck[-1] is not None:
        return {deck[-1]: 1.0}
    gone = sight.view["out"] + sight.view["removed"]
    left = {kind: count - gone.count(kind) for kind, count in COUNTS.items()}
    return {kind: count / len(deck) for kind, count in left.items() if count}
