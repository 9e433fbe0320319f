"""Jokers: a copy of another card in its owner's hand, shown and kept (FIST-3, FIST-4, Q-78)."""

from collections.abc import Container
from typing import Final

from saddlebag.kernel.ask import Ask, Refusal
from saddlebag.western_legends.content.poker_cards import CARD_EFFECTS, POKER_CARDS
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import BOX, HAND, NAMES, PLAYED

AS: Final = ":as:"
JOKERS: Final = frozenset(
    number
    for number, card in enumerate(POKER_CARDS)
    if any(fx.do == "copy_hand_card" for fx in CARD_EFFECTS[card.effect].fx)
)
NONE: Final[tuple[str, ...]] = ()


def playable(s: West, seat: int) -> bool:
    """Q-78: is there a card to play? A hand of Jokers alone counts as empty."""
    return not JOKERS.issuperset(s.cards.piles[HAND[seat]])


def jokers_in(pile: list[int]) -> list[int]:
    return [card for card in sorted(pile) if card in JOKERS]


def others_in(pile: list[int]) -> list[int]:
    """The cards that a Joker may copy."""
    return [card for card in sorted(pile) if card not in JOKERS]


# ---- as answers


def copies(s: West, seat: int, word: str, fitting: Container[int]) -> tuple[str, ...]:
    """A Joker of the hand as one of its fitting cards: `play:joker_red:as:5_clubs`."""
    if not s.options.jokers:
        return NONE
    hand = s.cards.piles[HAND[seat]]
    if JOKERS.isdisjoint(hand):
        return NONE
    originals = [card for card in others_in(hand) if card in fitting]
    return tuple(
        [f"{word}{as_copy(joker, card)}" for joker in jokers_in(hand) for card in originals]
    )


def as_copy(joker: int, card: int) -> str:
    return f"{NAMES[joker]}{AS}{NAMES[card]}"


def read(name: str) -> tuple[int, int]:
    """The card that is spent, and the one it counts as: itself, unless it is a copy."""
    spent, _, original = name.partition(AS)
    card = BOX.id[spent]
    return card, BOX.id[original] if original else card


def unnamed(s: West, seat: int, answer: str, fitting: Container[int]) -> Refusal:
    """Why a Joker cannot be played by itself."""
    if any(card in fitting for card in others_in(s.cards.piles[HAND[seat]])):
        return answer, "copy_what", {}, "WL FIST-4"
    return answer, "nothing_to_copy", {}, "WL Q-78"


# ---- in the open


def spend(s: West, seat: int, name: str, target: int) -> tuple[int, int]:
    """A card from the hand, for all to see, and the one it counts as, as in `read`."""
    card, face = read(name)
    s.cards.slip(card, HAND[seat], target, seat, also=s.cards.all)
    if face != card:
        show_original(s, seat, card, face)
    return card, face


def show_original(s: West, seat: int, joker: int, card: int) -> None:
    """FIST-4: everybody sees which card a Joker copies; it stays in hand."""
    if card in s.cards.piles[HAND[seat]]:
        s.cards.slip(card, HAND[seat], HAND[seat], seat, also=s.cards.all)
    s.tell("copied", seat, NAMES[joker], NAMES[card])


def show_useless(s: West, seat: int) -> None:
    """Jokers alone count as no card: they are shown, since everybody knows now what they are."""
    cards = s.cards.names(PLAYED[seat]) + s.cards.names(HAND[seat])
    if cards:
        s.cards.reveal(PLAYED[seat])
        s.cards.reveal(HAND[seat])
        s.tell("jokers_alone", seat, cards)


async def name_copy(s: West, seat: int, joker: int) -> int:
    """Q-78: once a Joker that was put down is turned up, its owner names what it copies."""
    answer = await Ask(seat, "copy", lambda: originals(s, seat, joker), must_name)
    _, card = read(answer)
    show_original(s, seat, joker, card)
    return card


def originals(s: West, seat: int, joker: int) -> list[str]:
    """A card in hand, or one that lies beside it."""
    held = s.cards.piles[HAND[seat]] + s.cards.piles[PLAYED[seat]]
    return [as_copy(joker, card) for card in others_in(held)]


def must_name() -> list[Refusal]:
    return [("pass", "compulsory", {}, "WL Q-78")]
