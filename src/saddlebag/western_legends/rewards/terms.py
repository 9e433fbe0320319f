"""What rewards hang on: conditions, counts, prices, and what is there to be gained at all."""

from typing import Final, NamedTuple

from saddlebag.kernel.ask import Refusal
from saddlebag.western_legends.content.board import ALL_HIDEOUTS, MINES, RANCHES, TOWN_SPACES
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.content.numbers import FEW_CARDS, MOST_WOUNDS, POOR
from saddlebag.western_legends.content.tracks import row
from saddlebag.western_legends.goods.amounts import amount
from saddlebag.western_legends.goods.buying import FOR_SALE, LEGENDARY_ITEMS, PRICE, may_own
from saddlebag.western_legends.goods.gear import of_kind
from saddlebag.western_legends.goods.hands import holds
from saddlebag.western_legends.goods.herds import has_room
from saddlebag.western_legends.riding.ride import barred
from saddlebag.western_legends.state import West
from saddlebag.western_legends.zones import RANCH

LEGENDARY: Final = "legendary"
GROUPS: Final[dict[str, tuple[int, ...]]] = {
    "any_town": TOWN_SPACES,
    "any_mine": MINES,
    "any_ranch": RANCHES,
    "free_hideout": ALL_HIDEOUTS,
}


class Reward(NamedTuple):
    """Who is rewarded (or punished), and what for."""

    seat: int
    cause: str
    closer: bool = False  # placed or moved the disc that completed the story
    wrangled: bool = False  # of a cattle token: delivered at the Rail Station
    taken: bool = False  # Wanted points are not refused: they were picked, or earned by an action


def must_choose() -> list[Refusal]:
    """Q-24: everybody decides for themselves, but has to."""
    return [("pass", "compulsory", {}, "WL Q-24")]


def is_so(s: West, r: Reward, cond: str) -> bool:
    """A condition, for the rewarded player at this step."""
    me = r.seat
    match cond:
        case "marshal":
            return s.marshal[me] > 0
        case "wanted":
            return s.wanted[me] > 0
        case "not_wanted":
            return not s.wanted[me]
        case "unhurt":
            return not s.wounds[me]
        case "wounded":
            return s.wounds[me] > 0
        case "mounted":
            return bool(of_kind(s, me, "mount"))
        case "on_foot":
            return not of_kind(s, me, "mount")
        case "few_cards":
            return holds(s, me) <= FEW_CARDS
        case "poor":
            return s.money[me] <= POOR
        case "behind":
            return max(s.lp) > s.lp[me]
        case "closer":
            return r.closer
    return r.wrangled


def how_many(s: West, me: int, each: str) -> int:
    """What is counted, as far as everybody can see it (nuggets without Fool's Gold)."""
    match each:
        case "wounds":
            return s.wounds[me]
        case "nuggets":
            return s.nuggets[me]
        case "bandits":
            return s.bandits.bit_count()
        case "marshal_rows":
            return row(s.marshal[me])
    return sum([1 for points in s.wanted if points])


def has(s: West, me: int, what: str) -> int:
    """How much there is to be lost or paid; of wounds the free spaces (Q-74)."""
    return MOST_WOUNDS - s.wounds[me] if what == "wounds" else amount(s, me, what)


def spaces(s: West, me: int, group: str) -> list[int]:
    """Where a figure may be put: not on a bandit, nor a Wanted one on the Sheriff (Q-17)."""
    shut = s.bandits | barred(s, me) | 1 << s.place[me]
    return [space for space in GROUPS[group] if not shut >> space & 1]


def free_items(s: West, me: int, pool: str, max_price: int) -> list[int]:
    """Items of the store that may be taken for nothing (ITEM-1, ITEM-5, Q-09)."""
    if pool == LEGENDARY:  # room for it can be made (GBH-6)
        return [item for item in LEGENDARY_ITEMS if s.stock[item]]
    return [
        item
        for item in FOR_SALE
        if pool in ("any", ITEMS[item].kind)
        and (not max_price or PRICE[item] <= max_price)
        and may_own(s, me, item) is None
    ]


def ranches(s: West, me: int) -> list[int]:
    """Ranches that can give a token, if it can be carried."""
    if not has_room(s, me):
        return []
    return [color for color, zone in enumerate(RANCH) if s.cards.piles[zone]]
