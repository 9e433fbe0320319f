"""A choice in a few words, and the words by which it can be typed."""

from typing import Final

from saddlebag.terminal.typed_words import plain_words
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.rewards import DEALS, OPTIONS, deal_text, option_text
from saddlebag.terminal.western_legends.sighting import causes, players_at
from saddlebag.terminal.western_legends.spaces import detour, is_back_here
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
    if is_back_here(view, option):
        return say("wl-short-back")
    if detour(option):
        return say("wl-short-detour", what=space(goal_of(option)), way=round_about(option))
    if rest:
        number = int(rest) if rest.isdecimal() else 0
        key = f"wl-short-{word}-n" if has(f"wl-short-{word}-n") else f"wl-short-{word}"
        return say(key, what=meant(view, word, rest, folk), n=number)
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
        sold = [say("wl-short-sold", n=int(count))] if int(count) else []
        return " + ".join([*sold, *map(card, fakes)])
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
    """Every word that may stand for this option, in small letters.

    A way that leads back to where one stands is never meant by the name of the place.
    """
    if is_back_here(view, option):
        return plain_words(say("wl-short-back"))
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


def met(view: Look, option: str, folk: Folk) -> str:
    """Whom one meets at a space; a ride may go by their names, too."""
    where = option.partition(":")[2].partition(":")[0]
    if where not in SPACE or is_back_here(view, option):
        return ""
    there = [player for player in players_at(view, where) if player != view["seat"]]
    people = [character(it) for p in there if (it := view["players"][p].get("character"))]
    return " ".join([*map(folk.whom, there), *people])
