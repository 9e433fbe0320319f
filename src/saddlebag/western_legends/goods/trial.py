"""What an answer would bring: the rule itself, tried on a copy with luck of its own.

A trial goes on while nobody else has to decide. Of the player's own further choices every one that
matters is tried, the rest is let pass; so its ends are all that can come of the answer.
"""

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.chance import Chance
from saddlebag.western_legends.content.dice import DIE, FACES
from saddlebag.western_legends.content.numbers import WALLET
from saddlebag.western_legends.goods.amounts import AMOUNTS, amount
from saddlebag.western_legends.state import West
from saddlebag.western_legends.view_schema import Change, Stakes
from saddlebag.western_legends.zones import TOKEN

Play = Callable[[West], Coroutine[Any, Any, None]]
Detail = dict[str, Any]
Luck = dict[str, list[list[int]]]  # outcomes to come, by label
ELSEWHERE: Final = b"trial"  # the key of a trial's luck: nothing of the table's own shows
TOKENS: Final = "tokens"
# Own choices that decide what is gained; others are let pass, where that can be.
DECIDING: Final = ("choose", "loot", "keep_loot", "take_cattle", "track_kind", "refuse_wanted")
DELIVER: Final = "deliver"
ANY: Final = (DELIVER, "keep_tokens")  # whichever comes first: it makes no difference to amounts
MANY: Final = 2 * WALLET // 10  # rolls after which no wallet has room for Gold Dust
DICE: Final = "die"
PLAIN: Final = next(face for face, it in enumerate(FACES) if not it.fx)
BLIND: Final = "random_discard"  # takes cards that may pay for it


def twin(s: West) -> West:
    """The same table, with luck of its own."""
    copy = s.copy()
    copy.chance = Chance(ELSEWHERE, {})
    if s.fight is not None:
        copy.fight = s.fight.twin()
    return copy


def stakes(s: West, me: int, play: Play, spent: int = 0) -> Stakes:
    """What it brings at once; `spent`: cards that the answer itself names and uses up."""
    least, used = outcomes(s, me, play, {})
    if DICE in used:
        return by_dice(s, me, play)
    if BLIND in used:
        for change in least:
            change.pop("cards", None)
    elif spent:
        for change in least:
            add(change, "cards", spent)
    return {"brings": least} if any(least) else {}


def by_answer(s: West, me: int, plays: Mapping[str, Play], spent: int = 0) -> Detail | None:
    """What each of these answers brings, as a detail of their ask."""
    found = {answer: stakes(s, me, play, spent) for answer, play in plays.items()}
    told = {answer: it for answer, it in found.items() if it}
    return {"stakes": told} if told else None


def by_dice(s: West, me: int, play: Play) -> Stakes:
    """The least and the most that the dice may bring."""
    found: list[Change] = []
    for face in range(len(FACES)):
        rolls = [[DIE.index(face)]] * MANY + [[DIE.index(PLAIN)]] * MANY
        found += outcomes(s, me, play, {DICE: rolls})[0]
    return {"brings": [bound(min, found)], "most": bound(max, found)}


def bound(of: Callable[..., int], changes: list[Change]) -> Change:
    """The least or the most of everything."""
    whole = {what: of([change.get(what, 0) for change in changes]) for what in COUNTED}
    return only(whole.items())


def outcomes(s: West, me: int, play: Play, luck: Luck) -> tuple[list[Change], set[str]]:
    """Every different end, in the order of the choices; and the labels of the luck used."""
    ends: list[Change] = []
    used: set[str] = set()
    paths: list[tuple[str, ...]] = [()]
    while paths:
        path = paths.pop(0)
        tried = twin(s)
        tried.chance.script = {label: rolls.copy() for label, rolls in luck.items()}
        more = run(tried, me, play, path)
        used |= set(tried.chance.used)
        if more:
            paths += [(*path, answer) for answer in more]
            continue
        change = compare(s, tried, me)
        if change not in ends:
            ends.append(change)
    return ends, used


def run(s: West, me: int, play: Play, path: Sequence[str]) -> list[str]:
    """Give these answers, then what lets the rest pass; the answers of the next choice, if any."""
    flow, answers = play(s), list(path)
    try:
        pause: object = flow.send(None)
        while isinstance(pause, Ask) and pause.seat == me:
            choices = deciding(pause)
            if choices and not answers:
                return choices
            answer = answers.pop(0) if choices else pause.idle
            if not answer:
                break
            pause = flow.send(answer)
    except StopIteration:
        pass
    finally:
        flow.close()
    return []


def deciding(ask: Ask) -> list[str]:
    """The answers of an own choice on which the gain hangs."""
    if ask.key in DECIDING:
        return [option for option in ask.options if option != ask.idle]
    if ask.key == "after_move" and DELIVER in ask.options:
        return [DELIVER]
    return [ask.options[0]] if ask.key in ANY else []


# ---- amounts


COUNTED: Final = (*AMOUNTS, TOKENS)


def compare(before: West, after: West, me: int) -> Change:
    """What has become more or less."""
    return only((what, how_much(after, me, what) - how_much(before, me, what)) for what in COUNTED)


def how_much(s: West, me: int, what: str) -> int:
    return len(s.cards.piles[TOKEN[me]]) if what == TOKENS else amount(s, me, what)


def only(amounts: Iterable[tuple[str, int]]) -> Change:
    """Nothing is said of what stays as it is."""
    return {what: n for what, n in amounts if n}


def add(change: Change, what: str, n: int) -> None:
    change[what] = change.get(what, 0) + n
    if not change[what]:
        del change[what]
