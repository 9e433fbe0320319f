"""Why something is not possible, with its numbers."""

from typing import Any

from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import Look, space, story
from saddlebag.texts import has, say
from saddlebag.western_legends.content.board import LOCATIONS, SPACE


def refusal(reason: str, values: Look, folk: Folk) -> str:
    """A reason code with its values, as a sentence."""
    about: dict[str, Any] = {}
    for name, value in values.items():
        about |= field(name, value, folk)
    return say(f"wl-why-{reason}", **about)


def sweeping(reason: str, values: Look, folk: Folk) -> str:
    """The reason where all of them are listed: without what differs from place to place."""
    key = f"wl-why-all-{reason}"
    if not has(key):
        return refusal(reason, values, folk)
    return say(key, has=values.get("has", 0))


def field(name: str, value: Any, folk: Folk) -> dict[str, Any]:
    """One value by its name."""
    if value is None:
        return {name: "none"}
    if name == "player":
        return {"who": folk.who(value), "whom": folk.whom(value)}
    if name == "space":
        return {name: space(value)}
    if name == "story":
        return {name: story(value)}
    if name == "trigger":
        return {name: say(f"wl-trigger-{value}")}
    if name == "effect":
        return {name: say(f"wl-poker-{value}"), "text": say(f"wl-poker-{value}-text")}
    if name == "needs" and value in LOCATIONS:
        return {name: say(f"wl-location-{value}")}
    if name == "needs" and value in SPACE:
        return {name: space(value)}
    return {name: value}
