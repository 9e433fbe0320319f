"""What answers bring, in words; web/src/games/western-legends/words/stakes.ts is its twin."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.telling.names import commas
from saddlebag.terminal.western_legends.sighting import my_ask
from saddlebag.terminal.western_legends.words import Look
from saddlebag.texts import spoken

Change = Mapping[str, int]
# What matters most comes first.
ORDER: Final = (
    "lp", "tokens", "money", "nuggets", "cattle", "marshal", "wanted", "cards", "wounds",
)  # fmt: skip
OPEN_ENDED: Final = "money"  # Gold Dust rolls on and on
NOTHING: Final[Phrase] = ("western-legends-brings-none", {})


def stakes_of(view: Look, option: str) -> str:
    """What an answer of the open question brings; empty if nothing is certain."""
    detail: Look = my_ask(view).get("detail", {})
    if option in detail.get("cards", {}):
        return spoken(card(detail["cards"][option]))
    found = detail.get("stakes", {}).get(option)
    return spoken(stakes(found)) if found else ""


def card(of: Mapping[str, Any]) -> Phrase:
    """What a card is worth in a fight, and whether that is enough."""
    wins = yes(of["wins"]) if "wins" in of else "none"
    return "western-legends-brings-value", {**of, "wins": wins}


def stakes(of: Mapping[str, Any]) -> Term:
    """A contest with both ends, or what comes at once."""
    if "won" in of:
        args = {"won": either(of["won"], "plain"), "lost": either(of["lost"])}
        return "western-legends-stakes-contest", {**args, "certain": yes(of.get("certain"))}
    if "most" in of:
        return "western-legends-stakes-most", {"most": change(luck(of["most"]), "plain")}
    return either(of["brings"])


def either(changes: Sequence[Change], gains: str = "more") -> Term:
    """One of several ends."""
    return commas([change(it, gains) for it in changes], "western-legends-stakes-or")


def change(of: Change, gains: str = "more") -> Term:
    """Every amount, the most important first."""
    parts = [amount(what, of[what], gains) for what in ORDER if what in of]
    return commas(parts) if parts else NOTHING


def amount(what: str, n: int, gains: str) -> Phrase:
    return f"western-legends-brings-{what}", {"n": abs(n), "how": gains if n > 0 else "less"}


def luck(most: Change) -> Change:
    """Without what has no end, where there is anything else."""
    rest = {what: n for what, n in most.items() if what != OPEN_ENDED}
    return rest or most


def yes(value: object) -> str:
    return "yes" if value else "no"
