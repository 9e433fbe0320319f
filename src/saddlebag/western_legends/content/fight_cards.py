"""The 13 fight cards, one for each rank, and what they do to the player who meets them."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import need, numbered, page, table
from saddlebag.western_legends.content.numbers import BOX
from saddlebag.western_legends.content.steps import Steps, steps
from saddlebag.western_legends.content.verbs import FIGHT_VERBS

ROWS: Final[list[dict[str, Any]]] = table(page("fight"), "card")


class FightCard(NamedTuple):
    """Its effect happens whoever wins, unless cancelled (HEIST-8)."""

    id: str
    rank: int
    fx: Steps


FIGHT_CARD: Final[dict[str, int]] = numbered(ROWS)
FIGHT_DECK: Final[tuple[FightCard, ...]] = tuple(
    FightCard(row["id"], row["rank"], steps(row["fx"], row["id"], FIGHT_VERBS)) for row in ROWS
)


def check_fight_cards() -> None:
    """COMP-2: one of each rank."""
    need(len(FIGHT_DECK) == BOX["fight"], "fight", f"{len(FIGHT_DECK)} cards")
    need([card.rank for card in FIGHT_DECK] == list(range(2, 15)), "fight", "ranks")


check_fight_cards()
