"""The table as a player sees it: a view as numbers that are quick to compute with."""

from itertools import combinations
from typing import Any, Final

from saddlebag.public_enemy.cards import DECK_NAMES, GANG_OF, GANGS, LEADERS, NAMES, NUMBERS, TOWNS

NOBODY: Final = -1
GANG_COUNT: Final = len(GANGS)
TOWN_COUNT: Final = len(TOWNS)
GANG_OF_NAME: Final[dict[str, int]] = {NAMES[card]: gang for card, gang in enumerate(GANG_OF)}
LEADER_NAMES: Final[tuple[str, ...]] = tuple(NAMES[card] for card in LEADERS)
MOST_OF_A_GANG: Final = GANG_OF.count(0)


def points_table(more: int) -> list[int]:
    """PTS-1: points by number of cards; Supremacy counts one more (SUP-2, INT-6)."""
    table = NUMBERS["points"]["table"]
    counts = range(1, MOST_OF_A_GANG + 1)
    return [0, *(table[min(count + more, len(table) - 1)] for count in counts)]


# The gangs whose Wanted token a player lacks, by the tokens it has.
LACKING: Final[dict[tuple[str, ...], list[int]]] = {
    has: [k for k, gang in enumerate(GANGS) if gang not in has]
    for count in range(GANG_COUNT + 1)
    for has in combinations(GANGS, count)
}
POINTS: Final = points_table(0)
SUPREME_POINTS: Final = points_table(1)


class Sight:
    """Cards by gang and seat, leaders, missing tokens, points, and open cards."""

    __slots__ = (
        "cavalry",
        "counts",
        "decks",
        "duel",
        "gangs_held",
        "last_round",
        "leader",
        "me",
        "missing",
        "one",
        "points",
        "seats",
        "totals",
        "view",
    )

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.one: int = NOBODY if view["one"] is None else view["one"]
        self.cavalry = NOBODY if view["cavalry"] is None else TOWNS.index(view["cavalry"])
        self.last_round: bool = view["round"] == view["round_cap"]
        self.duel: bool = view["options"]["duel"]
        decks = view["decks"]
        self.decks: list[list[str | None]] = [decks[name] for name in DECK_NAMES]
        players = view["players"]
        self.missing = [LACKING[tuple(player["wanted"])] for player in players]
        supreme = view["supremacy"]
        self.points = [SUPREME_POINTS if gang == supreme else POINTS for gang in GANGS]
        self.counts = [[0] * self.seats for _ in GANGS]
        self.leader = [NOBODY] * GANG_COUNT
        self.totals = [0] * self.seats
        self.gangs_held = [0] * self.seats
        for seat, player in enumerate(players):
            self._count(seat, player["stacks"])

    def _count(self, seat: int, stacks: dict[str, list[str]]) -> None:
        """The cards, leaders and points of one seat."""
        for gang, name in enumerate(GANGS):
            stack = stacks[name]
            if stack:
                count = self.counts[gang][seat] = len(stack)
                self.totals[seat] += self.points[gang][count]
                self.gangs_held[seat] += 1
                if LEADER_NAMES[gang] in stack:
                    self.leader[gang] = seat

    def uncovered(self, seat: int, gang: int) -> str:
        """STACK-2: the top card of a stack."""
        top: str = self.view["players"][seat]["stacks"][GANGS[gang]][-1]
        return top
