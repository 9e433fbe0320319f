"""A fight while it lasts: who against whom, what lies on the table, how values have changed."""

from typing import ClassVar, Final

from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, NO_LINE, Line

ATTACKER: Final = 0  # the active side: who started it, or the Wanted player the Sheriff met
DEFENDER: Final = 1
NPC: Final = -2  # in the place of a player: a bandit, the guard or the Sheriff

BANDIT: Final = "bandit"
GUARD: Final = "guard"
SHERIFF: Final = "sheriff"
ARREST: Final = "arrest"
DUEL: Final = "duel"
ROB: Final = "rob"
NO_CARD: Final = -1


class Fight:
    """All of it is public; cards lie in zones of their own."""

    # What data() does not hold, for the contract.
    left_out: ClassVar[dict[str, str]] = {
        "how": "declined, shown and the values say it; recorded hashes are made without it",
        "line": "bandit card and bandit say it",
    }

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
        self.copied: list[str] = ["", ""]  # the cards that Jokers among them copy
        self.used: list[str] = []  # Reactions played, as "side:effect"
        self.winner = -1  # ATTACKER or DEFENDER
        self.how = ""  # higher, tie, declined or no_card
        self.bandit_card = NO_CARD  # the one turned up (FIST-7)
        self.bandit = NO_CARD  # and the type of bandit it is read for
        self.line: Line = NO_LINE
        self.draws = 0  # fight cards, if another number than usual
        self.shows_first = False  # the NPC's card is shown before the player picks one

    def data(self) -> list[object]:
        found: list[object] = [
            self.kind,
            list(self.sides),
            self.controller,
            self.place,
            self.restarts,
            self.stage,
            self.standing,
            self.ranks,
            self.lowered,
            self.raised,
            self.shielded,
            self.cancelled,
            self.no_marshal,
            self.declined,
            self.drawn,
            self.shown,
            self.used,
            self.winner,
        ]
        return found + self.later()

    def read_line(self, card: int, bandit: int) -> None:
        """FIST-7: the line of this card for this bandit; a restart keeps it (Q-79)."""
        self.bandit_card, self.bandit = card, bandit
        self.line = BANDIT_CARDS[card].lines[bandit]

    def says(self, do: str) -> bool:
        """Does the bandit's line say so?"""
        return any(step.do == do for step in self.line.fx)

    def disarms(self, player: int) -> bool:
        """Does the weapon of this player have no effect?"""
        return bool(self.line.fx) and player == self.sides[ATTACKER] and self.says("no_weapon")

    def later(self) -> list[object]:
        """What recorded fights did not have: by name, once it has changed."""
        found: list[object] = []
        if self.shows_first:
            found.append(["shows_first", True])
        if self.bandit_card != NO_CARD:
            found.append(["bandit_card", self.bandit_card])
        if self.bandit != NO_CARD:
            found.append(["bandit", self.bandit])
        if self.draws != 0:
            found.append(["draws", self.draws])
        if self.copied != ["", ""]:
            found.append(["copied", self.copied])
        return found

    def twin(self) -> "Fight":
        """The same fight, to be played out otherwise."""
        it = Fight(self.kind, *self.sides, self.controller, self.place)
        it.standing, it.restarts, it.stage = self.standing, self.restarts, self.stage
        it.ranks, it.lowered, it.raised = self.ranks.copy(), self.lowered.copy(), self.raised.copy()
        it.shielded, it.cancelled = self.shielded.copy(), self.cancelled
        it.no_marshal, it.declined, it.drawn = self.no_marshal, self.declined, self.drawn
        it.shown, it.copied, it.used = self.shown.copy(), self.copied.copy(), self.used.copy()
        it.winner, it.how = self.winner, self.how
        it.bandit_card, it.bandit, it.line = self.bandit_card, self.bandit, self.line
        it.draws, it.shows_first = self.draws, self.shows_first
        return it

    def begin_again(self) -> None:
        """Q-29: a restarted fight keeps its kind, its sides and its count of restarts."""
        self.restarts += 1
        self.stage = "start"
        self.ranks, self.lowered, self.raised = [0, 0], [0, 0], [0, 0]
        self.shielded = [False, False]
        self.cancelled = self.no_marshal = self.declined = self.drawn = False
        self.shown, self.copied, self.used = ["", ""], ["", ""], []

    @property
    def npc(self) -> bool:
        return self.sides[DEFENDER] == NPC

    def shields(self, player: int) -> bool:
        """Q-61: Bulletproof, from the flip on."""
        return player in self.sides and self.shielded[self.side_of(player)]

    def face(self, side: int) -> str:
        """The card that counts: the one shown, or the one that it copies (FIST-4)."""
        return self.copied[side] or self.shown[side]

    def side_of(self, player: int) -> int:
        return ATTACKER if self.sides[ATTACKER] == player else DEFENDER

    def value(self, side: int) -> int:
        """FIGHT-12, FIGHT-25: changes add up; not below 2, not above an ace, applied once."""
        return max(2, min(14, self.ranks[side] + self.raised[side] - self.lowered[side]))
