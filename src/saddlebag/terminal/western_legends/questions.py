"""What somebody is asked, in a sentence."""

from typing import Any

from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import Look, rank
from saddlebag.texts import has, say


def question(view: Look, ask: Look, folk: Folk) -> str:
    """What the reader is asked."""
    about: dict[str, Any] = {
        "actions": view["actions"],
        "money": view["players"][ask["seat"]]["money"],
        "picks": ask.get("picks", 0),
        "limit": view["players"][ask["seat"]].get("hand_limit", 0),
        "phase": view["phase"],
        "whom": folk.who(view["turn"]),
        **in_fight(view, ask["seat"], folk),
    }
    if view["poker"]:
        about["whom"] = folk.who(view["poker"]["host"])
    return say(f"wl-ask-{ask['key']}", **about)


def in_fight(view: Look, me: int, folk: Folk) -> dict[str, Any]:
    """Whom one fights, and how the cards stand."""
    fight = view["fight"]
    if not fight:
        return {}
    first, second = fight["sides"]
    foe = first if second == me else second
    npc = say("wl-foe", kind=fight["kind"])
    values = [rank(value) for value in fight["values"]] or ["none", "none"]
    return {
        "kind": fight["kind"],
        "foe": npc if foe is None else folk.whom(foe),
        "whom": folk.who(first) if first != me else folk.whom(first),
        "value": values[0],
        "against": values[1],
    }


def thinking(ask: Look, folk: Folk) -> str:
    """What somebody else is asked."""
    key = f"wl-thinks-{ask['key']}"
    return say(key if has(key) else "wl-thinks", who=folk.who(ask["seat"]))
