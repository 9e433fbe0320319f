"""Goals in words: keys of texts with what they are about (rewards.py)."""

from typing import Final

from saddlebag.western_legends.content.goals import Condition, Where
from saddlebag.western_legends.content.items import ITEMS
from saddlebag.western_legends.wording.rewards import Phrase, Words, joined, sentence, yes

STATES: Final = ("have", "none")


def goal(condition: Condition) -> list[Phrase]:
    """What must be done or be so, as a sentence."""
    return [sentence(asked(condition))]


def asked(of: Condition) -> Words:
    """One condition, or several of them together."""
    match of.kind:
        case "have" | "none":
            return ("wl-is-have", {"what": state(of)})
        case "own":
            item: Phrase = (f"wl-item-{ITEMS[of.item].id}", {})
            return ("wl-is-own", {"item": item, "upgraded": yes(of.upgraded)})
        case "at":
            return ("wl-is-at", {"place": of.place})
        case "lead":
            return ("wl-is-lead", {"stat": ("wl-stat", {"stat": of.stat}), "n": of.n})
        case "distinct":
            return limited((f"wl-distinct-{of.event}-{of.by}", {"n": of.n}), of.where)
        case "any":
            return any_of([asked(part) for part in of.of])
        case "all":
            return all_of(of)
    deed = limited((f"wl-event-{event(of)}", {"n": of.n}), of.where)
    return deed if of.kind == "count" else (f"wl-is-{of.kind}", {"deed": deed})


def event(of: Condition) -> str:
    """A fight against a certain player need not be told to be one against a player."""
    fight = of.event == "player_fight_win" and of.where.opponent
    return "fight_win" if fight else of.event


def state(of: Condition) -> Phrase:
    """What a player must have, or must have none of."""
    if of.kind == "none":
        return ("wl-is-none", {"stat": ("wl-stat", {"stat": of.stat})})
    return (f"wl-have-{of.stat}", {"n": of.n})


def limited(deed: Words, where: Where) -> Words:
    """The deed, and under which circumstances it counts."""
    values = where._asdict()
    for name, value in values.items():
        if value:
            about = "yes" if value is True else value
            deed = (f"wl-where-{name}", {"deed": deed, "value": about})
    return deed


def any_of(parts: list[Words]) -> Words:
    first, *rest = parts
    for part in rest:
        first = ("wl-is-any", {"first": first, "rest": part})
    return first


def all_of(of: Condition) -> Words:
    """Deeds first, then everything to be had at once."""
    parts = [asked(part) for part in of.of if part.kind not in STATES]
    states: list[Words] = [state(part) for part in of.of if part.kind in STATES]
    if states:
        parts.append(("wl-is-have", {"what": joined(states)}))
    text = joined(parts)
    lasting = any(part.kind == "count" for part in of.of)  # once reached, it stays reached
    return text if lasting else ("wl-is-all", {"what": text})
