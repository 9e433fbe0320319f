"""The end of the game: who won, why, and each score line by line."""

from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.told_things import score_lines
from saddlebag.terminal.western_legends.words import Look, character
from saddlebag.texts import say


def ending(view: Look, folk: Folk) -> list[str]:
    """The verdict, then everybody from the first to the last."""
    result = view["result"]
    order = sorted(range(len(result["scores"])), key=lambda it: (-result["scores"][it], it))
    return [verdict(result, folk), *(row(result, player, folk) for player in order)]


def verdict(result: Look, folk: Folk) -> str:
    """Who has won, and what set them apart."""
    winners = result["winners"]
    if not winners:
        return say("wl-end-black", rounds=result["rounds"])
    return say(
        "wl-end",
        who=folk.all(winners, begins=True),
        me=folk.is_me(winners[0]) if len(winners) == 1 else "no",
        count=len(winners),
        lp=max(result["scores"]),
        why=result["why"],
        rounds=result["rounds"],
    )


def row(result: Look, player: int, folk: Folk) -> str:
    """One player's points, line by line."""
    black = result["characters"][player] == "man_in_black"
    return say(
        "wl-end-row",
        who=folk.who(player),
        character="none" if black else character(result["characters"][player]),
        total=result["scores"][player],
        lines=score_lines(result["lines"][player]),
    )
