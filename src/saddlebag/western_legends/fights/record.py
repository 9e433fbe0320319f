"""A fight while it lasts: who against whom, what lies on the table, how values have changed."""

from typing import Final

ATTACKER: Final = 0  # the active side: who started it, or the Wanted player the Sheriff met
DEFENDER: Final = 1
NPC: Final = -2  # in the place of a player: a bandit, the guard or the Sheriff

BANDIT: Final = "bandit"
GUARD: Final = "guard"
SHERIFF: Final = "sheriff"
ARREST: Final = "arrest"
DUEL: Final = "duel"
ROB: Final = "rob"


class Fight:
    """All of it is public; cards lie in zones of their own."""

    def __init__(
        self, kind: str, attacker: int, defender: int, controller: int, place: int
    ) -> None:
        self.kind = kind
        self.sides = (attacker, defender)  # players, or NPC
        self.controller = controller  # who draws and plays fight cards; NOBODY: nobody does
        self.place = place
        # marshal, wanted, LP and upgraded weapons of either side at the declaration
        self.standing: tuple[tuple[int, int, int, int], ...] = ()
        self.restarts = 0
        self.stage = "start"  # start, commit, reveal, bonus, reaction, card, reward
        self.ranks = [0, 0]  # printed ranks, once revealed
        self.lowered = [0, 0]  # how far the card of each side is lowered
        self.raised = [0, 0]  # older printing: how far it is raised instead
        self.shielded = [False, False]  # Bulletproof: no more wounds in this fight
        self.cancelled = False  # Quickdraw: the fight card has no effect
        self.no_marshal = False  # fight cards 5 and 9
        self.declined = False
        self.drawn = False  # the fight cards are on the controller's hand
        self.shown: list[str] = ["", ""]  # the cards revealed
        self.used: list[str] = []  # Reactions played, as "side:effect"
        self.winner = -1  # ATTACKER or DEFENDER
        self.how = ""  # higher, tie, declined or no_card

    def data(self) -> list[object]:
        return [
            *[self.kind, list(self.sides), self.controller, self.place, self.restarts, self.stage],
            self.standing,
            *[self.ranks, self.lowered, self.raised, self.shielded, self.cancelled],
            *[self.no_marshal, self.declined, self.drawn, self.shown, self.used, self.winner],
        ]

    def begin_again(self) -> None:
        """Q-29: a restarted fight keeps its kind, its sides and its count of restarts."""
        self.restarts += 1
        self.stage = "start"
        self.ranks, self.lowered, self.raised = [0, 0], [0, 0], [0, 0]
        self.shielded = [False, False]
        self.cancelled = self.no_marshal = self.declined = self.drawn = False
        self.shown, self.used = ["", ""], []

    @property
    def npc(self) -> bool:
        return self.sides[DEFENDER] == NPC

    def shields(self, player: int) -> bool:
        """Q-61: Bulletproof, from the flip on."""
        return player in self.sides and self.shielded[self.side_of(player)]

    def side_of(self, player: int) -> int:
        return ATTACKER if self.sides[ATTACKER] == player else DEFENDER

    def value(self, side: int) -> int:
        """FIGHT-12, FIGHT-25: changes add up; not below 2, not above an ace, applied once."""
        return max(2, min(14, self.ranks[side] + self.raised[side] - self.lowered[side]))
