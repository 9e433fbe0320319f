"""Filters for telling.toml that need more than a path: standings, the next hidden card."""

from collections.abc import Sequence
from typing import Any, Final

from saddlebag.public_enemy.cards import DECK_NAMES, GANGS
from saddlebag.telling.filters import truth
from saddlebag.telling.interpreter import SAID, Filter, Interpreter, Scope, Typed
from saddlebag.terminal.public_enemy.words import GANG_OF, LEADERS

Look = dict[str, Any]  # a view, or a part of one


def completes(it: Interpreter, gang: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """Would one more card of this gang give the chooser all four (PE ROUND-1)?"""
    view = scope["view"].value
    mine = view["players"][view["seat"]]["stacks"]
    return truth(gang.value in GANGS and all(mine[name] or name == gang.value for name in GANGS))


def next_hidden(it: Interpreter, deck: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """The next hidden card of a deck, as far as the reader knows it."""
    pile = scope["view"].value["decks"][deck.value]
    return Typed("card", pile[-1] if deck.value == DECK_NAMES[-1] else pile[-2])


def standing(it: Interpreter, card: Typed, words: Sequence[str], scope: Scope) -> Typed:
    """One more card of its gang, compared with the opponents' cards of it."""
    gang, view = GANG_OF.get(card.value), scope["view"].value
    if gang is None:
        return Typed(SAID, "none")
    robbed = scope[words[0]].value if words else None
    me, count = view["seat"], len(view["players"][view["seat"]]["stacks"][gang]) + 1
    others = {
        seat: len(mat["stacks"][gang]) - (seat == robbed)
        for seat, mat in enumerate(view["players"])
        if seat != me
    }
    best = max(others.values())
    if best < count:
        return Typed(SAID, it.phrase("standing-most", {}))
    level = [seat for seat, has in others.items() if has == best]
    rivals = it.names.all(level)
    if best > count:
        return Typed(SAID, it.phrase("standing-behind", {"rivals": rivals, "count": best}))
    leader = led(view, gang, [me, *level], card.value)
    return Typed(SAID, it.phrase("standing-level", {"rivals": rivals, "leader": leader}))


def led(view: Look, gang: str, level: list[int], gained: str) -> str:
    """The owner of the leader that would break a tie (PE MAJ-3)."""
    for seat in level:
        owned = view["players"][seat]["stacks"][gang]
        if LEADERS[gang] in owned and LEADERS[gang] != gained:
            return "yours" if seat == view["seat"] else "theirs"
    return "yours" if LEADERS[gang] == gained else "nobodys"


FILTERS: Final[dict[str, Filter]] = {
    "completes": completes,
    "next_hidden": next_hidden,
    "standing": standing,
}
