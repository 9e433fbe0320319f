"""What a hand of poker is worth (POKER-8, POKER-9, POKER-16, Q-42, Q-44).

A card is its rank, 2 to 14, and its suit, any number but ANY. A Cheat from a hand has ANY rank and
its own suit, a Joker (FIST-5) has ANY of both, and a Cheat in the flop is a plain 2 (POKER-17).
"""

from typing import Final

Card = tuple[int, int]
# The place of the hand in HANDS, then the ranks that decide between equal hands; more is better.
Worth = tuple[int, ...]

ANY: Final = -1
ACE: Final = 14
FIVE: Final = 5  # straights, flushes and full houses need five cards

HANDS: Final = (  # POKER-8, the lowest first
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "five_of_a_kind",
    "royal_flush",
)
HIGH_CARD: Final = HANDS.index("high_card")
STRAIGHT: Final = HANDS.index("straight")
FLUSH: Final = HANDS.index("flush")
STRAIGHT_FLUSH: Final = HANDS.index("straight_flush")
ROYAL_FLUSH: Final = HANDS.index("royal_flush")

# The hand of equal ranks by how many others each card has beside it, summed over the cards.
ALIKE: Final = {
    others: HANDS.index(name)
    for others, name in (
        (0, "high_card"),
        (2, "pair"),
        (4, "two_pair"),
        (6, "three_of_a_kind"),
        (8, "full_house"),
        (12, "four_of_a_kind"),
        (20, "five_of_a_kind"),
    )
}
# How many of the deciding ranks name the hand: "tens over nines", "flush, jack high".
NAMING: Final = [2 if name in ("two_pair", "full_house") else 1 for name in HANDS]


def best(hand: list[Card], kickers: bool = True) -> Worth:
    """The most that up to five cards are worth; without kickers only what names the hand counts.

    A missing kicker is lower than any card (Q-44), because a shorter tuple is less.
    """
    ranks = sorted([rank for rank, _ in hand if rank != ANY], reverse=True)
    worth = alike(ranks, len(hand))
    if len(hand) == FIVE:
        worth = max(worth, in_line(ranks, one_suit(hand)))
    return worth if kickers else worth[: 1 + NAMING[worth[0]]]


def alike(ranks: list[int], size: int) -> Worth:
    """The best of pairs, threes, fours and fives: cards of any rank join the most, then highest."""
    if len(ranks) < size:
        ranks = [max(ranks, key=ranks.count, default=ACE)] * (size - len(ranks)) + ranks
    counts = [ranks.count(rank) for rank in ranks]
    others = sum(counts) - size
    if not others:
        return HIGH_CARD, *ranks
    groups = sorted(ranks, key=ranks.count, reverse=True)  # stable: high to low among equals
    return ALIKE[others], *dict.fromkeys(groups)


def in_line(ranks: list[int], flush: bool) -> Worth:
    """The best straight or flush of five cards, those of any rank filling up; () if neither."""
    top = top_of_straight(ranks)
    if top and flush:
        return (ROYAL_FLUSH if top == ACE else STRAIGHT_FLUSH), top
    if top:
        return STRAIGHT, top
    return (FLUSH, *[ACE] * (FIVE - len(ranks)), *ranks) if flush else ()


def top_of_straight(ranks: list[int]) -> int:
    """The highest rank of the best straight these fit in, or 0; A-2-3-4-5 is the lowest (Q-44)."""
    if not ranks or ranks[0] - ranks[-1] < FIVE:
        top = min(ranks[-1] + FIVE - 1, ACE) if ranks else ACE
    elif ranks[0] == ACE and ranks[1] <= FIVE:
        top = FIVE
    else:
        return 0
    return top if len(set(ranks)) == len(ranks) else 0


def one_suit(hand: list[Card]) -> bool:
    """Whether the cards can all be of one suit; a Cheat keeps its own (Q-42)."""
    suits = [suit for _, suit in hand if suit != ANY]
    return not suits or suits.count(suits[0]) == len(suits)


def counted_suit(hand: list[Card], worth: Worth) -> int:
    """FIST-5: the suit of a flush, where cards of any suit stand for it; otherwise ANY."""
    suits = [suit for _, suit in hand if suit != ANY]
    if len(suits) == len(hand) or worth[0] not in (FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH):
        return ANY
    return suits[0] if suits else ANY


def counted_as(hand: list[Card], worth: Worth) -> list[int]:
    """The ranks that the cards of any rank stand for in a hand of this worth, high to low."""
    ranks = [rank for rank, _ in hand if rank != ANY]
    if len(ranks) == len(hand):
        return []
    if worth[0] in (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH):
        line = [worth[1] - step for step in range(FIVE)]
        return [rank for rank in (rank if rank > 1 else ACE for rank in line) if rank not in ranks]
    return [worth[1]] * (len(hand) - len(ranks))
