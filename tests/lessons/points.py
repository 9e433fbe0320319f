"""Can the page find what a lesson points at? By view, question and contents."""

from fnmatch import fnmatchcase
from typing import Any

from saddlebag.kernel.ask import Ask
from saddlebag.public_enemy.cards import DECK_NAMES, GANGS
from saddlebag.western_legends.content.board import SPACE

View = dict[str, Any]
ON_A_MAT = ("money", "nuggets", "wounds", "hand", "lp", "actions", "ability", "weapon", "mount")


def is_there(point: str, view: View, ask: Ask | None, me: int) -> bool:
    """`option:` is a button of the prompt, the rest lies on the table."""
    kind, _, what = point.partition(":")
    if kind == "option":
        return ask is not None and any(fnmatchcase(it, what) for it in ask.options)
    if view["game"] == "western-legends":
        return is_in_the_west(kind, what, view, me)
    return is_in_town(kind, what, view)


def is_in_the_west(kind: str, what: str, view: View, me: int) -> bool:
    """Western Legends."""
    mine, players = view["players"][me], view["players"]
    match kind:
        case "space":
            return what in SPACE
        case "card":
            return what in mine["hand"]["known"]
        case "item":
            return what in mine["items"] or what in view["store"]
        case "mat":
            return what in ON_A_MAT
        case "plate":
            return int(what) in range(len(players)) and int(what) != me
        case "track":
            name, _, space = what.partition(":")
            return name in ("marshal", "wanted") and (not space or 1 <= int(space) <= 9)
        case "story":
            return view["stories"][int(what)] is not None
        case "flop":
            return len(view["flop"]) == 3
        case "stage":
            return bool(view["fight"] or view["poker"])
        case "ladder" | "aid":
            return True
    return False


def is_in_town(kind: str, what: str, view: View) -> bool:
    """Public Enemy Number One."""
    match kind:
        case "deck":
            return what in DECK_NAMES and bool(view["decks"][what])
        case "stack":
            seat, gang = what.split(":")
            return bool(view["players"][int(seat)]["stacks"][gang])
        case "medal":
            seat, prize = what.split(":")
            return int(seat) in range(view["seats"]) and prize in (*GANGS, "one")
        case "points":
            return int(what) in range(view["seats"])
        case "worth" | "goal" | "seen" | "scoring":
            return True
    return False
