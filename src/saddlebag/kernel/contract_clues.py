"""The contract about clues: they are true, and say no more than cards out of sight can bear."""

from saddlebag.kernel.contract_outlook import demand
from saddlebag.kernel.zone import Cards


def hidden(cards: Cards, who: int) -> list[int]:
    """The cards out of an observer's sight, slot by slot."""
    return [card for pile in cards.piles for card in pile if not cards.seen[card] & who]


def bound(cards: Cards, who: int) -> dict[int, int]:
    """Hidden cards that an observer's clues may speak of, one for each clue, with its tag."""
    found: dict[int, int] = {}
    unseen = hidden(cards, who)
    for face, pairs in sorted(cards.clues.items()):
        tags = [tag for mask, tag in pairs if mask & who]
        able = [card for card in unseen if cards.box.face[card] == face]
        found.update(matched(cards, tags, able))
    return found


def matched(cards: Cards, tags: list[int], able: list[int]) -> dict[int, int]:
    """Each clue about a face finds a card of its own among those that lie where it says."""
    taken: dict[int, int] = {}  # card -> which of the clues

    def place(clue: int, tried: set[int]) -> bool:
        for card in able:
            if card not in tried and cards.tags.get(card, 0) & tags[clue]:
                tried.add(card)
                if card not in taken or place(taken[card], tried):
                    taken[card] = clue
                    return True
        return False

    for clue in range(len(tags)):
        demand(place(clue, set()), "a clue that is not true")
    return {card: tags[clue] for card, clue in taken.items()}


def check_clues(cards: Cards) -> None:
    """Whatever an observer has been told about cards out of its sight is so."""
    for k in range(cards.all.bit_length()):
        bound(cards, 1 << k)
