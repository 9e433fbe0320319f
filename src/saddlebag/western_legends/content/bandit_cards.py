"""Fistful of Extras: bandits with a face, and cards with a line for each (FIST-6, FIST-7)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.contents import fits, need, page, table
from saddlebag.western_legends.content.numbers import BOX
from saddlebag.western_legends.content.steps import Steps, steps
from saddlebag.western_legends.content.verbs import BANDIT_VERBS, LINE_KINDS

PAGE: Final[dict[str, Any]] = page("bandits")
TYPE_ROWS: Final[list[dict[str, Any]]] = table(PAGE, "type")
ROWS: Final[list[dict[str, Any]]] = table(PAGE, "card")
TYPES: Final[tuple[str, ...]] = tuple(row["id"] for row in TYPE_ROWS)


class Line(NamedTuple):
    """What holds in the fight with one bandit, or comes on top of its outcome."""

    kind: str
    fx: Steps


class BanditCard(NamedTuple):
    id: str
    lines: tuple[Line, ...]  # one for each type of bandit, in their order


def bandit_card(row: dict[str, Any]) -> BanditCard:
    where = row["id"]
    need([line["bandit"] for line in row["lines"]] == list(TYPES), where, "a line for each bandit")
    for line in row["lines"]:
        fits(line, ("bandit", "kind", "fx"), {"kind": LINE_KINDS}, where)
        need((line["kind"] == "quote") == (not line["fx"]), where, "only a quote does nothing")
    lines = [Line(line["kind"], steps(line["fx"], where, BANDIT_VERBS)) for line in row["lines"]]
    return BanditCard(where, tuple(lines))


BANDIT_CARDS: Final[tuple[BanditCard, ...]] = tuple(bandit_card(row) for row in ROWS)
NO_LINE: Final = Line("quote", ())


def line_id(card: int, bandit: int) -> str:
    """The line of a card for a type of bandit: `bandit_card_1/robber`."""
    return f"{BANDIT_CARDS[card].id}/{TYPES[bandit]}"


def check_bandit_cards() -> None:
    """FIST-6"""
    wanted = (BOX["bandits"], BOX["bandit_cards"])
    need((len(TYPES), len(BANDIT_CARDS)) == wanted, "bandits", "types and cards")


check_bandit_cards()
