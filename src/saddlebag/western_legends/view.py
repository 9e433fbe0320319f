"""What a seat may know, built up from nothing (Q-89).

Open: places, money, nuggets, items, wounds, tracks, LP, how many cards a hand has, the color of
cattle, how many legendary tokens. Hidden: hands, what cattle pays, goals, what tokens are worth.
"""

from typing import Final, cast

from saddlebag.kernel.event import WATCHER
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES, line_id
from saddlebag.western_legends.content.board import COLORS, MINES, NAMES, REGIONS, TOWNS, members
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import DISCS
from saddlebag.western_legends.content.stories import STORY_CARDS
from saddlebag.western_legends.content.verbs import words
from saddlebag.western_legends.goods.buying import FOR_SALE, LEGENDARY_ITEMS
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.goods.hands import hand_limit
from saddlebag.western_legends.records.fight import NO_CARD, NPC, Fight
from saddlebag.western_legends.records.poker_hand import Hand
from saddlebag.western_legends.riding.movement import movement
from saddlebag.western_legends.state import NOBODY, NONE, NOWHERE, West
from saddlebag.western_legends.zones import (
    ASIDE,
    BANDIT_DECK,
    BOX,
    DECK,
    DISCARD,
    DONE,
    FIGHT_CARD,
    FIGHT_DECK,
    FIRST_STORY,
    FLOP,
    GOAL,
    HAND,
    HERD,
    HERDS,
    HIS_CARD,
    HIS_DECK,
    PLAYED,
    RANCH,
    RESOLVING,
    STORY_DECKS,
    SUPPLY,
    TOKEN,
    TOLD,
)

PHASES: Final = words(
    "shuffle draft goods places turn_begins turn_start income equip act after stories turn_end "
    "limit close last_goals pass_on his_turn"
)
ENDINGS: Final = ("open", "last_of_round", "final_round")
BLUE_FROM: Final = HERDS[1][0]
Mats = list[dict[str, object]]


def view(s: West, seat: int) -> dict[str, object]:
    """The table, then each player."""
    cards = s.cards
    piles = cards.piles
    return {
        "seats": s.seats,
        "phase": PHASES[s.phase],
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "actions": s.actions,
        "so_far": so_far(s),
        "length": s.options.length,
        "ending": ENDINGS[s.ending],
        "sheriff": {"space": NAMES[s.sheriff], "active": s.active_sheriff()},
        "bandits": [NAMES[space] for space in members(s.bandits)],
        "bandit_types": bandit_types(s),
        "bandit_deck": len(piles[BANDIT_DECK]) if s.options.bandit_cards else 0,
        "deck": len(piles[DECK]),
        "discard": cards.faces(DISCARD, seat),
        "flop": cards.faces(FLOP, seat),
        "resolving": cards.faces(RESOLVING, seat),
        "fight_deck": len(piles[FIGHT_DECK]),
        "fight_card": cards.faces(FIGHT_CARD, seat),
        "stories": [story(s, deck) for deck in range(len(STORY_DECKS))],
        "told": cards.faces(TOLD, seat),
        "ranches": {color: len(piles[RANCH[i]]) for i, color in enumerate(COLORS)},
        "store": {ITEMS[i].id: s.stock[i] for i in FOR_SALE if s.stock[i]},
        "legendary": sum([s.stock[i] for i in LEGENDARY_ITEMS]),
        "supply": len(piles[SUPPLY]),
        "gold": {NAMES[mine]: left for mine, left in zip(MINES, s.gold, strict=False)},
        "players": [player(s, other, seat) for other in range(s.players)],
        "fight": None if s.fight is None else fight(s.fight),
        "poker": None if s.hand is None else poker(s.hand),
        "his_cards": cards.faces(HIS_CARD, seat),
        "named": None if s.named == NOBODY else s.named,
        "resting": [[cards.box.names[card], turns] for card, turns in s.rested],
        "his_deck": len(piles[HIS_DECK]),
    }


def so_far(s: West) -> dict[str, object]:
    """What was done in this turn, and may not be done again."""
    return {
        "disc": s.placed,
        "heist": s.heisted,
        "fought": [player for player in range(s.players) if s.fought >> player & 1],
        "reputation": s.reputed,
        "reacted": s.reacted,
        "entered": s.entered,
        "revelled": [player for player in range(s.seats) if s.revelled >> player & 1],
        "disc_this_round": s.disc_round,
        "regions": [REGIONS[region] for region in range(len(REGIONS)) if s.regions >> region & 1],
        "dice": list(s.dice),
        "driven": s.driven,
        "on_foot": s.on_foot,
        "mount_discount": s.mount_discount,
    }


def bandit_types(s: West) -> dict[str, str]:
    """FIST-6: by space, which of the six stands there."""
    if not s.options.bandit_cards:
        return {}
    return {NAMES[space]: TYPES[it] for it, space in enumerate(s.bandit_at) if space != NOWHERE}


def story(s: West, deck: int) -> dict[str, object] | None:
    """STORY-1: the open card of a deck with the discs on it."""
    pile = s.cards.piles[STORY_DECKS[deck]]
    if not pile:
        return None
    it = STORY_CARDS[pile[-1] - FIRST_STORY]
    return {
        "story": it.id,
        "trigger": it.trigger,
        "discs": list(s.discs[deck]),
        "needed": s.needed_discs(),
        "left": len(pile),
    }


def beside(s: West, seat: int, public: dict[str, object]) -> dict[str, object]:
    """Of the view what a spectator sees otherwise: only what lies hidden is looked at again."""
    mats = cast(Mats, public["players"]).copy()
    for other, seen in enumerate(mats):
        if other == seat or knows_more(s, other, seat):
            mats[other] = {**seen, **hidden(s, other, seat)}
    return {"fight_card": s.cards.faces(FIGHT_CARD, seat), "players": mats}


def knows_more(s: West, other: int, seat: int) -> bool:
    """Has this seat seen a card or token of that player which a spectator has not?"""
    if other >= s.seats:
        return False
    cards, piles = s.cards, s.cards.piles
    found = piles[HAND[other]] + piles[HERD[other]] + piles[ASIDE[other]] + piles[PLAYED[other]]
    if s.options.goals:
        found += piles[GOAL[other]] + piles[TOKEN[other]]
    return cards.sees_more(found, seat)


def player(s: West, other: int, seat: int) -> dict[str, object]:
    """A player's mat, figure and tracks; the Man in Black has less of everything."""
    return {**mat(s, other), **hidden(s, other, seat)}


def mat(s: West, other: int) -> dict[str, object]:
    """What everybody sees of a player."""
    seen: dict[str, object] = {
        "space": NAMES[s.place[other]] if s.place[other] >= 0 else None,
        "lp": s.lp[other],
        "money": s.money[other],
        "nuggets": s.nuggets[other],
        "wounds": s.wounds[other],
        "marshal": s.marshal[other],
        "wanted": s.wanted[other],
        "discs": DISCS - sum([whose.count(other) for whose in s.discs]),
        "man_in_black": other >= s.seats,
    }
    if other >= s.seats:
        return seen
    if s.character[other] == NOBODY:
        return seen | {"character": None}
    seen |= {
        "character": CHARACTERS[s.character[other]].id,
        "legend": s.legend(other),
        "items": [NAME[code] for code in s.owned[other]],
        "mount": None if s.mount[other] == NONE else NAME[s.mount[other]],
        "weapon": None if s.weapon[other] == NONE else NAME[s.weapon[other]],
        "movement": movement(s, other),
        "hand_limit": hand_limit(s, other),
    }
    if s.options.goals:
        seen["done"] = s.cards.faces(DONE[other], WATCHER)
    return seen


def hidden(s: West, other: int, seat: int) -> dict[str, object]:
    """Of a player's cards and tokens what this seat may know."""
    cards = s.cards
    if other >= s.seats:
        return {}
    if s.character[other] == NOBODY:
        return {"aside": aside(s, other, seat)}
    found: dict[str, object] = {
        "hand": cards.held(HAND[other], seat),
        "played": cards.faces(PLAYED[other], seat),
        "aside": aside(s, other, seat),
        "cattle": [token(s, card, seat) for card in cards.piles[HERD[other]]],
    }
    if s.options.goals:
        found["goals"] = cards.held(GOAL[other], seat)
        found["tokens"] = cards.held(TOKEN[other], seat)
    return found


def aside(s: West, other: int, seat: int) -> dict[str, object]:
    """Cards drawn for a draft, an NPC or the house."""
    return s.cards.held(ASIDE[other], seat)


def token(s: West, card: int, seat: int) -> dict[str, object]:
    """CATTLE-3: everybody sees the color, its carrier the reward."""
    known = s.cards.seen[card] >> (seat + 1) & 1
    return {
        "color": COLORS[int(card >= BLUE_FROM)],
        "token": s.cards.box.names[card] if known else None,
    }


def fight(f: Fight) -> dict[str, object]:
    """All of a fight is public but the cards that lie face down."""
    return {
        "kind": f.kind,
        "sides": [None if player == NPC else player for player in f.sides],
        "controller": None if f.controller == NOBODY else f.controller,
        "space": NAMES[f.place],
        "stage": f.stage,
        "restarts": f.restarts,
        "shown": f.shown.copy(),
        "copied": f.copied.copy(),
        "ranks": f.ranks.copy(),
        "values": [f.value(0), f.value(1)] if all(f.ranks) else [],
        "lowered": f.lowered.copy(),
        "raised": f.raised.copy(),
        "shielded": f.shielded.copy(),
        "cancelled": f.cancelled,
        "declined": f.declined,
        "bandit": None if f.bandit == NO_CARD else TYPES[f.bandit],
        "bandit_card": None if f.bandit == NO_CARD else BANDIT_CARDS[f.bandit_card].id,
        "line": None if f.bandit == NO_CARD else line_id(f.bandit_card, f.bandit),
    }


def poker(h: Hand) -> dict[str, object]:
    """Who plays, who deals, what is in the pot."""
    return {
        "host": h.host,
        "town": TOWNS[h.town],
        "players": h.players.copy(),
        "dealer": None if h.dealer < 0 else h.dealer,
        "pot": h.pot,
        "stage": h.stage,
        "copied": {BOX.names[joker]: BOX.names[card] for joker, card in h.copied.items()},
    }
