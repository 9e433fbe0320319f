"""The table as a player takes it in: from a view, in numbers that are quick to reckon with."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import EFFECT, RANK
from saddlebag.bots.western_legends.taste import SPREE, TASTE
from saddlebag.western_legends.board import SPACE, TOWN_OF, mask
from saddlebag.western_legends.gear import AT, NAME
from saddlebag.western_legends.numbers import MOST_CATTLE, MOST_NUGGETS

NOWHERE: Final = -1
# By the names of gear: how far it lowers the card of an NPC, of a player, what more it carries.
LOWERS_NPC: Final = {
    NAME[code]: sum(fx.n for fx in AT["fight_reveal"][code] if fx.vs != "player")
    for code in range(len(NAME))
}
LOWERS_PLAYER: Final = {
    NAME[code]: sum(fx.n for fx in AT["fight_reveal"][code] if fx.vs != "npc")
    for code in range(len(NAME))
}
CARRIES: Final = {
    NAME[code]: sum(fx.n for fx in AT["active"][code] if fx.do == "carry_nuggets")
    for code in range(len(NAME))
}
AMBUSHERS: Final = ("jesse_james", "kit_carson")  # lower the opposing card outside the towns


class Sight:
    """What matters of one's own mat, where everybody is, and how long the game may last."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.mat = mat = self.players[self.me]
        self.place = NOWHERE if mat["space"] is None else SPACE[mat["space"]]
        self.money: int = mat["money"]
        self.nuggets: int = mat["nuggets"]
        self.wounds: int = mat["wounds"]
        self.marshal: int = mat["marshal"]
        self.wanted: int = mat["wanted"]
        self.lp: int = mat["lp"]
        self.options: dict[str, Any] = view["options"]
        self.actions: int = view["actions"] if view["turn"] == self.me else 0
        self.turns = turns_left(view, self.me)
        self.hand: list[str] = mat["hand"]["known"]
        self.effects = [EFFECT[name] for name in self.hand]
        self.movement: int = mat["movement"]
        self.room = MOST_NUGGETS + (CARRIES[mat["mount"]] if mat["mount"] else 0) - self.nuggets
        self.herd: list[dict[str, Any]] = mat["cattle"]
        self.pens = MOST_CATTLE - len(self.herd)
        self.sheriff = SPACE[view["sheriff"]["space"]]
        self.bandits = [SPACE[name] for name in view["bandits"]]
        self.barred = 1 << self.sheriff if self.wanted else 0
        self.stops = mask(self.bandits)
        self.mesas: bool = mat["character"] == "bloody_knife" and mat["legend"]

    def lowers(self, npc: bool, place: int) -> int:
        """How far the opposing card is lowered without a Reaction."""
        mat = self.mat
        found = (LOWERS_NPC if npc else LOWERS_PLAYER)[mat["weapon"]] if mat["weapon"] else 0
        if mat["legend"] and mat["character"] in AMBUSHERS and TOWN_OF[place] < 0:
            found += 1
        return found

    def sticks(self) -> int:
        """How far Stick 'Em Up! in hand lowers the opposing card."""
        if "stick_em_up" not in self.effects:
            return 0
        return 1 if (self.options["stickemup"] or 2) == 1 else 2

    def best_rank(self) -> int:
        return max([RANK[name] for name in self.hand], default=0)


def turns_left(view: dict[str, Any], me: int) -> int:
    """About how many turns of one's own come after this one."""
    ending = view["ending"]
    mine = view["turn"] == me
    if ending == "final_round":
        return 0 if mine or played(view, me) else 1
    if ending == "last_of_round":
        return 1 if mine or played(view, me) else 2
    lead = max([player["lp"] for player in view["players"]])
    return min(SPREE, 1 + int((view["length"] - lead) / TASTE.pace + 0.5))


def played(view: dict[str, Any], me: int) -> bool:
    """Whether one's turn of this round is over."""
    seats, first = view["seats"], view["first"]
    turn = view["turn"]
    return turn >= seats or (turn - first) % seats > (me - first) % seats
