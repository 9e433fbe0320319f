"""What every card, deck and gang is called, by kind and id, as phrases."""

from collections.abc import Iterable
from typing import Any

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.public_enemy.cards import DECK_NAMES, GANGS, NUMBERS, OUTLAW_ROWS

Family = dict[str, Term]


def plain(family: str, ids: Iterable[str]) -> Family:
    """Things whose name is a message of their own."""
    return {it: (f"public-enemy-{family}-{it}", {}) for it in ids}


def outlaw(row: dict[str, Any]) -> Phrase:
    """An outlaw with the gang, and whether it leads it."""
    name: Phrase = (f"public-enemy-card-{row['id']}", {})
    gang: Phrase = (f"public-enemy-gang-{row['gang']}", {})
    return (
        "public-enemy-outlaw",
        {"name": name, "gang": gang, "leader": "yes" if row.get("leader") else "no"},
    )


def prizes() -> Family:
    """What a shoot-out is about."""
    tokens: Family = {
        it: ("public-enemy-prize-gang", {"gang": (f"public-enemy-gang-{it}", {})}) for it in GANGS
    }
    return {**tokens, "one": ("public-enemy-prize-one", {})}


def lexicon() -> dict[str, Family]:
    """Every family."""
    outlaws: Family = {row["id"]: outlaw(row) for row in OUTLAW_ROWS}
    saloon = plain("card", (row["id"] for row in NUMBERS["saloon"]))
    decks = plain("deck", DECK_NAMES)
    return {
        "gang": plain("gang", GANGS),
        "town": decks,
        "deck": decks,
        "outlaw": outlaws,
        "saloon_card": saloon,
        "card": {**outlaws, **saloon},
        "card_name": plain("card", [*outlaws, *saloon]),  # without the gang
        "card_gang": {row["id"]: row["gang"] for row in OUTLAW_ROWS},
        "prize": prizes(),
    }
