"""For a Fistful of Dollars: bury a town's open card, or look at a hidden one (DOLLAR)."""

from typing import Final

from saddlebag.kernel.ask import Refusal
from saddlebag.kernel.event import bit
from saddlebag.public_enemy.cards import DECK_NAMES, DECKS, NAMES, SALOON, TOWNS
from saddlebag.public_enemy.setup import turn_up
from saddlebag.public_enemy.state import Enemy

BURY: Final[tuple[str, ...]] = tuple(f"bury:{name}" for name in TOWNS)
PEEK: Final[tuple[str, ...]] = tuple(f"peek:{name}" for name in DECK_NAMES)


def refusal(s: Enemy, me: int, deck: int, rule: str) -> tuple[str, dict[str, object], str] | None:
    """Why this seat may not use a Dollars tile on this deck now."""
    if s.spent:
        return "one_dollar_a_turn", {}, "PE DOLLAR-2"
    if not s.dollars[me]:
        return "no_dollars", {"has": 0, "needs": 1}, "PE DOLLAR-1"
    if deck == s.cavalry:
        return "cavalry_here", {"town": DECK_NAMES[deck]}, "PE CAV-3"
    if len(s.cards.piles[DECKS[deck]]) < (1 if deck == SALOON else 2):
        return "no_hidden_card", {"deck": DECK_NAMES[deck]}, rule
    return None


def dollar_offers(s: Enemy, me: int) -> list[str]:
    """DOLLAR-2: at most one of these before drawing."""
    if s.spent or not s.dollars[me]:
        return []
    decks = [deck for deck in range(len(DECKS)) if refusal(s, me, deck, "") is None]
    return [BURY[deck] for deck in decks if deck != SALOON] + [PEEK[deck] for deck in decks]


def dollar_refusals(s: Enemy, me: int) -> list[Refusal]:
    """The refused uses of a Dollars tile, with reasons."""
    found: list[Refusal] = [("bury:saloon", "nothing_open_to_bury", {}, "PE DOLLAR-3")]
    for answers in (BURY, PEEK):
        for deck, answer in enumerate(answers):
            why = refusal(s, me, deck, "PE INT-4")
            if why is not None:
                found.append((answer, *why))
    return found


def spend(s: Enemy, me: int, answer: str) -> None:
    """A tile is spent for the round (Q-17)."""
    s.dollars[me] -= 1
    s.spent = True
    if answer in BURY:
        bury(s, me, BURY.index(answer))
    else:
        peek(s, me, PEEK.index(answer))


def bury(s: Enemy, me: int, town: int) -> None:
    """DOLLAR-3: the face-up outlaw goes under its deck, the next one is turned up."""
    card = s.cards.piles[DECKS[town]][-1]
    s.cards.move(card, DECKS[town], DECKS[town], bottom=True)
    s.tell("buried", me, TOWNS[town], NAMES[card])
    turn_up(s, town)


def peek(s: Enemy, me: int, deck: int) -> None:
    """DOLLAR-4: look secretly at the first face-down card; it stays where it is."""
    pile = s.cards.piles[DECKS[deck]]
    card = pile[-1] if deck == SALOON else pile[-2]
    s.cards.show(card, bit(me))
    s.cards.news |= bit(me)  # even if it was known before: undo must not tell
    s.whisper(bit(me), (NAMES[card],), "peeked", me, DECK_NAMES[deck])
