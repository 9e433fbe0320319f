"""What one player did in a game of Western Legends, counted from the events."""

from dataclasses import dataclass, field
from typing import Final

from saddlebag.finale.shapes import Event, Told

# Won fights by their kind: as the attacker, and as the one who was attacked.
WON: Final = {
    "duel": "western-legends-epilogue-duels",
    "rob": "western-legends-epilogue-robberies",
    "arrest": "western-legends-epilogue-arrests",
    "bandit": "western-legends-epilogue-bandits",
    "guard": "western-legends-epilogue-heists",
    "sheriff": "western-legends-epilogue-sheriff",
}
STOOD: Final = "duel"  # a duel is won by either side
DRIVEN: Final = {
    "wrangle": "western-legends-epilogue-wrangled",
    "rustle": "western-legends-epilogue-rustled",
}
JAILED: Final = "western-legends-epilogue-jailed"
POKER: Final = "western-legends-epilogue-poker"
GOLD: Final = "western-legends-epilogue-gold"
REVELLED: Final = "western-legends-epilogue-revelled"
GOALS: Final = "western-legends-epilogue-goals"
WORKED: Final = "western-legends-epilogue-worked"
WOUNDS: Final = "western-legends-epilogue-wounds"


@dataclass
class Deeds:
    """How often, by the key of the sentence that tells it; some with a sum of money or LP."""

    player: int
    counts: dict[str, int] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=dict)
    stories: list[str] = field(default_factory=list)
    legendary: list[str] = field(default_factory=list)
    met: dict[int, int] = field(default_factory=dict)  # fights against each other player
    beaten: dict[int, int] = field(default_factory=dict)
    ridden: int = 0
    attacker: int | None = None

    def count(self, key: str, n: int = 1, worth: int | None = None) -> None:
        self.counts[key] = self.counts.get(key, 0) + n
        if worth is not None:
            self.sums[key] = self.sums.get(key, 0) + worth


def deeds(told: Told, player: int) -> Deeds:
    """All that this player did."""
    mine = Deeds(player)
    for _, event in told:
        match event["event"]:
            case "fight":
                mine.attacker = event["attacker"]
            case "fight_won":
                fought(mine, event)
            case "rode" if event["player"] == player:
                mine.ridden += len(event["path"]) - 1
            case "arrested" if event["player"] == player:
                mine.count(JAILED)
            case "poker_won" if player in event["seats"]:
                mine.count(POKER, worth=event["share"])
            case "wounds" if event["player"] == player and event["after"] > event["before"]:
                mine.count(WOUNDS, event["after"] - event["before"])
            case _ if event.get("seat") == player:
                acted(mine, event)
        if event["event"] == "story" and event["player"] == player:
            mine.stories.append(event["story"])
    return mine


def fought(mine: Deeds, event: Event) -> None:
    """A fight is over: won, or a rival met."""
    sides = (event["winner"], event["loser"])
    if mine.player not in sides:
        return
    wins = event["winner"] == mine.player
    if wins and (mine.attacker == mine.player or event["kind"] in (STOOD, "sheriff")):
        mine.count(WON[event["kind"]])
    other = event["loser"] if wins else event["winner"]
    if other is not None:
        mine.met[other] = mine.met.get(other, 0) + 1
        mine.beaten[other] = mine.beaten.get(other, 0) + wins


def acted(mine: Deeds, event: Event) -> None:
    """What a seat did by itself."""
    match event["event"]:
        case "delivered":
            mine.count(DRIVEN[event["kind"]], len(event["tokens"]))
        case "deposited":
            mine.count(GOLD, event["nuggets"])
        case "revelled":
            mine.count(REVELLED, worth=event["price"])
        case "goal_completed":
            mine.count(GOALS)
        case "worked":
            mine.count(WORKED)
        case "legendary_drawn":
            mine.legendary.append(event["item"])
