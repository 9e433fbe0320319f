"""The contract about copies, replays and taking back."""

import json
from functools import partial
from typing import Any

from saddlebag.kernel.ask import Ask
from saddlebag.kernel.contract_outlook import (
    Broken,
    Dice,
    demand,
    eye,
    news,
    observers,
    own_ask,
    play,
    said,
    snapshot,
    wire,
)
from saddlebag.kernel.event import WATCHER
from saddlebag.kernel.game import Game
from saddlebag.kernel.journal import BadJournal
from saddlebag.kernel.replay import replay, replay_steps
from saddlebag.kernel.table import Table

ROOMY = 20_000  # bytes of a journal's head, links and hashes aside
PER_ANSWER = 400


def whole(table: Table) -> str:
    """All of the present and of the past."""
    told = [table.events(seat) for seat in observers(table)]
    return snapshot(table) + wire([told, table.journal()])


def present(table: Table, written: int) -> str:
    """All of the present, and of the past what was written from here on."""
    return snapshot(table) + wire(table.entries(written))


def check_copies(table: Table, written: int, dice: Dice) -> Table:
    """A copy, and a copy of a copy, equals the original; playing on one touches no other."""
    truth = present(table, written)
    twin = table.copy()
    again = twin.copy()
    demand(present(twin, written) == truth, "a copy differs from its original")
    demand(present(again, written) == truth, "a copy of a copy differs")
    for _ in range(4):
        wander(twin, dice)
    demand(present(table, written) == truth, "playing on a copy touches the original")
    demand(present(again, written) == truth, "playing on a copy touches another")
    return again


def wander(table: Table, dice: Dice) -> None:
    """Some answer."""
    if table.ask is not None:
        ask = dice.pick(table.asks)
        play(table, dice.pick(ask.options), ask.seat, "in a copy")


def check_group(table: Table, ask: Ask, dice: Dice) -> int:
    """A multi-select at once is the same as one by one, and it is whole or nothing."""
    one, at_once, texts = table.copy(), table.copy(), []
    open_ask: Ask | None = ask
    while open_ask is not None and open_ask.group == ask.group:
        texts.append(dice.pick(open_ask.options))
        play(one, texts[-1], ask.seat, "in a group")
        open_ask = own_ask(one, ask.seat)
        going_on = open_ask is not None and open_ask.group == ask.group
        demand(not going_on or not news(one), f"something is learnt in the middle of {ask.key}")
    for wrong in (texts[:-1], [*texts, texts[0]], []):
        said(partial(at_once.answer_group, wrong, ask.seat))
    demand(at_once.state_hash() == table.state_hash(), "a refused group left a trace")
    at_once.answer_group(texts, ask.seat)
    demand(present(one, 0) == present(at_once, 0), "a group at once differs from one by one")
    return 1


def check_replay(game: Game, table: Table) -> None:
    """The journal, sent through JSON, leads to the same table."""
    text = wire(table.journal())
    answers = sum(1 for entry in table.entries() if isinstance(entry[0], int))
    demand(len(text) <= ROOMY + PER_ANSWER * answers, "the journal is too large")
    twin = replayed(game, text)
    demand(whole(twin) == whole(table), "a replay differs")


def replayed(game: Game, text: str) -> Table:
    try:
        return replay(game, json.loads(text))
    except BadJournal as error:
        raise Broken(f"an honest journal is refused: {error}") from error


def check_prefixes(game: Game, table: Table, hashes: dict[int, str]) -> int:
    """Every prefix of the journal leads to the position that was there."""
    journal: dict[str, Any] = json.loads(wire(table.journal()))
    count = 0
    try:
        for length, again in enumerate(replay_steps(game, journal)):
            if length in hashes:
                demand(again.state_hash() == hashes[length], "the replay of a prefix differs")
                count += 1
    except BadJournal as error:
        raise Broken(f"an honest journal is refused: {error}") from error
    demand(count == len(hashes), "a position is not in the journal")
    return count


def check_undo(table: Table, past: list[str]) -> int:
    """Taking back leads to the position that was, and takes nothing out of anybody's eyes."""
    count = 0
    for seat in range(table.rules.seats):
        allowed = table.undoable(seat)
        for answers in sorted({1, allowed}) if allowed else ():
            twin, told = table.copy(), table.event_count
            twin.undo(seat, answers)
            demand(past[-1 - answers] in ("", twin.state_hash()), "undo does not lead back")
            demand(twin.undoable(seat) == allowed - answers, "undo leaves another number free")
            demand(twin.event_count == told + 1, "undo is not told")
            check_nothing_unseen(table, twin)
            count += 1
    return count


def check_nothing_unseen(before: Table, after: Table) -> None:
    """What has been seen stays seen: every seat still knows each card where it knew it."""
    old, new = before.state.cards, after.state.cards
    for seat in (WATCHER, *range(before.rules.seats)):
        me = eye(None if seat == WATCHER else seat)
        gone = [c for c, who in enumerate(old.seen) if who & me and not new.seen[c] & me]
        demand(not gone, f"undo takes back what seat {seat} has seen")
    demand(not set(after.state.sealed) - set(before.state.sealed), "undo closes an opened seal")
