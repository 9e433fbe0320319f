"""Setting up the game and each of its rounds (SET, ROUND-6)."""

from typing import Final

from saddlebag.kernel.chance import Chance
from saddlebag.public_enemy.cards import (
    BOX,
    DECKS,
    GANG_OF,
    GANGS,
    LEADERS,
    NAMES,
    NUMBERS,
    OUTLAWS,
    REMOVED,
    SALOON,
    SALOON_CARDS,
    TOWN_OF,
    TOWNS,
    zones,
)
from saddlebag.public_enemy.modules import Modules
from saddlebag.public_enemy.state import DRAW, NOBODY, Enemy

TURNED_UP: Final[list[tuple[str, str, str]]] = [
    ("turned_up", TOWNS[TOWN_OF[card]], NAMES[card]) for card in range(len(GANG_OF))
]
WHOLE_DECKS: Final[list[int]] = [len(deck) for deck in BOX.whole]


def set_up(seats: int, chance: Chance, modules: Modules) -> Enemy:
    """The box opened and sorted by town; nothing is shuffled yet."""
    decks = dict(zip(DECKS, [*OUTLAWS, SALOON_CARDS], strict=True))
    s = Enemy(seats, BOX.table(seats, decks, zones(seats)), chance)
    s.modules = modules
    if modules.fast:
        thin_out(s)
    starter = modules.starter  # SET-4
    s.starter = s.roll("starter", seats) if isinstance(starter, str) else starter
    return s


def thin_out(s: Enemy) -> None:
    """SET-5: one outlaw of each gang leaves each town, unseen and never a leader (Q-25), and one
    saloon card of each kind."""
    for town, deck in enumerate(DECKS[:SALOON]):
        crews = [crew(town, gang) for gang in range(len(GANGS))]
        gone = [members[s.chance.below("fast", len(members))] for members in crews]
        for card in gone:
            s.cards.move(card, deck, REMOVED)
        for members, card in zip(crews, gone, strict=True):
            s.cards.hint(members, [*s.cards.piles[deck], card], s.cards.all)
        s.cards.hint([LEADERS[town]], s.cards.piles[deck], s.cards.all)
    for row in NUMBERS["saloon"]:
        card = BOX.id[row["id"]]
        s.cards.move(card, DECKS[SALOON], REMOVED)
        s.cards.show(card, s.cards.all)


def crew(town: int, gang: int) -> list[int]:
    """A gang's outlaws in a town, without the leader."""
    return [card for card in OUTLAWS[town] if GANG_OF[card] == gang and card != LEADERS[gang]]


def deal(s: Enemy) -> None:
    """SET-1, SET-2: every deck is rebuilt and shuffled, each town turns up a card."""
    s.round += 1
    s.turn = s.starter
    s.spent = False
    s.dollars = [NUMBERS["tokens"]["dollars_per_seat"] if s.modules.dollars else 0] * s.seats
    s.cavalry = NOBODY
    s.supremacy = s.roll("supremacy", len(GANGS)) if s.modules.supremacy else NOBODY  # SUP-1
    gang = GANGS[s.supremacy] if s.modules.supremacy else None
    s.tell("round_begins", s.round, s.starter, gang)
    shuffle(s)
    for town in range(len(TOWNS)):
        turn_up(s, town)
    s.phase = DRAW


def shuffle(s: Enemy) -> None:
    """ROUND-6: all cards return to their decks, and every deck is shuffled."""
    if s.cards.piles[REMOVED]:
        shuffle_fast_decks(s)
    else:
        s.cards.start_over(DECKS, s.chance.orders("deal", WHOLE_DECKS))


def shuffle_fast_decks(s: Enemy) -> None:
    """SET-5: the same without the cards that were removed for the whole game."""
    piles = s.cards.piles
    gone = piles[REMOVED]
    decks = [[card for card in deck if card not in gone] for deck in BOX.whole]
    orders = s.chance.orders("deal", [len(deck) for deck in decks])
    for zone in range(len(piles)):
        if zone != REMOVED:
            piles[zone] = []
    for zone, deck, order in zip(DECKS, decks, orders, strict=True):
        s.cards.stack(zone, deck, order)


def turn_up(s: Enemy, town: int) -> None:
    """TURN-5: the next card of a town, if there is one, lies face up."""
    card = s.cards.turn_up(DECKS[town])
    if card >= 0:
        s.announce(TURNED_UP[card])
