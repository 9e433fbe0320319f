"""A turn: one card from one of the five decks (TURN), and the end of a round (ROUND)."""

from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.public_enemy.cards import (
    DECK_NAMES,
    DECKS,
    GANG_OF,
    MOST_SEATS,
    NAMES,
    SALOON,
    STACKS,
    TOWN_OF,
    TOWNS,
)
from saddlebag.public_enemy.cavalry import station
from saddlebag.public_enemy.dollars import dollar_offers, dollar_refusals, spend
from saddlebag.public_enemy.saloon import turn_over
from saddlebag.public_enemy.scoring import score
from saddlebag.public_enemy.setup import TURNED_UP
from saddlebag.public_enemy.state import CAVALRY, DRAW, NOBODY, Enemy

DRAWS: Final[tuple[str, ...]] = tuple(f"draw:{name}" for name in DECK_NAMES)
TOOK: Final[list[list[tuple[str, int, str, str]]]] = [
    [("took", seat, TOWNS[TOWN_OF[card]], NAMES[card]) for card in range(len(GANG_OF))]
    for seat in range(MOST_SEATS)
]
DECK_DRAWN: Final[dict[str, int]] = {answer: deck for deck, answer in enumerate(DRAWS)}
# CAV-2: the remaining decks while the Cavalry bars a town
DRAWS_PAST: Final[list[tuple[str, ...]]] = [
    tuple(answer for answer in DRAWS if answer != DRAWS[town]) for town in range(len(TOWNS))
]


async def take_turn(s: Enemy) -> None:
    """INT-2: perhaps a Dollars action, then a draw, its effect, and the check for the end."""
    me = s.turn
    answer = await (PLAIN_ASKS[me] if s.modules.plain else draw_ask(s, me))
    deck = DECK_DRAWN.get(answer, NOBODY)
    if deck == NOBODY:
        spend(s, me, answer)
        return  # the same seat continues, now without a Dollars action
    if deck != SALOON:
        take_outlaw(s, me, deck)
    else:
        await turn_over(s, me)
    if round_over(s, me, deck):
        score(s)
    elif s.modules.cavalry:
        s.phase = CAVALRY
    else:
        next_player(s)


def take_outlaw(s: Enemy, me: int, town: int) -> None:
    """TURN-2, TURN-3, TURN-5: onto the stack of its gang; the town turns up the next card."""
    cards = s.cards
    piles, deck = cards.piles, DECKS[town]
    card = piles[deck].pop()
    piles[STACKS[me][GANG_OF[card]]].append(card)
    fresh = cards.turn_up(deck)
    if fresh >= 0:
        s.announce(TOOK[me][card], TURNED_UP[fresh])
    else:
        s.announce(TOOK[me][card])


def draw_ask(s: Enemy, me: int) -> Ask:
    """TURN-1: which deck; with Dollars also the action before it."""
    if s.modules.dollars:
        return Ask(me, "draw", lambda: (*draws(s), *dollar_offers(s, me)), lambda: refusals(s, me))
    return Ask(me, "draw", draws(s), lambda: refusals(s, me))


def draws(s: Enemy) -> tuple[str, ...]:
    """The decks that may be drawn from: none is empty while the round runs (INT-7)."""
    return DRAWS if s.cavalry == NOBODY else DRAWS_PAST[s.cavalry]


async def close_turn(s: Enemy) -> None:
    """CAV-1: having drawn, a player may place or move the Cavalry."""
    await station(s, s.turn)
    s.phase = DRAW
    next_player(s)


def next_player(s: Enemy) -> None:
    """TURN-6: clockwise."""
    s.turn = (s.turn + 1) % s.seats
    s.spent = False


def round_over(s: Enemy, me: int, drawn: int) -> bool:
    """ROUND-1: the deck drawn from is empty, or the player on turn (ROUND-7) has every gang."""
    piles = s.cards.piles
    if not piles[DECKS[drawn]]:
        s.tell("round_over", me, "deck_empty", DECK_NAMES[drawn])
        return True
    for zone in STACKS[me]:
        if not piles[zone]:
            return False
    s.tell("round_over", me, "four_gangs", None)
    return True


def no_passing() -> list[Refusal]:
    """TURN-1: passing is not possible."""
    return [("pass", "no_passing", {}, "PE TURN-1")]


def refusals(s: Enemy, me: int) -> list[Refusal]:
    """The refused draws and actions, with reasons."""
    found = no_passing()
    if s.cavalry != NOBODY:
        found.append(
            (DRAWS[s.cavalry], "cavalry_here", {"town": TOWNS[s.cavalry]}, "PE CAV-2"),
        )
    if s.modules.dollars:
        found += dollar_refusals(s, me)
    return found


# without Dollars and Cavalry it is the same question every time
PLAIN_ASKS: Final = [Ask(seat, "draw", DRAWS, no_passing).made_once() for seat in range(MOST_SEATS)]
