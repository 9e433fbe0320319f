"""What a card would be worth in a fight, and what the fight is about: shown beside the answers."""

from saddlebag.western_legends.fights.bandit_lines import lower
from saddlebag.western_legends.fights.comparison import ahead
from saddlebag.western_legends.fights.reveal import hold
from saddlebag.western_legends.fights.stakes import ends, fight_stakes
from saddlebag.western_legends.goods.hands import RANK
from saddlebag.western_legends.goods.trial import Detail, twin
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import CardView
from saddlebag.western_legends.zones import HAND, NAMES


def card_detail(s: West, me: int) -> Detail | None:
    """Every card of the hand that has a rank, if it were put down."""
    f = s.fight
    if f is None:
        return None
    cards = [card for card in sorted(s.cards.piles[HAND[me]]) if RANK[card]]
    found = {NAMES[card]: put_down(s, f, me, card) for card in cards}
    return {"cards": found, "fight": fight_stakes(s, f, me)}


def stance_detail(s: West, me: int) -> Detail | None:
    """What is won and lost, and what declining costs."""
    f = s.fight
    if f is None:
        return None
    declined = ends(s, f, me, 1 - f.side_of(me), declined=True)
    return {"fight": fight_stakes(s, f, me), "stakes": {"decline": {"brings": declined}}}


def put_down(s: West, f: Fight, me: int, card: int) -> CardView:
    """With what holds from the reveal on; the opposing card counts if it lies open."""
    t, side = twin(s), f.side_of(me)
    fight = f.twin()
    t.fight = fight
    fight.shown[side], fight.ranks[side] = NAMES[card], RANK[card]
    hold(t, fight)
    lower(t, fight)
    return as_it_stands(t, fight, side)


def as_it_stands(s: West, f: Fight, side: int) -> CardView:
    """The value of a side's card, how far the other is lowered, and who is ahead."""
    view: CardView = {"value": f.value(side), "lowers": f.lowered[1 - side]}
    if f.ranks[1 - side]:
        view["wins"] = ahead(s, f) == side
    return view
