"""Fights with players: the opponent to challenge, and the kind of fight."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import RANK
from saddlebag.bots.western_legends.fight_values import attack, chance, hurt, loot
from saddlebag.bots.western_legends.gear import MISC
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.store import held_worth
from saddlebag.bots.western_legends.stories import Triggers

KINDS: Final = ("duel", "rob", "arrest")
TRIGGER: Final = {"duel": "lp_2_action", "rob": "track_points", "arrest": "track_points"}
CHEAP: Final = 0.2  # the share of a card's value if any card will do
HOPELESS: Final = 0.1  # the chance against a hand one knows to be better
UNKNOWN: Final = -1.0  # odds to be estimated
THIEF: Final = "butch_cassidy"
GRUDGE: Final = "joaquin_murrieta"


class PlayerFights:
    """The prizes do not depend on the opponent; the odds and the loot do."""

    def __init__(self, sight: Sight, bonus: Triggers) -> None:
        self.sight = sight
        self.start = bonus.get("start_player_fight", 0.0)
        kinds = KINDS if sight.marshal else KINDS[:2]
        self.prizes = {kind: attack(sight, kind) + bonus.get(TRIGGER[kind], 0.0) for kind in kinds}
        self.odds = chance(sight, "duel", sight.place)
        self.his_odds = chance(sight, "man_in_black", sight.place)
        self.lost = hurt(sight)

    def worth(self, kind: str, foe: dict[str, Any], odds: float = UNKNOWN) -> float:
        """The value of fighting this player; one without cards cannot win (Q-03, Q-04)."""
        sight, now = self.sight, self.sight.now
        if not sight.hand:
            return 0.0
        if odds == UNKNOWN:
            odds = self.odds_against(foe)
        price = now.played * (CHEAP if odds == 1.0 else 1.0)
        prize = self.prizes[kind]
        if kind == "rob":
            prize += max(loot(sight, foe), self.item_of(foe))
        elif kind == "arrest":
            prize += now.weights.rival * now.wanted[foe["wanted"]]
        return odds * prize - (1 - odds) * self.lost - price + self.start + self.grudge(foe)

    def odds_against(self, foe: dict[str, Any]) -> float:
        """The chance to win; certain against an empty hand, and known if the hand is."""
        if foe["man_in_black"]:
            return self.his_odds
        hand = foe["hand"]
        if not hand["count"]:
            return 1.0
        if len(hand["known"]) < hand["count"]:
            return self.odds
        sight = self.sight
        theirs = max([RANK[name] for name in hand["known"]])
        mine = sight.top + sight.lowers(False, sight.place) + sight.stick
        return 1.0 - HOPELESS if mine >= theirs else HOPELESS

    def grudge(self, foe: dict[str, Any]) -> float:
        """Q-104: a point for Joaquin Murrieta, won or lost."""
        sight = self.sight
        opposed = (sight.marshal and foe["wanted"]) or (sight.wanted and foe["marshal"])
        return float(bool(opposed)) if sight.legend == GRUDGE else 0.0

    def item_of(self, foe: dict[str, Any]) -> float:
        """Q-121: the best item that Butch Cassidy can take."""
        sight = self.sight
        if sight.legend != THIEF or foe["man_in_black"]:
            return 0.0
        found = [it for it in foe["items"] if it in MISC and it not in sight.mat["items"]]
        return max([held_worth(sight, name) for name in found], default=0.0)

    def best(self, foe: dict[str, Any], odds: float = UNKNOWN) -> float:
        """The most valuable fight with this player."""
        kinds = [kind for kind in self.prizes if kind != "arrest" or foe["wanted"]]
        return max([self.worth(kind, foe, odds) for kind in kinds])
