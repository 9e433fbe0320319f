"""Dollars: bury a card to see another, or look at the saloon's next, if that may pay."""

from saddlebag.bots.public_enemy.draw import Draws
from saddlebag.bots.public_enemy.saloon import completes
from saddlebag.bots.public_enemy.scoring import worth_of_the_end
from saddlebag.bots.public_enemy.sight import GANG_OF_NAME, LEADER_NAMES, NOBODY, Sight
from saddlebag.public_enemy.cards import NAMES, OUTLAWS, SALOON, TOWNS
from saddlebag.public_enemy.dollars import BURY, PEEK

ROSTER = tuple(tuple(NAMES[card] for card in cards) for cards in OUTLAWS)


def tiles(draws: Draws, options: tuple[str, ...]) -> dict[str, float]:
    """DOLLAR-2: the expected draw after each Dollars action, less the tile's price.

    Looking at a town's next card needs planning, which this bot does not do.
    """
    price = draws.outlook.taste.dollar
    found: dict[str, float] = {}
    seen = known(draws.outlook.sight)
    for town in range(len(TOWNS)):
        if BURY[town] in options:
            found[BURY[town]] = after_burying(draws, town, seen) - price
    if PEEK[SALOON] in options and len(draws.chances) > 1:
        found[PEEK[SALOON]] = after_peeking(draws) - price
    return found


def known(sight: Sight) -> set[str]:
    """Every card whose place I know."""
    view = sight.view
    found = {card for deck in sight.decks for card in deck if card is not None}
    found.update(card for card in view["removed"] if card is not None)
    found.update(view["out"])
    for player in view["players"]:
        for stack in player["stacks"].values():
            found.update(stack)
    return found


def after_burying(draws: Draws, town: int, seen: set[str]) -> float:
    """DOLLAR-3: the best open card afterwards, averaged over all cards that may be turned up."""
    under = draws.outlook.sight.decks[town][-2]
    hidden = [card for card in ROSTER[town] if card not in seen] if under is None else [under]
    best = max(draws.town(other, town) for other in draws.mine if other != town)
    best = max(best, draws.unseen(town))
    return sum(max(best, if_turned_up(draws, town, card)) for card in hidden) / len(hidden)


def if_turned_up(draws: Draws, town: int, card: str) -> float:
    """The value of drawing this card if it were open in a town."""
    outlook = draws.outlook
    sight, gang = outlook.sight, GANG_OF_NAME[card]
    leads = card == LEADER_NAMES[gang]
    if completes(sight, sight.me, gang):
        return worth_of_the_end(outlook, gang, NOBODY, sight.me, leads)
    return outlook.after(gang, NOBODY, sight.me, leads) - draws.left(town)


def after_peeking(draws: Draws) -> float:
    """DOLLAR-4: draw the saloon's card if it is good, and another if it is not."""
    best = max(draws.town(town) for town in draws.mine)
    return sum(max(best, draws.kind(kind)) * chance for kind, chance in draws.chances.items())
