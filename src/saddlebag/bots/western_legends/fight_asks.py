"""In a fight: stand or decline, the card to put down, Reactions, and playing the NPC."""

from typing import Any, Final

from saddlebag.bots.western_legends import bandits
from saddlebag.bots.western_legends.cards import EFFECT, FIGHT_RANK, RANK
from saddlebag.bots.western_legends.fight_values import NPCS, stakes, ties_are_mine
from saddlebag.bots.western_legends.gear import (
    LOWERS_NPC,
    REACTS,
    REACTS_PER_CARD,
    WINS_TIES,
    of_misc,
)
from saddlebag.bots.western_legends.odds import ATTACKING, DEFENDING, MOST, NPC_ODDS
from saddlebag.bots.western_legends.sight import Sight, said
from saddlebag.bots.western_legends.weights import HARM
from saddlebag.western_legends.content.poker_cards import JACK
from saddlebag.western_legends.goods.jokers import AS

Worths = dict[str, float]
Options = tuple[str, ...]
HOPELESS: Final = 0.1
PAYING: Final = JACK  # from this rank on a fight card helps
JOKER: Final = 0.1  # a Joker rather than the card it copies
USED_UP: Final = 0.5  # an item that goes back, rather kept than a card
FRESH: Final = 9  # a card good enough for another try
BANDIT_PRIZE: Final = 1.9  # the value for a player of winning or losing against an NPC
GREAT_PRIZE: Final = 5.0
# The chance that a player beats a fight card, by its rank.
BEATS: Final[tuple[float, ...]] = (
    *(0, 0, 0.97, 0.96, 0.95, 0.94, 0.92, 0.9, 0.87, 0.82, 0.74, 0.62, 0.45, 0.25, 0),
)


def fight_card(sight: Sight, options: Options) -> Worths:
    """The card with the best chances for its cost."""
    fight = sight.view["fight"]
    npc = fight["kind"] in NPCS
    won, lost = stakes(sight, fight)
    odds, lowers = odds_of(sight, fight), lowers_of(sight, fight, npc)
    seen = seen_rank(sight, fight["controller"]) if npc and not fight["shown"][1] else 0
    found: Worths = {}
    for name in options:
        stick = 0 if EFFECT[name] == "stick_em_up" else sight.stick
        card = name if RANK[name] else best_to_copy(sight)
        value = RANK[card] + lowers + stick
        likely = odds[value] if value > seen else 0.0
        found[name] = likely * (won - lost) - sight.now.spared[name] + bonus(sight, card, npc)
    return found


def best_to_copy(sight: Sight) -> str:
    """The card that a Joker will be in a fight, as far as one can tell."""
    return max(sight.hand, key=RANK.__getitem__)


def odds_of(sight: Sight, fight: dict[str, Any]) -> tuple[float, ...]:
    """The chance to win, by the value of one's own card."""
    kind = fight["kind"]
    if kind not in NPC_ODDS:
        return ATTACKING if fight["sides"][0] == sight.me else DEFENDING
    ties = npc_ties(sight, fight)
    if fight["shown"][1]:  # the NPC's card lies open
        beaten = FIGHT_RANK[fight["shown"][1]] + 1 - ties
        return tuple([float(value >= beaten) for value in range(MOST)])
    if fight["line"]:
        return bandits.odds(sight, fight, bool(ties))
    return NPC_ODDS[kind][ties:]


def npc_ties(sight: Sight, fight: dict[str, Any]) -> int:
    """1 if a tie with the NPC is won."""
    by_line = bool(fight["line"]) and bandits.wins_ties(fight)
    return int(by_line or ties_are_mine(sight, fight["kind"]))


def lowers_of(sight: Sight, fight: dict[str, Any], npc: bool) -> int:
    """How far the opposing card will be lowered, with or without a bandit card."""
    lowers = sight.lowers(npc, sight.place)
    if not fight["line"]:
        return lowers
    return bandits.lowered(sight, bandits.line_of(fight), lowers, LOWERS_NPC[sight.mat["weapon"]])


def seen_rank(sight: Sight, controller: int | None) -> int:
    """The highest fight card one has seen, as a Rifle allows."""
    if controller is None or controller == sight.me:
        return 0
    known = sight.players[controller]["aside"]["known"]
    return max([FIGHT_RANK.get(name, 0) for name in known], default=0)


def bonus(sight: Sight, name: str, npc: bool) -> float:
    """The value of a card's side effects."""
    match EFFECT[name]:
        case "bulletproof":
            return sight.now.wound * (1.0 if sight.wounds else 0.5)
        case "quickdraw":
            return 0.25 if npc else 0.0
        case "shootout":
            return 0.15
        case "wallop":
            return 0.25
    return 0.0


def stand(sight: Sight, options: Options) -> Worths:
    """Fight, or give up and keep the card."""
    fight = sight.view["fight"]
    won, lost = stakes(sight, fight)
    value = sight.top + sight.lowers(fight["kind"] == "sheriff", sight.place) + sight.stick
    odds = odds_of(sight, fight)[value]
    price = min([sight.now.spared[name] for name in sight.hand], default=0.0)
    if odds > HOPELESS:
        price = sight.now.played
    return {"fight": odds * (won - lost) - price, "decline": 0.0}


# ---- after the reveal


def margin(sight: Sight, by: int) -> int:
    """The lead of one's own card if the other is lowered by `by`; a won tie counts as 1."""
    fight = sight.view["fight"]
    side = 0 if fight["sides"][0] == sight.me else 1
    mine, theirs = fight["values"][side], max(2, fight["values"][1 - side] - by)
    if mine != theirs:
        return int(mine - theirs)
    foe = fight["sides"][1 - side]
    if foe is None:
        return npc_ties(sight, fight)
    if of_misc(WINS_TIES, sight.mat["items"]):
        return 1
    return int(side == 0 and foe < sight.view["seats"])


def react(sight: Sight, options: Options) -> Worths:
    """A Reaction that turns a losing fight, the cheapest of them."""
    found = {"pass": 0.0}
    losing = margin(sight, 0) <= 0
    for answer in options:
        if answer != "pass":
            turned = losing and margin(sight, lowered_by(sight, answer)) > 0
            found[answer] = reaction_worth(sight, answer) if turned else -1.0
    return found


def lowered_by(sight: Sight, answer: str) -> int:
    """How far a Reaction can lower the opposing card."""
    word, _, name = answer.partition(":")
    if word == "use":
        return REACTS[name] + REACTS_PER_CARD[name] * len(sight.hand)
    lowered: int = said(sight.options, "stickemup")
    return lowered


def reaction_worth(sight: Sight, answer: str) -> float:
    """A won fight, less what it costs: a card, cards, or the item."""
    word, _, name = answer.partition(":")
    if word != "use":
        return 1.0 + JOKER * (AS in answer)
    if not REACTS_PER_CARD[name]:
        return USED_UP
    won, lost = stakes(sight, sight.view["fight"])
    return (won - lost - price_of(sight, cards_needed(sight))) / GREAT_PRIZE


def cards_needed(sight: Sight) -> int:
    """The fewest cards to discard for a win; none if it cannot be won."""
    enough = (n for n in range(len(sight.hand) + 1) if margin(sight, n) > 0)
    return next(enough, 0)


def price_of(sight: Sight, n: int) -> float:
    """The value of the cards that can best be spared."""
    return sum(sorted([sight.now.spared[name] for name in sight.hand])[:n])


def how_many(sight: Sight, options: Options) -> Worths:
    """As many as it takes."""
    return {f"cards:{cards_needed(sight)}": 1.0}


def quickdraw(sight: Sight, options: Options) -> Worths:
    """Fight cards below the Jack harm, the others pay."""
    return {"cancel": float(sight.view["fight"]["ranks"][1] < PAYING), "pass": 0.5}


def shootout(sight: Sight, options: Options) -> Worths:
    """Restarts a losing fight with another card."""
    lost = margin(sight, sight.stick) <= 0
    return {"restart": float(lost and sight.top >= FRESH), "pass": 0.5}


# ---- for an NPC


def npc_card(sight: Sight, options: Options) -> Worths:
    """The fight card that is worst for the player."""
    prize = BANDIT_PRIZE if sight.view["fight"]["kind"] == "bandit" else GREAT_PRIZE
    ranks = {name: FIGHT_RANK[name] for name in options}
    return {name: -BEATS[rank] * prize - HARM[rank] for name, rank in ranks.items()}


def npc_restart(sight: Sight, options: Options) -> Worths:
    """Restarts a fight that the NPC is losing."""
    mine, theirs = sight.view["fight"]["values"]
    return {"restart": float(mine > theirs), "go_on": 0.5}
