"""What happened, in sentences."""

from collections.abc import Iterable
from typing import Any, Final

from saddlebag.public_enemy.cards import GANGS
from saddlebag.terminal.names import Names, commas
from saddlebag.terminal.public_enemy.words import card, deck, gang, several
from saddlebag.texts import say

Event = dict[str, Any]
Args = dict[str, Any]

# These go on in the paragraph of what led to them.
CONTINUES: Final = ("turned_up", "no_effect", "discarded", "hunted", "swindled")


def told(events: Iterable[Event], names: Names, brief: bool) -> list[str]:
    """A paragraph for each thing somebody did; in brief without the first cards of a round."""
    paragraphs: list[str] = []
    begins = False
    before: Event = {}
    for event in events:
        event, before = shot_out(event, before), event
        begins = event["event"] == "round_begins" or (begins and event["event"] == "turned_up")
        if brief and begins and event["event"] == "turned_up":
            continue
        text = sentence(event, names)
        if paragraphs and event["event"] in CONTINUES:
            paragraphs[-1] += " " + text
        else:
            paragraphs.append(text)
    return paragraphs


def shot_out(event: Event, before: Event) -> Event:
    """A One that was won by shooting is no longer tied for (PE DUEL-1)."""
    won = before.get("prize") == "one" and before["winner"] is not None
    return {**event, "tied": [event["seat"]]} if won and event["event"] == "one" else event


def sentence(event: Event, names: Names) -> str:
    """One event."""
    key = event["event"]
    if key in ("undo", "takeback"):
        return say(f"event-{key}", **about(event, names))
    if key in SPECIAL:
        return say(f"pe-event-{key}", **SPECIAL[key](event, names))
    return say(f"pe-event-{key}", **about(event, names))


def about(event: Event, names: Names) -> Args:
    """The arguments of an event that speaks of seats, decks and cards only."""
    args: Args = {}
    for name, value in event.items():
        match name:
            case "seat" | "starter":
                args |= {"who": names.who(value), "me": names.is_me(value)}
            case "owner":
                args |= {"owner": names.whom(value), "mine": names.is_me(value)}
            case "town" | "deck" | "left":
                args[name] = deck(value)
            case "card":
                args[name] = card(value)
            case "supremacy":
                args[name] = gang(value) if value else "none"
            case "round" | "answers" | "why":
                args[name] = value
    return args


def majority(event: Event, names: Names) -> Args:
    """Who has the most cards of a gang, how it was settled, and whether it brings a token."""
    counts, winner, how = event["counts"], event["winner"], event["how"]
    most = max(counts)
    if how == "duel" and winner is None:
        how = "fallen"
    tied = [seat for seat, count in enumerate(counts) if count == most]
    return {
        "gang": gang(event["gang"]),
        "how": how,
        "most": several(event["gang"], most),
        "tied": names.all(tied),
        "who": "" if winner is None else names.who(winner),
        "me": names.is_me(winner),
        "gains": "yes" if event["gains"] else "no",
    }


def prize(name: str) -> str:
    return say("pe-prize-one") if name == "one" else say("pe-prize-gang", gang=gang(name))


def duel(event: Event, names: Names) -> Args:
    """Both rows of tiles, and who showed the Bang first."""
    pairs = zip(event["seats"], event["bangs"], strict=True)
    shots = [say("pe-shot", who=names.whom(seat), tile=tile) for seat, tile in pairs]
    winner = event["winner"]
    return {
        "prize": prize(event["prize"]),
        "shots": commas(shots),
        "me": "nobody" if winner is None else names.is_me(winner),
        "who": "" if winner is None else names.who(winner),
    }


def tuel(event: Event, names: Names) -> Args:
    """One row of tiles, turned over in the order of the round."""
    return {
        "prize": prize(event["prize"]),
        "order": commas(names.whom(seat) for seat in event["seats"]),
        "tiles": event["tiles"],
        "bang": event["bang"],
        "me": names.is_me(event["winner"]),
        "who": names.whom(event["winner"]),
    }


def points(event: Event, names: Names) -> Args:
    """Each player's points, gang by gang."""
    rows = []
    for seat, total in enumerate(event["points"]):
        parts = [
            say("pe-points-part", gang=gang(name), points=value)
            for name, value in zip(GANGS, event["by_gang"][seat], strict=True)
            if value
        ]
        key = "pe-points-row" if parts else "pe-points-row-nothing"
        listed = commas(parts) if parts else ""
        rows.append(say(key, who=names.whom(seat), points=total, parts=listed))
    return {"rows": "; ".join(rows)}


def one(event: Event, names: Names) -> Args:
    """Who holds the One now, and since when."""
    seat, before, tied = event["seat"], event["before"], event["tied"]
    if seat is None:
        how = "nobody"
    elif seat == before:
        how = "keeps" if len(tied) == 1 else "keeps_tie"
    else:
        how = "takes" if before is None else "from"
    return {
        "how": how,
        "tied": names.all(tied, begins=True),
        "who": "" if seat is None else names.who(seat) if how != "keeps_tie" else names.whom(seat),
        "me": names.is_me(seat),
        "before": "" if before is None else names.whom(before),
    }


SPECIAL: Final = {
    "majority": majority,
    "duel": duel,
    "tuel": tuel,
    "points": points,
    "one": one,
}
