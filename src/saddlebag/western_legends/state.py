"""What lies on the table; plain data, in lists by player.

A player is a seat; at a table of two the Man in Black is the player after the last seat.
"""

from typing import Final, Optional

from saddlebag.kernel.chance import Chance
from saddlebag.kernel.flow import State
from saddlebag.kernel.zone import Cards
from saddlebag.western_legends.agreed import Agreed
from saddlebag.western_legends.content.board import HIDEOUTS, SHERIFFS_OFFICE
from saddlebag.western_legends.content.numbers import discs_needed
from saddlebag.western_legends.fights.record import Fight
from saddlebag.western_legends.poker.record import Hand

NOBODY: Final = -1
NONE: Final = -1  # no mount, no weapon
NOWHERE: Final = -1  # a figure that is not on the board yet

# What the next step is.
SHUFFLE: Final = 0  # the box is opened
DRAFT: Final = 1  # characters are chosen (SET-6)
GOODS: Final = 2  # starting goods (SET-8)
PLACES: Final = 3  # figures (SET-10)
TURN_BEGINS: Final = 4
TURN_START: Final = 5  # start-of-turn effects (TURN-3)
INCOME: Final = 6  # TURN-4
EQUIP: Final = 7  # TURN-5
ACT: Final = 8  # TURN-6
AFTER: Final = 9  # an action is over: what waited for that, and story discs (STORY-15, Q-107)
STORIES: Final = 10  # EOT-1
TURN_END: Final = 11  # EOT-7
LIMIT: Final = 12  # EOT-2
CLOSE: Final = 13  # EOT-3, EOT-4
LAST_GOALS: Final = 14  # goals may be completed until EOT-5
PASS_ON: Final = 15  # EOT-5
HIS_TURN: Final = 16

# How far the end of the game has come (END-2).
OPEN: Final = 0
LAST_OF_ROUND: Final = 1
FINAL_ROUND: Final = 2


class West(State):
    """One game of Western Legends."""

    __slots__ = (  # take_after() and data() name them as well
        "actions",
        "agreed",
        "bandits",
        "beaten",
        "character",
        "deed",
        "dice",
        "disc_round",
        "discs",
        "ending",
        "entered",
        "fight",
        "first",
        "fought",
        "gained",
        "gold",
        "hand",
        "heisted",
        "legends",
        "line",
        "lp",
        "lp_of_action",
        "marshal",
        "met",
        "money",
        "mount",
        "named",
        "nuggets",
        "outside",
        "owned",
        "paid",
        "phase",
        "place",
        "placed",
        "players",
        "progress",
        "reached",
        "reacted",
        "regions",
        "reputed",
        "rested",
        "revelled",
        "revelling",
        "round",
        "scores",
        "sheriff",
        "spent",
        "stock",
        "turn",
        "used",
        "waiting",
        "wanted",
        "weapon",
        "why",
        "winners",
        "wounds",
    )

    def __init__(
        self,
        seats: int,
        cards: Cards,
        chance: Chance,
        agreed: Agreed,
        twin: Optional["West"] = None,
    ) -> None:
        super().__init__(seats, cards, chance)
        self.agreed = agreed
        self.players = seats + int(agreed.man_in_black)
        if twin is None:
            self.lay_out(seats, self.players)
        else:
            self.take_after(twin)

    def lay_out(self, seats: int, players: int) -> None:
        """Before anything is dealt."""
        self.character: list[int] = [NOBODY] * seats
        self.place: list[int] = [NOWHERE] * players
        self.money: list[int] = [0] * players
        self.nuggets: list[int] = [0] * players
        self.wounds: list[int] = [0] * players
        self.lp: list[int] = [0] * players
        self.marshal: list[int] = [0] * players
        self.wanted: list[int] = [0] * players
        self.owned: list[tuple[int, ...]] = [()] * players  # gear: items with their sides
        self.mount: list[int] = [NONE] * players  # the active one, as gear
        self.weapon: list[int] = [NONE] * players
        self.stock: list[int] = []  # by item, how many are left in the store
        self.discs: list[tuple[int, ...]] = [(), ()]  # by story, whose they are, in order
        self.legends = 0  # a bit for each player who has reached 5 LP (CHAR-2)
        self.sheriff = SHERIFFS_OFFICE
        self.bandits = 0  # the spaces they stand on, as a mask
        self.gold: tuple[int, ...] = ()  # finite_gold: nuggets left in each mine
        self.rested: tuple[tuple[int, int], ...] = ()  # cattle_rest: token, turns until it is back
        self.progress: list[tuple[int, ...]] = [()] * seats  # by deed that goals count
        self.reached: list[int] = [0] * seats  # goals whose deed of one turn is done, as bits

        self.phase = SHUFFLE
        self.round = 0
        self.first = 0
        self.turn = 0  # the player on turn
        self.ending = OPEN
        self.disc_round = False  # has a disc been placed in this round? (story_turnover)
        self.begin_turn()
        self.revelled = 0  # a bit for each player who revelled in their last turn

        self.dice: tuple[str, ...] = ()  # on the table while one may be rerolled
        self.fight: Fight | None = None  # always None between steps
        self.hand: Hand | None = None  # the hand of poker; always None between steps
        self.scores: tuple[tuple[tuple[str, int], ...], ...] = ()  # of the end, line by line
        self.winners: tuple[int, ...] = ()
        self.why = ""

    def begin_turn(self) -> None:
        """Everything that is counted within one turn."""
        self.actions = 0
        self.fought = 0  # a bit for each player fought in this turn (FIGHT-22)
        self.heisted = False  # HEIST-2
        self.reputed = False  # CARD-6
        self.reacted = False  # a card Reaction to this action, outside fights (CARD-5)
        self.placed = False  # a disc, in this turn (STORY-3)
        self.beaten = False  # a bandit, in this turn
        self.entered = False  # any space, in this turn
        self.outside = False  # did the turn begin outside the towns?
        self.revelling = False
        self.regions = 0  # been in during this turn, as a mask
        self.deed = ""  # the action that is going on, or was last
        self.met = 0  # story triggers met and not yet offered, as a mask
        self.lp_of_action = 0
        self.spent = 0  # in a town, in this action
        self.gained = ""  # the kind of track points just gained, until it was answered
        self.waiting: tuple[str, ...] = ()  # what waits for the end of the action
        self.used: tuple[str, ...] = ()  # what may be used once in a turn
        self.line = 0  # on the Man in Black's turn: how many lines of his card are done
        self.named = NOBODY  # and whom his card has named
        self.paid = 0  # Instincts that have paid in this End of Turn, as a mask

    def copy(self) -> "West":
        return West(self.seats, self.cards.copy(), self.chance.copy(), self.agreed, self)

    def take_after(self, twin: "West") -> None:
        """Everything as there; what may change is not shared."""
        self.character = twin.character.copy()
        self.place = twin.place.copy()
        self.money = twin.money.copy()
        self.nuggets = twin.nuggets.copy()
        self.wounds = twin.wounds.copy()
        self.lp = twin.lp.copy()
        self.marshal = twin.marshal.copy()
        self.wanted = twin.wanted.copy()
        self.owned = twin.owned.copy()
        self.mount = twin.mount.copy()
        self.weapon = twin.weapon.copy()
        self.stock = twin.stock.copy()
        self.discs = twin.discs.copy()
        self.progress = twin.progress.copy()
        self.reached = twin.reached.copy()
        self.legends = twin.legends
        self.sheriff = twin.sheriff
        self.bandits = twin.bandits
        self.gold = twin.gold
        self.rested = twin.rested
        self.phase = twin.phase
        self.round = twin.round
        self.first = twin.first
        self.turn = twin.turn
        self.ending = twin.ending
        self.disc_round = twin.disc_round
        self.actions = twin.actions
        self.fought = twin.fought
        self.heisted = twin.heisted
        self.reputed = twin.reputed
        self.reacted = twin.reacted
        self.placed = twin.placed
        self.beaten = twin.beaten
        self.entered = twin.entered
        self.outside = twin.outside
        self.revelling = twin.revelling
        self.revelled = twin.revelled
        self.regions = twin.regions
        self.deed = twin.deed
        self.met = twin.met
        self.lp_of_action = twin.lp_of_action
        self.spent = twin.spent
        self.gained = twin.gained
        self.waiting = twin.waiting
        self.used = twin.used
        self.paid = twin.paid
        self.line = twin.line
        self.named = twin.named
        self.dice = ()
        self.fight = None
        self.hand = None
        self.scores = twin.scores
        self.winners = twin.winners
        self.why = twin.why
        self.over = twin.over

    def data(self) -> list[object]:
        return [
            [self.character, self.place, self.money, self.nuggets, self.wounds, self.lp],
            [self.marshal, self.wanted, self.owned, self.mount, self.weapon, self.stock],
            [self.discs, self.progress, self.reached, self.legends, self.sheriff, self.bandits],
            [self.gold, self.rested, self.phase, self.round, self.first, self.turn, self.ending],
            [self.disc_round, self.actions, self.fought, self.heisted, self.reputed, self.reacted],
            [self.placed, self.line, self.named],
            [self.beaten, self.entered, self.outside, self.revelling, self.revelled, self.regions],
            [self.deed, self.met, self.lp_of_action, self.spent, self.gained, self.waiting],
            [self.used, self.paid, self.scores, self.winners, self.why],
            [self.dice, None if self.fight is None else self.fight.data()],
            [None if self.hand is None else self.hand.data()],
        ]

    # ---- who is where and what

    def human(self, player: int) -> bool:
        """Everybody but the Man in Black."""
        return player < self.seats

    def right_of(self, seat: int) -> int:
        """The human who plays before this one (Q-71, Q-124)."""
        return (seat - 1) % self.seats

    def clockwise(self, seat: int) -> list[int]:
        """All humans, beginning with this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def others_at(self, player: int) -> list[int]:
        """Other players in the same space, the Man in Black included."""
        here = self.place[player]
        return [
            other for other in range(self.players) if other != player and self.place[other] == here
        ]

    def active_sheriff(self) -> bool:
        """SHERIFF-2: while at least one player is Wanted."""
        return any(self.wanted)

    def legend(self, player: int) -> bool:
        """CHAR-2: the ability is open, and stays so (Q-38)."""
        return bool(self.legends >> player & 1)

    def needed_discs(self) -> int:
        """STORY-7"""
        return discs_needed(self.seats)


def free_hideouts(s: West, gang: int) -> list[int]:
    """STORY-10: without player, Sheriff and bandit."""
    taken = [*s.place, s.sheriff]
    return [space for space in HIDEOUTS[gang] if space not in taken and not s.bandits >> space & 1]
