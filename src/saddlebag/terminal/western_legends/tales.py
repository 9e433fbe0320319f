"""The open stories: their triggers, their discs, and the effect of completing them."""

from saddlebag.telling.names import Names, commas
from saddlebag.terminal.western_legends.words import Look, called
from saddlebag.texts import say, spoken


def stories(view: Look, folk: Names) -> list[str]:
    """Both open stories."""
    lines = [tale(it, folk) for it in view["stories"] if it]
    return lines or [say("western-legends-tale-none")]


def tale(it: Look, folk: Names) -> str:
    """One open story in full."""
    return " ".join([head(it, folk), does(it["story"])])


def head(it: Look, folk: Names) -> str:
    """Its name, its trigger and its discs."""
    discs = [folk.whom(player) for player in it["discs"]]
    return say(
        "western-legends-tale",
        story=called("story", it["story"]),
        trigger=called("trigger", it["trigger"]),
        discs=commas(discs) if discs else "none",
        count=len(discs),
        needed=it["needed"],
    )


def does(name: str) -> str:
    """What happens when a story is complete."""
    return spoken(called("story_does", name))


def brief(view: Look, folk: Names) -> list[str]:
    """The open stories without their effects."""
    return [head(it, folk) for it in view["stories"] if it]
