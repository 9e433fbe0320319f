"""Figures on the contents: how often each component of the agreed boxes was used."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from saddlebag.lab.western_legends.contents import ITEM_KIND, JOKER, JOKER_USES, LINE, Used
from saddlebag.western_legends.content.bandit_cards import BANDIT_CARDS, TYPES, line_id
from saddlebag.western_legends.content.contents import switched_on
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.options import Options

Row = dict[str, Any]
STORE: Final = ("bought", "upgraded", "gained", "worked")


def contents(options: dict[str, Any], games: Sequence[Used]) -> dict[str, list[Row]]:
    """Everything that lay on these tables, used or not."""
    whole: Counter[tuple[str, str, str]] = Counter()
    for used in games:
        whole.update(used)
    agreed = Options(options)
    items = [ITEMS[number] for number in switched_on(ITEMS, agreed.sets)]
    return {
        "items": [
            {"item": it.id, **{what: whole[ITEM_KIND, it.id, what] for what in STORE}}
            for it in items
            if not it.legendary
        ],
        "legendary_items": [legendary(whole, it.id) for it in items if it.legendary],
        "bandit_lines": bandit_lines(whole) if agreed.bandit_cards else [],
        "jokers": [
            {"use": use, "count": whole[JOKER, use, "used"]}
            for use in (JOKER_USES if agreed.jokers else ())
        ],
    }


def legendary(whole: Counter[tuple[str, str, str]], name: str) -> Row:
    """GBH-4, GBH-6: drawn blind, then kept or put back."""
    drawn, back = (whole[ITEM_KIND, name, what] for what in ("drawn", "put_back"))
    return {
        "item": name,
        "drawn": drawn,
        "kept": drawn - back,
        "worked": whole[ITEM_KIND, name, "worked"],
    }


def bandit_lines(whole: Counter[tuple[str, str, str]]) -> list[Row]:
    """Card by card: how often a line was turned up, and how often its bandit was beaten."""
    return [
        {
            "card": it.id,
            "bandit": bandit,
            "kind": it.lines[number].kind,
            **{what: whole[LINE, line_id(card, number), what] for what in ("met", "beaten")},
        }
        for card, it in enumerate(BANDIT_CARDS)
        for number, bandit in enumerate(TYPES)
    ]
