"""The open stories: what they ask for, whose discs lie on them, what completing them would do."""

from saddlebag.terminal.names import commas, listed
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import Look, story
from saddlebag.texts import say
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.board import GANGS
from saddlebag.western_legends.content.stories import STORY, STORY_CARDS
from saddlebag.western_legends.wording.rewards import reward


def stories(view: Look, folk: Folk) -> list[str]:
    """Both open stories."""
    lines = [tale(it, folk) for it in view["stories"] if it]
    return lines or [say("wl-tale-none")]


def tale(it: Look, folk: Folk) -> str:
    """One open story in full."""
    return " ".join([head(it, folk), does(it["story"])])


def head(it: Look, folk: Folk) -> str:
    """Its name, its trigger and its discs."""
    discs = [folk.whom(player) for player in it["discs"]]
    return say(
        "wl-tale",
        story=story(it["story"]),
        trigger=say(f"wl-trigger-{it['trigger']}"),
        discs=commas(discs) if discs else "none",
        count=len(discs),
        needed=it["needed"],
    )


def does(name: str) -> str:
    """What happens when a story is complete."""
    it = STORY_CARDS[STORY[name]]
    gangs = listed(GANGS[gang] for gang in it.spawn) if it.spawn else "none"
    text = sentences(reward(it.reward))
    return say("wl-tale-does", reward=text, gangs=gangs, sheriff=it.sheriff)


def brief(view: Look, folk: Folk) -> list[str]:
    """The open stories without what they do."""
    return [head(it, folk) for it in view["stories"] if it]
