"""A choice in a few words, and the words by which it can be typed."""

import re
from typing import Final

from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.rewards import DEALS, OPTIONS, deal_text, option_text
from saddlebag.terminal.western_legends.sighting import causes
from saddlebag.terminal.western_legends.spaces import detour
from saddlebag.terminal.western_legends.spaces import goal as goal_of
from saddlebag.terminal.western_legends.words import (
    Look,
    card,
    character,
    goal,
    herd,
    item,
    place,
    space,
    story,
    token,
)
from saddlebag.texts import has, say
from saddlebag.western_legends.content.board import COLORS, MESAS, NAMES, REGIONS, SPACE
from saddlebag.western_legends.content.cattle import CATTLE_TOKEN
from saddlebag.western_legends.content.characters import CHARACTER
from saddlebag.western_legends.content.fight_cards import FIGHT_CARD
from saddlebag.western_legends.content.goals import GOAL
from saddlebag.western_legends.content.items import ITEM
from saddlebag.western_legends.content.poker_cards import POKER_CARD

SEATED: Final = ("duel", "rob", "arrest", "seat")
DISCS: Final = ("place", "move")
MESA_NAMES: Final = tuple(NAMES[mesa] for mesa in MESAS)


def short(view: Look, option: str, folk: Folk) -> str:
    """An answer in a few words, also one that is not possible now."""
    if option in OPTIONS:
        return option_text(option, causes(view))
    if option in DEALS:
        return deal_text(option, causes(view))
    word, _, rest = option.partition(":")
    if detour(option):
        return say("wl-short-detour", what=space(goal_of(option)), way=round_about(option))
    if rest:
        number = int(rest) if rest.isdecimal() else 0
        return say(f"wl-short-{word}", what=meant(view, word, rest, folk), n=number)
    return named(option) or say(f"wl-short-{word}", what="")


def round_about(option: str) -> str:
    """Where a detour goes."""
    way = detour(option)
    return say(f"wl-region-{way}") if way in REGIONS else say("wl-short-mesa")


def meant(view: Look, word: str, rest: str, folk: Folk) -> str:
    """What follows the word, by its name; a number stays one."""
    if word in SEATED:
        return folk.whom(int(rest))
    if word in DISCS:
        it = view["stories"][int(rest)]
        return story(it["story"]) if it else rest
    if word == "deposit":
        count, *fakes = rest.split("+")
        return " + ".join([count, *map(card, fakes)])
    return named(rest) or rest


def named(name: str) -> str:
    """The name of a thing by its id; empty if there is no such thing."""
    if name in SPACE or name in MESA_NAMES:
        return space(name)
    if name in POKER_CARD or name in FIGHT_CARD:
        return card(name)
    if name.removesuffix("+") in ITEM:
        return item(name)
    if name in CHARACTER:
        return character(name)
    if name in CATTLE_TOKEN or name.startswith("worth_"):
        return token(name)
    if name in GOAL:
        return goal(name)
    return herd(name) if name in COLORS else ""


# ---- typed


def typed(view: Look, option: str, folk: Folk) -> list[str]:
    """Every word that may stand for this option, in small letters."""
    word, _, rest = option.partition(":")
    text = f"{option} {meant(view, word, rest, folk) if rest else named(option)}"
    where = rest.partition(":")[0]
    if where in SPACE:
        text += f" {space(where)} {place(where)}"
    if rest and word in SEATED:
        it = view["players"][int(rest)].get("character")
        text += " " + (character(it) if it else "")
    if has(f"wl-typed-{word}"):
        text += " " + say(f"wl-typed-{word}")
    return plain_words(text)


def plain_words(text: str) -> list[str]:
    """Without marks: Stick 'Em Up! goes by stick, em and up, Spike's by spikes."""
    bare = text.lower().replace("'", "").replace("_", " ")
    return re.findall(r"\w+", bare)
