"""A few cards in three piles, and everything that may happen to them."""

from hypothesis import strategies as st

from saddlebag.kernel.event import bit, everyone
from saddlebag.kernel.zone import Box, Cards

A, B, C = 0, 1, 2  # zones
ALL = everyone(3)


def dealt(*piles: str, names: str = "abcdef") -> Cards:
    """One back, these piles, nobody has seen anything."""
    box = Box()
    cards = box.cards(list(names))
    for name in "ABC":
        box.zone(name)
    free = {name: [c for c in cards if names[c] == name] for name in names}
    numbers = [[free[name].pop(0) for name in pile] for pile in (*piles, "", "")[:3]]
    return Cards(box, ALL, numbers, [0] * len(names), {}, {})


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["show", "slip", "move", "shuffle", "draw"]),
        st.integers(0, 2),
        st.integers(0, 2),
        st.integers(0, 5),
    ),
    max_size=20,
)


def act(cards: Cards, deed: str, zone: int, seat: int, pick: int) -> None:
    """One thing that may happen to cards."""
    pile, target = cards.piles[zone], (zone + 1 + pick % 2) % 3
    if not pile:
        return
    card = pile[pick % len(pile)]
    if deed == "show":
        cards.show(card, bit(seat))
    elif deed == "move":
        cards.move(card, zone, target)
    elif deed == "draw":
        cards.draw(zone, target, seat)
    elif deed == "shuffle":
        cards.shuffle(zone, [(i + pick) % len(pile) for i in range(len(pile))])
    else:
        for mine in pile:
            cards.show(mine, bit(seat))
        cards.slip(card, zone, target, seat)
