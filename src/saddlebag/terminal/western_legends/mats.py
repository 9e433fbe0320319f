"""The mats: points, goods, items, hand, tracks, goals."""

from typing import Any

from saddlebag.kernel.phrase import Term
from saddlebag.telling.names import Names, commas, listed
from saddlebag.terminal.western_legends.words import (
    BOX,
    Look,
    called,
    card,
    cards,
    character,
    item,
    space,
    token,
)
from saddlebag.texts import say, spoken
from saddlebag.western_legends.content.items import ITEM, ITEMS
from saddlebag.western_legends.content.poker_cards import POKER_CARD
from saddlebag.western_legends.content.tracks import LENGTH, MARSHAL_ROW_LP, WANTED_ROW_LP, row


def mat(view: Look, player: int, folk: Names) -> str:
    """One player in a few sentences."""
    it = view["players"][player]
    about: dict[str, Any] = {
        "who": folk.who(player),
        "space": space(it["space"]) if it["space"] else "none",
        "lp": it["lp"],
        "discs": it["discs"],
    }
    if it["man_in_black"]:
        return say("western-legends-mat-black", **about)
    if it["character"] is None:
        return say("western-legends-mat-nobody", **about)
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
    parts = [say("western-legends-mat", **about), cattle(it), legendary(it)]
    if player != view["seat"] and it["hand"]["known"]:
        parts.append(say("western-legends-mat-known", cards=cards(it["hand"]["known"])))
    return " ".join(part for part in parts if part)


def gear(it: Look) -> Term:
    """All items; idle mounts and weapons are marked."""
    names: list[Term] = []
    for name in it["items"]:
        idle = name not in (it["mount"], it["weapon"]) and is_gear(name)
        names.append(say("western-legends-idle", item=item(name)) if idle else item(name))
    return listed(names)


def is_gear(name: str) -> bool:
    """Is it a mount or weapon, which can be idle?"""
    return ITEMS[ITEM[name.removesuffix("+")]].kind != "misc"


def cattle(it: Look) -> str:
    """Carried tokens: their color, and for their carrier their payment."""
    if not it["cattle"]:
        return ""
    tokens = [
        token(one["token"]) if one["token"] else called("color", one["color"])
        for one in it["cattle"]
    ]
    return say("western-legends-mat-cattle", tokens=commas(tokens))


def legendary(it: Look) -> str:
    """Completed goals and legendary tokens."""
    if not it.get("done"):
        return ""
    known = [token(name) for name in it["tokens"]["known"]]
    return say(
        "western-legends-mat-goals",
        goals=listed(called("goal", name) for name in it["done"]),
        tokens=listed(known) if known else "none",
        count=it["tokens"]["count"],
    )


def players(view: Look, folk: Names) -> list[str]:
    return [mat(view, player, folk) for player in range(len(view["players"]))]


# ---- the reader's own


def hand(view: Look) -> list[str]:
    """The cards in hand, each with its text."""
    names = sorted_hand(view)
    if not names:
        return [say("western-legends-hand-empty")]
    return [
        say("western-legends-choice-thing-card", card=card(name), text=called("card_text", name))
        for name in names
    ]


def sorted_hand(view: Look) -> list[str]:
    """The cards in hand, the lowest first."""
    held: list[str] = view["players"][view["seat"]].get("hand", {}).get("known", [])
    return sorted(held, key=lambda name: POKER_CARD[name])


def goals(view: Look, folk: Names) -> list[str]:
    """The reader's open goals, then everybody's completed ones."""
    if "goals" not in view["players"][0]:
        return [say("western-legends-goals-none")]
    mine = [] if view["seat"] is None else view["players"][view["seat"]]["goals"]["known"]
    lines = [
        say("western-legends-goals-open", goal=called("goal", name), text=called("goal_text", name))
        for name in mine
    ]
    for player, it in enumerate(view["players"]):
        done = it.get("done", [])
        if done:
            lines.append(
                say(
                    "western-legends-goals-done",
                    who=folk.who(player),
                    goals=listed(called("goal", name) for name in done),
                )
            )
    return lines or [say("western-legends-goals-none-open")]


# ---- the tracks


def tracks(view: Look, folk: Names) -> list[str]:
    """Both tracks: the players on them, the rewards of spaces, the scores of rows."""
    return [
        say("western-legends-track-marshal", rows=rows("marshal_track", MARSHAL_ROW_LP)),
        say("western-legends-track-wanted", rows=rows("wanted_track", WANTED_ROW_LP)),
        *(standing(player, it, folk) for player, it in enumerate(view["players"])),
    ]


def rows(track: str, lp: tuple[int, ...]) -> str:
    """Space by space, each row with its LP."""
    found = []
    for n in range(1, LENGTH + 1):
        reward = BOX()[track].get(str(n), ("western-legends-track-nothing", {}))
        text = spoken(reward).rstrip(".")
        found.append(say("western-legends-track-space", n=n, text=text))
    scored = [str(points) for points in lp[1:]]
    return say(
        "western-legends-track-rows", spaces=commas(found, "list-semicolon"), lp=listed(scored)
    )


def standing(player: int, it: Look, folk: Names) -> str:
    points = it["marshal"] or it["wanted"]
    kind = "marshal" if it["marshal"] else "wanted" if it["wanted"] else "none"
    return say(
        "western-legends-track-player",
        who=folk.who(player),
        kind=kind,
        points=points,
        row=row(points),
    )
