"""Jokers that were put down: the card to copy once they are turned up."""

from saddlebag.bots.western_legends.cards import RANK, parted
from saddlebag.bots.western_legends.fight_asks import bonus, npc_ties, odds_of
from saddlebag.bots.western_legends.fight_values import NPCS, stakes
from saddlebag.bots.western_legends.poker import worth
from saddlebag.bots.western_legends.sight import Sight

Worths = dict[str, float]


def copy(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The card that wins, in a fight or at poker."""
    return at_poker(sight, options) if sight.view["poker"] else in_fight(sight, options)


def in_fight(sight: Sight, options: tuple[str, ...]) -> Worths:
    """Among the cards that win the one with the best Bonus; the highest, if the other is open."""
    fight = sight.view["fight"]
    side = 0 if fight["sides"][0] == sight.me else 1
    npc, theirs = fight["kind"] in NPCS, fight["ranks"][1 - side]
    won, lost = stakes(sight, fight)
    tie = side == 0 and (bool(npc_ties(sight, fight)) if npc else True)
    found: Worths = {}
    for answer in options:
        original = parted(answer)[1]
        value = RANK[original] + sight.lowers(npc, sight.place) + sight.stick
        likely = float(value + tie > theirs) if theirs else odds_of(sight, fight)[value]
        found[answer] = likely * (won - lost) + bonus(sight, original, npc) + RANK[original] / 1000
    return found


def at_poker(sight: Sight, options: tuple[str, ...]) -> Worths:
    """The card that makes the best hand."""
    copied = sight.view["poker"]["copied"]
    joker = parted(options[0])[0]
    down = [copied.get(name, name) for name in sight.mat["played"] if name != joker]
    originals = {answer: parted(answer)[1] for answer in options}
    worths = {answer: worth(sight, [*down, card]) for answer, card in originals.items()}
    ranking = sorted(set(worths.values()))
    return {answer: float(ranking.index(it)) for answer, it in worths.items()}
