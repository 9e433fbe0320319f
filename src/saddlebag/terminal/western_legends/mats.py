"""What everybody has: points, goods, items, hand, tracks, goals."""

from typing import Any

from saddlebag.terminal.names import commas, listed
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.words import (
    Look,
    card,
    card_text,
    cards,
    character,
    goal,
    herd,
    item,
    space,
    token,
    worth,
)
from saddlebag.texts import say
from saddlebag.texts.phrases import sentences
from saddlebag.western_legends.content.goals import GOAL, GOALS
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from saddlebag.western_legends.content.steps import Steps
from saddlebag.western_legends.content.tracks import (
    LENGTH,
    MARSHAL,
    MARSHAL_ROW_LP,
    WANTED,
    WANTED_ROW_LP,
    row,
)
from saddlebag.western_legends.wording.goals import goal as goal_phrases
from saddlebag.western_legends.wording.rewards import reward


def mat(view: Look, player: int, folk: Folk) -> str:
    """One player in a few sentences."""
    it = view["players"][player]
    about: dict[str, Any] = {
        "who": folk.who(player),
        "space": space(it["space"]) if it["space"] else "none",
        "lp": it["lp"],
        "discs": it["discs"],
    }
    if it["man_in_black"]:
        return say("wl-mat-black", **about)
    if it["character"] is None:
        return say("wl-mat-nobody", **about)
    about |= {
        "character": character(it["character"]),
        "legend": "yes" if it["legend"] else "no",
        "money": it["money"],
        "nuggets": it["nuggets"],
        "wounds": it["wounds"],
        "marshal": it["marshal"],
        "wanted": it["wanted"],
        "hand": it["hand"]["count"],
        "limit": it["hand_limit"],
        "movement": it["movement"],
        "items": gear(it) if it["items"] else "none",
    }
    parts = [say("wl-mat", **about), cattle(it), legendary(it)]
    if player != view["seat"] and it["hand"]["known"]:
        parts.append(say("wl-mat-known", cards=cards(it["hand"]["known"])))
    return " ".join(part for part in parts if part)


def gear(it: Look) -> str:
    """All items; those in use are marked where there is a choice."""
    names = []
    for name in it["items"]:
        idle = name not in (it["mount"], it["weapon"]) and is_gear(name)
        names.append(say("wl-idle", item=item(name)) if idle else item(name))
    return listed(names)


def is_gear(name: str) -> bool:
    """A mount or weapon is in use, or another of its kind is."""
    return ITEMS[ITEM[name.removesuffix("+")]].kind != "misc"


def cattle(it: Look) -> str:
    """Carried tokens: their color, and for their carrier what they pay."""
    if not it["cattle"]:
        return ""
    tokens = [token(one["token"]) if one["token"] else herd(one["color"]) for one in it["cattle"]]
    return say("wl-mat-cattle", tokens=commas(tokens))


def legendary(it: Look) -> str:
    """Completed goals and legendary tokens."""
    if not it.get("done"):
        return ""
    known = [worth(name) for name in it["tokens"]["known"]]
    return say(
        "wl-mat-goals",
        goals=listed(map(goal, it["done"])),
        tokens=listed(known) if known else "none",
        count=it["tokens"]["count"],
    )


def players(view: Look, folk: Folk) -> list[str]:
    return [mat(view, player, folk) for player in range(len(view["players"]))]


# ---- the reader's own


def hand(view: Look) -> list[str]:
    """The cards one holds, each with what it does."""
    names = sorted_hand(view)
    if not names:
        return [say("wl-hand-empty")]
    return [say("wl-choice-card", card=card(name), text=card_text(name)) for name in names]


def sorted_hand(view: Look) -> list[str]:
    """The cards one holds, the lowest first."""
    held: list[str] = view["players"][view["seat"]].get("hand", {}).get("known", [])
    return sorted(held, key=lambda name: POKER_CARD[name])


def goals(view: Look, folk: Folk) -> list[str]:
    """One's own open goals, then what everybody has completed."""
    if "goals" not in view["players"][0]:
        return [say("wl-goals-none")]
    mine = [] if view["seat"] is None else view["players"][view["seat"]]["goals"]["known"]
    lines = [say("wl-goals-open", goal=goal(name), text=goal_text(name)) for name in mine]
    for player, it in enumerate(view["players"]):
        done = it.get("done", [])
        if done:
            lines.append(say("wl-goals-done", who=folk.who(player), goals=listed(map(goal, done))))
    return lines or [say("wl-goals-none-open")]


def goal_text(name: str) -> str:
    return sentences(goal_phrases(GOALS[GOAL[name]].condition))


# ---- the tracks


def tracks(view: Look, folk: Folk) -> list[str]:
    """Both tracks: who stands where, what each space brings, what each row scores."""
    return [
        say("wl-track-marshal", rows=rows(MARSHAL, MARSHAL_ROW_LP)),
        say("wl-track-wanted", rows=rows(WANTED, WANTED_ROW_LP)),
        *(standing(player, it, folk) for player, it in enumerate(view["players"])),
    ]


def rows(rewards: tuple[Steps, ...], lp: tuple[int, ...]) -> str:
    """Space by space, each row with its LP."""
    found = []
    for space_number in range(1, LENGTH + 1):
        steps = rewards[space_number]
        text = sentences(reward(steps)).rstrip(".") if steps else say("wl-track-nothing")
        found.append(say("wl-track-space", n=space_number, text=text))
    scored = [str(points) for points in lp[1:]]
    return say("wl-track-rows", spaces="; ".join(found), lp=listed(scored))


def standing(player: int, it: Look, folk: Folk) -> str:
    points = it["marshal"] or it["wanted"]
    kind = "marshal" if it["marshal"] else "wanted" if it["wanted"] else "none"
    return say("wl-track-player", who=folk.who(player), kind=kind, points=points, row=row(points))
