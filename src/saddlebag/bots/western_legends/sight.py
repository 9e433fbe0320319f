"""The table as a player sees it: a view as numbers that are quick to compute with."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import EFFECT, RANK
from saddlebag.bots.western_legends.gear import (
    CARRIES_CATTLE,
    CARRIES_NUGGETS,
    LOWERS_NPC,
    LOWERS_OUTSIDE,
    LOWERS_PLAYER,
    PASSES_BANDITS,
    of_misc,
)
from saddlebag.bots.western_legends.resource_values import Values
from saddlebag.western_legends.content.board import SPACE, TOWN_OF, mask
from saddlebag.western_legends.content.numbers import MOST_CATTLE, MOST_NUGGETS
from saddlebag.western_legends.options import CLASSIC, EDITIONS

NOWHERE: Final = -1
AMBUSHERS: Final = ("jesse_james", "kit_carson")  # lower the opposing card outside the towns
MESA_CROSSER: Final = "bloody_knife"
BANDIT_QUEEN: Final = "belle_starr"  # lowers the cards of NPCs


class Sight:
    """One's own mat, everybody's space, and how long the game may last."""

    __slots__ = (
        "actions",
        "bandits",
        "barred",
        "effects",
        "halts",
        "hand",
        "herd",
        "legend",
        "limit",
        "lp",
        "marshal",
        "mat",
        "me",
        "mesas",
        "money",
        "movement",
        "now",
        "nuggets",
        "options",
        "others",
        "pens",
        "place",
        "players",
        "room",
        "sheriff",
        "so_far",
        "stick",
        "stops",
        "top",
        "view",
        "wanted",
        "wounds",
    )

    def __init__(self, view: dict[str, Any], values: tuple[Values, ...]) -> None:
        self.view = view
        self.options: dict[str, Any] = view["options"]
        self.me: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.mat = mat = self.players[self.me]
        self.now = values[turns_left(view, values[0].weights.pace)]
        self.actions: int = view["actions"] if view["turn"] == self.me else 0
        self.so_far: dict[str, Any] = view["so_far"]  # in this turn, of any player
        self.money: int = mat["money"]
        self.nuggets: int = mat["nuggets"]
        self.wounds: int = mat["wounds"]
        self.marshal: int = mat["marshal"]
        self.wanted: int = mat["wanted"]
        self.lp: int = mat["lp"]
        self.movement: int = mat["movement"]
        self.limit: int = mat["hand_limit"]
        self.herd: list[dict[str, Any]] = mat["cattle"]
        mount = mat["mount"]
        carried = CARRIES_CATTLE[mount] + of_misc(CARRIES_CATTLE, mat["items"])
        self.pens = MOST_CATTLE + carried - len(self.herd)
        self.room: int = MOST_NUGGETS + CARRIES_NUGGETS[mount] - self.nuggets
        self.hand: list[str] = mat["hand"]["known"]
        self.effects = [EFFECT[name] for name in self.hand]
        self.top = max([RANK[name] for name in self.hand], default=0)
        self.stick = said(self.options, "stickemup") if "stick_em_up" in self.effects else 0
        self.place = NOWHERE if mat["space"] is None else SPACE[mat["space"]]
        self.others = [
            (seat, SPACE[it["space"]], it)
            for seat, it in enumerate(self.players)
            if seat != self.me and it["space"] is not None
        ]
        self.sheriff = SPACE[view["sheriff"]["space"]]
        self.bandits = [SPACE[name] for name in view["bandits"]]
        self.stops = mask(self.bandits)
        self.halts = 0 if PASSES_BANDITS[mount] else self.stops
        self.barred = 1 << self.sheriff if self.wanted else 0
        self.legend: str = mat["character"] if mat["legend"] else ""  # whose ability works
        self.mesas = self.legend == MESA_CROSSER

    def lowers(self, npc: bool, place: int) -> int:
        """How far the opposing card is lowered without a Reaction."""
        found = (LOWERS_NPC if npc else LOWERS_PLAYER)[self.mat["weapon"]]
        if TOWN_OF[place] < 0:
            found += (self.legend in AMBUSHERS) + of_misc(LOWERS_OUTSIDE, self.mat["items"])
        if npc and self.legend == BANDIT_QUEEN:
            found += 2
        return found


def said(options: dict[str, Any], key: str) -> Any:
    """The value of an edition switch; None: as the edition says."""
    given = options[key]
    return EDITIONS[key][options["edition"] == CLASSIC] if given is None else given


def turns_left(view: dict[str, Any], pace: float) -> int:
    """The approximate number of own turns after the current or next one."""
    if view["ending"] == "final_round":
        return 0
    if view["ending"] == "last_of_round":
        return 1
    lead: int = max([player["lp"] for player in view["players"]])
    return min(12, 1 + int((view["length"] - lead) / pace + 0.5))
