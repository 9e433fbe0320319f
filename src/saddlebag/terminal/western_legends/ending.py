"""The end of the game: the winner, the reason, and each score line by line."""

from saddlebag.kernel.phrase import Term
from saddlebag.telling.filters import entries
from saddlebag.telling.interpreter import Typed
from saddlebag.telling.names import Names
from saddlebag.terminal.western_legends.telling import TELLING
from saddlebag.terminal.western_legends.words import Look, character
from saddlebag.texts import say


def ending(view: Look, folk: Names) -> list[str]:
    """The verdict, then everybody from the first to the last."""
    result = view["result"]
    order = sorted(range(len(result["scores"])), key=lambda it: (-result["scores"][it], it))
    return [verdict(result, folk), *(row(result, player, folk) for player in order)]


def verdict(result: Look, folk: Names) -> str:
    """The winners, and the tie-breaker."""
    winners = result["winners"]
    if not winners:
        return say("western-legends-end-black", rounds=result["rounds"])
    return say(
        "western-legends-end",
        who=folk.all(winners, begins=True),
        me=folk.is_me(winners[0]) if len(winners) == 1 else "no",
        count=len(winners),
        lp=max(result["scores"]),
        why=result["why"],
        rounds=result["rounds"],
    )


def row(result: Look, player: int, folk: Names) -> str:
    """One player's points, line by line."""
    black = result["characters"][player] == "man_in_black"
    return say(
        "western-legends-end-row",
        who=folk.who(player),
        character="none" if black else character(result["characters"][player]),
        total=result["scores"][player],
        lines=score_lines(result["lines"][player], folk),
    )


def score_lines(lines: Look, folk: Names) -> Term:
    """The parts of the score, without empty ones."""
    speech = TELLING.asks(folk).speech
    return speech.render(entries(speech, Typed("record", lines), ["score", "lp"]))
