"""The fields of the state as code. Written by tools/state_code.py from fields.py."""

from saddlebag.kernel.flow import State
from saddlebag.western_legends.options import Options
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.records.poker_hand import Hand


class WestFields(State):
    """One game of Western Legends."""

    __slots__ = (
        "actions",
        "bandit_at",
        "bandits",
        "beaten",
        "character",
        "current_action",
        "dice",
        "disc_round",
        "discs",
        "driven",
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
        "mount_discount",
        "named",
        "nuggets",
        "on_foot",
        "options",
        "outside",
        "owned",
        "paid",
        "phase",
        "place",
        "placed",
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
    options: Options
    character: list[int]
    place: list[int]
    money: list[int]
    nuggets: list[int]
    wounds: list[int]
    lp: list[int]
    marshal: list[int]
    wanted: list[int]
    owned: list[tuple[int, ...]]
    mount: list[int]
    weapon: list[int]
    stock: list[int]
    discs: list[tuple[int, ...]]
    progress: list[tuple[int, ...]]
    reached: list[int]
    legends: int
    sheriff: int
    bandits: int
    gold: tuple[int, ...]
    rested: tuple[tuple[int, int], ...]
    phase: int
    round: int
    first: int
    turn: int
    ending: int
    disc_round: bool
    actions: int
    fought: int
    heisted: bool
    reputed: bool
    reacted: bool
    placed: bool
    line: int
    named: int
    beaten: bool
    entered: bool
    outside: bool
    revelling: bool
    revelled: int
    regions: int
    current_action: str
    met: int
    lp_of_action: int
    spent: int
    gained: str
    waiting: tuple[str, ...]
    used: tuple[str, ...]
    paid: int
    scores: tuple[tuple[tuple[str, int], ...], ...]
    winners: tuple[int, ...]
    why: str
    dice: tuple[str, ...]
    fight: Fight | None
    hand: Hand | None
    driven: bool
    bandit_at: list[int]
    mount_discount: int
    on_foot: bool

    def lay_out(self) -> None:
        self.character = [-1] * self.seats
        self.place = [-1] * self.players
        self.money = [0] * self.players
        self.nuggets = [0] * self.players
        self.wounds = [0] * self.players
        self.lp = [0] * self.players
        self.marshal = [0] * self.players
        self.wanted = [0] * self.players
        self.owned = [()] * self.players
        self.mount = [-1] * self.players
        self.weapon = [-1] * self.players
        self.stock = []
        self.discs = [(), ()]
        self.progress = [()] * self.seats
        self.reached = [0] * self.seats
        self.legends = 0
        self.sheriff = 10
        self.bandits = 0
        self.gold = ()
        self.rested = ()
        self.phase = 0
        self.round = 0
        self.first = 0
        self.turn = 0
        self.ending = 0
        self.disc_round = False
        self.actions = 0
        self.fought = 0
        self.heisted = False
        self.reputed = False
        self.reacted = False
        self.placed = False
        self.line = 0
        self.named = -1
        self.beaten = False
        self.entered = False
        self.outside = False
        self.revelling = False
        self.revelled = 0
        self.regions = 0
        self.current_action = ""
        self.met = 0
        self.lp_of_action = 0
        self.spent = 0
        self.gained = ""
        self.waiting = ()
        self.used = ()
        self.paid = 0
        self.scores = ()
        self.winners = ()
        self.why = ""
        self.dice = ()
        self.fight = None
        self.hand = None
        self.driven = False
        self.bandit_at = [-1, -1, -1, -1, -1, -1]
        self.mount_discount = 0
        self.on_foot = False

    def take_after(self, twin: State) -> None:
        assert isinstance(twin, WestFields)
        self.options = twin.options
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
        self.line = twin.line
        self.named = twin.named
        self.beaten = twin.beaten
        self.entered = twin.entered
        self.outside = twin.outside
        self.revelling = twin.revelling
        self.revelled = twin.revelled
        self.regions = twin.regions
        self.current_action = twin.current_action
        self.met = twin.met
        self.lp_of_action = twin.lp_of_action
        self.spent = twin.spent
        self.gained = twin.gained
        self.waiting = twin.waiting
        self.used = twin.used
        self.paid = twin.paid
        self.scores = twin.scores
        self.winners = twin.winners
        self.why = twin.why
        self.dice = ()
        self.fight = None
        self.hand = None
        self.driven = twin.driven
        self.bandit_at = twin.bandit_at.copy()
        self.mount_discount = twin.mount_discount
        self.on_foot = twin.on_foot

    def begin_turn(self) -> None:
        self.actions = 0
        self.fought = 0
        self.heisted = False
        self.reputed = False
        self.reacted = False
        self.placed = False
        self.line = 0
        self.named = -1
        self.beaten = False
        self.entered = False
        self.outside = False
        self.revelling = False
        self.regions = 0
        self.current_action = ""
        self.met = 0
        self.lp_of_action = 0
        self.spent = 0
        self.gained = ""
        self.waiting = ()
        self.used = ()
        self.paid = 0
        self.driven = False
        self.mount_discount = 0
        self.on_foot = False

    def data(self) -> list[object]:
        found: list[object] = [
            [self.character, self.place, self.money, self.nuggets, self.wounds, self.lp],
            [self.marshal, self.wanted, self.owned, self.mount, self.weapon, self.stock],
            [self.discs, self.progress, self.reached, self.legends, self.sheriff, self.bandits],
            [self.gold, self.rested, self.phase, self.round, self.first, self.turn, self.ending],
            [self.disc_round, self.actions, self.fought, self.heisted, self.reputed, self.reacted],
            [self.placed, self.line, self.named],
            [self.beaten, self.entered, self.outside, self.revelling, self.revelled, self.regions],
            [
                self.current_action,
                self.met,
                self.lp_of_action,
                self.spent,
                self.gained,
                self.waiting,
            ],
            [self.used, self.paid, self.scores, self.winners, self.why],
            [self.dice, None if self.fight is None else self.fight.data()],
            [None if self.hand is None else self.hand.data()],
        ]
        later: list[object] = []
        if self.driven:
            later.append(["driven", self.driven])
        if self.bandit_at != [-1, -1, -1, -1, -1, -1]:
            later.append(["bandit_at", self.bandit_at])
        if self.mount_discount != 0:
            later.append(["mount_discount", self.mount_discount])
        if self.on_foot:
            later.append(["on_foot", self.on_foot])
        if later:
            found.append(later)
        return found

    def field_names(self) -> list[str]:
        return [
            "character",
            "place",
            "money",
            "nuggets",
            "wounds",
            "lp",
            "marshal",
            "wanted",
            "owned",
            "mount",
            "weapon",
            "stock",
            "discs",
            "progress",
            "reached",
            "legends",
            "sheriff",
            "bandits",
            "gold",
            "rested",
            "phase",
            "round",
            "first",
            "turn",
            "ending",
            "disc_round",
            "actions",
            "fought",
            "heisted",
            "reputed",
            "reacted",
            "placed",
            "line",
            "named",
            "beaten",
            "entered",
            "outside",
            "revelling",
            "revelled",
            "regions",
            "current_action",
            "met",
            "lp_of_action",
            "spent",
            "gained",
            "waiting",
            "used",
            "paid",
            "scores",
            "winners",
            "why",
            "dice",
            "fight",
            "hand",
            "driven",
            "bandit_at",
            "mount_discount",
            "on_foot",
        ]
