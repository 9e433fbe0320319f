"""In a fight: stand or decline, the card to put down, Reactions, and playing the NPC."""

from typing import Any, Final

from saddlebag.bots.western_legends.cards import EFFECT, FIGHT_RANK, RANK
from saddlebag.bots.western_legends.fights import NPCS, stakes, ties_are_mine
from saddlebag.bots.western_legends.odds import ATTACKING, DEFENDING, NPC_ODDS
from saddlebag.bots.western_legends.sight import Sight, said
from saddlebag.bots.western_legends.taste import HARM
from saddlebag.western_legends.content.poker_cards import JACK

Worths = dict[str, float]
Options = tuple[str, ...]
HOPELESS: Final = 0.1
PAYING: Final = JACK  # from this rank on a fight card does good
FRESH: Final = 9  # a card that is worth a new try
BANDIT_PRIZE: Final = 1.9  # what it means to a player to win or lose against an NPC
GREAT_PRIZE: Final = 5.0
# The chance that a player beats a fight card, by its rank.
BEATS: Final = (0, 0, 0.97, 0.96, 0.95, 0.94, 0.92, 0.9, 0.87, 0.82, 0.74, 0.62, 0.45, 0.25, 0)


def fight_card(sight: Sight, options: Options) -> Worths:
    """The card whose chances are worth what it costs."""
    fight = sight.view["fight"]
    npc = fight["kind"] in NPCS
    won, lost = stakes(sight, fight)
    odds, lowers = odds_of(sight, fight), sight.lowers(npc, sight.place)
    seen = seen_rank(sight, fight["controller"]) if npc else 0
    found: Worths = {}
    for name in options:
        stick = 0 if EFFECT[name] == "stick_em_up" else sight.stick
        value = RANK[name] + lowers + stick
        likely = odds[value] if value > seen else 0.0
        found[name] = likely * (won - lost) - sight.now.spared[name] + bonus(sight, name, npc)
    return found


def odds_of(sight: Sight, fight: dict[str, Any]) -> tuple[float, ...]:
    """By the value of one's card."""
    kind = fight["kind"]
    if kind == "guard" and ties_are_mine(sight):
        return NPC_ODDS[kind][1:]
    if kind in NPC_ODDS:
        return NPC_ODDS[kind]
    return ATTACKING if fight["sides"][0] == sight.me else DEFENDING


def seen_rank(sight: Sight, controller: int | None) -> int:
    """The highest fight card one has had a look at, as a Rifle allows."""
    if controller is None or controller == sight.me:
        return 0
    known = sight.players[controller]["aside"]["known"]
    return max([FIGHT_RANK.get(name, 0) for name in known], default=0)


def bonus(sight: Sight, name: str, npc: bool) -> float:
    """What a card does besides."""
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
    """How far one's card is ahead, if the other is lowered by so much; a tie of one's own is 1."""
    fight = sight.view["fight"]
    side = 0 if fight["sides"][0] == sight.me else 1
    mine, theirs = fight["values"][side], max(2, fight["values"][1 - side] - by)
    if mine != theirs:
        return int(mine - theirs)
    foe = fight["sides"][1 - side]
    if foe is None:
        return int(fight["kind"] == "guard" and ties_are_mine(sight))
    return int(side == 0 and foe < sight.view["seats"])


def react(sight: Sight, options: Options) -> Worths:
    """A Reaction that turns a lost fight."""
    turned = margin(sight, 0) <= 0 < margin(sight, said(sight.options, "stickemup"))
    return {answer: 0.0 if answer == "pass" else 1.0 if turned else -1.0 for answer in options}


def quickdraw(sight: Sight, options: Options) -> Worths:
    """Fight cards below the Jack harm, the others pay."""
    return {"cancel": float(sight.view["fight"]["ranks"][1] < PAYING), "pass": 0.5}


def shootout(sight: Sight, options: Options) -> Worths:
    """A lost fight is begun again with another card."""
    lost = margin(sight, sight.stick) <= 0
    return {"restart": float(lost and sight.top >= FRESH), "pass": 0.5}


# ---- for an NPC


def npc_card(sight: Sight, options: Options) -> Worths:
    """The fight card that is worst for the player who meets it."""
    prize = BANDIT_PRIZE if sight.view["fight"]["kind"] == "bandit" else GREAT_PRIZE
    ranks = {name: FIGHT_RANK[name] for name in options}
    return {name: -BEATS[rank] * prize - HARM[rank] for name, rank in ranks.items()}


def npc_restart(sight: Sight, options: Options) -> Worths:
    """What the NPC is losing is begun again."""
    mine, theirs = sight.view["fight"]["values"]
    return {"restart": float(mine > theirs), "go_on": 0.5}
