"""The end of the game: the winner, the reason, and everybody's result."""

from saddlebag.telling.names import Names
from saddlebag.terminal.public_enemy.sight import wanted
from saddlebag.terminal.public_enemy.words import Look
from saddlebag.texts import say


def ending(view: Look, names: Names) -> list[str]:
    """The verdict, then a line for each player."""
    lines = [verdict(view, names), *(row(view, seat, names) for seat in range(view["seats"]))]
    return [*lines, say("public-enemy-end-uncounted")] if uncounted(view["result"]) else lines


def uncounted(result: Look) -> bool:
    """Was the game won by a Wanted token, before the points (PE WIN-2)?"""
    return result["why"] == "public_enemy" and not any(result["points"])


def verdict(view: Look, names: Names) -> str:
    result = view["result"]
    winners = result["winners"]
    mine = names.is_me(winners[0]) if len(winners) == 1 else "no"
    who = names.all(winners, begins=True)
    if result["why"] == "public_enemy":
        return say("public-enemy-end-public_enemy", who=who, me=mine)
    return say(
        "public-enemy-end-round_cap",
        who=who,
        me=mine,
        count=len(winners),
        rounds=result["rounds"],
        by=ahead_by(result),
    )


def ahead_by(result: Look) -> str:
    """What set the winner apart (PE Q-27): Wanted tokens, the One, the points, or nothing."""
    ranks = sorted(
        (
            (score, seat == result["one"], points)
            for seat, (score, points) in enumerate(
                zip(result["scores"], result["points"], strict=True)
            )
        ),
        reverse=True,
    )
    for what, first, second in zip(("wanted", "one", "points"), ranks[0], ranks[1], strict=True):
        if first != second:
            return what
    return "level"


def row(view: Look, seat: int, names: Names) -> str:
    it, one = view["players"][seat], "yes" if view["one"] == seat else "no"
    who, tokens = names.who(seat), wanted(it)
    if uncounted(view["result"]):
        return say("public-enemy-end-row-uncounted", who=who, wanted=tokens, one=one)
    return say("public-enemy-end-row", who=who, wanted=tokens, one=one, points=it["points"])
