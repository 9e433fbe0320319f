"""Goals in words: keys of texts with what they are about (rewards.py)."""

from typing import Final

from saddlebag.kernel.phrase import Phrase, Term
from saddlebag.western_legends.content.goals import Condition, Where
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.wording.rewards import joined, sentence, yes

STATES: Final = ("have", "none")


def goal(condition: Condition) -> list[Phrase]:
    """What must be done or be so, as a sentence."""
    return [sentence(asked(condition))]


def asked(of: Condition) -> Term:
    """One condition, or several of them together."""
    match of.kind:
        case "have" | "none":
            return ("western-legends-is-have", {"what": state(of)})
        case "own":
            item: Phrase = (f"western-legends-item-{ITEMS[of.item].id}", {})
            return ("western-legends-is-own", {"item": item, "upgraded": yes(of.upgraded)})
        case "at":
            return ("western-legends-is-at", {"place": of.place})
        case "lead":
            return (
                "western-legends-is-lead",
                {"stat": ("western-legends-stat", {"stat": of.stat}), "n": of.n},
            )
        case "distinct":
            return limited((f"western-legends-distinct-{of.event}-{of.by}", {"n": of.n}), of.where)
        case "any":
            return any_of([asked(part) for part in of.of])
        case "all":
            return all_of(of)
    counted = limited((f"western-legends-event-{event(of)}", {"n": of.n}), of.where)
    return counted if of.kind == "count" else (f"western-legends-is-{of.kind}", {"event": counted})


def event(of: Condition) -> str:
    """A fight against a certain player need not be told to be one against a player."""
    fight = of.event == "player_fight_win" and of.where.opponent
    return "fight_win" if fight else of.event


def state(of: Condition) -> Phrase:
    """What a player must have, or must have none of."""
    if of.kind == "none":
        return ("western-legends-is-none", {"stat": ("western-legends-stat", {"stat": of.stat})})
    return (f"western-legends-have-{of.stat}", {"n": of.n})


def limited(counted: Term, where: Where) -> Term:
    """The event, and under which circumstances it counts."""
    values = where._asdict()
    for name, value in values.items():
        if value:
            about = "yes" if value is True else value
            counted = (f"western-legends-where-{name}", {"event": counted, "value": about})
    return counted


def any_of(parts: list[Term]) -> Term:
    first, *rest = parts
    for part in rest:
        first = ("western-legends-is-any", {"first": first, "rest": part})
    return first


def all_of(of: Condition) -> Term:
    """Events first, then everything to be had at once."""
    parts = [asked(part) for part in of.of if part.kind not in STATES]
    states: list[Term] = [state(part) for part in of.of if part.kind in STATES]
    if states:
        parts.append(("western-legends-is-have", {"what": joined(states)}))
    text = joined(parts)
    lasting = any(part.kind == "count" for part in of.of)  # once reached, it stays reached
    return text if lasting else ("western-legends-is-all", {"what": text})
