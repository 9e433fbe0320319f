"""Fights with players: the opponent to challenge, and the kind of fight."""

from typing import Any, Final

from saddlebag.bots.western_legends.fight_values import attack, chance, hurt, loot
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.stories import Triggers

KINDS: Final = ("duel", "rob", "arrest")
TRIGGER: Final = {"duel": "lp_2_action", "rob": "track_points", "arrest": "track_points"}
CHEAP: Final = 0.2  # the share of a card's value if any card will do


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

    def worth(self, kind: str, foe: dict[str, Any]) -> float:
        """The value of fighting this player; one without cards cannot win (Q-03, Q-04)."""
        sight, now = self.sight, self.sight.now
        if not sight.hand:
            return 0.0
        odds, price = self.odds, now.played
        if foe["man_in_black"]:
            odds = self.his_odds
        elif not foe["hand"]["count"]:
            odds, price = 1.0, now.played * CHEAP
        prize = self.prizes[kind]
        if kind == "rob":
            prize += loot(sight, foe)
        elif kind == "arrest":
            prize += now.weights.rival * now.wanted[foe["wanted"]]
        return odds * prize - (1 - odds) * self.lost - price + self.start

    def best(self, foe: dict[str, Any]) -> float:
        """The most valuable fight with this player."""
        kinds = [kind for kind in self.prizes if kind != "arrest" or foe["wanted"]]
        return max([self.worth(kind, foe) for kind in kinds])
