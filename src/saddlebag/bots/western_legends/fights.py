"""Fights: what winning and losing them is worth, and the cards to win them with."""

from typing import Final

from saddlebag.bots.western_legends.cards import EFFECT, FIGHT_RANK, RANK
from saddlebag.bots.western_legends.cards import WORTH as CARD_WORTH
from saddlebag.bots.western_legends.odds import BY_ATTACKER, BY_DEFENDER, ODDS
from saddlebag.bots.western_legends.sight import Sight
from saddlebag.bots.western_legends.worth import WORTH
from saddlebag.western_legends.arrest import half_money, half_nuggets

NPCS: Final = ("bandit", "guard", "sheriff")
HARM: Final = 0.33  # what a fight card does on the whole to the player who meets it, if he loses


def chance(sight: Sight, kind: str, place: int, rank: int) -> float:
    """The chance to win with a card of this rank, Stick 'Em Up! counted."""
    npc = kind in NPCS
    value = rank + sight.lowers(npc, place) + sight.sticks()
    if npc:
        return ODDS[kind][value]
    return BY_DEFENDER[value]


def best_chance(sight: Sight, kind: str, place: int) -> float:
    """With the best card in hand."""
    rank = sight.best_rank()
    return chance(sight, kind, place, rank) if rank else 0.0


def wound(sight: Sight) -> float:
    """One wound more, and the loser's card."""
    turns = sight.turns
    return (WORTH.wound[turns] if sight.wounds < 3 else 0.0) - WORTH.card[turns]


def heist(sight: Sight) -> tuple[float, float]:
    """What a won Heist brings, and a lost one."""
    turns = sight.turns
    won = WORTH.cash(turns, sight.money, 80)
    won += WORTH.wanted_gain(turns, sight.wanted, sight.marshal, 3)
    lost = WORTH.wanted_gain(turns, sight.wanted, sight.marshal, 1) - wound(sight)
    return won, lost


def bandit(sight: Sight) -> tuple[float, float]:
    """A point or a Legendary Point, or a wound."""
    won = 1.0
    if not sight.wanted:
        won = max(won, WORTH.marshal_gain(sight.turns, sight.marshal, sight.money, 1))
    return won, -wound(sight)


def arrested(sight: Sight) -> float:
    """What an arrest costs."""
    turns = sight.turns
    loss = WORTH.wanted[turns][sight.wanted]
    loss -= WORTH.cash(turns, sight.money, -half_money(sight.money))
    loss += WORTH.nugget[turns] * half_nuggets(sight.nuggets)
    return loss + WORTH.cattle[turns] * len(sight.herd)


def stakes(sight: Sight, kind: str, attacking: bool) -> tuple[float, float]:
    """What it means to win and to lose the fight at hand."""
    lost = -wound(sight)
    if kind == "guard":
        return heist(sight)
    if kind == "bandit":
        return bandit(sight)
    if kind == "sheriff":
        return 0.0, lost - arrested(sight)
    if attacking:
        return player_won(sight, kind), lost
    if kind == "duel":
        return 0.3, lost - 0.6
    if kind == "arrest":
        return 0.3, lost - arrested(sight)
    robbed = WORTH.cash(sight.turns, sight.money, -half_money(sight.money))
    return 0.3, lost + min(robbed, -WORTH.nugget[sight.turns] * half_nuggets(sight.nuggets)) - 0.4


def player_won(sight: Sight, kind: str) -> float:
    """The reward of a fight with a player, without the loot."""
    if kind == "duel":
        return 2.0 + 0.2
    if kind == "arrest":
        return WORTH.marshal_gain(sight.turns, sight.marshal, sight.money, 1) + 0.8
    return WORTH.wanted_gain(sight.turns, sight.wanted, sight.marshal, 1) + 0.2


# ---- the asks of a fight


def fight_card(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The card whose chances are worth what it costs."""
    fight = sight.view["fight"]
    kind, place = fight["kind"], sight.place
    npc = kind in NPCS
    attacking = npc or fight["sides"][0] == sight.me
    won, lost = stakes(sight, kind, attacking)
    lowers = sight.lowers(npc, place)
    table = ODDS[kind] if npc else BY_DEFENDER if attacking else BY_ATTACKER
    seen = known_card(sight, fight["controller"]) if npc else 0
    found: dict[str, float] = {}
    for name in options:
        sticks = 0 if EFFECT[name] == "stick_em_up" else sight.sticks()
        value = RANK[name] + lowers + sticks
        odds = table[value] if value > seen else 0.0
        found[name] = lost + odds * (won - lost) - cost(sight, name) + bonus(sight, name, npc)
    return found


def known_card(sight: Sight, controller: int | None) -> int:
    """The rank of a fight card one has had a look at."""
    if controller is None or controller == sight.me:
        return 0
    known = sight.players[controller]["aside"]["known"]
    return max([FIGHT_RANK.get(name, 0) for name in known], default=0)


def cost(sight: Sight, name: str) -> float:
    """What it hurts to part with a card now."""
    return CARD_WORTH[name] if sight.turns else 0.0


def bonus(sight: Sight, name: str, npc: bool) -> float:
    """What the card does besides."""
    effect = EFFECT[name]
    if effect == "bulletproof":
        return 0.35 + (0.5 if sight.wounds else 0.0)
    if effect == "quickdraw" and npc:
        return 0.25
    if effect == "shootout":
        return 0.15
    return 0.25 if effect == "wallop" else 0.0


def stand(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Fight on, or give up and keep the card."""
    fight = sight.view["fight"]
    kind = fight["kind"]
    won, lost = stakes(sight, kind, False)
    rank = max([RANK[name] for name in sight.hand], default=0)
    value = rank + sight.lowers(kind == "sheriff", sight.place) + sight.sticks()
    odds = ODDS["sheriff"][value] if kind == "sheriff" else BY_ATTACKER[value]
    cheapest = min([cost(sight, name) for name in sight.hand], default=0.0)
    price = cheapest if odds < 0.1 else 0.7
    return {"fight": lost + odds * (won - lost) - price, "decline": lost}


def react(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """A Reaction that turns the fight; items of that kind are kept as long as they do not."""
    fight = sight.view["fight"]
    mine = 0 if fight["sides"][0] == sight.me else 1
    values = fight["values"]
    behind = values[1 - mine] - values[mine]
    ties = tie_is_mine(sight, mine)
    losing = behind > 0 or (behind == 0 and not ties)
    by = 1 if (sight.options["stickemup"] or 2) == 1 else 2
    turned = behind - by < 0 or (behind == by and ties)
    found = {"pass": 0.0}
    for answer in options:
        if answer != "pass":
            found[answer] = 1.0 if losing and turned else -1.0
    return found


def tie_is_mine(sight: Sight, side: int) -> bool:
    """Who wins a tie: the NPC or the Man in Black, otherwise the active side."""
    fight = sight.view["fight"]
    foe = fight["sides"][1 - side]
    if foe is None or foe >= sight.view["seats"]:
        return fight["kind"] == "guard" and sight.options["heist_tie"] == "player"
    return side == 0


def quickdraw(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """Fight cards below the Jack harm, the others pay."""
    fight = sight.view["fight"]
    return {"cancel": 1.0 if fight["ranks"][1] < 11 else -1.0, "pass": 0.0}


def shootout(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """A lost fight is begun again with another card."""
    fight = sight.view["fight"]
    mine = 0 if fight["sides"][0] == sight.me else 1
    behind = fight["values"][1 - mine] - fight["values"][mine] - sight.sticks()
    lost = behind > 0 or (behind == 0 and not tie_is_mine(sight, mine))
    return {"restart": 1.0 if lost and sight.best_rank() > 8 else -1.0, "pass": 0.0}


def npc_restart(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The NPC's side begins again what it is losing."""
    values = sight.view["fight"]["values"]
    return {"restart": 1.0 if values[0] > values[1] else -1.0, "go_on": 0.0}


# What a fight card of each rank brings the player who meets it.
EFFECTS: Final = (0, 0, -1.2, -1.1, -0.8, -0.9, -0.65, -0.4, -0.65, -0.3, 0, 0.2, 0.27, 1.0, 1.1)
HIS_RANK: Final = (0.0, 0.0, 0.97, 0.96, 0.95, 0.94, 0.92, 0.9, 0.87, 0.82, 0.74, 0.62, 0.45, 0.25, 0.0)


def npc_card(sight: Sight, options: tuple[str, ...]) -> dict[str, float]:
    """The fight card that is worst for the player who meets it."""
    kind = sight.view["fight"]["kind"]
    prize = 1.9 if kind == "bandit" else 5.0
    return {
        name: -HIS_RANK[FIGHT_RANK[name]] * prize - EFFECTS[FIGHT_RANK[name]] for name in options
    }
