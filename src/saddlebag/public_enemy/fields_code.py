"""The fields of the state as code. Written by tools/state_code.py from fields.py."""

from saddlebag.kernel.flow import State
from saddlebag.public_enemy.modules import Modules


class EnemyFields(State):
    """One game of Public Enemy Number One."""

    __slots__ = (
        "cavalry",
        "dollars",
        "ending",
        "modules",
        "one",
        "phase",
        "points",
        "round",
        "spent",
        "starter",
        "supremacy",
        "turn",
        "wanted",
        "winners",
    )
    modules: Modules
    phase: int
    round: int
    starter: int
    turn: int
    one: int
    wanted: list[int]
    points: list[int]
    dollars: list[int]
    spent: bool
    cavalry: int
    supremacy: int
    winners: tuple[int, ...]
    ending: str

    def lay_out(self) -> None:
        self.phase = 0
        self.round = 0
        self.starter = 0
        self.turn = 0
        self.one = -1
        self.wanted = [0] * self.seats
        self.points = [0] * self.seats
        self.dollars = [0] * self.seats
        self.spent = False
        self.cavalry = -1
        self.supremacy = -1
        self.winners = ()
        self.ending = ""

    def take_after(self, twin: State) -> None:
        assert isinstance(twin, EnemyFields)
        self.modules = twin.modules
        self.phase = twin.phase
        self.round = twin.round
        self.starter = twin.starter
        self.turn = twin.turn
        self.one = twin.one
        self.wanted = twin.wanted.copy()
        self.points = twin.points.copy()
        self.dollars = twin.dollars.copy()
        self.spent = twin.spent
        self.cavalry = twin.cavalry
        self.supremacy = twin.supremacy
        self.winners = twin.winners
        self.ending = twin.ending

    def data(self) -> list[object]:
        found: list[object] = [
            self.phase,
            self.round,
            self.starter,
            self.turn,
            self.one,
            self.wanted,
            self.points,
            self.dollars,
            self.spent,
            self.cavalry,
            self.supremacy,
            self.winners,
            self.ending,
        ]
        return found

    def field_names(self) -> list[str]:
        return [
            "phase",
            "round",
            "starter",
            "turn",
            "one",
            "wanted",
            "points",
            "dollars",
            "spent",
            "cavalry",
            "supremacy",
            "winners",
            "ending",
        ]
