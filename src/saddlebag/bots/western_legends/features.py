"""What the value of a position is computed from: figures of each seat, in turn order or not.

They are taken where a turn begins. Everything is scaled to about one.
"""

from typing import Final

from saddlebag.bots.western_legends.cards import SPARED
from saddlebag.bots.western_legends.gear import LOWERS_NPC
from saddlebag.bots.western_legends.weights import DANGER
from saddlebag.western_legends.content.board import BANK, CABARET, DOCTOR, MINES, RAIL_STATION
from saddlebag.western_legends.content.legendary import LEGENDARY_TOKENS
from saddlebag.western_legends.content.numbers import HEAL_COST, MONEY_PER_LP, REVEL_COST
from saddlebag.western_legends.content.poker_cards import JACK
from saddlebag.western_legends.content.tracks import LENGTH, MARSHAL_ROW_LP, ROW, WANTED_ROW_LP, row
from saddlebag.western_legends.ending import legendary_items, upgrades
from saddlebag.western_legends.goods.gear import NAME
from saddlebag.western_legends.goods.hands import RANK
from saddlebag.western_legends.riding.movement import movement
from saddlebag.western_legends.riding.ways import distances
from saddlebag.western_legends.state import FINAL_ROUND, LAST_OF_ROUND, NONE, West
from saddlebag.western_legends.zones import DONE, GOAL, HAND, HERD, NAMES, TOKEN, WORTHS

STANDING: Final = (
    "lp", "final", "wanted_row", "wanted", "is_wanted", "marshal_row", "marshal", "is_marshal",
    "in_row", "gap", "leads", "to_target", "behind_him",
)  # fmt: skip
GOODS: Final = (
    "money", "odd_money", "nuggets", "wounds", "cattle", "movement", "weapon", "upgrades",
    "items", "discs", "legend", "tokens", "goals",
)  # fmt: skip
CARDS: Final = ("hand", "best_card", "second_card", "third_card", "high_cards", "hand_worth")
TIME: Final = ("to_move", "to_move_row", "to_move_final", "wait", "on_turn")
MAP: Final = (
    "danger", "danger_row", "bank", "revel", "heal", "gold", "mine", "drive", "rivals",
    "weaker", "stronger_loot", "prey", "hunters",
)  # fmt: skip
FEATURES: Final = (*STANDING, *GOODS, *CARDS, *TIME, *MAP)
BUCKETS: Final = 7  # of time

NEAR: Final[list[float]] = [1 / (1 + moves) for moves in range(60)]
ROW_LP: Final[list[float]] = [float(WANTED_ROW_LP[row(k)]) for k in range(LENGTH + 1)]
STAR_LP: Final[list[float]] = [float(MARSHAL_ROW_LP[row(k)]) for k in range(LENGTH + 1)]
KEPT: Final[list[float]] = [SPARED.get(name, 0.0) for name in NAMES]
LOWERS: Final[list[float]] = [*[float(LOWERS_NPC[name]) for name in NAME], 0.0]  # the last: NONE
MOST_GAP: Final = 8.0
AFAR: Final = len(DANGER) - 1


def bucket(s: West) -> int:
    """How far the game has come."""
    if s.ending == FINAL_ROUND:
        return 0
    if s.ending == LAST_OF_ROUND:
        return 1
    left = s.options.length - max(s.lp)
    if left <= 2:
        return 2
    if left <= 4:
        return 3
    return 4 if left <= 7 else 5 if left <= 10 else 6


class Race:
    """What all seats are compared by."""

    __slots__ = ("final", "hands", "moves", "past", "printed", "ranked", "top")

    def __init__(self, s: West) -> None:
        seats = range(s.seats)
        most = max(s.wanted)
        alone = s.wanted.count(most) == 1
        self.past = (s.turn - s.first) % s.seats  # turns of this round that are over
        self.hands = [len(s.cards.piles[HAND[seat]]) for seat in seats]
        self.moves = [max(1, movement(s, seat)) for seat in seats]
        self.printed = [printed(s, seat) for seat in seats]
        self.final: list[float] = []
        for seat in seats:
            bonus = 0 if not s.wanted[seat] else 3 if s.wanted[seat] == most and alone else 1
            sure = s.lp[seat] + s.money[seat] // MONEY_PER_LP - s.wounds[seat] + bonus
            self.final.append(sure + self.printed[seat] + STAR_LP[s.marshal[seat]])
        self.ranked = sorted(self.final, reverse=True)
        self.top = s.lp[s.seats] if s.players > s.seats else 0  # the Man in Black


def printed(s: West, seat: int) -> float:
    """The points on gear and tokens."""
    found = 0
    if s.owned[seat]:
        found = upgrades(s, seat) + legendary_items(s, seat)
    if s.options.goals:
        for token in s.cards.piles[TOKEN[seat]]:
            found += LEGENDARY_TOKENS[token - WORTHS[0]]
    return float(found)


def features(s: West) -> list[list[float]]:
    """One row for each seat."""
    race = Race(s)
    return [
        standing(s, race, seat) + goods(s, race, seat) + hand(s, seat) + time(s, race, seat)
        + surroundings(s, race, seat)
        for seat in range(s.seats)
    ]  # fmt: skip


def standing(s: West, race: Race, seat: int) -> list[float]:
    """Points and tracks, alone and beside the best rival."""
    wanted, marshal, final = s.wanted[seat], s.marshal[seat], race.final[seat]
    best = race.ranked[0] if final < race.ranked[0] else race.ranked[1]
    gap = max(-MOST_GAP, min(MOST_GAP, final - best))
    behind = race.top - final
    return [
        s.lp[seat] / 5,
        final / 5,
        ROW_LP[wanted],
        wanted / LENGTH,
        1.0 if wanted else 0.0,
        STAR_LP[marshal],
        marshal / LENGTH,
        1.0 if marshal else 0.0,
        ((wanted - 1) % ROW + 1) / ROW if wanted else 0.0,
        gap / 5,
        1.0 if gap >= 0 else 0.0,
        max(0, s.options.length - s.lp[seat]) / 10,
        behind / 5 if behind > 0 else 0.0,
    ]


def goods(s: West, race: Race, seat: int) -> list[float]:
    """What a seat owns."""
    money, goals = s.money[seat], s.options.goals
    return [
        money / MONEY_PER_LP,
        (money % MONEY_PER_LP) / MONEY_PER_LP,
        s.nuggets[seat] / 2,
        float(s.wounds[seat]),
        float(len(s.cards.piles[HERD[seat]])),
        race.moves[seat] / 3,
        LOWERS[s.weapon[seat]] if s.weapon[seat] != NONE else 0.0,
        race.printed[seat],
        len(s.owned[seat]) / 2,
        float(s.discs[0].count(seat) + s.discs[1].count(seat)),
        1.0 if s.legend(seat) else 0.0,
        float(len(s.cards.piles[DONE[seat]])) if goals else 0.0,
        float(len(s.cards.piles[GOAL[seat]])) if goals else 0.0,
    ]


def hand(s: West, seat: int) -> list[float]:
    """The cards of a seat: for fights, and for their effects."""
    pile = s.cards.piles[HAND[seat]]
    ranks = sorted([RANK[card] for card in pile], reverse=True)
    count, worth, high = len(ranks), 0.0, 0
    for card in pile:
        worth += KEPT[card]
        if RANK[card] >= JACK:
            high += 1
    return [
        count / 3,
        ranks[0] / 14 if count else 0.0,
        ranks[1] / 14 if count > 1 else 0.0,
        ranks[2] / 14 if count > 2 else 0.0,
        float(high),
        worth,
    ]


def time(s: West, race: Race, seat: int) -> list[float]:
    """Who is still to move in this round, and when."""
    to_move = 1.0 if (seat - s.first) % s.seats >= race.past else 0.0
    return [
        to_move,
        to_move * ROW_LP[s.wanted[seat]],
        to_move * race.final[seat] / 5,
        ((seat - s.turn) % s.seats) / s.seats,
        1.0 if seat == s.turn else 0.0,
    ]


def surroundings(s: West, race: Race, seat: int) -> list[float]:
    """What a seat can reach, and what can reach it."""
    place = s.place[seat]
    if place < 0:
        return [0.0] * len(MAP)
    steps, moves, wanted = distances(place), race.moves[seat], s.wanted[seat]
    money, herd = s.money[seat], len(s.cards.piles[HERD[seat]])
    danger = DANGER[min(steps[s.sheriff], AFAR)] if wanted else 0.0
    bank = near(steps[BANK], moves)
    mine = near(min([steps[space] for space in MINES]), moves)
    healing = near(steps[DOCTOR], moves) * s.wounds[seat] if money >= HEAL_COST else 0.0
    return [
        danger,
        danger * ROW_LP[wanted],
        bank,
        (money // REVEL_COST) * near(steps[CABARET], moves),
        healing,
        s.nuggets[seat] * bank,
        mine,
        herd * near(steps[RAIL_STATION], moves) if herd else 0.0,
        *meetings(s, race, seat, steps),
    ]


def near(steps: int, moves: int) -> float:
    """One for a space one stands on, less with each Move action."""
    return NEAR[(steps + moves - 1) // moves]


def meetings(s: West, race: Race, seat: int, steps: tuple[int, ...]) -> list[float]:
    """Rivals within one ride: weaker and stronger ones, Wanted ones for a Marshal, Marshals."""
    rivals = weaker = prey = hunters = 0
    loot = 0.0
    for other in range(s.seats):
        place = s.place[other]
        if other == seat or place < 0:
            continue
        between = steps[place]
        if between <= race.moves[seat]:
            rivals += 1
            if race.hands[other] < race.hands[seat]:
                weaker += 1
            if s.marshal[seat] and s.wanted[other]:
                prey += 1
        if between <= race.moves[other]:
            if race.hands[other] > race.hands[seat]:
                loot += s.money[seat] / MONEY_PER_LP
            if s.wanted[seat] and s.marshal[other]:
                hunters += 1
    return [float(rivals), float(weaker), loot, float(prey), hunters * ROW_LP[s.wanted[seat]]]
