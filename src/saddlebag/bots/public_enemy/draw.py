"""Which card to draw, and which cards that leaves to the next player."""

from typing import Final

from saddlebag.bots.public_enemy.outlook import Outlook
from saddlebag.bots.public_enemy.saloon import completes, drawn, kinds
from saddlebag.bots.public_enemy.scoring import worth_of_the_end
from saddlebag.bots.public_enemy.sight import GANG_OF_NAME, LEADER_NAMES, NOBODY, TOWN_COUNT, Sight
from saddlebag.public_enemy.cards import SALOON

NOTHING_TO_FEAR: Final = 0.0


class Draws:
    """The value of every draw, and the harm the next player could do with the open cards."""

    def __init__(self, outlook: Outlook) -> None:
        sight = outlook.sight
        rival = (sight.me + 1) % sight.seats
        self.outlook = outlook
        self.mine: dict[int, float] = {}
        self.ends: set[int] = set()  # the decks where a draw of mine ends the round
        harm: list[tuple[float, int]] = []
        for town in range(TOWN_COUNT):
            if town != sight.cavalry:
                card = open_card(sight, town)
                self.mine[town] = taken(outlook, sight.me, town, card)
                if ends_here(sight, sight.me, town, GANG_OF_NAME[card]):
                    self.ends.add(town)
                harm.append((outlook.now - taken(outlook, rival, town, card), town))
        if len(sight.decks[SALOON]) == 1:
            self.ends.add(SALOON)
        self.feared = sorted(harm, reverse=True)
        self.chances = kinds(sight)
        self.saloon = drawn(outlook, self.chances)

    def left(self, *gone: int) -> float:
        """The harm the next player could do, without the cards of these towns."""
        for harm, town in self.feared:
            if town not in gone:
                return harm * self.outlook.taste.deny if harm > 0 else NOTHING_TO_FEAR
        return NOTHING_TO_FEAR

    def town(self, town: int, *gone: int) -> float:
        """The value of drawing here; nothing is left to the next player if the round ends."""
        if town in self.ends:
            return self.mine[town]
        return self.mine[town] - self.left(town, *gone)

    def kind(self, kind: str) -> float:
        """The value of drawing this saloon card."""
        return self.saloon[kind] if SALOON in self.ends else self.saloon[kind] - self.left()

    def unseen(self, *gone: int) -> float:
        """The expected value of drawing from the saloon."""
        worth = sum([chance * self.saloon[kind] for kind, chance in self.chances.items()])
        return worth if SALOON in self.ends else worth - self.left(*gone)

    def worths(self) -> dict[int, float]:
        """The value of drawing from each deck."""
        return {**{town: self.town(town) for town in self.mine}, SALOON: self.unseen()}


def open_card(sight: Sight, town: int) -> str:
    """TURN-1: the card of a town that everybody sees."""
    card = sight.decks[town][-1]
    assert card is not None
    return card


def taken(outlook: Outlook, seat: int, town: int, card: str) -> float:
    """The value to me if a seat takes this card from a town."""
    gang = GANG_OF_NAME[card]
    leads = card == LEADER_NAMES[gang]
    if ends_here(outlook.sight, seat, town, gang):
        return worth_of_the_end(outlook, gang, NOBODY, seat, leads)
    return outlook.after(gang, NOBODY, seat, leads)


def ends_here(sight: Sight, seat: int, town: int, gang: int) -> bool:
    """ROUND-1: does the round end if a seat takes a card of this gang from this town?"""
    return len(sight.decks[town]) == 1 or completes(sight, seat, gang)
